/** The most typing errors that are forgiven in a word of so many letters. */
export function maxTypos(letters: number): number {
  if (letters < 4) return 0
  return letters < 7 ? 1 : 2
}

/** How a word may have been meant that is typed as another: with so many typing errors, or one in its beginning. */
export type Mistyped = number | 'begun'

/** How a typed word resembles another; null where it does not. */
export function mistyped(typed: string, word: string): Mistyped | null {
  const max = maxTypos(typed.length)
  if (max === 0) return null
  const typos = typosBetween(typed, word, max)
  if (typos <= max) return typos
  // As one types, there is only the beginning of a word, of which the first letter is right.
  const isBegun =
    word.length > typed.length && typed[0] === word[0] && typosBetween(typed, word.slice(0, typed.length), 1) === 1
  return isBegun ? 'begun' : null
}

/**
 * How many typing errors lie between two words: a letter too many, too few, another one, or two that changed places.
 * @returns more than `max` where there are more; how many is not found out then
 */
export function typosBetween(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    let least = row
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      let typos = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + Number(!isSame),
      )
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (isSwapped) typos = Math.min(typos, (before[column - 2] ?? 0) + 1)
      next.push(typos)
      if (typos < least) least = typos
    }
    if (least > max) return max + 1
    before = last
    last = next
  }
  return last[other.length] ?? 0
}
