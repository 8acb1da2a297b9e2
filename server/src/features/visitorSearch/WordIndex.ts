import { wordsOf } from '../../kernel/search/words.js'
import type { Language } from '../../kernel/shared/screens.js'
import { lettersOf } from './letters.js'
import { stemOf } from './stem.js'

/** Where in a record a text stands: what stands higher counts more. */
export type Place = 'title' | 'heading' | 'intro' | 'text'

export interface PlacedText {
  place: Place
  text: string
}

/** A distinct word of the indexed records. */
export interface IndexedWord {
  form: string
  /** Its letters, as `lettersOf` has them. */
  letters: number
  /** One number for each record with the word: the number of the document, and in the last eight bits where it stands. */
  postings: number[]
}

/** Where a word stands in a document, as bits; those below count how often it stands in the text. */
const bits = { title: 128, heading: 64, intro: 32 } as const
const maxCounted = 31

/** A record of the index, by what identifies it outside. */
export interface IndexedDocument {
  kind: string
  id: number
  /** How many words its title has. */
  titleWords: number
  /** How many words it has at all. */
  words: number
}

/** How one word stands in one document. */
export interface Posting {
  document: number
  isInTitle: boolean
  isInHeading: boolean
  isInIntro: boolean
  /** At most 31. */
  timesInText: number
}

/** The words of the records of one language, in memory. */
export class WordIndex {
  private readonly byForm = new Map<string, IndexedWord>()
  private readonly byStem = new Map<string, IndexedWord[]>()
  /** All words, for those that are part of another or resemble it. */
  readonly words: IndexedWord[] = []
  /** By number; removed ones leave a gap. */
  readonly documents: (IndexedDocument | undefined)[] = []
  private removed = 0

  constructor(private readonly language: Language) {}

  /** @returns the number of the document, for `remove` */
  add(kind: string, id: number, texts: readonly PlacedText[]): number {
    const number = this.documents.length
    const found = new Map<string, number>()
    const document: IndexedDocument = { kind, id, titleWords: 0, words: 0 }
    for (const { place, text } of texts) {
      for (const { form, parts } of wordsOf(text)) {
        document.words += 1
        if (place === 'title') document.titleWords += 1
        for (const each of [form, ...parts]) found.set(each, withPlace(found.get(each) ?? 0, place))
      }
    }
    for (const [form, places] of found) this.word(form).postings.push(number * 256 + places)
    this.documents.push(document)
    return number
  }

  remove(number: number): void {
    if (this.documents[number]) this.removed += 1
    this.documents[number] = undefined
  }

  /** How many records it has. */
  get size(): number {
    return this.documents.length - this.removed
  }

  /** Whether so much of it is gone that it is better built anew. */
  get isWorn(): boolean {
    return this.removed > 1000 && this.removed > this.size
  }

  exact(form: string): IndexedWord | undefined {
    return this.byForm.get(form)
  }

  /** The words that have the stem of this one, itself included. */
  related(form: string): readonly IndexedWord[] {
    return this.byStem.get(stemOf(form, this.language)) ?? []
  }

  private word(form: string): IndexedWord {
    const known = this.byForm.get(form)
    if (known) return known
    const word: IndexedWord = { form, letters: lettersOf(form), postings: [] }
    this.byForm.set(form, word)
    this.words.push(word)
    const stem = stemOf(form, this.language)
    const related = this.byStem.get(stem)
    if (related) related.push(word)
    else this.byStem.set(stem, [word])
    return word
  }
}

function withPlace(places: number, place: Place): number {
  if (place !== 'text') return places | bits[place]
  return (places & maxCounted) === maxCounted ? places : places + 1
}

export function postingOf(packed: number): Posting {
  return {
    document: Math.floor(packed / 256),
    isInTitle: (packed & bits.title) !== 0,
    isInHeading: (packed & bits.heading) !== 0,
    isInIntro: (packed & bits.intro) !== 0,
    timesInText: packed & maxCounted,
  }
}
