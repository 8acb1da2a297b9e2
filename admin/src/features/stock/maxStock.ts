/** What the server takes at most. */
export const maxStock = 1_000_000
