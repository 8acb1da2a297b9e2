import { Options, ZxcvbnFactory } from '@zxcvbn-ts/core'
import { dictionary as common, adjacencyGraphs as graphs } from '@zxcvbn-ts/language-common'
import { dictionary as dutch } from '@zxcvbn-ts/language-nl-be'
import { type PasswordWeakness, passwordWeakness } from './passwordStrength.js'

/** From 1, just strong enough, to 3, very strong; or why it is refused. */
export type PasswordStrength = PasswordWeakness | 'guessable' | 1 | 2 | 3

/**
 * How many guesses each step takes at least, in powers of ten. A known word with a year and a sign, such as `Welkom2026!`,
 * takes eight.
 */
const steps = [8.5, 12, 16] as const

/** A longer one is judged by its beginning: the time that it takes grows with its length. */
const maxCompared = 32

/** Judges passwords, with dictionaries of its own. */
export class PasswordJudge {
  private readonly estimator = new ZxcvbnFactory({ graphs, maxLength: maxCompared })
  /** The dictionaries that the estimator does not have yet. */
  private readonly unsorted = Object.entries({ ...common, ...dutch })

  /**
   * Does beforehand what the first judgement would have to wait for.
   * @param pause lets others have their turn, between two dictionaries
   */
  async prepare(pause: () => Promise<unknown>): Promise<void> {
    while (this.sortDictionary()) await pause()
  }

  /** @param words from `guessableWords` */
  judge(password: string, words: readonly string[]): PasswordStrength {
    const weakness = passwordWeakness(password, words)
    if (weakness) return weakness
    while (this.sortDictionary());
    const guesses = this.estimator.check(password.normalize('NFKC').trim(), [...words]).guessesLog10
    const reached = steps.filter((step) => guesses >= step).length
    return reached === 0 ? 'guessable' : (reached as 1 | 2 | 3)
  }

  /** Gives the estimator one more dictionary. @returns whether there was one */
  private sortDictionary(): boolean {
    const next = this.unsorted.shift()
    if (!next) return false
    const sorted = new Options({ dictionary: Object.fromEntries([next]) })
    // The package hides them, and sorts all dictionaries in one turn.
    const { options } = this.estimator as unknown as { options: Options }
    Object.assign(options.rankedDictionaries, sorted.rankedDictionaries)
    Object.assign(options.rankedDictionariesMaxWordSize, sorted.rankedDictionariesMaxWordSize)
    return true
  }
}

const ours = new PasswordJudge()

/** The same for everyone in this process. */
export function prepareJudgement(pause: () => Promise<unknown>): Promise<void> {
  return ours.prepare(pause)
}

/**
 * The rule of new passwords and how strong one is, the same on the server and where it is typed. Its dictionaries are large:
 * screens load this module when somebody types a password.
 * @param words from `guessableWords`
 */
export function judgePassword(password: string, words: readonly string[]): PasswordStrength {
  return ours.judge(password, words)
}
