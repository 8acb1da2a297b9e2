import { describe, expect, it } from '@jest/globals'
import type { SheetCell } from '@shop/server/Sheet'
import type { FieldKind as FieldKindName } from '../src/generated/graphql'
import { fieldKinds } from '../src/kernel/generate/kinds/fieldKinds'
import type { FieldKind, ManagedField } from '../src/kernel/managed/ManagedEntity'
import { field } from './descriptions'

interface Told {
  value: unknown
  text: string
  /** Null where no table holds it. */
  cell: SheetCell
  sent: unknown
  isTyped: boolean
  told?: Partial<ManagedField>
}

const picture = { url: '/uploads/images/a.jpg', width: 100, height: 80, widths: [] }
const choices = [{ value: 'nl', label: { nl: 'Nederlands', en: 'Dutch' } }]
/** What no list and no form shows. */
const lookedUp: Told = { value: 'a', text: 'a', cell: 'a', sent: 'a', isTyped: false }

const told: Record<FieldKindName, Told> = {
  address: { value: 'a/b', text: 'a/b', cell: 'a/b', sent: 'a/b', isTyped: false },
  blocks: { value: [], text: '', cell: null, sent: [], isTyped: true },
  boolean: { value: false, text: 'nee', cell: false, sent: false, isTyped: true },
  children: lookedUp,
  choice: { value: 'nl', text: 'Nederlands', cell: 'nl', sent: 'nl', isTyped: true, told: { choices } },
  choices: { value: ['nl'], text: 'Nederlands', cell: '["nl"]', sent: ['nl'], isTyped: true, told: { choices } },
  color: { value: '#aabbcc', text: '#aabbcc', cell: '#aabbcc', sent: '#aabbcc', isTyped: true },
  count: { value: '1200', text: '1.200', cell: { number: 1200 }, sent: 1200, isTyped: true },
  day: { value: '2026-11-21', text: '21 nov 2026', cell: { day: '2026-11-21' }, sent: '2026-11-21', isTyped: true },
  decimal: { value: '51.5', text: '51,5', cell: { number: 51.5 }, sent: 51.5, isTyped: true },
  folderImages: lookedUp,
  icon: { value: 'nl', text: 'Nederlands', cell: 'nl', sent: 'nl', isTyped: true, told: { choices } },
  image: { value: picture, text: picture.url, cell: picture.url, sent: picture.url, isTyped: true },
  images: {
    value: [picture, picture],
    text: `${picture.url}, ${picture.url}`,
    cell: JSON.stringify([picture.url, picture.url]),
    sent: [picture.url, picture.url],
    isTyped: true,
  },
  instant: {
    value: '2026-11-21T10:00:00.000Z',
    text: '21 nov 2026, 11:00',
    cell: { instant: '2026-11-21T10:00:00.000Z' },
    sent: '2026-11-21T10:00:00.000Z',
    isTyped: true,
  },
  items: { value: [{ a: 1 }], text: '[object Object]', cell: '[{"a":1}]', sent: [{ a: 1 }], isTyped: true },
  mediaFolder: { value: 'winkel', text: 'winkel', cell: 'winkel', sent: 'winkel', isTyped: true },
  money: { value: '24.95', text: '€ 24,95', cell: { number: 24.95, decimals: 2 }, sent: 24.95, isTyped: true },
  multiline: { value: 'a\nb', text: 'a\nb', cell: 'a\nb', sent: 'a\nb', isTyped: true },
  number: { value: 7, text: '7', cell: { number: 7 }, sent: 7, isTyped: true },
  pair: lookedUp,
  password: { value: 'geheim', text: 'geheim', cell: null, sent: 'geheim', isTyped: true },
  records: lookedUp,
  reference: { value: 7, text: '#7', cell: { number: 7 }, sent: 7, isTyped: true },
  references: { value: [3, 4], text: '3,4', cell: '[3,4]', sent: [3, 4], isTyped: true },
  richText: {
    value: '<p>Zo <b>is</b></p>',
    text: 'Zo is',
    cell: '<p>Zo <b>is</b></p>',
    sent: '<p>Zo <b>is</b></p>',
    isTyped: true,
  },
  slug: { value: 'een-tip', text: 'een-tip', cell: 'een-tip', sent: 'een-tip', isTyped: true },
  source: { value: 7, text: '7', cell: { number: 7 }, sent: 7, isTyped: true },
  text: { value: 'nl, fr', text: 'Nederlands, fr', cell: 'nl, fr', sent: 'nl, fr', isTyped: true, told: { choices } },
  translation: lookedUp,
}

const words = { language: 'nl', yes: 'ja', no: 'nee' } as const

describe('a kind of field in the back office', () => {
  it.each(Object.entries(told) as [FieldKindName, Told][])(
    '[H5] %s is typed, shown, exported and sent by its own file',
    (name, { value, text, cell, sent, isTyped, told: also }) => {
      const described = field('value', name, also)
      const { kind } = described
      expect(kind).toBe(fieldKinds[name])
      expect(kind.text(value, described, { referenced: {} }, words).replace(/\s/g, ' ')).toBe(text.replace(/\s/g, ' '))
      expect(kind.sheet?.(value) ?? null).toEqual(cell)
      expect(kind.sent(value)).toEqual(sent)
      expect(kind.Input !== null).toBe(isTyped)
    },
  )

  it('[H5] of which lists are narrowed down to a range reads both ends as they are typed', () => {
    const { count, money, day, instant, number } = fieldKinds
    expect([count.range?.typed('12', 'From'), count.range?.typed('1,5', 'From')]).toEqual([12, null])
    expect([money.range?.typed('1,50', 'To'), money.range?.typed('1,505', 'To')]).toEqual([1.5, null])
    expect([money.range?.written(1.5, 'nl'), money.range?.written(1.5, 'en')]).toEqual(['1,5', '1.5'])
    expect(day.range?.typed('2026-11-21', 'To')).toBe('2026-11-21')
    expect(instant.range?.typed('2026-11-21', 'From')).not.toBe(instant.range?.typed('2026-11-21', 'To'))
    expect(number.range).toBeUndefined()
  })

  it('[H5] without one of its members does not compile, nor one that is missing, nor one compared with a name', () => {
    const { Input, text, sheet, sent } = fieldKinds.text
    // @ts-expect-error no widget
    const typed: FieldKind = { text, sheet, sent }
    // @ts-expect-error no text
    const shown: FieldKind = { Input, sheet, sent }
    // @ts-expect-error nothing for a file
    const exported: FieldKind = { Input, text, sent }
    // @ts-expect-error nothing that is sent
    const saved: FieldKind = { Input, text, sheet }
    const { money, ...others } = fieldKinds
    // @ts-expect-error a kind that the server knows is missing
    const all: typeof fieldKinds = others
    // @ts-expect-error a kind is no name
    const isNamed: boolean = money === 'money'
    expect([typed, shown, exported, saved, all].length).toBe(5)
    expect(isNamed).toBe(false)
  })
})
