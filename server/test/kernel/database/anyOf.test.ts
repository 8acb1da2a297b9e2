import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { In, Not } from 'typeorm'
import { openDatabase } from '../../../src/delivery/composition/openShopDatabase.js'
import { NewsCategory } from '../../../src/features/news/NewsCategory.js'
import { anyOf } from '../../../src/kernel/database/anyOf.js'
import type { Database } from '../../../src/kernel/database/Database.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'

describe.each(bothDatabases)('a list in a condition on $name', ({ create }) => {
  let place: TestDatabase
  let database: Database
  beforeAll(async () => {
    place = await create()
    database = await openDatabase(place.address)
  })
  afterAll(async () => {
    await database.close()
    await place.drop()
  })

  const numbers = Array.from({ length: 40_000 }, (_, index) => index + 3)
  const others = numbers.map((number) => `it's "${number}" \\ `)
  const find = (where: object) => database.reader.find(NewsCategory, { where, order: { id: 'ASC' } })

  it('may have more texts than a statement has parameters, twice in one, and negated', async () => {
    const { reader } = database
    const some = anyOf(reader, [...others, 'spam', 'software', 'phishing-sms'])
    const found = await find({ title: some, titleKey: anyOf(reader, [...others, 'spam', 'software']) })
    expect(found.map(({ title }) => title)).toEqual(['spam', 'spam', 'software', 'software'])
    expect(await find({ title: Not(some) })).toHaveLength(10)
  })

  it('may have as many numbers', async () => {
    expect(await find({ id: In(numbers) })).toHaveLength(14)
    expect(await find({ id: Not(In(numbers)) })).toHaveLength(2)
  })

  it('may be empty', async () => {
    expect(await find({ title: anyOf(database.reader, []) })).toEqual([])
    expect(await find({ title: Not(anyOf(database.reader, [])) })).toHaveLength(16)
  })

  it('selects what is deleted', async () => {
    await database.write(async (manager) => {
      await manager.delete(NewsCategory, { title: anyOf(manager, [...others, 'algemeen', 'general']) })
    })
    expect(await find({})).toHaveLength(14)
  })
})
