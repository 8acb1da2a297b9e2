import { LessThan } from 'typeorm'
import type { CoreServices } from '../../kernel/context/Context.js'
import { CallLimit } from '../../kernel/limits/CallLimit.js'
import type { Round } from '../../kernel/scheduler/Round.js'
import { comparisonKey } from '../../kernel/shared/comparisonKey.js'
import type { Language } from '../../kernel/shared/screens.js'
import { SearchQuestion } from './SearchQuestion.js'

declare module '../../kernel/context/Context.js' {
  interface CoreServices {
    /** What visitors search for. */
    searchQuestions: SearchQuestionCounts
  }
}

/** Rows that are kept: those of what was asked most. */
export const maxQuestions = 2000

/** Questions that wait for the next writing; a minute has far fewer. */
const maxWaiting = 500

const shortestQuestion = 2
const longestQuestion = 60
const maxWords = 6

const daysKept = 90

/** Questions that a network adds in a day: so few that no stranger fills the list. */
const newQuestionLimit = new CallLimit('search-question', () => ({ points: 40, seconds: 24 * 60 * 60 }))

/** What may say who someone is: addresses, numbers of telephones and accounts, postcodes, codes; and what nobody asks. */
const personal = /@|:\/\/|www\.|\d{5}|(\d[\s.-]?){6}|\b\d{4} ?[a-z]{2}\b|\b(?=\w*\d)(?=\w*[a-z])\w{9,}\b/
const junk = /(.)\1{3}|[<>{}[\]\\|=;$`]|^[^a-z]*$|\S{26}/

/** Of a question, by its words. */
interface Count {
  language: Language
  words: string
  asked: number
  found: number
  chosen: number
}

/** Counts what visitors search for by day, in memory for a minute, by its words alone. */
export class SearchQuestionCounts {
  private waiting = new Map<string, Count>()
  private seen = new Set<string>()

  constructor(private readonly services: Pick<CoreServices, 'database' | 'settings' | 'instances'>) {}

  get round(): Round {
    return { name: 'search-questions', schedule: { every: 60_000 }, isForEveryInstance: true, run: () => this.write() }
  }

  /**
   * Counts a question, or that an answer to it was chosen.
   * @param found how many answers it has; null where one was chosen
   * @param caller the address of his network, which is not stored
   */
  async note(language: Language, question: string, found: number | null, caller: string): Promise<void> {
    const words = countedForm(question)
    if (words === null) return
    const key = `${language} ${words}`
    const seen = `${caller} ${key} ${found === null}`
    if (this.seen.has(seen) || this.seen.size >= maxWaiting) return
    this.seen.add(seen)
    if (!this.waiting.has(key) && !(await newQuestionLimit.allows(this.services, { address: caller }))) return
    const count = this.waiting.get(key) ?? { language, words, asked: 0, found: 0, chosen: 0 }
    this.waiting.set(key, count)
    if (found === null) count.chosen += 1
    else Object.assign(count, { asked: count.asked + 1, found })
  }

  /** Writes what was counted since; the least of too many questions is forgotten. */
  async write(now = new Date()): Promise<void> {
    const counted = [...this.waiting.values()]
    this.waiting = new Map()
    this.seen = new Set()
    if (counted.length === 0) return
    const day = now.toISOString().slice(0, 10)
    await this.services.database.write(async (manager) => {
      for (const { language, words, asked, found, chosen } of counted) {
        const { affected } = await manager.update(
          SearchQuestion,
          { day, language, words },
          {
            asked: () => `asked + ${asked}`,
            chosen: () => `chosen + ${chosen}`,
            ...(asked > 0 && { found }),
          },
        )
        if (affected) continue
        const row = { day, language, words, asked, found, chosen }
        await manager.createQueryBuilder().insert().into(SearchQuestion).values(row).orIgnore().execute()
      }
      const since = new Date(now.getTime() - daysKept * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
      await manager.delete(SearchQuestion, { day: LessThan(since) })
      const order = { asked: 'DESC', day: 'DESC' } as const
      const tooMany = await manager.find(SearchQuestion, { order, skip: maxQuestions, take: maxWaiting })
      for (const { day: on, language, words } of tooMany)
        await manager.delete(SearchQuestion, { day: on, language, words })
    })
  }
}

/** A question as it is counted; null for what may say something of a visitor, and for what nobody means. */
export function countedForm(question: string): string | null {
  const words = comparisonKey(question).replace(/\s+/g, ' ').trim()
  if (words.length < shortestQuestion || words.length > longestQuestion || words.split(' ').length > maxWords)
    return null
  return personal.test(words) || junk.test(words) ? null : words
}
