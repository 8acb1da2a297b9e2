import { describe, expect, it } from '@jest/globals'
import { changedRows } from '../src/kernel/generate/editing/changedRows'
import { type FactChange, isComplete, nextFact, unchanged } from '../src/kernel/generate/editing/factChange'
import { sentCells, type TypedRows, withTyped } from '../src/kernel/generate/editing/typedCells'
import { field } from './descriptions'

const price = field('price', 'money', { required: true, min: 0 })
const stock = field('stock', 'count', { required: true, min: 0 })
const group = field('group', 'reference', { reference: 'serviceGroup' })
const record = (values: object = {}) => ({
  ...{ id: 1, version: 3, language: 'nl' as const, price: 149.5, stock: 4, group: null, referenced: {}, sibling: null },
  ...values,
})
const change = (way: FactChange['way'], text: string, rest: Partial<FactChange> = {}): FactChange => ({
  ...unchanged,
  ...{ way, text },
  ...rest,
})

describe('[L17] what becomes of a fact', () => {
  it.each([
    ['set', '120,50', {}, { value: 120.5 }],
    ['set', '149,50', {}, null],
    ['plus', '0,5', {}, { value: 150 }],
    ['minus', '49,50', {}, { value: 100 }],
    ['minus', '149', {}, { fault: 'belowOne' }],
    ['percentPlus', '5', {}, { value: 156.98 }],
    ['percentPlus', '5', { rounding: 'whole' }, { value: 157 }],
    ['percentPlus', '5', { rounding: 'ninetyFive' }, { value: 156.95 }],
    ['percentMinus', '12,5', { rounding: 'cents' }, { value: 130.81 }],
    ['percentMinus', '100', {}, { fault: 'belowOne' }],
    ['percentPlus', '0', {}, null],
    ['keep', '5', {}, null],
    ['plus', 'veel', {}, null],
  ] as const)('a price of 149,50 by %s %s %j is %j', (way, text, rest, next) => {
    expect(nextFact(price, record(), change(way, text, rest))).toEqual(next)
  })

  it('stock is added to, and never comes below zero', () => {
    expect(nextFact(stock, record(), change('plus', '3'))).toEqual({ value: 7, plus: 3 })
    expect(nextFact(stock, record(), change('minus', '4'))).toEqual({ value: 0, plus: -4 })
    expect(nextFact(stock, record(), change('minus', '5'))).toEqual({ fault: 'belowZero' })
    expect(nextFact(stock, record(), change('set', '9'))).toEqual({ value: 9 })
  })

  it('a reference is the one in the language of the record, and may be none', () => {
    const chosen = change('set', '7', { byLanguage: { nl: '7', en: '8' } })
    expect(nextFact(group, record(), chosen)).toEqual({ value: 7 })
    expect(nextFact(group, record({ language: 'en' }), chosen)).toEqual({ value: 8 })
    expect(nextFact(group, record({ group: 7 }), change('set', ''))).toEqual({ value: null })
  })

  it('where there is no price yet nothing can be reckoned, and what must be filled in is', () => {
    expect(nextFact(price, record({ price: null }), change('plus', '5'))).toEqual({ fault: 'empty' })
    expect([isComplete(price, change('set', '')), isComplete(group, change('set', ''))]).toEqual([false, true])
    expect([isComplete(price, change('plus', '')), isComplete(price, change('plus', '5'))]).toEqual([false, true])
  })

  it('is sent with the version that was read, but for what is only added, and knows the way back', () => {
    const changes = { price: change('plus', '1'), stock: change('minus', '1') }
    expect(changedRows([price, stock], [record()], changes)).toMatchObject([
      {
        sent: {
          id: 1,
          version: 3,
          fields: [
            { field: 'price', value: '150.5' },
            { field: 'stock', plus: -1 },
          ],
        },
        back: {
          id: 1,
          fields: [
            { field: 'price', value: '149.5' },
            { field: 'stock', plus: 1 },
          ],
        },
      },
    ])
    const [added] = changedRows([stock], [record()], { stock: change('plus', '1') })
    expect(added?.sent).toEqual({ id: 1, fields: [{ field: 'stock', plus: 1 }] })
    expect(changedRows([price], [record({ price: 1 })], { price: change('minus', '1') })).toMatchObject([
      { sent: null, faults: [{ fault: 'belowOne' }] },
    ])
  })
})

it('[L17] what was typed in cells is sent together, and what says the same again is no change', () => {
  const none: TypedRows = new Map()
  const typed = withTyped(withTyped(none, record(), price, '150'), record(), stock, 'x')
  expect(sentCells([price, stock], typed).wrong).toEqual(['1.stock'])
  const mended = withTyped(typed, record({ version: 9 }), stock, '4')
  expect(sentCells([price, stock], mended)).toEqual({
    sent: [{ id: 1, version: 3, fields: [{ field: 'price', value: '150' }] }],
    back: [{ id: 1, fields: [{ field: 'price', value: '149.5' }] }],
    wrong: [],
  })
  expect(withTyped(mended, record(), price, '149,50').size).toBe(0)
})
