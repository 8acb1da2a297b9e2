import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { loadDemo } from '../../../src/delivery/composition/loadDemo.js'
import { Quarter } from '../../../src/features/downloads/quarter/Quarter.js'
import { quarterContent } from '../../../src/features/downloads/quarter/quarterContent.js'
import { Invoice } from '../../../src/features/invoices/Invoice.js'
import { Payment } from '../../../src/features/payments/Payment.js'
import { TimeZone } from '../../../src/features/shop/hours/TimeZone.js'
import { CashMovement } from '../../../src/features/till/CashMovement.js'
import { TillClosing } from '../../../src/features/till/TillClosing.js'
import { verifyMoney } from '../../../src/features/till/verifyMoney.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import { dayAfter, weekdayOf } from '../../../src/kernel/shared/openingHours.js'
import { turnoverOf } from '../../../src/kernel/shared/returnBoxes.js'
import { required } from '../../required.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'

const issued = { status: 'issued' as const }
const sum = (amounts: readonly (number | null)[]) => amounts.reduce<number>((all, each) => all + (each ?? 0), 0)

describe.each(testDatabases)('the year of the demo shop on $name', ({ create }) => {
  let database: TestDatabase
  let shop: TestShop
  let admin: Record<string, string>

  beforeAll(async () => {
    database = await create()
    shop = await startTestShop(database)
    await loadDemo(shop.api)
    admin = await shop.login()
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const reader = () => shop.services.database.reader
  const today = new Date().toISOString().slice(0, 10)
  const daysAgo = (count: number) => dayAfter(today, -count)
  const documents = () => reader().find(Invoice, { where: issued, order: { id: 'ASC' } })
  async function ask<Data>(query: string, variables: object = {}): Promise<Data> {
    const { data, errors } = await shop.graphql<Data>(query, variables, admin)
    expect(errors).toBeUndefined()
    return required(data, 'data')
  }
  const months = async () => {
    // Just after midnight the shop is a day ahead of UTC.
    const until = TimeZone.named('Europe/Amsterdam').dayOf(Date.now())
    const { figures } = await ask<{ figures: { months: { month: string; turnover: number }[] } }>(
      `{ figures(from: "${daysAgo(360)}", until: "${until}") { months { month turnover } } }`,
    )
    return figures.months
  }

  it('[I19] is of every kind in every month, in the order of time, without a gap or a peak', async () => {
    const all = await documents()
    expect(all.length).toBeGreaterThan(120)
    for (let end = 0; end < 330; end += 30) {
      const some = all.filter(
        ({ issuedOn }) => (issuedOn ?? '') <= daysAgo(end) && (issuedOn ?? '') > daysAgo(end + 30),
      )
      expect(some.length).toBeGreaterThanOrEqual(6)
      expect(some.length).toBeLessThan(45)
      expect(sum(some.map(({ net }) => net))).toBeGreaterThan(30_000)
    }
    const seriesOf = ({ number }: Invoice) => number?.split('-')[0] ?? ''
    const bySeries = new Map(
      [...new Set(all.map(seriesOf))].map((one) => [one, all.filter((each) => seriesOf(each) === one)]),
    )
    const years = [...new Set(all.map(({ issuedOn }) => issuedOn?.slice(2, 4)))]
    for (const year of years) {
      expect(bySeries.has(`B${year}`)).toBe(true)
      // In the first days of January nothing was sent on account yet.
      if (today.slice(5) > '01-20' || year !== today.slice(2, 4)) expect(bySeries.has(`F${year}`)).toBe(true)
    }
    for (const [series, some] of bySeries) {
      expect(some.map(({ number }) => number)).toEqual(
        some.map((_, index) => `${series}-${String(index + 1).padStart(4, '0')}`),
      )
      expect(some.every(({ issuedOn }) => issuedOn?.slice(2, 4) === series.slice(1))).toBe(true)
      const instants = some.map(({ issuedAt }) => issuedAt ?? '')
      expect(instants).toEqual(instants.toSorted())
    }
    expect(all.every(({ issuedOn }) => weekdayOf(issuedOn ?? '') <= 6 && (issuedOn ?? '') < today)).toBe(true)
    expect(all.map(({ createdAt }) => createdAt)).toEqual(all.map(({ issuedAt }) => issuedAt))
  })

  it('[I19] proves itself, as `manage verify-documents` does', async () => {
    const { documents: proved, faults } = await verifyMoney(ownContext(shop.services))
    expect(faults).toEqual([])
    expect(proved).toBe((await documents()).length + (await reader().count(TillClosing)))
  })

  it('[I19] has open invoices of every age, of which one was reminded', async () => {
    const { openItems } = await ask<{ openItems: { age: number | null; count: number; amount: number }[] }>(
      '{ openItems { age count amount } }',
    )
    expect(openItems.map(({ age }) => age)).toEqual([null, 0, 14, 30, 60])
    expect(openItems.every(({ count, amount }) => count > 0 && amount > 0)).toBe(true)
    const { invoices } = await ask<{ invoices: { items: { state: string; reminders: { kind: string }[] }[] } }>(
      '{ invoices(perPage: 100, filter: { openAmountFrom: 0.01 }) { items { state reminders { kind } } } }',
    )
    expect(invoices.items.flatMap(({ reminders }) => reminders)).toEqual([{ kind: 'invoiceOverdueFirst' }])
  })

  it('[I19] has a deposit that was taken off, credit notes, used goods, and every way to pay', async () => {
    const all = await documents()
    expect(all.filter(({ kind }) => kind === 'credit')).toHaveLength(2)
    const [deposit] = all.filter(({ kind }) => kind === 'deposit')
    expect(deposit).toMatchObject({ total: 36_300, openAmount: 0 })
    const { document } = await reader()
      .createQueryBuilder(Invoice, 'invoice')
      .select('invoice.document', 'document')
      .where('invoice.document LIKE :taken', { taken: `%"deposit":"${deposit?.number}"%` })
      .getRawOne<{ document: string }>()
      .then((row) => required(row, 'the final invoice'))
    expect(JSON.parse(document).totals.total).toBe('726.00')
    expect(all.flatMap(({ lines }) => lines).filter(({ treatment }) => treatment === 'margin')).toHaveLength(1)
    const payments = await reader().find(Payment)
    expect([...new Set(payments.map(({ method }) => method))].sort()).toEqual(['card', 'cash', 'transfer'])
    expect(payments.every(({ createdAt, receivedAt }) => createdAt === receivedAt)).toBe(true)
    expect(payments.filter(({ amount }) => amount < 0)).toHaveLength(1)
  })

  it('[I19] was closed on each of the last working days, and closings hold all that was paid and issued', async () => {
    const closings = await reader().find(TillClosing, { order: { id: 'ASC' } })
    const days = closings.map(({ closedOn }) => closedOn)
    expect(days).toEqual(days.toSorted())
    for (let back = 1; back <= 14; back++) {
      if (weekdayOf(daysAgo(back)) <= 6) expect(days).toContain(daysAgo(back))
    }
    const recent = closings.filter(({ closedOn }) => closedOn > daysAgo(15))
    expect(recent.every(({ payments }) => payments > 0)).toBe(true)
    const [payments, movements] = [await reader().find(Payment), await reader().find(CashMovement)]
    expect(sum(closings.map(({ takings }) => takings))).toBe(sum(payments.map(({ amount }) => amount)))
    expect(sum(closings.map(({ moved }) => moved))).toBe(sum(movements.map(({ amount }) => amount)))
    expect(sum(closings.map(({ turnover }) => turnover))).toBe(sum((await documents()).map(({ total }) => total)))
    expect(closings.filter(({ difference }) => difference !== 0)).toHaveLength(2)
    expect(closings.at(-1)).toMatchObject({ closedOn: weekdayOf(daysAgo(1)) <= 6 ? daysAgo(1) : daysAgo(2) })
    expect(closings.at(-1)).toMatchObject({ floatLeft: 15_000 })
  })

  it('[I19] has quarters and figures that agree to the cent, without a job beside its bill', async () => {
    const byMonth = new Map((await months()).map(({ month, turnover }) => [month, Math.round(turnover * 100)]))
    const zone = TimeZone.named('Europe/Amsterdam')
    const [from, until] = [daysAgo(200), daysAgo(100)]
    let compared = 0
    for (const year of [...new Set([from.slice(0, 4), until.slice(0, 4)])].map(Number)) {
      for (const number of [1, 2, 3, 4]) {
        const first = `${year}-${String(number * 3 - 2).padStart(2, '0')}-01`
        if (first < daysAgo(270) || first > until) continue
        const { boxes, documents: own, jobs } = await quarterContent(reader(), new Quarter(year, number, zone))
        const parts = [0, 1, 2].map((month) => `${year}-${String(number * 3 - 2 + month).padStart(2, '0')}-01`)
        expect(jobs).toEqual([])
        expect(own.length).toBeGreaterThan(20)
        expect(turnoverOf(boxes)).toBe(sum(parts.map((month) => byMonth.get(month) ?? 0)))
        compared++
      }
    }
    expect(compared).toBeGreaterThan(0)
  })

  it('[I19] a shop that makes its invoices elsewhere switches them off, and jobs, figures and quarter are as they were', async () => {
    const before = await months()
    const use = (usesInvoices: boolean) =>
      ask('mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }', {
        input: { usesInvoices },
      })
    const paid = '{ statusesRepair(perPage: 100) { items { id paidWith paidAt } } }'
    const jobs = await ask(paid)
    await use(false)
    expect(await months()).toEqual(before)
    expect(await ask(paid)).toEqual(jobs)

    const { customers } = await ask<{ customers: { items: { id: number }[] } }>('{ customers { items { id } } }')
    const { job } = await ask<{ job: { id: number } }>(
      'mutation ($input: CreateStatusRepairInput!) { job: createStatusRepair(input: $input) { id } }',
      {
        input: {
          ...{ customer: customers.items[0]?.id, description: 'Tablet', holdBackNotice: true },
          lines: [{ kind: 'labour', description: 'Scherm vervangen', quantity: '1', unitPrice: 121, vatRate: 21 }],
        },
      },
    )
    await ask(`mutation { pickUpJob(job: statusRepair, id: ${job.id}, isPickedUp: true, paidWith: card) }`)
    const { statusRepair } = await ask<{ statusRepair: object }>(`{ statusRepair(id: ${job.id}) { paidWith status } }`)
    expect(statusRepair).toEqual({ paidWith: 'card', status: 'finished' })
    const [last, earlier] = [(await months()).at(-1), before.at(-1)]
    expect(Math.round(((last?.turnover ?? 0) - (earlier?.turnover ?? 0)) * 100)).toBe(10_000)
    const now = new Date()
    const zone = TimeZone.named('Europe/Amsterdam')
    const quarter = new Quarter(now.getUTCFullYear(), Math.floor(now.getUTCMonth() / 3) + 1, zone)
    const { jobs: collected } = await quarterContent(reader(), quarter)
    expect(collected).toMatchObject([{ net: 10_000, vat: 2100, paidWith: 'card' }])
    await use(true)
    expect((await verifyMoney(ownContext(shop.services))).faults).toEqual([])
  })
})
