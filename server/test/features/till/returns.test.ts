import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { verifyMoney } from '../../../src/features/till/verifyMoney.js'
import { required } from '../../required.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { codeOf, MoneyShop, type ShownInvoice, shown, wrongOf } from '../invoices/MoneyShop.js'
import { readBars } from '../invoices/readBars.js'
import { openPdf } from '../invoices/readPdf.js'
import { type JobShop, startJobShop } from '../jobs/jobShop.js'

interface Receipt {
  id: number
  number: string
  openAmount: number
  lines: { place: number; before: number; pieces: number | null }[]
}

describe.each(bothDatabases)('returns at the till, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop
  let money: MoneyShop
  let product: number

  beforeAll(async () => {
    database = await create()
    shop = await startJobShop(database)
    money = new MoneyShop(shop, await shop.person('Anna'))
    const { data } = await money.ask<{ createProduct: { id: number } }>(
      'mutation { createProduct(input: { title: "Kabel", language: nl, price: 12.5, stock: 20 }) { id } }',
    )
    product = data?.createProduct.id ?? 0
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  async function stock(): Promise<number> {
    const { data } = await money.ask<{ product: { stock: number } }>(`{ product(id: ${product}) { stock } }`)
    return data?.product.stock ?? Number.NaN
  }

  async function sold(total: number, lines: object[], method = 'cash'): Promise<ShownInvoice> {
    const answer = await money.ask<Record<'sellAtTill', ShownInvoice>>(
      `mutation ($lines: [TillLine!], $payments: [ReceivedInput!], $total: Money!) {
        sellAtTill(lines: $lines, payments: $payments, total: $total) { ${shown} }
      }`,
      { total, lines, payments: [{ method, amount: total }] },
    )
    return money.whole(answer, 'sellAtTill')
  }

  async function find(number: string): Promise<Receipt | null | undefined> {
    const { data } = await money.ask<{ tillReceipt: Receipt | null }>(
      'query ($number: String!) { tillReceipt(number: $number) { id number openAmount lines { place before pieces } } }',
      { number },
    )
    return data?.tillReceipt
  }

  const returning = `mutation ($id: Int!, $lines: [ReturnedLineInput!]!, $refund: ReceivedBy!, $total: Money!, $givesBackStock: Boolean, $key: String) {
    returnAtTill(id: $id, lines: $lines, refund: $refund, total: $total, givesBackStock: $givesBackStock, key: $key) { ${shown} }
  }`
  function bring(id: number, total: number, lines: object[], more: object = {}) {
    return money.ask<Record<'returnAtTill', ShownInvoice>>(returning, { id, lines, total, refund: 'cash', ...more })
  }

  async function drawer(): Promise<number> {
    const { data } = await money.ask<{ tillState: { cash: number } }>('{ tillState { cash } }')
    return data?.tillState.cash ?? Number.NaN
  }

  it('[I10] some pieces of a line come back, then the others: stock and drawer follow each once, and never more than was sold', async () => {
    const receipt = await sold(47.5, [{ product, quantity: '4', discount: 2.5 }])
    const [before, cash] = [await stock(), await drawer()]
    const found = await find(`  ${receipt.number?.toLowerCase()} `)
    expect(found).toEqual({
      ...{ id: receipt.id, number: receipt.number, openAmount: 0 },
      lines: [{ place: 0, before: 0, pieces: 4 }],
    })
    const one = { place: 0, pieces: 1 }
    expect(wrongOf(await bring(receipt.id, 12.5, [one]))).toEqual(['total'])
    const credit = money.whole(await bring(receipt.id, 11.87, [one]), 'returnAtTill')
    expect(credit).toMatchObject({ kind: 'credit', total: -11.87 })
    expect(await stock()).toBe(before + 1)
    // Cash is rounded as it is received.
    expect(await drawer()).toBeCloseTo(cash - 11.85)
    expect((await find(receipt.number ?? ''))?.lines).toEqual([{ place: 0, before: 1, pieces: 3 }])
    const more = await bring(receipt.id, 47.5, [{ place: 0, pieces: 4 }])
    expect([codeOf(more), wrongOf(more)]).toEqual(['CONFLICT', ['lines.0']])
    money.whole(await bring(receipt.id, 35.63, [{ place: 0 }]), 'returnAtTill')
    expect(await stock()).toBe(before + 4)
    expect((await find(receipt.number ?? ''))?.lines).toEqual([])
    expect(codeOf(await bring(receipt.id, 0, [one]))).toBe('CONFLICT')
    expect(await stock()).toBe(before + 4)
    expect(await money.invoice(receipt.id)).toMatchObject({ state: 'paid', openAmount: 0 })
  })

  it.each(['a4', 'receipt'] as const)('[I10] what a scanner reads of a receipt as %s finds it', async (form) => {
    const receipt = await sold(12.5, [{ product, quantity: '1' }])
    const file = await shop.services.invoiceFiles.read(receipt.id, form)
    const pdf = await openPdf(required(file, 'the receipt').content)
    const scanned = await readBars(await pdf.getPage(1))
    expect((await find(scanned ?? ''))?.id).toBe(receipt.id)
  })

  it('[I10] two tills that take back the same piece give it back once, and so does the same key', async () => {
    const receipt = await sold(25, [{ product, quantity: '2' }], 'card')
    const before = await stock()
    const all = [{ place: 0 }]
    const both = await Promise.all([bring(receipt.id, 25, all), bring(receipt.id, 25, all)])
    expect(both.map(codeOf).toSorted()).toEqual(['CONFLICT', undefined])
    expect(await stock()).toBe(before + 2)
    const other = await sold(37.5, [{ product, quantity: '3' }], 'card')
    const same = await Promise.all(
      [1, 2].map(() => bring(other.id, 12.5, [{ place: 0, pieces: 1 }], { key: 'back', refund: 'card' })),
    )
    expect(same[0]?.data).toEqual(same[1]?.data)
    const each = await Promise.all([1, 2, 3].map(() => bring(other.id, 12.5, [{ place: 0, pieces: 1 }])))
    expect(each.map(codeOf).toSorted()).toEqual(['CONFLICT', undefined, undefined])
    expect(await stock()).toBe(before + 2)
  })

  it('[I10] what is broken does not go back into stock, and hours go back as a whole', async () => {
    const receipt = await sold(42.5, [{ product }, { description: 'Uitzoekwerk', unitPrice: 20, quantity: '1.5' }])
    const before = await stock()
    expect(codeOf(await bring(receipt.id, 20, [{ place: 1, pieces: 1 }]))).toBe('VALIDATION')
    const back = await bring(receipt.id, 42.5, [{ place: 0 }, { place: 1 }], { givesBackStock: false })
    expect(money.whole(back, 'returnAtTill')).toMatchObject({ total: -42.5 })
    expect(await stock()).toBe(before)
  })

  it('[I10] nothing is taken back without a sale, nor by who has no right to it', async () => {
    expect(await find('B26-9999')).toBeNull()
    expect(await find('kabel')).toBeNull()
    expect(codeOf(await bring(9999, 5, [{ place: 0 }]))).toBe('NOT_FOUND')
    const receipt = await sold(12.5, [{ product }])
    expect(codeOf(await bring(receipt.id, 0, []))).toBe('VALIDATION')
    expect(codeOf(await bring(receipt.id, 12.5, [{ place: 7 }]))).toBe('VALIDATION')
    const variables = { id: receipt.id, lines: [{ place: 0 }], refund: 'cash', total: 12.5 }
    const stranger = await shop.graphql(returning, variables)
    expect(codeOf(stranger)).toBe('UNAUTHENTICATED')
    const credit = money.whole(await bring(receipt.id, 12.5, [{ place: 0 }]), 'returnAtTill')
    expect(await find(credit.number ?? '')).toBeNull()
  })

  it('[I2] [I10] pieces that were taken back are final, and the proof misses them when they are gone', async () => {
    const { services } = shop
    const change = (statement: string) => services.database.write((manager) => manager.query(statement))
    await expect(change('UPDATE credited_part SET pieces = pieces + 1')).rejects.toThrow(/final/)
    await expect(change('DELETE FROM credited_part')).rejects.toThrow(/final/)
    const verify = () => verifyMoney({ services } as never)
    expect((await verify()).faults).toEqual([])
    await services.database.write(async (manager) => {
      await manager.query('REPLACE INTO document_guard (id, is_open) VALUES (1, TRUE)')
      await manager.query('DELETE FROM credited_part')
      await manager.query('REPLACE INTO document_guard (id, is_open) VALUES (1, FALSE)')
    })
    expect((await verify()).faults.length).toBeGreaterThan(0)
  })
})
