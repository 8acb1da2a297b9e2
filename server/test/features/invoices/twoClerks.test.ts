import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { DeductedDeposit } from '../../../src/features/invoices/DeductedDeposit.js'
import { Invoice } from '../../../src/features/invoices/Invoice.js'
import { Payment } from '../../../src/features/payments/Payment.js'
import { verifyMoney } from '../../../src/features/till/verifyMoney.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import { isEvery } from '../../isEvery.js'
import type { GraphqlAnswer } from '../../startTestShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { type JobShop, startJobShop } from '../jobs/jobShop.js'
import { codeOf, labour, MoneyShop } from './MoneyShop.js'

/** What is done side by side meets in another way each time. */
const rounds = isEvery ? 12 : 4

describe.each(bothDatabases)('two clerks at once, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop
  let money: MoneyShop

  beforeAll(async () => {
    database = await create()
    shop = await startJobShop(database)
    const address = { address: 'Dorpsstraat', house_number: '1', zip_code: '1234 AB', city: 'Utrecht' }
    money = new MoneyShop(shop, await shop.person('Anna', address))
  })
  afterEach(async () => {
    expect((await verifyMoney(ownContext(shop.services))).faults).toEqual([])
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const reader = () => shop.services.database.reader
  const count = () => Promise.all([reader().count(Invoice), reader().count(Payment)])
  /** What each call ended in: the code of its error, or `done`. */
  const outcomes = (answers: GraphqlAnswer<unknown>[]) => answers.map((each) => codeOf(each) ?? 'done').toSorted()
  async function several(round: (index: number) => Promise<void>): Promise<void> {
    for (let index = 0; index < rounds; index++) await round(index)
  }
  const card = (amount: number) => ({ method: 'card', amount })
  const correct = (id: number) =>
    money.ask('mutation ($id: Int!) { correctPayment(id: $id, reason: "Verkeerd") }', { id })
  const lastPayment = async () => (await reader().find(Payment, { order: { id: 'DESC' }, take: 1 }))[0] as Payment

  it('[I6] [I20] both press Afrekenen: the job is billed once', async () => {
    await several(async () => {
      const job = await money.job()
      const [invoices] = await count()
      const paid = () => money.tryToBill(job, [card(121)], { kind: 'receipt', total: 121 })
      expect(outcomes(await Promise.all([paid(), money.tryToBill(job), paid()]))).toEqual([
        'CONFLICT',
        'CONFLICT',
        'done',
      ])
      expect((await count())[0]).toBe(invoices + 1)
    })
  })

  it('[I7] [I20] both credit the same invoice: no line is taken back twice', async () => {
    await several(async () => {
      const bill = await money.bill(await money.job({ lines: [labour, { ...labour, unit_price: 9.99 }] }))
      const lines = [{ lines: [0] }, { lines: [0] }, { lines: [1] }]
      expect(outcomes(await Promise.all(lines.map((each) => money.credit(bill.id, each))))).toEqual([
        'CONFLICT',
        'done',
        'done',
      ])
      expect(await money.invoice(bill.id)).toMatchObject({ openAmount: 0, state: 'paid' })
      const whole = await money.bill(await money.job(), [card(121)])
      const refund = () => money.credit(whole.id, { refund: 'card' })
      expect(outcomes(await Promise.all([refund(), refund()]))).toEqual(['CONFLICT', 'done'])
      expect(await money.invoice(whole.id)).toMatchObject({ openAmount: 0 })
    })
  })

  it('[I8] [I20] payments side by side are all booked, and an invoice is paid no further than it is open', async () => {
    await several(async () => {
      const bill = await money.bill(await money.job())
      const pay = (amount: number) => money.pay([bill.id], card(amount))
      expect(outcomes(await Promise.all([pay(60), pay(50), pay(10)]))).toEqual(['done', 'done', 'done'])
      expect(await money.invoice(bill.id)).toMatchObject({ openAmount: 1 })
      await Promise.all([pay(1), money.credit(bill.id)])
      // Whichever was first: what was paid is owed to the customer, or what was still open was not taken.
      expect((await money.invoice(bill.id)).openAmount).toBeLessThanOrEqual(-120)
    })
  })

  it('[I8] [I20] invoices paid together, in any order, do not wait for each other forever', async () => {
    const bills = [await money.bill(await money.job()), await money.bill(await money.job())].map(({ id }) => id)
    await several(async () => {
      const answers = await Promise.all([money.pay(bills, card(2)), money.pay(bills.toReversed(), card(3))])
      expect(outcomes(answers)).toEqual(['done', 'done'])
    })
  })

  it('[I8] [I20] both take back a payment: it is taken back once', async () => {
    await several(async () => {
      const bill = await money.bill(await money.job(), [card(121)])
      const { id } = await lastPayment()
      expect(outcomes(await Promise.all([correct(id), correct(id)]))).toEqual(['CONFLICT', 'done'])
      expect(await money.invoice(bill.id)).toMatchObject({ openAmount: 121 })
    })
  })

  it('[I18] [I20] the same key twice at once: booked once, and both are told the same', async () => {
    await several(async (index) => {
      const job = await money.job()
      const key = { key: `twice-${index}` }
      const before = await count()
      const billed = await Promise.all([1, 2].map(() => money.tryToBill(job, [card(20)], key)))
      const [one, other] = billed.map((answer) => money.whole(answer, 'billJobs'))
      expect(one?.id).toBe(other?.id)
      const id = one?.id ?? 0
      const paid = await Promise.all([1, 2].map(() => money.pay([id], card(30), `paid-${index}`)))
      expect(outcomes(paid)).toEqual(['done', 'done'])
      expect(await money.invoice(id)).toMatchObject({ openAmount: 71 })
      const credits = await Promise.all([1, 2].map(() => money.credit(id, { key: `credit-${index}` })))
      const [credit, same] = credits.map((answer) => money.whole(answer, 'creditInvoice'))
      expect(credit).toEqual(same)
      const [invoices = 0, payments = 0] = before
      expect(await count()).toEqual([invoices + 2, payments + 2])
    })
  })

  it('[I6] [I20] a deposit is taken off or credited, never both', async () => {
    await several(async () => {
      const job = await money.job()
      const deposit = money.whole(await money.deposit(job, 50), 'billDeposit')
      const [billed, credited] = await Promise.all([money.tryToBill(job), money.credit(deposit.id)])
      const bill = money.whole(billed, 'billJobs')
      const isTakenOff = await reader().existsBy(DeductedDeposit, { deposit: deposit.id })
      expect([bill.total, codeOf(credited)]).toEqual(isTakenOff ? [71, 'CONFLICT'] : [121, undefined])
    })
  })

  it('[I8] [I20] what was paid with a job pays its bill or is taken back, never both', async () => {
    await several(async () => {
      const job = await money.job({ paid_with: 'card' })
      const { id, amount } = await lastPayment()
      expect(amount).toBe(12_100)
      const [billed, corrected] = await Promise.all([money.tryToBill(job), correct(id)])
      expect(outcomes([corrected])).toEqual(['done'])
      // Before or after it was billed: the money is not there.
      expect(await money.invoice(money.whole(billed, 'billJobs').id)).toMatchObject({ openAmount: 121 })
    })
  })

  it('[I6] [I20] the lines of a job change while it is billed: the bill is what the job says', async () => {
    await several(async () => {
      const job = await money.job()
      const lines = [{ ...labour, unit_price: 242 }]
      const [billed, changed] = await Promise.all([
        money.tryToBill(job),
        shop.admin.rest('PUT', `status-repair/edit/${job}`, { lines }),
      ])
      expect(money.whole(billed, 'billJobs').total).toBe(changed.status === 200 ? 242 : 121)
    })
  })
})
