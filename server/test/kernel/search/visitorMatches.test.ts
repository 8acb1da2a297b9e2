import { describe, expect, it } from '@jest/globals'
import { termsOf } from '../../../src/features/visitorSearch/matches.js'
import { phrasesOf } from '../../../src/features/visitorSearch/phrases.js'
import { rank } from '../../../src/features/visitorSearch/rank.js'
import { Synonyms } from '../../../src/features/visitorSearch/Synonyms.js'
import { type PlacedText, WordIndex } from '../../../src/features/visitorSearch/WordIndex.js'

/** An index of titles, and a way to ask it. */
function indexOf(titles: Record<string, string | PlacedText[]>, synonyms: string[] = [], other: string[] = []) {
  const [index, english] = [new WordIndex('nl'), new WordIndex('en')]
  const names = Object.keys(titles)
  for (const [id, name] of names.entries()) {
    const texts = titles[name] ?? ''
    const placed = typeof texts === 'string' ? [{ place: 'title' as const, text: texts }] : texts
    index.add({ kind: 'page', id, pair: String(id), weight: 1, isRecord: true }, placed)
  }
  for (const [id, text] of other.entries()) {
    const outside = { kind: 'page', id, pair: String(id), weight: 1, isRecord: true }
    english.add(outside, [{ place: 'title', text }])
  }
  const vocabulary = { index, other: english, synonyms: new Synonyms(synonyms, 'nl') }
  return (question: string) => rank(index, termsOf(question, vocabulary), () => true).map((id) => names[id])
}

describe('what a question of visitors means', () => {
  it('[Y80] words that hold a question together find nothing beside those that count', () => {
    const ask = indexOf({ parking: 'Parkeren voor de deur', where: 'Waar is het', hours: 'Wat is er open' })
    expect(ask('waar kan ik parkeren')[0]).toBe('parking')
    expect(ask('waar is het')[0]).toBe('where')
  })

  it('[Y80] a compound is found by its parts, and parts by their compound', () => {
    const ask = indexOf({ one: 'Laptopscherm', two: 'Scherm van een laptop', other: 'Muismat' })
    expect(ask('laptop scherm')[0]).toBe('one')
    expect(ask('laptop scherm')).toContain('two')
    const split = indexOf({ two: 'Scherm van een laptop', other: 'Muismat' })
    expect(split('laptopscherm')).toEqual(['two'])
    expect(split('laptopschermen')).toEqual(['two'])
  })

  it('[Y80] what means the same is found, also of expressions, after what was asked for', () => {
    const ask = indexOf({ battery: 'Accu vervangen', word: 'Batterij' }, ['accu, batterij', 'gaat niet aan, onderzoek'])
    expect(ask('batterij')).toEqual(['word', 'battery'])
    const expressions = indexOf({ diagnosis: 'Onderzoek', aan: 'Aan huis' }, ['gaat niet aan, onderzoek'])
    expect(expressions('mijn laptop gaat niet aan')[0]).toBe('diagnosis')
    expect(expressions('batterij')).toEqual([])
    // A typing error in a word that only means the same as one.
    expect(ask('baterij')).toContain('battery')
  })

  it('[Y80] a word of the other language finds what is called so there', () => {
    const ask = indexOf({ one: 'Gegevens terughalen', two: 'Muismat' }, [], ['Data recovery', 'Mouse pad'])
    expect(ask('recovery')).toEqual(['one'])
    expect(ask('mouse')).toEqual(['two'])
  })

  it('[Y80] what people say of a record counts most where the question is just that', () => {
    const words = (text: string): PlacedText[] => [
      { place: 'title', text: 'Iets' },
      { place: 'words', text },
    ]
    const ask = indexOf({ one: words('accu leeg, scherm stuk'), two: words('accu stuk, scherm leeg') })
    expect(ask('mijn scherm is stuk')[0]).toBe('one')
    expect(ask('scherm leeg')[0]).toBe('two')
    expect(phrasesOf('Gaat niet aan, mijn accu is leeg; accu', 'nl')).toEqual([
      ['gat', 'niet', 'an'],
      ['accu', 'leg'],
      ['accu'],
    ])
  })

  it('[Y80] words that ask for a price are less of the question than what it is about', () => {
    const ask = indexOf({ price: 'Prijs en kosten', battery: 'Accu vervangen' })
    expect(ask('wat kost een nieuwe accu')[0]).toBe('battery')
    expect(ask('wat kost het')[0]).toBe('price')
  })
})
