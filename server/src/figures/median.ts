/** A value, and how often it occurred. */
export interface Occurrence {
  value: number
  count: number
}

/** The value in the middle, or what lies between the two in the middle; null for none. */
export function medianOf(occurrences: readonly Occurrence[]): number | null {
  const sorted = occurrences.toSorted((one, other) => one.value - other.value)
  const total = sorted.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  return (valueAt(sorted, Math.floor((total - 1) / 2)) + valueAt(sorted, Math.ceil((total - 1) / 2))) / 2
}

function valueAt(sorted: readonly Occurrence[], place: number): number {
  let passed = 0
  for (const { value, count } of sorted) {
    passed += count
    if (place < passed) return value
  }
  throw new RangeError(`There is no value at ${place}`)
}
