import type { Term } from './matches.js'
import { stemOf } from './stem.js'
import { postingOf, type WordIndex } from './WordIndex.js'

const weights = { title: 8, words: 5, heading: 3, intro: 2.5, text: 1 }

/** In a short title a word is more of it: from this much of the weight, by the number of words, to the whole. */
const leastOfTitle = 0.5

/** A word that fits so well counts as had; one that fits less for as much less. */
const sureFit = 0.65

/** How much the words that a record has not take from its rank. */
const powerOfShare = 3

/** Records with less of the question than this share of the best one are left out. */
const leastShare = 0.35

/** What a record gains of which the question is exactly what people say, and what is no record without that. */
const ofPhrase = { record: 1, other: 1.5, unsaid: 0.5 }

/** How well a word has to fit to be one of an expression. */
const leastFitOfPhrase = 0.55

/**
 * The numbers of the documents that answer a question, the best first: those with all its words before those with some,
 * those with them in their titles before those with them in the text, whole words before parts and typing errors, those
 * of which people say just that before those that only have the words.
 * @param isShown whether a document can be led to
 */
export function rank(index: WordIndex, terms: readonly Term[], isShown: (document: number) => boolean): number[] {
  const count = index.documents.length
  const ranks = new Float64Array(count)
  const shares = new Float64Array(count)
  let total = 0
  for (const { matches, weight } of terms) {
    const best = new Float64Array(count)
    const fits = new Float64Array(count)
    let holding = 0
    for (const [word, fit] of matches) {
      for (const packed of word.postings) {
        const { document, ...posting } = postingOf(packed)
        const own = index.documents[document]
        if (!own) continue
        const before = best[document] ?? 0
        if (before === 0) holding += 1
        const title = posting.isInTitle
          ? weights.title * (leastOfTitle + (1 - leastOfTitle) / Math.sqrt(own.titleWords))
          : 0
        const text = posting.timesInText > 0 ? weights.text * (1 + Math.log(posting.timesInText)) : 0
        const heading = posting.isInHeading ? weights.heading : 0
        const intro = posting.isInIntro ? weights.intro : 0
        const words = posting.isInWords ? weights.words : 0
        best[document] = Math.max(before, fit * (title + words + heading + intro + text))
        fits[document] = Math.max(fits[document] ?? 0, fit)
      }
    }
    // A word that few records have says more than one that all have. What no record has says nothing about any of them.
    const rarity = weight * Math.log(1 + index.size / Math.max(1, holding))
    total += rarity
    for (let document = 0; document < count; document++) {
      const own = best[document] ?? 0
      if (own === 0) continue
      ranks[document] = (ranks[document] ?? 0) + rarity * own
      const sureness = Math.min(1, (fits[document] ?? 0) / sureFit)
      shares[document] = (shares[document] ?? 0) + rarity * sureness
    }
  }
  const said = stemsSaid(index, terms)
  const found: number[] = []
  let bestShare = 0
  for (let document = 0; document < count; document++) {
    const share = (shares[document] ?? 0) / total
    const own = index.documents[document]
    if (share === 0 || !own || !isShown(document)) continue
    found.push(document)
    bestShare = Math.max(bestShare, share)
    const phrase = saidOf(own.phrases, said) ** 2
    const gain = own.isRecord ? 1 + ofPhrase.record * phrase : ofPhrase.unsaid + ofPhrase.other * phrase
    ranks[document] = (ranks[document] ?? 0) * share ** powerOfShare * gain * own.weight
  }
  return found
    .filter((document) => (shares[document] ?? 0) / total >= leastShare * bestShare)
    .sort((one, other) => (ranks[other] ?? 0) - (ranks[one] ?? 0) || other - one)
}

/** For each term its weight, and the stems of what it may mean. */
function stemsSaid({ language }: WordIndex, terms: readonly Term[]): { weight: number; stems: ReadonlySet<string> }[] {
  return terms.map(({ form, weight, matches }) => {
    const meant = [...matches].flatMap(([word, fit]) => (fit >= leastFitOfPhrase ? [stemOf(word.form, language)] : []))
    return { weight, stems: new Set([stemOf(form, language), ...meant]) }
  })
}

/** How much of a question the expression is that has most of it, from 0 to 1; 0 where the question lacks a word of it. */
function saidOf(
  phrases: readonly (readonly string[])[],
  said: readonly { weight: number; stems: ReadonlySet<string> }[],
): number {
  const whole = said.reduce((sum, { weight }) => sum + weight, 0)
  let most = 0
  for (const phrase of phrases) {
    const having = phrase.map((stem) => said.filter(({ stems }) => stems.has(stem)))
    if (having.some(({ length }) => length === 0)) continue
    const own = [...new Set(having.flat())].reduce((sum, { weight }) => sum + weight, 0)
    most = Math.max(most, own / whole)
  }
  return most
}
