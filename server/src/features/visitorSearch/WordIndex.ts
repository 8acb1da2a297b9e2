import { wordsOf } from '../../kernel/search/words.js'
import type { Language } from '../../kernel/shared/screens.js'
import { lettersOf } from './letters.js'
import { phrasesOf } from './phrases.js'
import { stemOf } from './stem.js'

/** Where in a record a text stands: what stands higher counts more. `words` are those by which it is looked for. */
export type Place = 'title' | 'words' | 'heading' | 'intro' | 'text'

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
const bits = { title: 128, heading: 64, intro: 32, words: 16 } as const
const maxCounted = 15

/** What identifies a record outside, and how much it counts. */
export interface OutsideDocument {
  kind: string
  id: number
  /** The same for its translation. */
  pair: string
  /** 1 for a usual one. */
  weight: number
  /** What is none is found by what people say of it rather than by its words. */
  isRecord: boolean
}

/** A record of the index. */
export interface IndexedDocument extends OutsideDocument {
  /** How many words its title has. */
  titleWords: number
  /** What people call it or say of it, each as the stems of its words. */
  phrases: readonly (readonly string[])[]
}

/** How one word stands in one document. */
export interface Posting {
  document: number
  isInTitle: boolean
  isInHeading: boolean
  isInIntro: boolean
  isInWords: boolean
  /** At most 15. */
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
  private readonly byPair = new Map<string, number>()
  private removed = 0

  constructor(readonly language: Language) {}

  /** @returns the number of the document, for `remove` */
  add(outside: OutsideDocument, texts: readonly PlacedText[]): number {
    const number = this.documents.length
    const found = new Map<string, number>()
    const phrases = texts.flatMap(({ place, text }) => (place === 'words' ? phrasesOf(text, this.language) : []))
    const document: IndexedDocument = { ...outside, titleWords: 0, phrases }
    for (const { place, text } of texts) {
      for (const { form, parts } of wordsOf(text)) {
        if (place === 'title') document.titleWords += 1
        for (const each of [form, ...parts]) found.set(each, withPlace(found.get(each) ?? 0, place))
      }
    }
    for (const [form, places] of found) this.word(form).postings.push(number * 256 + places)
    this.documents.push(document)
    this.byPair.set(outside.pair, number)
    return number
  }

  remove(number: number): void {
    const document = this.documents[number]
    if (!document) return
    this.removed += 1
    if (this.byPair.get(document.pair) === number) this.byPair.delete(document.pair)
    this.documents[number] = undefined
  }

  /** A word of another language, in the documents of this one whose translations have it; null where none has. */
  translated(word: IndexedWord, other: WordIndex): IndexedWord | null {
    const postings = word.postings.flatMap((packed) => {
      const document = other.documents[Math.floor(packed / 256)]
      const own = document && this.byPair.get(document.pair)
      return own === undefined ? [] : own * 256 + (packed % 256)
    })
    return postings.length === 0 ? null : { form: word.form, letters: word.letters, postings }
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
    isInWords: (packed & bits.words) !== 0,
    timesInText: packed & maxCounted,
  }
}
