/** The most records that may be asked for at random. */
export const maxRandom = 9
