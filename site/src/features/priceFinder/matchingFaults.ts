import { comparisonKey } from '@shop/server/comparisonKey'

interface Fault {
  title: string
  searchWords: string | null
}

/** The longest question that is looked at, in characters. */
export const longestQuestion = 100

/** Shorter words, such as "is", say nothing of a fault. */
const shortestWord = 3

interface Matching<Each> {
  /** Those with most of its words in their title or in the words that people use. */
  faults: Each[]
  /** Whether they have all of its words, so that none is misspelt. */
  isWhole: boolean
}

/** The faults that fit a question best, as far as its words are written as the shop writes them. */
export function matchingFaults<Each extends Fault>(faults: readonly Each[], question: string): Matching<Each> {
  const words = comparisonKey(question.slice(0, longestQuestion))
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= shortestWord)
  if (words.length === 0) return { faults: question.trim() === '' ? [...faults] : [], isWhole: true }
  const scored = faults.map((fault) => {
    const [title, text] = [comparisonKey(fault.title), comparisonKey(`${fault.title} ${fault.searchWords ?? ''}`)]
    const count = (within: string) => words.filter((word) => within.includes(word)).length
    return { fault, found: count(text), inTitle: count(title) }
  })
  const most = Math.max(...scored.map(({ found }) => found), 0)
  const matching = scored
    .filter(({ found }) => most > 0 && found === most)
    .sort((one, other) => other.inTitle - one.inTitle)
    .map(({ fault }) => fault)
  return { faults: matching, isWhole: most === words.length }
}
