/**
 * Which letters a word has, as bits: what a word lacks of another is found by them before both are compared, which is
 * most of the work of a search among many words. Signs share bits.
 */
export function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

/** How many letters the first word has that the second lacks. */
export function lettersLacking(first: number, second: number): number {
  let rest = first & ~second
  let count = 0
  while (rest !== 0) {
    rest &= rest - 1
    count += 1
  }
  return count
}
