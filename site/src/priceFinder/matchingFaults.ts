interface Fault {
  title: string
  searchWords: string | null
}

/** The longest question that is looked at, in characters. */
export const longestQuestion = 100

/** Shorter words, such as "is", say nothing of a fault. */
const shortestWord = 3

/** The faults that fit a question best: those with most of its words in their title or in the words that people use. */
export function matchingFaults<Each extends Fault>(faults: readonly Each[], question: string): Each[] {
  const words = plain(question.slice(0, longestQuestion))
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= shortestWord)
  if (words.length === 0) return question.trim() === '' ? [...faults] : []
  const scored = faults.map((fault) => {
    const [title, text] = [plain(fault.title), plain(`${fault.title} ${fault.searchWords ?? ''}`)]
    const count = (within: string) => words.filter((word) => within.includes(word)).length
    return { fault, found: count(text), inTitle: count(title) }
  })
  const most = Math.max(...scored.map(({ found }) => found), 0)
  return scored
    .filter(({ found }) => most > 0 && found === most)
    .sort((one, other) => other.inTitle - one.inTitle)
    .map(({ fault }) => fault)
}

/** Lower case, without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
