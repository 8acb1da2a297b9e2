import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { backup } from '../../../src/features/backup/backup.js'
import { restore } from '../../../src/features/backup/restore.js'
import { billJobs } from '../../../src/features/billing/billJobs.js'
import { DocumentSeries } from '../../../src/features/invoices/DocumentSeries.js'
import { forgetOldDocuments } from '../../../src/features/invoices/forgetOldDocuments.js'
import { Invoice } from '../../../src/features/invoices/Invoice.js'
import { issueInvoice } from '../../../src/features/invoices/issueInvoice.js'
import { Payment } from '../../../src/features/payments/Payment.js'
import { PaymentShare } from '../../../src/features/payments/PaymentShare.js'
import { eraseCustomer } from '../../../src/features/privacy/eraseCustomer.js'
import { verifyMoney } from '../../../src/features/till/verifyMoney.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import { records } from '../../../src/kernel/records/records.js'
import { isEvery } from '../../isEvery.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { type JobShop, startJobShop } from '../jobs/jobShop.js'
import { MoneyShop } from './MoneyShop.js'

const address = { address: 'Dorpsstraat', house_number: '1', zip_code: '1234 AB', city: 'Utrecht' }
const card = (amount: number) => ({ method: 'card', amount })

/** All that is stored of invoices and payments. */
async function stored({ services: { database } }: JobShop): Promise<object> {
  const { reader } = database
  const whole = reader.createQueryBuilder(Invoice, 'invoice').addSelect('invoice.document').orderBy('invoice.id')
  return {
    invoices: await whole.getMany(),
    payments: await reader.find(Payment, { order: { id: 'ASC' } }),
    shares: await reader.find(PaymentShare, { order: { payment: 'ASC', invoice: 'ASC' } }),
    series: await reader.find(DocumentSeries, { order: { series: 'ASC' } }),
  }
}

const proved = ({ services }: JobShop) => verifyMoney(ownContext(services))

/** In the short form to the other kind alone, where there are two. */
const ways = bothDatabases
  .flatMap((from) => bothDatabases.map((to) => ({ from, to })))
  .filter(({ from, to }) => isEvery || from !== to || bothDatabases.length === 1)

describe.each(ways)('invoices in a backup of $from.name, restored to $to.name', ({ from, to }) => {
  const databases: TestDatabase[] = []
  const shops: JobShop[] = []
  afterAll(async () => {
    for (const shop of shops) await shop.close()
    for (const database of databases) await database.drop()
  })
  async function start(create: () => Promise<TestDatabase>): Promise<MoneyShop> {
    const database = await create()
    databases.push(database)
    const shop = await startJobShop(database)
    shops.push(shop)
    return new MoneyShop(shop, await shop.person('Anna', address))
  }

  it('[I2] are the same to the last byte, proved, and the next number follows', async () => {
    const [source, target] = [await start(from.create), await start(to.create)]
    const job = await source.job()
    const deposit = source.whole(await source.deposit(job, 50, [card(50)]), 'billDeposit')
    const bill = await source.bill(job, [card(71)])
    const other = await source.bill(await source.job(), [{ method: 'cash', amount: 121, tendered: 150 }])
    source.whole(await source.credit(other.id, { refund: 'cash' }), 'creditInvoice')
    await source.bill(await source.job(), [], { kind: 'receipt' })
    const unbilled = await source.job()
    const file = path.join(databases[0]?.folder ?? '', 'money.backup')
    await backup(source.shop.services, file)
    // The shop that it replaces has an invoice of its own.
    expect((await target.bill(await target.job(), [card(121)])).number).toBe(deposit.number)

    const { services } = target.shop
    await restore(services, file)
    expect(await stored(target.shop)).toEqual(await stored(source.shop))
    expect(await proved(target.shop)).toEqual({ documents: 5, faults: [] })
    await expect(services.database.write((manager) => manager.query('DELETE FROM payment'))).rejects.toThrow('final')
    // All sessions have ended.
    const jobs = [{ kind: 'statusRepair' as const, id: unbilled }]
    const asked = { jobs, kind: 'invoice', payments: [], isAboveAgreed: false } as const
    const id = await billJobs(ownContext(services), { ...asked, total: null, reference: null, key: null })
    const next = await services.database.reader.findOneByOrFail(Invoice, { id })
    expect([deposit, bill, other, next].map(({ number }) => Number(number?.slice(-4)))).toEqual([1, 2, 3, 4])
    expect(await proved(target.shop)).toEqual({ documents: 6, faults: [] })
  })
})

describe.each(bothDatabases)('invoices that outlive others, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop
  let money: MoneyShop
  beforeAll(async () => {
    database = await create()
    shop = await startJobShop(database)
    money = new MoneyShop(shop, await shop.person('Anna', address))
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  async function whole(id: number): Promise<Invoice> {
    const one = shop.services.database.reader.createQueryBuilder(Invoice, 'invoice').addSelect('invoice.document')
    return one.where('invoice.id = :id', { id }).getOneOrFail()
  }

  it('[I3] a customer who is erased stays in what was issued, and nowhere else of it', async () => {
    const eva = new MoneyShop(shop, await shop.person('Eva', address))
    const bill = await eva.bill(await eva.job(), [card(121)])
    const before = await whole(bill.id)
    await eraseCustomer(ownContext(shop.services), eva.customer.id)
    const after = await whole(bill.id)
    expect(after).toMatchObject({ customer: null, document: before.document, sha: before.sha, total: 12_100 })
    expect(JSON.parse(after.document ?? '').customer).toMatchObject({ name: 'Eva', city: 'Utrecht' })
    const payments = await shop.services.database.reader.findBy(Payment, { title: bill.number ?? '' })
    expect(payments).toMatchObject([{ customer: null, amount: 12_100 }])
    expect((await proved(shop)).faults).toEqual([])
  })

  it('[I3] seven years after the end of its year in the shop a document goes; number, amounts and hash stay, and prove the chain', async () => {
    const context = ownContext(shop.services)
    const line = {
      ...{ description: 'Scherm vervangen', quantity: '1', unitPrice: 12_100, discount: 0, stockProduct: null },
      ...({ treatment: 'taxed', vatRate: 21 } as const),
    }
    const draft = {
      ...({ kind: 'receipt', status: 'draft', language: 'nl', includingVat: true } as const),
      lines: [line],
      ...{ customer: money.customer.id, credits: null, number: null, deliveredOn: null },
      ...{ reference: 'PO 12', text: 'Dank' },
    }
    const last = new Date().getUTCFullYear() - 8
    // Before and after New Year in the Netherlands, on one day by UTC.
    const moments = [`${last}-06-01T10:00:00Z`, `${last}-12-31T22:30:00Z`, `${last}-12-31T23:30:00Z`]
    const ids: number[] = []
    for (const moment of moments) {
      const { id } = await shop.services.database.write((manager) => records.insert(manager, Invoice, draft))
      await issueInvoice(context, id, null, null, new Date(moment))
      ids.push(id)
    }
    const before = await Promise.all(ids.map(whole))
    expect(before.map(({ number }) => number)).toEqual([
      `B${last % 100}-0001`,
      `B${last % 100}-0002`,
      `B${(last + 1) % 100}-0001`,
    ])
    await forgetOldDocuments(shop.services, new Date())
    const after = await Promise.all(ids.map(whole))
    const gone = { document: null, customer: null, reference: null, text: null, lines: [] }
    expect(after).toEqual(before.map((each, index) => (index < 2 ? { ...each, ...gone } : each)))
    expect((await proved(shop)).faults).toEqual([])
    // The next one follows the last that is known.
    expect((await money.bill(await money.job(), [], { kind: 'receipt' })).number).toMatch(/-0001$/)
    expect((await proved(shop)).faults).toEqual([])
  })
})
