import { describe, expect, it } from '@jest/globals'
import { storedPattern } from '../../../src/kernel/search/mayHaveText.js'
import { occurrencesIn, type Sought } from '../../../src/kernel/search/occurrences.js'
import { plainText } from '../../../src/kernel/search/PlainText.js'
import { sentenceAround } from '../../../src/kernel/search/sentenceAround.js'

const found = (stored: string, sought: Sought, isHtml = false) =>
  occurrencesIn(stored, isHtml, sought).map(({ from, to }) => stored.slice(from, to))

describe('[L11] where something stands in a text', () => {
  it('ignores case, accents and the kind of apostrophe unless they count', () => {
    const text = 'Café ’s Avonds, cafe en CAFÉ'
    expect(found(text, { text: 'cafe' })).toEqual(['Café', 'cafe', 'CAFÉ'])
    expect(found(text, { text: 'café', matchAccents: true })).toEqual(['Café', 'CAFÉ'])
    expect(found(text, { text: 'CAFÉ', matchAccents: true, matchCase: true })).toEqual(['CAFÉ'])
    expect(found(text, { text: "'s avonds" })).toEqual(['’s Avonds'])
  })

  it('finds whole words alone where these are meant', () => {
    const text = 'accu, accu’s, laptopaccu en accu.'
    expect(found(text, { text: 'accu' })).toHaveLength(4)
    expect(found(text, { text: 'accu', wholeWord: true })).toHaveLength(3)
  })

  it('finds what has signs of patterns in it, and words over two lines', () => {
    expect(found('a.b (c) [d] en axb', { text: 'a.b (c) [d]' })).toEqual(['a.b (c) [d]'])
    expect(found('wij\nkomen', { text: 'wij komen' })).toEqual(['wij\nkomen'])
    expect(found('iets', { text: '  ' })).toEqual([])
  })

  it('reads rich text without its tags, and marks what they divide', () => {
    const html = '<p>Bel <strong>gra</strong>tis &amp; snel&nbsp;nu</p><p>Ook gratis: <a href="/gratis">hier</a></p>'
    expect(found(html, { text: 'gratis' }, true)).toEqual(['gra</strong>tis', 'gratis'])
    expect(occurrencesIn(html, true, { text: 'gratis' }).map(({ isDivided }) => isDivided)).toEqual([true, false])
    expect(found(html, { text: '& snel nu' }, true)).toEqual(['&amp; snel&nbsp;nu'])
    expect(occurrencesIn(html, true, { text: 'nu ook' })).toMatchObject([{ isDivided: true }])
  })

  it('finds nothing within a placeholder', () => {
    expect(found('Bel {{shop.phone}} of een phone', { text: 'phone' })).toEqual(['phone'])
    expect(occurrencesIn('Bel {{shop.phone}}', false, { text: 'phone}} of' })).toEqual([])
  })

  it('says the sentence around it, as people read it', () => {
    const html = '<p>Eerst dit. Wij maken &euro; dus <em>uw</em> laptop vandaag. Daarna dat.</p>'
    const plain = plainText(html, true)
    const [first] = occurrencesIn(html, true, { text: 'laptop' })
    expect(sentenceAround(plain.text, first?.start ?? 0, first?.end ?? 0)).toEqual({
      before: 'Wij maken &euro; dus uw ',
      found: 'laptop',
      after: ' vandaag.',
    })
    const long = `${'woord '.repeat(40)}laptop${' einde'.repeat(40)}`
    const { before, after } = sentenceAround(long, 240, 246)
    expect(before).toMatch(/^… woord/)
    expect(after).toMatch(/einde …$/)
    expect(before.length + after.length).toBeLessThan(170)
  })

  it('looks in the database for letters that bear no accents', () => {
    expect(storedPattern('Café & thé')).toBe('%__f_%th_%')
    expect(storedPattern('aé')).toBeNull()
    expect(storedPattern('你好')).toBeNull()
  })
})
