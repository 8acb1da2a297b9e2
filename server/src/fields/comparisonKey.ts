/** A text normalized for comparison: `É` equals `é`, and full-width letters equal plain ones. */
export function comparisonKey(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}
