/** The most letters of a name; the server takes no more. */
export const LONGEST_NAME = 24
