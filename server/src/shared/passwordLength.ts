/** Characters; the upper limit keeps the work for one call within bounds. */
export const passwordLength = { min: 10, max: 200 }
