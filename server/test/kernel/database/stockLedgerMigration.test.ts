import { describe, expect, it } from '@jest/globals'
import { StockLedger1763700001030 } from '../../../src/kernel/database/migrations/1763700001030-StockLedger.js'
import { openWriter } from '../../../src/kernel/database/openDatabase.js'
import { startStockShop } from '../../features/stock/stockShop.js'
import { bothDatabases } from '../../testDatabases.js'

describe.each(bothDatabases)('the migration of the ledger of stock, on $name', ({ create }) => {
  it('[Y67] begins the ledger of each product once for both languages, keeps that of parts, and is undone', async () => {
    const database = await create()
    const shop = await startStockShop(database)
    await shop.add('SSD', 4)
    const add = async (input: object): Promise<number> => {
      const query = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { id } }'
      const { data } = await shop.admin.ask<{ createProduct: { id: number } }>(query, { input: { price: 5, ...input } })
      return data?.createProduct.id ?? 0
    }
    const nl = await add({ language: 'nl', title: 'Kabel', stock: 3 })
    await add({ language: 'en', title: 'Cable', translationOf: nl })
    const en = await add({ language: 'en', title: 'Mouse', stock: 7 })
    await add({ language: 'nl', title: 'Op', stock: 0 })
    await shop.close()

    const source = await openWriter(database.address, { tables: [], subscribers: [] })
    const queryRunner = source.createQueryRunner()
    const rows = async () => {
      const found: { delta: number }[] = await queryRunner.query('SELECT * FROM stock_movement ORDER BY id')
      return found
    }
    const migration = new StockLedger1763700001030()
    await migration.down(queryRunner)
    expect((await rows()).map(({ delta }) => delta)).toEqual([4])
    await migration.up(queryRunner)
    expect(await rows()).toMatchObject([
      { pair: null, delta: 4, reason: null },
      { pair: nl, product: null, delta: 3, stock: 3, reason: 'opening' },
      { pair: en, product: null, delta: 7, stock: 7, reason: 'opening' },
    ])
    await queryRunner.release()
    await source.destroy()
    await database.drop()
  })
})
