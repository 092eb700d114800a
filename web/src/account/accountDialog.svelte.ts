// Whether the dialog about oneself is open; it can be asked for from every page.

export const aboutMe = $state({ open: false })
