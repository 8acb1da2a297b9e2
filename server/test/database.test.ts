import { describe, expect, it } from '@jest/globals'
import { openWriter } from '../src/delivery/composition/openShopDatabase.js'
import { migrate } from '../src/kernel/database/migrate.js'
import { bothDatabases } from './testDatabases.js'

describe.each(bothDatabases)('migrations on $name', ({ createEmpty: create }) => {
  it('[O10] give the tables that the entities describe', async () => {
    const database = await create()
    const source = await openWriter(database.address)
    try {
      await migrate(source)
      const difference = await source.driver.createSchemaBuilder().log()
      expect(difference.upQueries.map(({ query }) => query)).toEqual([])
    } finally {
      await source.destroy()
      await database.drop()
    }
  })

  it('[O10] the last of them can be reverted and run again', async () => {
    const database = await create()
    const source = await openWriter(database.address)
    try {
      await migrate(source)
      await source.undoLastMigration()
      await migrate(source)
      const difference = await source.driver.createSchemaBuilder().log()
      expect(difference.upQueries.map(({ query }) => query)).toEqual([])
    } finally {
      await source.destroy()
      await database.drop()
    }
  })
})
