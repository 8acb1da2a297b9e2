import { Not } from 'typeorm'
import { Revision } from '../../src/content/Revision.js'
import { anyOf } from '../../src/database/anyOf.js'
import type { Database } from '../../src/database/Database.js'
import { openDatabase } from '../../src/database/openDatabase.js'
import { NewsCategory } from '../../src/entities/NewsCategory.js'
import { type TestDatabase, testDatabases } from '../testDatabases.js'

describe.each(testDatabases)('a list in a condition on $name', ({ create }) => {
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
  const titles = ['spam', 'software', ...numbers.map((number) => `it's "${number}" \\ `)]

  it('may be longer than a statement takes values, several times in one, and as what must not be', async () => {
    const { reader } = database
    const found = await reader.findBy(NewsCategory, { id: anyOf(reader, numbers), title: anyOf(reader, titles) })
    expect(found.map(({ title }) => title).toSorted()).toEqual(['software', 'software', 'spam', 'spam'])
    const others = await reader.findBy(NewsCategory, { id: Not(anyOf(reader, numbers)) })
    expect(others.map(({ title }) => title)).toEqual(['phishing-mail', 'phishing-mail'])
  })

  it('may be empty', async () => {
    const { reader } = database
    expect(await reader.countBy(NewsCategory, { id: anyOf(reader, []) })).toBe(0)
    expect(await reader.countBy(NewsCategory, { id: Not(anyOf(reader, [])) })).toBe(16)
  })

  it('says what is deleted', async () => {
    await database.write(async (manager) => {
      const revision = {
        entity: 'tip',
        record: 1,
        version: 1,
        action: 'create' as const,
        changes: {},
        at: '2026-11-21T00:00:00.000Z',
      }
      await manager.insert(
        Revision,
        [revision, revision].map((each) => ({ ...each, user: null, userName: null })),
      )
      const rows = await manager.find(Revision)
      expect(rows).toHaveLength(2)
      await manager.delete(Revision, { id: anyOf(manager, [Number(rows[0]?.id), ...numbers.map((each) => each + 10)]) })
      expect(await manager.count(Revision)).toBe(1)
    })
  })
})
