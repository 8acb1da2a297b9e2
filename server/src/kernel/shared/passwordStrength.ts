/** In characters; the maximum bounds the cost of hashing. */
export const passwordLength = { min: 10, max: 200 }

/** Why a password is refused without a dictionary: too short, one pattern, or hardly more than known words. */
export type PasswordWeakness = 'short' | 'pattern' | 'words'

/** Keys that lie side by side, in both directions. */
const keyRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azerty', '1234567890', '1qaz2wsx3edc4rfv5tgb6yhn7ujm']

/** Characters that do not follow from the ones before; with fewer, a password is one pattern or two. */
const fewestSurprises = 4

/** Such characters among the letters and digits beside known words. */
const fewestBeside = 5

/** Shorter words would be found in anything. */
const shortestWord = 4

/**
 * The words by which others would guess a password: names and e-mail addresses, whole and in their parts.
 * @param texts such as the name of the account's owner, the e-mail address and the name of the shop
 */
export function guessableWords(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).map(plain)
  return [...new Set(words)]
    .filter((word) => word.length >= shortestWord)
    .sort((one, other) => other.length - one.length)
}

/** @param words from `guessableWords` */
export function passwordWeakness(password: string, words: readonly string[]): PasswordWeakness | null {
  if ([...password].length < passwordLength.min) return 'short'
  if (surprisesIn(password.toLowerCase()) < fewestSurprises) return 'pattern'
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), plain(password))
  // Signs that are no letters were not compared, so they count only where no word was found.
  return surprisesIn(rest) < fewestBeside && rest !== plain(password) ? 'words' : null
}

/** How many characters do not repeat what came before, nor go on in an alphabet, in numbers or along the keys. */
function surprisesIn(text: string): number {
  const signs = [...text]
  const known = new Set<string>()
  let surprises = 0
  for (const [at, sign] of signs.entries()) {
    const before = signs[at - 1] ?? ''
    // A character after the same one as before is a repetition, of any length.
    if (!follows(before, sign) && !known.has(before + sign)) surprises++
    known.add(before + sign)
  }
  return surprises
}

function follows(before: string, sign: string): boolean {
  if (before === '') return false
  const step = (sign.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)
  const isRow = keyRows.some((row) => row.includes(before + sign) || row.includes(sign + before))
  return Math.abs(step) <= 1 || isRow
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
