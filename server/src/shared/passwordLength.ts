/** In characters; the maximum bounds the cost of hashing. */
export const passwordLength = { min: 10, max: 200 }
