import { afterEach, expect, it } from '@jest/globals'
import { formatValue, titleOf } from '../src/kernel/format/formatValue'
import { unsaidDetails } from '../src/kernel/placeholders/unsaidDetails'
import { filledText, setShopTexts } from '../src/kernel/shop/filledText'
import { field } from './descriptions'

afterEach(() => setShopTexts([]))

const text = (name: string, nl: string, en: string) => ({ name, label: { nl: name, en: name }, value: { nl, en } })
const title = field('title', 'text')
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

it('[Y25] what a record names of the shop that is not filled in is told when it is saved, each once', () => {
  setShopTexts([
    text('phone', '', ''),
    text('email', '', ''),
    text('name', 'De Schroef', 'De Schroef'),
    text('slogan', 'Ja', ''),
  ])
  const fields = [
    field('title', 'text', { takesPlaceholders: true }),
    field('author', 'text'),
    field('blocks', 'blocks'),
  ]
  const page = {
    language: 'nl',
    title: 'Bel {{shop.phone}} van {{name}}: {{shop.slogan}}',
    author: '{{shop.email}}',
    blocks: [{ text: { text: '<p>{{shop.phone}}, {{constructor}}</p>' } }, { faq: [{ answer: '{{email}}' }] }],
  }
  const named = (record: object) =>
    unsaidDetails({ name: 'page', fields } as never, record as never).map(({ name }) => name)
  expect(named(page)).toEqual(['phone', 'email'])
  expect(named({ ...page, language: 'en', blocks: [] })).toEqual(['phone', 'slogan'])
  expect(named({ title: 'Niets' })).toEqual([])
  const review = { name: 'review', fields: fields.map((each) => ({ ...each, takesPlaceholders: false })) }
  expect(unsaidDetails(review as never, { title: '{{phone}}' } as never)).toEqual([])
})
