import { describe, expect, it } from '@jest/globals'
import { excelSheet } from '@shop/server/excelSheet'
import { writeCsv } from '@shop/server/writeCsv'
import { readSheet } from 'read-excel-file/node'
import writeExcelFile from 'write-excel-file/node'
import type { FormRecord } from '../src/kernel/dataProvider/FormRecord'
import { recordsSheet } from '../src/kernel/generate/list/recordsSheet'
import { entity, field } from './descriptions'

const product = entity('product', 'Product', 'products', 'producten', [
  field('title', 'text'),
  field('phone', 'text'),
  field('price', 'money'),
  field('stock', 'count'),
  field('condition', 'choice'),
  field('visible', 'boolean'),
  field('group', 'reference', { reference: 'serviceGroup' }),
  field('checked', 'items'),
  field('image', 'image'),
  field('blocks', 'blocks'),
  field('soldOn', 'day'),
  field('createdAt', 'instant'),
])
const record: FormRecord = {
  ...{
    id: 7,
    title: '=1+1',
    phone: '0612345678',
    price: 349,
    stock: 1200,
    condition: 'as_new',
    visible: true,
    group: 3,
  },
  ...{ checked: [{ text: 'Accu 86%' }], image: { url: '/storage/a.jpg' }, blocks: [{}], soldOn: '2026-11-21' },
  ...{ createdAt: '2026-11-21T23:30:00.000Z', language: 'nl' },
  referenced: { group: { id: 3, title: 'Laptops' } },
  sibling: { id: 8, language: 'en' },
}
const sheet = recordsSheet(product, [record], { labelOf: ({ name }) => name, translation: 'Vertaling' })
const [, ...values] = sheet.headings
const at = (name: string) => sheet.headings.indexOf(name)

describe('an export of records', () => {
  it('[Y34] has no two columns of the same heading', () => {
    const { headings } = recordsSheet(product, [record], { labelOf: () => 'Versie', translation: 'Vertaling' })
    expect(new Set(headings).size).toBe(headings.length)
    expect(headings).toContain('Versie (price)')
  })

  it('[Y34] has every field as it is stored, with the ids of records and of what they refer to', () => {
    expect(sheet.headings.slice(0, 2)).toEqual(['id', 'language'])
    expect(new Set(values)).toEqual(
      new Set([
        ...['language', 'title', 'phone', 'price', 'stock', 'condition', 'visible', 'group', 'group (id)', 'checked'],
        ...['image', 'soldOn', 'createdAt', 'Vertaling (id)'],
      ]),
    )
    const [row = []] = sheet.rows
    expect(row[at('condition')]).toBe('as_new')
    expect([row[at('group')], row[at('group (id)')]]).toEqual(['Laptops', { number: 3 }])
    expect(row[at('Vertaling (id)')]).toEqual({ number: 8 })
    const [, line] = writeCsv(sheet, 'nl').split('\r\n')
    expect(line).toContain('"\'=1+1";"0612345678";"349,00";"1200";"as_new";"true";"Laptops";"3"')
  })

  it('[Y34] as an Excel file has numbers, days, moments of the shop and texts that keep every sign', async () => {
    const { data, options } = excelSheet(sheet, 'nl', 'Europe/Amsterdam')
    const [headings, row] = await readSheet(await writeExcelFile(data, options).toBuffer())
    expect(headings).toEqual(sheet.headings)
    const read = (name: string) => row?.[at(name)]
    expect([read('id'), read('price'), read('stock'), read('visible')]).toEqual([7, 349, 1200, true])
    expect([read('title'), read('phone')]).toEqual(['=1+1', '0612345678'])
    expect(read('soldOn')).toEqual(new Date('2026-11-21T00:00:00Z'))
    // A fraction of a day, which is rounded to milliseconds.
    expect(Number(read('createdAt'))).toBeCloseTo(Date.parse('2026-11-22T00:30:00Z'), -2)
  })

  it('[Y34] a text that no cell can hold makes no broken file', async () => {
    const long = { headings: ['text'], rows: [['a\u0000\u000bb'], ['x'.repeat(40_000)]] }
    const { data, options } = excelSheet(long, 'en', 'UTC')
    const rows = await readSheet(await writeExcelFile(data, options).toBuffer())
    expect(rows.map(([cell]) => String(cell).length)).toEqual([4, 2, 32_767])
  })
})
