/** What the server takes at most. */
export const mostStock = 1_000_000
