import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Quarter } from '../../../src/features/downloads/quarter/Quarter.js'
import { quarterAudit } from '../../../src/features/downloads/quarter/quarterAudit.js'
import { quarterContent } from '../../../src/features/downloads/quarter/quarterContent.js'
import { QuarterSheets } from '../../../src/features/downloads/quarter/quarterSheets.js'
import { auditJournals } from '../../../src/features/downloads/quarter/xaf/auditEntries.js'
import { writeXaf } from '../../../src/features/downloads/quarter/xaf/writeXaf.js'
import { TimeZone } from '../../../src/features/shop/hours/TimeZone.js'
import { Chance } from '../../attacks/fuzz/Chance.js'
import { isEvery } from '../../isEvery.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { done } from '../appointments/appointmentShop.js'
import { validateXaf } from '../downloads/xaf/xafSchema.js'
import { MoneyShop } from '../invoices/MoneyShop.js'
import { type JobShop, startJobShop } from '../jobs/jobShop.js'
import { purchase } from './purchase.js'

const zone = TimeZone.named('Europe/Amsterdam')
const purchases = isEvery ? 60 : 15
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

interface Item {
  id: number
  owed: number
}

describe.each(bothDatabases)('random purchases in the books, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop
  let money: MoneyShop
  const chance = new Chance(20_261)

  beforeAll(async () => {
    database = await create()
    shop = await startJobShop(database)
    const address = { address: 'Dorpsstraat', house_number: '1', zip_code: '1234 AB', city: 'Utrecht' }
    money = new MoneyShop(shop, await shop.person('Anna', address))
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const buy = async (price: number, paidBy: string) => {
    const input = { ...purchase, price, paidBy }
    const document = 'mutation ($input: BuyInInput!) { buyIn(input: $input) { id owed } }'
    return done(await money.ask<{ buyIn: Item }>(document, { input })).buyIn
  }
  /** Sells for what is owed, or a part of it, and for money besides. @returns the receipt */
  const sell = async ({ id, owed }: Item) => {
    const part = chance.happens(0.5) ? owed : Math.max(1, Math.floor(owed / 2))
    const cash = chance.below(3) * 20
    const payments = [
      { method: 'trade_in', amount: part, boughtItem: id },
      ...(cash > 0 ? [{ method: 'cash', amount: cash }] : []),
    ]
    const total = part + cash
    const document = `mutation ($total: Money!, $payments: [ReceivedInput!]) {
      sellAtTill(lines: [{ description: "Laptop", unitPrice: ${total} }], payments: $payments, total: $total) { id }
    }`
    const { sellAtTill } = done(await money.ask<{ sellAtTill: { id: number } }>(document, { total, payments }))
    return { id: sellAtTill.id, total }
  }
  const bring = async ({ id, total }: { id: number; total: number }) =>
    done(
      await money.ask(
        `mutation { returnAtTill(id: ${id}, lines: [{ place: 0 }], refund: cash, total: ${total}) { id } }`,
      ),
    )
  const payOut = async ({ id, owed }: Item) => {
    const paidBy = chance.oneOf(['cash', 'transfer'])
    done(await money.ask(`mutation { payOutBought(id: ${id}, amount: ${owed}, paidBy: ${paidBy}) { owed } }`))
  }
  const items = async () =>
    done(await money.ask<{ boughtItems: { items: Item[] } }>('{ boughtItems(perPage: 100) { items { id owed } } }'))
      .boughtItems.items

  async function books() {
    const now = new Date()
    const quarter = new Quarter(now.getUTCFullYear(), Math.floor(now.getUTCMonth() / 3) + 1, zone, now.getTime())
    const { reader } = shop.services.database
    const content = await quarterContent(reader, quarter)
    const audit = await quarterAudit(reader, content, quarter, shop.services.settings)
    const journals = auditJournals(audit)
    const lines = journals.flatMap(({ entries }) => entries.flatMap((entry) => entry.lines))
    const of = (account: string) => sum(lines.filter((line) => line.account === account).map(({ cents }) => cents))
    return { content, audit, journals, of }
  }

  it('[I15] [I16] every journal balances, what is owed is what the books say, and nothing is left once all is set off or paid out', async () => {
    const paid: number[] = []
    for (let count = 0; count < purchases; count++) {
      const price = 1 + chance.below(400)
      paid.push(price * 100)
      const item = await buy(price, chance.oneOf(['cash', 'transfer', 'set_off', 'set_off', 'set_off']))
      if (item.owed === 0 || chance.happens(0.2)) continue
      const receipt = await sell(item)
      if (chance.happens(0.3)) await bring(receipt)
      const after = (await items()).find(({ id }) => id === item.id)
      if (after && after.owed > 0 && chance.happens(0.5)) await payOut(after)
    }
    const before = await books()
    const owed = sum((await items()).map((item) => item.owed)) * 100
    expect(owed).toBeGreaterThan(0)
    expect(before.of('tradeIns')).toBe(-owed)
    expect(before.of('purchasesMargin')).toBe(sum(paid))

    for (const item of await items()) if (item.owed > 0) await payOut(item)
    const after = await books()
    expect(after.of('tradeIns')).toBe(0)
    expect(after.of('debtors')).toBe(0)
    const { tillState } = done(await money.ask<{ tillState: { expected: number } }>('{ tillState { expected } }'))
    expect(after.of('cash')).toBe(tillState.expected * 100)
    for (const { entries } of after.journals) {
      for (const { lines } of entries) expect(sum(lines.map(({ cents }) => cents))).toBe(0)
    }
    const journal = after.journals.find(({ id }) => id === 'INKOOP')
    expect(journal?.entries).toHaveLength(after.content.purchases.length)
    validateXaf(Array.from(writeXaf(after.audit)).join(''))
    const { headings, rows } = new QuarterSheets(after.content, 'nl').purchases()
    expect(rows).toHaveLength(after.content.purchases.length)
    for (const row of rows) expect(row).toHaveLength(headings.length)
  })
})
