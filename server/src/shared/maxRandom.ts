/** The most records that may be asked for at random. */
export const mostRandom = 9
