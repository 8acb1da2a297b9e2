import { describe, expect, it } from '@jest/globals'
import { typedPricesIn, waysToFollow, withInPlaceOf } from '../../../src/kernel/shared/typedPrices.js'

const typed = (text: string, isHtml = false) =>
  typedPricesIn(text, isHtml).map(({ typed: as, amounts, isFrom }) => [as, [...amounts], isFrom])

describe('[C4] amounts of money that are typed in texts', () => {
  it.each([
    ['€ 139', 13900],
    ['€139', 13900],
    ['€\u00a0139', 13900],
    ['€&nbsp;139', 13900],
    ['&euro; 139', 13900],
    ['139 euro', 13900],
    ['139 Euro', 13900],
    ['139 €', 13900],
    ['€ 139,-', 13900],
    ['€ 139,--', 13900],
    ['€ 139,–', 13900],
    ['€ 139,00', 13900],
    ['€139.00', 13900],
    ['€ 97,50', 9750],
    ['€97.50', 9750],
    ['€ 1.499', 149900],
    ['€1,499', 149900],
    ['€ 1.499,95', 149995],
    ['€1,499.95', 149995],
    ['1.499 euro', 149900],
    ['€ 5', 500],
  ])('%s is read whole', (text, cents) => {
    for (const sentence of [text, `Dat is ${text}.`, `(${text})`, `Kost ${text}, met btw`, `${text} per uur`]) {
      expect(typed(sentence)).toEqual([[text, [cents], false]])
    }
  })

  it.each([
    ['€ 139 tot € 189', [13900, 18900]],
    ['€139 to €189', [13900, 18900]],
    ['€ 139–189', [13900, 18900]],
    ['€ 139 - € 189', [13900, 18900]],
    ['139 tot 189 euro', [13900, 18900]],
    ['€ 139 t/m € 189', [13900, 18900]],
  ])('%s is one range', (text, amounts) => {
    expect(typed(`Reken op ${text}.`)).toEqual([[text, amounts, false]])
  })

  it('belong to the "from" before them', () => {
    expect(typed('Vanaf € 139, of vanaf 89 euro, from €79')).toEqual([
      ['Vanaf € 139', [13900], true],
      ['vanaf 89 euro', [8900], true],
      ['from €79', [7900], true],
    ])
    expect(typed('heervanaf € 12')).toEqual([['€ 12', [1200], false]])
  })

  it('are found one after another, and only between the tags of rich text', () => {
    const html = '<p>€ 59 voor een laptop, <strong>€ 49</strong> voor een pc <a href="/?q=€ 12">x</a></p>'
    expect(typed(html, true).map(([as]) => as)).toEqual(['€ 59', '€ 49'])
    for (const { from, to, typed: as } of typedPricesIn(html, true)) expect(html.slice(from, to)).toBe(as)
  })

  it('are no numbers without a currency, no shares and no placeholders', () => {
    for (const text of [
      '139',
      '16 GB',
      'In 2024',
      '21%',
      '{{price.service.12}}',
      'eurocent',
      'Europa 12',
      '€',
      'euro',
    ]) {
      expect([text, typed(text)]).toEqual([text, []])
    }
  })
})

describe('[C4] what a typed price can follow', () => {
  const of = (text: string, price: number | null, priceTo: number | null) => {
    const [first] = typedPricesIn(text)
    return first ? waysToFollow(first, { price, priceTo }).map(({ isFrom }) => (isFrom ? 'from' : 'plain')) : null
  }

  it('is what costs the same, in the way that reads the same first', () => {
    expect(of('€ 139', 13900, 13900)).toEqual(['plain'])
    expect(of('vanaf € 139', 13900, 13900)).toEqual(['from'])
    expect(of('vanaf € 139', 13900, 18900)).toEqual(['from'])
    expect(of('€ 139', 13900, null)).toEqual(['from'])
    expect(of('€ 139', 13900, 18900)).toEqual(['plain', 'from'])
    expect(of('€ 139 tot € 189', 13900, 18900)).toEqual(['plain'])
  })

  it('is nothing that costs something else, or nothing', () => {
    expect(of('€ 139', 13901, 13901)).toEqual([])
    expect(of('€ 189', 13900, 18900)).toEqual([])
    expect(of('€ 139 tot € 189', 13900, 18800)).toEqual([])
    expect(of('€ 139 tot € 189', 13900, null)).toEqual([])
    expect(of('€ 0', 0, 0)).toEqual([])
    expect(of('€ 139', null, null)).toEqual([])
  })

  it('stands in its place', () => {
    const text = 'Scherm: vanaf € 139, met werk'
    const [first] = typedPricesIn(text)
    expect(first && withInPlaceOf(text, first, '{{price.service.1.from}}')).toBe(
      'Scherm: {{price.service.1.from}}, met werk',
    )
  })
})
