/** A value, and how often it occurred. */
export interface Occurrence {
  value: number
  count: number
}

/** Of an `Int32Array`. */
const [smallest, largest] = [-(2 ** 31), 2 ** 31 - 1] as const

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

/** The same for values that lie sorted in several lists, however many: none is copied or sorted again. */
export function medianOfSorted(lists: readonly Int32Array[]): number | null {
  const total = lists.reduce((sum, { length }) => sum + length, 0)
  if (total === 0) return null
  const [lower, upper] = [Math.floor((total - 1) / 2), Math.ceil((total - 1) / 2)]
  return (placedAt(lists, lower) + placedAt(lists, upper)) / 2
}

/** The smallest value that more than `place` values do not exceed. */
function placedAt(lists: readonly Int32Array[], place: number): number {
  let [low, high] = [smallest, largest]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const upTo = lists.reduce((sum, list) => sum + countUpTo(list, middle), 0)
    if (upTo > place) high = middle
    else low = middle + 1
  }
  return low
}

function countUpTo(list: Int32Array, value: number): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((list[middle] as number) <= value) low = middle + 1
    else high = middle
  }
  return low
}
