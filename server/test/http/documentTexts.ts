/** So many texts, one after the other. */
export function times(count: number, text: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => text(index)).join(' ')
}

/** A field within itself, so many times. */
export function nested(count: number, field: string, innermost: string): string {
  return `${`${field} { `.repeat(count)}${innermost}${' }'.repeat(count)}`
}
