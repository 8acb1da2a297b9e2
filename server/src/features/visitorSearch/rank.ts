import type { Term } from './matches.js'
import { postingOf, type WordIndex } from './WordIndex.js'

const weights = { title: 8, heading: 3, intro: 2.5, text: 1 }

/** In a short title a word is more of it: from this much of the weight, by the number of words, to the whole. */
const leastOfTitle = 0.5

/** How much the words that a record has not take from its rank. */
const powerOfShare = 3

/** Records with less of the question than this share of the best one are left out. */
const leastShare = 0.35

/**
 * The numbers of the documents that answer a question, the best first: those with all its words before those with some,
 * those with them in their titles before those with them in the text, whole words before parts and typing errors.
 * @param isShown whether a document can be led to
 */
export function rank(index: WordIndex, terms: readonly Term[], isShown: (document: number) => boolean): number[] {
  const count = index.documents.length
  const ranks = new Float64Array(count)
  const shares = new Float64Array(count)
  let total = 0
  for (const { matches } of terms) {
    const best = new Float64Array(count)
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
        best[document] = Math.max(before, fit * (title + heading + intro + text))
      }
    }
    // A word that few records have says more than one that all have. What no record has says nothing about any of them.
    const rarity = Math.log(1 + index.size / Math.max(1, holding))
    total += rarity
    for (let document = 0; document < count; document++) {
      const own = best[document] ?? 0
      if (own === 0) continue
      ranks[document] = (ranks[document] ?? 0) + rarity * own
      shares[document] = (shares[document] ?? 0) + rarity
    }
  }
  const found: number[] = []
  let bestShare = 0
  for (let document = 0; document < count; document++) {
    const share = (shares[document] ?? 0) / total
    if (share === 0 || !isShown(document)) continue
    found.push(document)
    bestShare = Math.max(bestShare, share)
    ranks[document] = (ranks[document] ?? 0) * share ** powerOfShare
  }
  return found
    .filter((document) => (shares[document] ?? 0) / total >= leastShare * bestShare)
    .sort((one, other) => (ranks[other] ?? 0) - (ranks[one] ?? 0) || other - one)
}
