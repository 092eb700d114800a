// Whether the account dialog is open; every page can open it.

export const aboutMe = $state({ open: false })
