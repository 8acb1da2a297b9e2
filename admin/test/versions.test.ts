import { describe, expect, it } from '@jest/globals'
import type { FormRecord } from '../src/kernel/dataProvider/FormRecord'
import { changedByMe, disputedFields, mergeVersions } from '../src/kernel/generate/conflict/mergeVersions'
import { catalogue } from './shopFixture'

const product = catalogue.entity('product')
const before: FormRecord = {
  id: 5,
  version: 1,
  title: 'Laptop',
  price: 10,
  stock: 1,
  image: null,
  referenced: {},
  sibling: null,
}
const mine = { ...before, title: 'Laptop A', price: 12 }
const theirs = { ...before, version: 2, title: 'Laptop B', stock: 9 }

describe('two editors', () => {
  it('[Y56] dispute only what both changed', () => {
    expect(disputedFields(product, mine, theirs, before).map(({ name }) => name)).toEqual(['title'])
    expect(disputedFields(product, { ...before, stock: 9 }, theirs, before)).toEqual([])
  })

  it('keep what the other changed elsewhere, and the new version', () => {
    const merged = mergeVersions(changedByMe(product, mine, before), mine, theirs, {})
    expect(merged).toMatchObject({ title: 'Laptop A', price: 12, stock: 9, version: 2 })
  })

  it('may each be taken, field by field', () => {
    const merged = mergeVersions(changedByMe(product, mine, before), mine, theirs, { title: 'theirs', price: 'mine' })
    expect(merged).toMatchObject({ title: 'Laptop B', price: 12 })
  })

  it('never dispute what is only sent, such as a note to the customer', () => {
    const job = catalogue.entity('statusRepair')
    const read: FormRecord = { id: 5, version: 1, status: 'waiting', note: null, referenced: {}, sibling: null }
    const noted = { ...read, note: 'Morgen klaar' }
    const changed = { ...read, version: 2, status: 'finished' }
    expect(disputedFields(job, noted, changed, read)).toEqual([])
    expect(mergeVersions(changedByMe(job, noted, read), noted, changed, {})).toEqual({
      ...changed,
      note: 'Morgen klaar',
    })
  })
})
