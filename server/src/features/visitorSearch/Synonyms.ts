import { maxTypos, typosBetween } from '../../kernel/search/typos.js'
import { wordsOf } from '../../kernel/search/words.js'
import type { Language } from '../../kernel/shared/screens.js'
import { isJoining } from './lightWords.js'
import { stemOf } from './stem.js'

/** Words and expressions that mean the same, as the words of each. */
type Group = readonly (readonly string[])[]

/** An expression has so many words at most. */
const maxWords = 4

/** Which words of a language mean the same: those that come with the product, and the owner's. */
export class Synonyms {
  /** By the stems of an expression. */
  private readonly groups = new Map<string, Group[]>()
  private readonly forms = new Set<string>()

  /** @param lines words and expressions that mean the same, separated by commas */
  constructor(
    lines: readonly string[],
    private readonly language: Language,
  ) {
    for (const line of lines) {
      const group = line
        .split(/[,;\n]/)
        .map((expression) => wordsOf(expression).map(({ form }) => form))
        .filter((forms) => forms.length > 0 && forms.length <= maxWords)
      if (group.length < 2) continue
      for (const forms of group) {
        const key = this.keyOf(forms)
        this.groups.set(key, [...(this.groups.get(key) ?? []), group])
        if (forms.length === 1) for (const form of forms) this.forms.add(form)
      }
    }
  }

  /** Whether something means the same as this word. */
  knows(form: string): boolean {
    return this.groups.has(this.keyOf([form]))
  }

  /** For each of these words, what means the same as it or as an expression that it is part of. */
  meantBy(forms: readonly string[]): string[][][] {
    const meant: string[][][] = forms.map(() => [])
    for (let at = 0; at < forms.length; at++) {
      for (let length = Math.min(maxWords, forms.length - at); length > 0; length--) {
        const own = forms.slice(at, at + length)
        if (own.length === 1 && own.every((form) => isJoining(form, this.language))) continue
        const groups = this.groups.get(this.keyOf(own))
        if (!groups) continue
        const others = groups.flat().filter((other) => this.keyOf(other) !== this.keyOf(own))
        for (let place = at; place < at + length; place++)
          meant[place]?.push(...others.map((each) => this.counting(each)))
        break
      }
    }
    return meant
  }

  /** The known words that may have been meant by one with a typing error. */
  resembling(form: string): string[] {
    const max = Math.min(1, maxTypos(form.length))
    return max === 0 ? [] : [...this.forms].filter((known) => typosBetween(form, known, max) <= max)
  }

  private counting(forms: readonly string[]): string[] {
    const counting = forms.filter((form) => !isJoining(form, this.language))
    return counting.length > 0 ? counting : []
  }

  private keyOf(forms: readonly string[]): string {
    return forms.map((form) => stemOf(form, this.language)).join(' ')
  }
}
