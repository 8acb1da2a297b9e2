import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ZzpProduct } from '../../../src/features/stock/ZzpProduct.js'
import { AgreedPrices1763700000990 } from '../../../src/kernel/database/migrations/1763700000990-AgreedPrices.js'
import { openWriter } from '../../../src/kernel/database/openDatabase.js'
import { Revision } from '../../../src/kernel/records/Revision.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { startJobShop } from '../jobs/jobShop.js'
import { QuoteShop, repair, whole } from './QuoteShop.js'

interface Job {
  status: string
  currentStatus: string | null
  costs: number | null
  agreedTotal: number | null
  agreedAt: string | null
  version: number
  lines: { kind: string; description: string; stockProduct: number | null }[]
}

describe.each(bothDatabases)('what is agreed by quotes, on $name', ({ create, alike }) => {
  let database: TestDatabase
  let quotes: QuoteShop

  beforeAll(async () => {
    database = await create()
    const shop = await startJobShop(database)
    await shop.admin.ask('mutation { updateShop(input: { email: "winkel@example.com" }) { id } }')
    quotes = new QuoteShop(shop, await shop.person('Anna', { zip_code: '1234 AB', phone_number: '06 12345678' }))
  })
  afterAll(async () => {
    await quotes.shop.close()
    await database.drop()
  })

  const read = async (id: number) => {
    const { data } = await quotes.shop.admin.ask<{ statusRepair: Job }>(
      `{ statusRepair(id: ${id}) {
        status currentStatus costs agreedTotal agreedAt version lines { kind description stockProduct }
      } }`,
    )
    if (!data) throw new Error('no job')
    return data.statusRepair
  }
  const stockOf = async (id: number) =>
    (await quotes.shop.services.database.reader.findOneByOrFail(ZzpProduct, { id })).stock
  const own = { kind: 'part', description: 'Werk', quantity: '1', unit_price: 129, vat_rate: 21 }

  alike(() => {
    it('[Y52] stands on the job with its day, and the lines follow in the same write', async () => {
      const { job, code, quote } = await quotes.sent()
      await quotes.shop.editJob(repair, job, { lines: [own], current_status: 'Wacht op jouw ja: € 129' })
      const before = await read(job)
      await quotes.shop.emptyOutbox()
      await quotes.decide(code, quotes.accepting(quote, { chosen: [2, 3] }))
      const after = await read(job)
      expect(after).toMatchObject({
        status: 'in_treatment',
        currentStatus: null,
        costs: 229,
        agreedTotal: 229,
        version: before.version + 1,
        lines: [
          { kind: 'part', description: 'Werk' },
          { kind: 'other', description: 'Schijf 1 TB' },
          { kind: 'other', description: 'Gegevens overzetten' },
        ],
      })
      const { data } = await quotes.shop.graphql<{ trackedJob: object }>(
        'query ($code: String!) { trackedJob(code: $code) { currentStatus agreedTotal agreedAt totals { including } } }',
        { code },
      )
      const { agreedAt } = after
      expect(data?.trackedJob).toEqual({
        currentStatus: null,
        agreedTotal: 229,
        agreedAt,
        totals: { including: 229 },
      })
      const mine = await quotes.customer.ask<{ myStatuses: { repairs: object[] } }>(
        '{ myStatuses { repairs { id currentStatus agreedTotal agreedAt } } }',
      )
      expect(mine.data?.myStatuses.repairs).toContainEqual({ id: job, currentStatus: null, agreedTotal: 229, agreedAt })
      const mail = (await quotes.shop.outbox()).find(({ recipient }) => recipient === 'anna@example.com')
      expect(mail?.text).toMatch(/Afgesproken prijs, inclusief btw: €\s229,00/)
      const [change] = await quotes.shop.services.database.reader.find(Revision, {
        where: { entity: 'statusRepair', record: job },
        order: { id: 'DESC' },
        take: 1,
      })
      expect(Object.keys(change?.changes ?? {})).toEqual(expect.arrayContaining(['lines', 'agreedTotal', 'status']))
    })

    it('[Y52] is accepted whoever has the job open, whose form is out of date then', async () => {
      const { job, code, quote } = await quotes.sent()
      const { version } = await read(job)
      expect((await quotes.decide(code, quotes.accepting(quote))).errors).toBeUndefined()
      const { body, status } = await quotes.shop.admin.rest('PUT', `status-repair/edit/${job}`, {
        lines: [own],
        version,
      })
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'CONFLICT' })
      expect((await read(job)).agreedTotal).toBe(159)
    })

    it('[Y52] uses the parts that were laid out for the same line, and gives back the others', async () => {
      const { body } = await quotes.shop.admin.rest<{ id: number }>('POST', 'zzp-products/add-zzp-product', {
        title: 'Schijf van een partner',
        stock: 9,
      })
      const part = body.data?.id ?? 0
      const piece = { kind: 'part', quantity: '3', unit_price: 10, vat_rate: 21, stock_product: part }
      const { job, code, quote } = await quotes.sent()
      await quotes.shop.editJob(repair, job, {
        lines: [
          { ...piece, description: 'Schijf 500 GB' },
          { ...piece, description: 'Kabel' },
        ],
      })
      expect(await stockOf(part)).toBe(3)
      await quotes.decide(code, quotes.accepting(quote, { chosen: [1] }))
      expect((await read(job)).lines).toEqual([
        { kind: 'other', description: 'Werk', stockProduct: null },
        { kind: 'part', description: 'Schijf 500 GB', stockProduct: part },
      ])
      expect(await stockOf(part)).toBe(8)
    })

    it('[Y52] changes no lines of a job that is ready, paid or has none that were accepted', async () => {
      const paid = await quotes.sent()
      await quotes.shop.editJob(repair, paid.job, { lines: [own], paid_with: 'card' })
      await quotes.decide(paid.code, quotes.accepting(paid.quote))
      expect(await read(paid.job)).toMatchObject({ costs: 129, agreedTotal: 159 })
      const ready = await quotes.sent()
      await quotes.shop.editJob(repair, ready.job, { lines: [own], status: 'return-appointment' })
      await quotes.decide(ready.code, quotes.accepting(ready.quote))
      expect(await read(ready.job)).toMatchObject({ costs: 129, agreedTotal: 159 })
      const method = await quotes.sent({ ...whole, lines: [], priceMethod: '€ 60 per uur', priceMaximum: '200' })
      await quotes.shop.editJob(repair, method.job, { lines: [own] })
      await quotes.shop.emptyOutbox()
      await quotes.decide(method.code, quotes.accepting(method.quote, { chosen: [] }))
      expect(await read(method.job)).toMatchObject({ costs: 129, agreedTotal: null, agreedAt: expect.any(String) })
      const mail = (await quotes.shop.outbox()).find(({ recipient }) => recipient === 'anna@example.com')
      expect(mail?.text).toMatch(/Afgesproken prijs, inclusief btw: hoogstens €\s200,00/)
    })

    it('[Y52] is in later mails, in the language of the customer', async () => {
      const { job, code, quote } = await quotes.sent()
      await quotes.decide(code, quotes.accepting(quote))
      await quotes.shop.emptyOutbox()
      await quotes.shop.editJob(repair, job, { status: 'return-appointment' })
      const [mail] = await quotes.shop.outbox()
      expect(mail?.text).toMatch(/Afgesproken prijs: €\s159,00, akkoord op \d+ \w+ 20\d\d/)
      const { job: without } = await quotes.sent()
      await quotes.shop.emptyOutbox()
      await quotes.shop.editJob(repair, without, { status: 'return-appointment' })
      expect((await quotes.shop.outbox())[0]?.text).not.toContain('Afgesproken prijs')
    })

    it('[Y52] is nothing after a quote that is declined, and what was written of waiting for it goes', async () => {
      const { job, code, quote: first } = await quotes.sent()
      await quotes.send(await quotes.draft(job, { text: 'Goedkoper' }))
      const [second] = await quotes.quotes(code)
      if (!second) throw new Error('no second quote')
      await quotes.shop.editJob(repair, job, { lines: [own], current_status: 'Wacht op jouw ja: € 129' })
      const declining = { decision: 'declined', chosen: [] }
      await quotes.decide(code, quotes.accepting(first, declining))
      expect(await read(job)).toMatchObject({ currentStatus: 'Wacht op jouw ja: € 129' })
      await quotes.decide(code, quotes.accepting(second, declining))
      expect(await read(job)).toMatchObject({ currentStatus: null, agreedTotal: null, agreedAt: null, costs: 129 })
    })
  })

  it('[Y52] stands on jobs whose quote was accepted before, after the migration', async () => {
    const { job, code, quote } = await quotes.sent()
    await quotes.decide(code, quotes.accepting(quote))
    const { agreedAt } = await read(job)
    const source = await openWriter(database.address, { tables: [], subscribers: [] })
    const queryRunner = source.createQueryRunner()
    const migration = new AgreedPrices1763700000990()
    await migration.down(queryRunner)
    expect(await queryRunner.hasColumn('status_repair', 'agreed_total')).toBe(false)
    await migration.up(queryRunner)
    await queryRunner.release()
    await source.destroy()
    expect(await read(job)).toMatchObject({ agreedTotal: 159, agreedAt })
  })
})
