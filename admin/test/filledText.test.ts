import { afterEach, expect, it } from '@jest/globals'
import { formatValue, titleOf } from '../src/format/formatValue'
import { filledText, setShopTexts } from '../src/shop/filledText'

afterEach(() => setShopTexts([]))

const text = (name: string, nl: string, en: string) => ({ name, value: { nl, en } })
const title = { name: 'title', kind: 'text' }
const words = { language: 'nl', yes: 'ja', no: 'nee' } as const

it('[W11] lists and titles show what a placeholder stands for, in the language of the record', () => {
  setShopTexts([text('name', 'De Schroef', 'De Schroef'), text('openingHours', 'Maandag gesloten', 'Closed on Monday')])
  const page = { title: 'Over {{shop.name}}: {{openingHours}}', language: 'en' }
  const entity = { fields: [title], titleField: 'title' }
  expect(titleOf(entity as never, page, 'nl')).toBe('Over De Schroef: Closed on Monday')
  expect(titleOf(entity as never, { title: page.title }, 'nl')).toBe('Over De Schroef: Maandag gesloten')
  expect(formatValue(title as never, page as never, words)).toBe('Over De Schroef: Closed on Monday')
})

it('[W11] a placeholder stays where the shop has not said what it stands for, or none has that name', () => {
  setShopTexts([text('phone', '', '')])
  expect(filledText('Bel {{shop.phone}} of {{constructor}}', 'nl')).toBe('Bel {{shop.phone}} of {{constructor}}')
})
