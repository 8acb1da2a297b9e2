/** The fragment of a quote on the page of its job, in both languages. */
export function quoteAnchor(id: number): string {
  return `offerte-${id}`
}
