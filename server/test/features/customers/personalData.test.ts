import { afterEach, describe, expect, it } from '@jest/globals'
import { Customer } from '../../../src/features/customers/Customer.js'
import {
  allPersonalData,
  holdsRecords,
  type Person,
  registerPersonalData,
} from '../../../src/features/customers/PersonalData.js'
import { entities } from '../../../src/features/features.js'
import { fieldsOf } from '../../../src/kernel/fields/FieldDescription.js'
import { targetOf } from '../../../src/kernel/fields/outputTypes.js'

const registered = allPersonalData()

/** Someone of whom nothing is stored. */
const nobody = {
  manager: { find: async () => [], findBy: async () => [] },
  customer: { id: 1 },
  whose: [],
  emails: [],
  find: async (type: unknown) => ({ type, rows: [] }),
  idsByAddress: async () => [],
} as unknown as Person

describe('what features say that they store of customers', () => {
  afterEach(() => registerPersonalData(registered))

  it('[H2] is every entity that refers to one', async () => {
    const found = await Promise.all(
      allPersonalData()
        .filter(holdsRecords)
        .map(({ records }) => records(nobody)),
    )
    const covered = new Set(found.flat().map(({ type }) => type.name))
    const referring = entities
      .filter((type) => fieldsOf(type).some((field) => field.kind.leadsTo === 'record' && targetOf(field) === Customer))
      .map(({ name }) => name)
    expect(referring.length).toBeGreaterThan(5)
    expect(referring.filter((name) => !covered.has(name))).toEqual([])
  })

  it('[H2] has one name in the export', () => {
    expect(() => registerPersonalData([...registered, { name: 'jobs', read: async () => null }])).toThrow(
      'Two features export data of customers as jobs.',
    )
  })
})
