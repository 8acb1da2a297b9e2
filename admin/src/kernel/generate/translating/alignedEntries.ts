export type Entry = Readonly<Record<string, unknown>>

/**
 * Which block or item of one list is that of another, in their order: of blocks only those of one type, and of several the
 * one that has more in common.
 * @returns places in the one list, with those in the other
 */
export function alignedEntries(one: readonly Entry[], other: readonly Entry[]): ReadonlyMap<number, number> {
  const best = Array.from({ length: one.length + 1 }, () => new Float64Array(other.length + 1))
  const bestAt = (row: number, column: number) => best[row]?.[column] ?? 0
  const together = (row: number, column: number) => {
    const likeness = likenessOf(one[row] ?? {}, other[column] ?? {})
    return likeness === 0 ? 0 : likeness + bestAt(row + 1, column + 1)
  }
  for (let row = one.length - 1; row >= 0; row--) {
    for (let column = other.length - 1; column >= 0; column--) {
      const line = best[row]
      if (line) line[column] = Math.max(together(row, column), bestAt(row + 1, column), bestAt(row, column + 1))
    }
  }
  const found = new Map<number, number>()
  for (let row = 0, column = 0; row < one.length && column < other.length; ) {
    const most = bestAt(row, column)
    if (together(row, column) === most && most > 0) found.set(row++, column++)
    else if (bestAt(row + 1, column) === most) row++
    else column++
  }
  return found
}

/** From 1 for two of one type to 2 for the same; 0 for those of two types. */
function likenessOf(one: Entry, other: Entry): number {
  if (one.__type !== other.__type) return 0
  const names = Object.keys(one).filter((name) => name !== '__type' && isSaid(one[name]))
  const alike = names.filter((name) => plain(one[name]) === plain(other[name])).length
  return names.length === 0 ? 1 : 1 + alike / names.length
}

const isSaid = (value: unknown) => value !== null && value !== undefined && value !== ''

/** What two values are held against each other by: a picture by its address, a list by what it holds. */
function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return 'url' in value ? value.url : JSON.stringify(value)
}
