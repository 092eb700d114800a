/** The longest name that the server accepts. */
export const LONGEST_NAME = 24
