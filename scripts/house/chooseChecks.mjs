/**
 * The builds, on which the others depend, and the checks with one of these words in their title; all without a word.
 * @template Check
 * @param {Array<[title: string, check: Check]>} checks
 * @param {string[]} words
 * @throws {Error} with a sentence for the user, if a word is in no title
 */
export function chooseChecks(checks, words) {
  const titles = checks.map(([title]) => title)
  const unknown = words.find((word) => !titles.some((title) => title.includes(word)))
  if (unknown !== undefined) throw new Error(`No check has "${unknown}" in its title: ${titles.join(', ')}.`)
  if (words.length === 0) return checks
  return checks.filter(([title]) => title === 'builds' || words.some((word) => title.includes(word)))
}
