/** This many texts, concatenated. */
export function times(count: number, text: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => text(index)).join(' ')
}

/** A field nested in itself, this many times. */
export function nested(count: number, field: string, innermost: string): string {
  return `${`${field} { `.repeat(count)}${innermost}${' }'.repeat(count)}`
}
