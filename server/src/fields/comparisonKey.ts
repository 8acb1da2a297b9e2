/** The form of a text in which it is compared: `É` and `é` are the same, and so are full-width and plain letters. */
export function comparisonKey(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}
