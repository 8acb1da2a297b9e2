import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Quarter } from '../../../src/features/downloads/quarter/Quarter.js'
import { quarterAudit } from '../../../src/features/downloads/quarter/quarterAudit.js'
import { type QuarterContent, quarterContent } from '../../../src/features/downloads/quarter/quarterContent.js'
import { auditJournals } from '../../../src/features/downloads/quarter/xaf/auditEntries.js'
import { writeXaf } from '../../../src/features/downloads/quarter/xaf/writeXaf.js'
import { jobFigures } from '../../../src/features/figures/jobFigures.js'
import { KnownParts } from '../../../src/features/figures/KnownParts.js'
import { Period } from '../../../src/features/figures/Period.js'
import { verifyDocuments } from '../../../src/features/invoices/verifyDocuments.js'
import { jobKinds } from '../../../src/features/jobs/jobKinds.js'
import { Payment } from '../../../src/features/payments/Payment.js'
import { readShop } from '../../../src/features/shop/readShop.js'
import { centsOf } from '../../../src/kernel/shared/money.js'
import { returnBoxNames, turnoverOf } from '../../../src/kernel/shared/returnBoxes.js'
import { isEvery } from '../../isEvery.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { MoneyShop } from '../invoices/MoneyShop.js'
import { type JobShop, startJobShop } from '../jobs/jobShop.js'
import { YearOfBusiness, zone } from './YearOfBusiness.js'

const count = isEvery ? 400 : 80
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

describe.each(bothDatabases)('a year of random business, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop
  let quarters: QuarterContent[]

  beforeAll(async () => {
    database = await create()
    shop = await startJobShop(database)
    const address = { address: 'Dorpsstraat', house_number: '1', zip_code: '1234 AB', city: 'Utrecht' }
    const people = [await shop.person('Anna', address), await shop.person('Bert', address)]
    const [first] = people
    if (!first) throw new Error('There is nobody')
    await new MoneyShop(shop, first).job()
    await new YearOfBusiness(
      shop,
      people.map(({ id }) => id),
      20_251,
    ).run(count)
    const { reader } = shop.services.database
    quarters = []
    for (const quarter of [1, 2, 3, 4]) quarters.push(await quarterContent(reader, new Quarter(2025, quarter, zone)))
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  it('[I16] [I4] the boxes of the quarters are what the documents and the other jobs say, to the cent', () => {
    for (const { documents, jobs, boxes } of quarters) {
      const net = [...documents.map(({ document }) => centsOf(document.totals.net)), ...jobs.map((job) => job.net)]
      const vat = [...documents.map(({ document }) => centsOf(document.totals.vat)), ...jobs.map((job) => job.vat)]
      expect(documents.length).toBeGreaterThan(0)
      expect(jobs.length).toBeGreaterThan(0)
      expect(turnoverOf(boxes)).toBe(sum(net))
      expect(sum(returnBoxNames.map((name) => boxes.boxes[name].vat))).toBe(sum(vat))
    }
  })

  it('[I16] figures and quarters agree to the cent, by the day of invoice in the shop', async () => {
    const { reader } = shop.services.database
    const { vatStandard: vatRate } = await readShop(reader)
    const asked = async () => ({
      period: new Period('2025-01-01', '2025-12-31', zone),
      ...{ kinds: jobKinds.values, vatRate, known: await KnownParts.of(reader) },
    })
    const { months } = await jobFigures(reader, await asked())
    const byQuarter = [0, 3, 6, 9].map((from) => sum(months.slice(from, from + 3).map(({ turnover }) => turnover)))
    expect(byQuarter).toEqual(quarters.map(({ boxes }) => turnoverOf(boxes)))
    const cached = await jobFigures(reader, await asked())
    expect(cached.months).toEqual(months)
  })

  it('[I16] the auditfile balances, with the same turnover and every payment once', async () => {
    const { reader } = shop.services.database
    for (const [index, content] of quarters.entries()) {
      const audit = await quarterAudit(reader, content, new Quarter(2025, index + 1, zone), shop.services.settings)
      const lines = auditJournals(audit).flatMap(({ entries }) => entries.flatMap((entry) => entry.lines))
      const of = (pattern: RegExp) =>
        sum(lines.filter(({ account }) => pattern.test(account)).map(({ cents }) => cents))
      expect(sum(lines.map(({ cents }) => cents))).toBe(0)
      expect(-of(/^(turnover|prepayments)/)).toBe(turnoverOf(content.boxes))
      expect(of(/^(cash|bank|cardInTransit|onlineInTransit)$/)).toBe(sum(content.payments.map(({ amount }) => amount)))
      expect(Array.from(writeXaf(audit)).join('')).toContain('</auditfile>')
    }
    const paid = quarters.flatMap(({ payments }) => payments.map(({ id }) => id))
    const all = await reader.find(Payment, { select: { id: true, receivedAt: true } })
    const ofYear = all.filter(({ receivedAt }) => zone.dayOf(Date.parse(receivedAt)).startsWith('2025'))
    expect(paid.toSorted((one, other) => one - other)).toEqual(ofYear.map(({ id }) => id).toSorted((a, b) => a - b))
  })

  it('[I2] the chain of what was issued is whole', async () => {
    const { faults } = await verifyDocuments(shop.services.database.reader)
    expect(faults).toEqual([])
  })
})
