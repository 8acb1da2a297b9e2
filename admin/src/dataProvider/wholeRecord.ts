/** Query meta for a complete record: cached apart from records of lists, which have fewer fields. */
export const wholeRecord = { screen: 'form' }
