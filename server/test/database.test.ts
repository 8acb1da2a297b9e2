import { describe, expect, it } from '@jest/globals'
import { openWriter } from '../src/composition/openShopDatabase.js'
import { bothDatabases } from './testDatabases.js'

describe.each(bothDatabases)('migrations on $name', ({ createEmpty: create }) => {
  it('[O10] give the tables that the entities describe', async () => {
    const database = await create()
    const source = await openWriter(database.address)
    try {
      await source.runMigrations()
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
      await source.runMigrations()
      await source.undoLastMigration()
      await source.runMigrations()
      const difference = await source.driver.createSchemaBuilder().log()
      expect(difference.upQueries.map(({ query }) => query)).toEqual([])
    } finally {
      await source.destroy()
      await database.drop()
    }
  })
})
