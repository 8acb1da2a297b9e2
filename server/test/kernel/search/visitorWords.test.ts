import { describe, expect, it } from '@jest/globals'
import { passagesOf } from '../../../src/features/visitorSearch/passages.js'
import { stemOf } from '../../../src/features/visitorSearch/stem.js'
import { maxTypos, typosBetween } from '../../../src/kernel/search/typos.js'
import { wordsOf } from '../../../src/kernel/search/words.js'

describe('words of visitors', () => {
  it('[V2] are compared without case, accents, hyphens and apostrophes', () => {
    expect(wordsOf('Back-up, één foto’s; Wi‑Fi 6!').map(({ form }) => form)).toEqual([
      'backup',
      'een',
      'fotos',
      'wifi',
      '6',
    ])
    expect(wordsOf('Back-up')[0]).toEqual({ form: 'backup', start: 0, end: 7, parts: ['back', 'up'] })
    expect(wordsOf(' – …')).toEqual([])
  })

  it.each([
    ['nl', 'trage', 'traag'],
    ['nl', 'schijven', 'schijf'],
    ['nl', 'virussen', 'virus'],
    ['nl', 'kapotte', 'kapot'],
    ['nl', 'reparaties', 'reparatie'],
    ['en', 'batteries', 'battery'],
    ['en', 'stopped', 'stop'],
    ['en', 'charging', 'charge'],
    ['en', 'prices', 'price'],
  ] as const)('[V2] in %s, %s and %s are forms of one word', (language, one, other) => {
    expect(stemOf(one, language)).toBe(stemOf(other, language))
  })

  it.each([
    ['labtop', 'laptop', 1],
    ['virusen', 'virussen', 1],
    ['toetsenbrod', 'toetsenbord', 1],
    ['fishing', 'phishing', 2],
    ['wifi', 'wifi', 0],
    ['scherm', 'printer', 3],
  ])('[V2] between %s and %s lie %s typing errors, of which 3 stands for more than 2', (one, other, typos) => {
    expect(typosBetween(one, other, 2)).toBe(typos)
    expect(typosBetween(other, one, 2)).toBe(typos)
  })

  it('[V2] short words have no typing errors', () => {
    expect([3, 4, 6, 7].map(maxTypos)).toEqual([0, 1, 1, 2])
  })

  it('[V2] rich text is read by its paragraphs, without tags within words', () => {
    const html =
      '<h2>Eén</h2><p>Twee <strong>dr</strong>ie &lt;b&gt; &amp;amp;</p><table><tr><th>Vier</th><td>5</td></tr></table><p></p>'
    expect(passagesOf(html)).toEqual(['Eén', 'Twee drie <b> &amp;', 'Vier 5'])
  })
})
