/** A list may have left a record with fewer fields in the cache; one read whole is kept apart from it. */
export const wholeRecord = { screen: 'form' }
