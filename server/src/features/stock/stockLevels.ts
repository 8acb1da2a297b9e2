/** The greatest stock that counts as low. */
export const lastItems = 2
