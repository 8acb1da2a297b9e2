import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Tip } from '../../../src/features/tips/Tip.js'
import { imagesAddress } from '../../../src/kernel/media/imageNames.js'
import { imageUses } from '../../../src/kernel/media/imageUses.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { type ContentShop, startContentShop } from '../records/contentShop.js'

describe.each(bothDatabases)('what images in texts are used for, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContentShop

  beforeAll(async () => {
    database = await create()
    shop = await startContentShop(database)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  it('[Y40] is in a transaction what it has written itself, of which nothing is cached when it is undone', async () => {
    const own = shop.services.database
    const url = `${imagesAddress}wisselend.jpg`
    const { id } = await shop.create('Tip', { language: 'nl', title: 'Wisselend', text: '<p>Niets</p>' })
    const usedBy = async (manager = own.reader) =>
      (await imageUses(own, [url], { manager })).get(url)?.map(({ row }) => row.id)
    expect(await usedBy()).toEqual([])
    const undone = own.write(async (manager) => {
      await manager.update(Tip, id, { text: `<p><img src="${url}"></p>` })
      expect(await usedBy(manager)).toEqual([id])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await usedBy()).toEqual([])
  })
})
