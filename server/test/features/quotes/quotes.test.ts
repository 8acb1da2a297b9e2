import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Quote } from '../../../src/features/quotes/Quote.js'
import { ZzpProduct } from '../../../src/features/stock/ZzpProduct.js'
import { Revision } from '../../../src/kernel/records/Revision.js'
import { canonicalJson } from '../../../src/kernel/secrets/canonicalJson.js'
import type { QuoteDecision, QuoteDocument } from '../../../src/kernel/shared/quoteDocument.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { startJobShop } from '../jobs/jobShop.js'
import { kinds } from '../jobs/kinds.js'
import { aLine, QuoteShop, repair, whole } from './QuoteShop.js'

const day = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)

describe.each(bothDatabases)('quotes, on $name', ({ create, alike }) => {
  let database: TestDatabase
  let quotes: QuoteShop

  beforeAll(async () => {
    database = await create()
    const shop = await startJobShop(database)
    await shop.admin.ask(
      'mutation { updateShop(input: { email: "winkel@example.com", street: "Dorpsstraat 1" }) { id } }',
    )
    quotes = new QuoteShop(shop, await shop.person('Anna', { zip_code: '1234 AB', phone_number: '06 12345678' }))
  })
  afterAll(async () => {
    await quotes.shop.close()
    await database.drop()
  })

  const stored = async (id: number) => quotes.shop.services.database.reader.findOneByOrFail(Quote, { id })
  const change = (id: number, values: object) =>
    quotes.shop.services.database.write((manager) => manager.update(Quote, id, values))
  const jobOf = async (id: number) => {
    const { data } = await quotes.shop.admin.ask<{
      statusRepair: Record<string, unknown> & { timeline: { note: string }[] }
    }>(`{ statusRepair(id: ${id}) { status lines { description } timeline { note to isNoticed } } }`)
    if (!data) throw new Error('no job')
    return data.statusRepair
  }

  alike(() => {
    it('[K11] begin as a draft filled in from the job, which mails nobody and no customer sees', async () => {
      await quotes.shop.emptyOutbox()
      const job = await quotes.job({
        description: 'ThinkPad',
        description_problem: 'Zwart scherm',
        lines: [{ kind: 'labour', description: 'Werk', quantity: '2', unit_price: 45, vat_rate: 21 }],
      })
      await quotes.shop.emptyOutbox()
      const { data } = await quotes.shop.admin.ask<{ draftQuote: number }>(
        `mutation { draftQuote(job: statusRepair, id: ${job}) }`,
      )
      const draft = await stored(data?.draftQuote ?? 0)
      expect(draft).toMatchObject({ goods: 'ThinkPad', defect: 'Zwart scherm', status: 'draft', edition: 1 })
      expect(draft.lines).toMatchObject([{ description: 'Werk', quantity: '2', unitPrice: 4500, vatRate: 21 }])
      expect(draft.validUntil >= inDays(30)).toBe(true)
      // The shop has not said how long it takes, and nothing is promised in its name.
      expect(draft.timeNeeded).toBe('')
      expect(await quotes.quotes(await quotes.code(job))).toEqual([])
      expect(await quotes.shop.outbox()).toEqual([])
    })
  })

  it('[K11] [K12] are sent as the exact text of the European form, hashed, and the job waits for the customer', async () => {
    const { job, quote } = await quotes.sent({
      ...whole,
      diagnosisCost: '25',
      replacement: 'Leenlaptop',
      replacementCost: '0',
      services: [{ description: 'Thuisbrengen', cost: '15' }],
      additional: 'Je oude schijf krijg je terug.',
    })
    const document = JSON.parse(quote.document) as QuoteDocument
    expect(document).toMatchObject({
      schema: 1,
      repairer: {
        street: 'Dorpsstraat 1',
        email: 'winkel@example.com',
        online: expect.arrayContaining([quotes.shop.services.settings.publicUrl]),
      },
      customer: 'Anna',
      goods: 'Lenovo ThinkPad',
      defect: 'Het scherm blijft zwart.',
      work: 'Nieuw scherm plaatsen',
      diagnosisCost: '25.00',
      replacement: { goods: 'Leenlaptop', cost: '0.00' },
      services: [{ description: 'Thuisbrengen', cost: '15.00' }],
      additional: 'Je oude schijf krijg je terug.',
    })
    expect(document.lines[0]).toEqual({
      ...{
        description: 'Werk',
        quantity: '1',
        unitPrice: '99.00',
        vatRate: '21',
        isOptional: false,
        alternative: null,
      },
    })
    for (const name of ['timeNeeded', 'handOver', 'validUntil'] as const) expect(document[name]).toBeTruthy()
    expect(quote.document).toBe(canonicalJson(document))
    expect(quote.sha).toBe(createHash('sha256').update(quote.document).digest('hex'))
    expect(await jobOf(job)).toMatchObject({ status: 'waiting_customer' })
    expect((await jobOf(job)).timeline.at(-1)?.note).toContain('gestuurd')
  })

  alike(() => {
    it('[K11] are mailed with a link that no stored text holds', async () => {
      await quotes.shop.emptyOutbox()
      const id = await quotes.draft(await quotes.job())
      await quotes.shop.emptyOutbox()
      expect((await quotes.send(id, true)).data?.sendQuote.state).toBe('sent')
      const [mail, ...others] = await quotes.shop.outbox()
      expect(others).toEqual([])
      expect(mail).toMatchObject({ recipient: 'anna@example.com', isSecret: true })
      expect(mail?.text).toContain('[link]')
      expect(mail?.text).not.toContain('/nl/volg/')
      expect(mail?.text).toMatch(/€\s159,00 tot €\s229,00/)
    })

    it('[K11] are never changed after they were sent', async () => {
      const { quote } = await quotes.sent()
      expect((await quotes.update(quote.id, { text: 'Anders' })).errors?.[0]?.extensions.code).toBe('CONFLICT')
      expect((await quotes.send(quote.id)).errors?.[0]?.extensions.code).toBe('CONFLICT')
      const { data } = await quotes.shop.admin.ask<{ quoteDocument: object }>(
        `{ quoteDocument(id: ${quote.id}) { document sha } }`,
      )
      expect(data?.quoteDocument).toEqual({ document: quote.document, sha: quote.sha })
    })

    it('[K11] keep their text when shop, customer and job change afterwards', async () => {
      const { job, code, quote } = await quotes.sent()
      await quotes.shop.editJob(repair, job, { description: 'Iets anders' })
      await quotes.shop.admin.ask('mutation { updateShop(input: { street: "Nieuwstraat 2" }) { id } }')
      expect((await quotes.quotes(code))[0]).toMatchObject({ document: quote.document, sha: quote.sha })
      await quotes.shop.admin.ask('mutation { updateShop(input: { street: "Dorpsstraat 1" }) { id } }')
    })

    it.each([
      [3, 'Ongeveer 3 werkdagen na je akkoord'],
      [1, 'Ongeveer één werkdag na je akkoord'],
      [null, ''],
    ])('[W1] take %s days as the service of their job usually does: %s', async (workingDays, expected) => {
      const { ask } = quotes.shop.admin
      const { data: service } = await ask<{ createService: { id: number } }>(
        'mutation ($input: CreateServiceInput!) { createService(input: $input) { id } }',
        {
          input: { language: 'nl', title: `Scherm in ${workingDays}`, workingDays },
        },
      )
      const job = await quotes.job({ service: service?.createService.id })
      const { data } = await ask<{ draftQuote: number }>(`mutation { draftQuote(job: statusRepair, id: ${job}) }`)
      expect((await stored(data?.draftQuote ?? 0)).timeNeeded).toBe(expected)
    })

    it('[K11] [R7] are sent whole, and for thirty days at least', async () => {
      const job = await quotes.job()
      const { data } = await quotes.shop.admin.ask<{ draftQuote: number }>(
        `mutation { draftQuote(job: statusRepair, id: ${job}) }`,
      )
      const id = data?.draftQuote ?? 0
      const refused = (await quotes.send(id)).errors?.[0]?.extensions
      expect(refused).toMatchObject({ code: 'VALIDATION' })
      expect(Object.keys(refused?.errors ?? {})).toEqual(
        expect.arrayContaining(['defect', 'work', 'goods', 'timeNeeded', 'lines']),
      )
      await quotes.update(id, { ...whole, validUntil: inDays(20) })
      expect((await quotes.send(id)).errors?.[0]?.extensions.errors?.validUntil?.[0]).toContain('30')
      await quotes.update(id, { ...whole, validUntil: inDays(31) })
      expect((await quotes.send(id)).data?.sendQuote.state).toBe('sent')
    })

    it('[K11] are accepted by name with what was chosen; the shop hears, the job goes on', async () => {
      const { job, code, quote } = await quotes.sent()
      await quotes.shop.emptyOutbox()
      const { data } = await quotes.decide(
        code,
        quotes.accepting(quote, { chosen: [2, 3], signature: 'M10 10 L20 30' }),
      )
      expect(data?.decideQuote.state).toBe('accepted')
      const decision = JSON.parse(data?.decideQuote.decision ?? '') as QuoteDecision
      expect(decision).toMatchObject({ quote: quote.id, sha: quote.sha, chosen: ['2', '3'], name: 'Anna Jansen' })
      expect(decision).toMatchObject({ total: '229.00', signature: 'M10 10 L20 30' })
      expect(await jobOf(job)).toMatchObject({
        status: 'in_treatment',
        lines: [{ description: 'Werk' }, { description: 'Schijf 1 TB' }, { description: 'Gegevens overzetten' }],
      })
      const mails = await quotes.shop.outbox()
      expect(mails.map(({ recipient }) => recipient).sort()).toEqual(['anna@example.com', 'winkel@example.com'])
      expect(mails.find(({ recipient }) => recipient.startsWith('winkel'))?.text).toMatch(/Schijf 1 TB/)
      expect((await jobOf(job)).timeline.at(-1)?.note).toContain('geaccepteerd door Anna Jansen')
    })

    it('[K11] are declined with a reason', async () => {
      const { job, code, quote } = await quotes.sent()
      const asked = quotes.accepting(quote, { decision: 'declined', reason: 'Te duur', chosen: [] })
      expect((await quotes.decide(code, asked)).data?.decideQuote.state).toBe('declined')
      expect(await stored(quote.id)).toMatchObject({ status: 'declined', reason: 'Te duur', decidedBy: 'Anna Jansen' })
      expect(await jobOf(job)).toMatchObject({ status: 'waiting' })
      expect((await jobOf(job)).timeline.at(-1)).toMatchObject({
        note: expect.stringContaining('afgewezen'),
        to: 'waiting',
      })
    })

    it('[K11] that are declined leave the job waiting for the customer while another can be answered', async () => {
      const { job, code, quote: first } = await quotes.sent()
      const second = await quotes.draft(job, { text: 'Goedkoper' })
      await quotes.send(second)
      const [newer] = await quotes.quotes(code)
      if (!newer) throw new Error('no newer quote')
      const declining = { decision: 'declined', chosen: [] }
      expect((await quotes.decide(code, quotes.accepting(first, declining))).errors).toBeUndefined()
      expect(await jobOf(job)).toMatchObject({ status: 'waiting_customer' })
      expect((await quotes.decide(code, quotes.accepting(newer, declining))).errors).toBeUndefined()
      expect(await jobOf(job)).toMatchObject({ status: 'waiting' })
      // One whose day has passed can be answered no more.
      const other = await quotes.sent()
      const expired = await quotes.draft(other.job, { text: 'Goedkoper' })
      await quotes.send(expired)
      await change(expired, { expiresAt: new Date(Date.now() - 1000).toISOString() })
      await quotes.decide(other.code, quotes.accepting(other.quote, declining))
      expect(await jobOf(other.job)).toMatchObject({ status: 'waiting' })
    })

    it('[K11] that are declined move no job that the shop has moved itself', async () => {
      const { job, code, quote } = await quotes.sent()
      await quotes.shop.editJob(repair, job, { status: 'in-treatment' })
      await quotes.decide(code, quotes.accepting(quote, { decision: 'declined', chosen: [] }))
      expect(await jobOf(job)).toMatchObject({ status: 'in_treatment' })
    })

    describe.each(kinds)('of $type', (kind) => {
      let ofKind: QuoteShop
      const work = kind.name === 'statusRepair' ? 'in_treatment' : 'assembling'
      const ready = kind.values.find((value) => value.endsWith('-appointment')) ?? ''
      beforeAll(() => {
        ofKind = new QuoteShop(quotes.shop, quotes.customer, kind)
      })
      const read = async (job: number) => {
        const { data } = await quotes.shop.admin.ask<Record<string, { timeline: { note: string }[] }>>(
          `{ ${kind.name}(id: ${job}) { status lines { description } pickedUpAt timeline { note to } } }`,
        )
        return data?.[kind.name]
      }
      const accepted = async (move: (job: number) => Promise<unknown>) => {
        const { job, code, quote } = await ofKind.sent()
        await move(job)
        await quotes.shop.emptyOutbox()
        expect((await ofKind.decide(code, ofKind.accepting(quote))).data?.decideQuote.state).toBe('accepted')
        const mails = await quotes.shop.outbox()
        expect(mails.map(({ recipient }) => recipient).sort()).toEqual(['anna@example.com', 'winkel@example.com'])
        const record = await read(job)
        expect(record?.timeline.at(-1)?.note).toContain('geaccepteerd door Anna Jansen')
        return record
      }
      const movedTo = (status: string) => (job: number) => quotes.shop.editJob(kind, job, { status })

      it.each(['waiting', 'waiting-customer'])('[K11] begin the work on a job that is %s', async (status) => {
        expect(await accepted(movedTo(status))).toMatchObject({ status: work, lines: { length: 2 } })
      })

      it.each([ready, 'finished', 'waiting-supplier'])('[K11] never throw back a job that is %s', async (status) => {
        expect(await accepted(movedTo(status))).toMatchObject({
          status: status.replaceAll('-', '_'),
          lines: { length: status === 'waiting-supplier' ? 2 : 0 },
        })
      })

      it('[K11] never reopen a job that was collected', async () => {
        const collected = await accepted((job) =>
          quotes.shop.admin.ask(`mutation { pickUpJob(job: ${kind.name}, id: ${job}, isPickedUp: true) }`),
        )
        expect(collected).toMatchObject({ status: 'finished', pickedUpAt: expect.any(String), lines: [] })
      })
    })
  })

  it('[K11] give the job the lines that were accepted with the VAT that they were offered with', async () => {
    const { job, code, quote } = await quotes.sent({ ...whole, includingVat: false })
    await quotes.decide(code, quotes.accepting(quote))
    const { data } = await quotes.shop.admin.ask(`{ statusRepair(id: ${job}) { includingVat costs } }`)
    expect(data?.statusRepair).toEqual({ includingVat: false, costs: 159 })
  })

  alike(() => {
    describe('that are accepted of a job with lines, where these do not follow by themselves', () => {
      const follow = (isOn: boolean) =>
        quotes.shop.admin.ask('mutation ($isOn: Boolean!) { updateShop(input: { quotesSetLines: $isOn }) { id } }', {
          isOn,
        })
      beforeAll(() => follow(false))
      afterAll(() => follow(true))
      const acceptance = async (job: number) => {
        const { data } = await quotes.shop.admin.ask<{ acceptedQuote: Record<string, unknown> | null }>(
          `{ acceptedQuote(job: statusRepair, id: ${job}) { quote name total jobTotal hasOtherLines jobVersion } }`,
        )
        return data?.acceptedQuote
      }
      const takeOver = (id: number, version: unknown) =>
        quotes.shop.admin.ask('mutation ($id: Int!, $version: Int) { takeOverQuote(id: $id, version: $version) }', {
          id,
          version,
        })
      const stockOf = async (id: number) =>
        (await quotes.shop.services.database.reader.findOneByOrFail(ZzpProduct, { id })).stock

      it('[K11] [K16] leave the lines of the job, say what differs, and are taken over by the shop at once', async () => {
        const { body } = await quotes.shop.admin.rest<{ id: number }>('POST', 'zzp-products/add-zzp-product', {
          title: 'Schijf van een partner',
          stock: 5,
        })
        const part = body.data?.id ?? 0
        const own = { kind: 'part', description: 'Schijf', quantity: '2', unit_price: 10, vat_rate: 21 }
        const { job, code, quote } = await quotes.sent({ ...whole, includingVat: false })
        await quotes.shop.editJob(repair, job, { lines: [{ ...own, stock_product: part }] })
        expect(await stockOf(part)).toBe(3)
        expect(await acceptance(job)).toBeNull()
        await quotes.decide(code, quotes.accepting(quote, { chosen: [2, 3] }))
        expect((await jobOf(job)).lines).toEqual([{ description: 'Schijf' }])
        const before = await acceptance(job)
        expect(before).toMatchObject({ quote: quote.id, total: 277.09, jobTotal: 20, hasOtherLines: true })

        const refused = await takeOver(quote.id, Number(before?.jobVersion) - 1)
        expect(refused.errors?.[0]?.extensions.code).toBe('CONFLICT')
        expect(await stockOf(part)).toBe(3)
        expect((await takeOver(quote.id, before?.jobVersion)).data).toEqual({ takeOverQuote: job })
        expect((await jobOf(job)).lines).toEqual([
          { description: 'Werk' },
          { description: 'Schijf 1 TB' },
          { description: 'Gegevens overzetten' },
        ])
        expect(await stockOf(part)).toBe(5)
        expect(await acceptance(job)).toMatchObject({ total: 277.09, jobTotal: 277.09, hasOtherLines: false })
      })

      it('[K11] are taken over only where lines were accepted, by the shop alone', async () => {
        const { code, quote } = await quotes.sent()
        expect((await takeOver(quote.id, null)).errors?.[0]).toMatchObject({
          message: 'This quote has not been accepted.',
          extensions: { code: 'CONFLICT' },
        })
        await quotes.decide(code, quotes.accepting(quote))
        const asCustomer = await quotes.customer.ask(`mutation { takeOverQuote(id: ${quote.id}) }`)
        expect(asCustomer.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
        const without = await quotes.sent({ ...whole, lines: [], priceMethod: '€ 60 per uur', priceMaximum: '200' })
        await quotes.decide(without.code, quotes.accepting(without.quote, { chosen: [] }))
        expect(await acceptance(without.job)).toMatchObject({ total: null, jobTotal: null, hasOtherLines: false })
        expect((await takeOver(without.quote.id, null)).errors?.[0]?.message).toBe(
          'This quote has no lines to take over.',
        )
      })
    })
  })

  it('[K11] are decided once: of twenty side by side one holds', async () => {
    const { job, code, quote } = await quotes.sent()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        quotes.decide(
          code,
          quotes.accepting(quote, {
            key: `key-${index}`,
            decision: index % 2 ? 'accepted' : 'declined',
            name: `N${index}`,
          }),
        ),
      ),
    )
    const held = answers.filter(({ errors }) => !errors)
    expect(held).toHaveLength(1)
    for (const { errors } of answers.filter((each) => each !== held[0])) {
      expect(errors?.[0]?.extensions.code).toBe('CONFLICT')
    }
    const { decidedBy } = await stored(quote.id)
    expect(JSON.parse(held[0]?.data?.decideQuote.decision ?? '')).toMatchObject({ name: decidedBy })
    const decisions = (await jobOf(job)).timeline.filter(({ note }) => /geaccepteerd|afgewezen/.test(note ?? ''))
    expect(decisions).toHaveLength(1)
  })

  alike(() => {
    it('[K11] answer a repeated request with the same decision, and another with 409', async () => {
      const { code, quote } = await quotes.sent()
      const first = await quotes.decide(code, quotes.accepting(quote))
      await quotes.shop.emptyOutbox()
      const again = await quotes.decide(code, quotes.accepting(quote))
      expect(again.data).toEqual(first.data)
      expect(await quotes.shop.outbox()).toEqual([])
      const others = [{ key: 'k2' }, { decision: 'declined' }]
      for (const other of others) {
        expect((await quotes.decide(code, quotes.accepting(quote, other))).errors?.[0]?.extensions.code).toBe(
          'CONFLICT',
        )
      }
    })
  })

  it('[K11] are accepted once of two editions side by side, and the other is replaced', async () => {
    const { job, code, quote: first } = await quotes.sent()
    const second = await quotes.draft(job, { text: 'Goedkoper' })
    await quotes.send(second)
    const both = await quotes.quotes(code)
    expect(both.map(({ state }) => state)).toEqual(['sent', 'sent'])
    const [newer] = both
    if (!newer) throw new Error('no newer quote')
    const answers = await Promise.all([
      quotes.decide(code, quotes.accepting(first, { key: 'a' })),
      quotes.decide(code, quotes.accepting(newer, { key: 'b' })),
    ])
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    expect((await quotes.quotes(code)).map(({ state }) => state).sort()).toEqual(['accepted', 'replaced'])
  })

  it('[K11] stay acceptable in an older edition until its day, unless the customer agreed otherwise', async () => {
    const { job, code, quote: first } = await quotes.sent()
    await quotes.send(await quotes.draft(job, { text: 'Nieuwe versie' }))
    expect((await quotes.end(first.id, 'replaced', '  ')).errors?.[0]?.extensions.code).toBe('VALIDATION')
    expect((await quotes.end(first.id, 'replaced', 'Telefonisch akkoord op 3 maart')).errors).toBeUndefined()
    expect(await stored(first.id)).toMatchObject({ status: 'replaced', reason: 'Telefonisch akkoord op 3 maart' })
    expect((await quotes.decide(code, quotes.accepting(first))).errors?.[0]?.extensions.code).toBe('CONFLICT')
  })

  it('[K11] expire by their day, without anything having to run', async () => {
    const { code, quote } = await quotes.sent()
    await change(quote.id, { expiresAt: new Date(Date.now() - 1000).toISOString() })
    expect((await quotes.quotes(code))[0]?.state).toBe('expired')
    const { errors } = await quotes.decide(code, quotes.accepting(quote))
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'CONFLICT' } })
    expect(errors?.[0]?.message).toContain('expired')
    expect(await stored(quote.id)).toMatchObject({ status: 'sent', decidedAt: null })
  })

  alike(() => {
    it('[K11] can be withdrawn with a reason, and nobody accepts them then', async () => {
      const { code, quote } = await quotes.sent()
      expect((await quotes.end(quote.id, 'withdrawn', 'Onderdeel bestaat niet meer')).errors).toBeUndefined()
      expect((await quotes.decide(code, quotes.accepting(quote))).errors?.[0]?.extensions.code).toBe('CONFLICT')
      expect((await quotes.end(quote.id, 'withdrawn', 'Nog eens')).errors?.[0]?.extensions.code).toBe('CONFLICT')
    })

    it('[K11] refuse what does not belong to them', async () => {
      const { code, quote } = await quotes.sent()
      const other = await quotes.sent()
      const codeOf = async (asked: object, by = code) => (await quotes.decide(by, asked)).errors?.[0]?.extensions.code
      expect(await codeOf(quotes.accepting(other.quote))).toBe('NOT_FOUND')
      expect(await codeOf(quotes.accepting(quote, { sha: other.quote.sha }))).toBe('CONFLICT')
      expect(await codeOf(quotes.accepting(quote), 'A'.repeat(22))).toBe('NOT_FOUND')
      for (const chosen of [[], [0], [1, 2], [1, 1], [1, 9], [1, -1]]) {
        expect(await codeOf(quotes.accepting(quote, { chosen }))).toBe('VALIDATION')
      }
      for (const signature of ['<svg onload=alert(1)>', 'M1 1 L2 2"/>', 'url(x)', `M1 1${' L1 1'.repeat(5000)}`]) {
        expect(await codeOf(quotes.accepting(quote, { signature }))).toBe('VALIDATION')
      }
      expect(await codeOf(quotes.accepting(quote, { name: ' ' }))).toBe('VALIDATION')
      expect(await codeOf(quotes.accepting(quote, { key: 'a key\n' }))).toBe('BAD_REQUEST')
      const draft = await quotes.draft(await quotes.job())
      expect(await codeOf(quotes.accepting({ ...quote, id: draft }))).toBe('NOT_FOUND')
      expect(await stored(quote.id)).toMatchObject({ status: 'sent', decidedAt: null })
    })

    it('[K11] leave the job where it is when the shop wants so', async () => {
      await quotes.shop.admin.ask('mutation { updateShop(input: { quotesMoveJobs: false }) { id } }')
      const { job, code, quote } = await quotes.sent()
      expect(await jobOf(job)).toMatchObject({ status: 'waiting' })
      await quotes.decide(code, quotes.accepting(quote))
      expect(await jobOf(job)).toMatchObject({ status: 'waiting' })
      await quotes.shop.admin.ask('mutation { updateShop(input: { quotesMoveJobs: true }) { id } }')
    })
  })

  it('[K11] go with their job and come back with it, to the last byte', async () => {
    const { job, code, quote } = await quotes.sent()
    await quotes.shop.admin.ask(`mutation { deleteStatusRepair(id: ${job}) { deleted } }`)
    expect(await quotes.shop.services.database.reader.countBy(Quote, { id: quote.id })).toBe(0)
    await quotes.shop.admin.ask(`mutation { restoreRecord(entity: statusRepair, id: ${job}) { restored } }`)
    expect((await quotes.quotes(code))[0]).toMatchObject({ document: quote.document, sha: quote.sha, state: 'sent' })
  })

  alike(() => {
    it('[K12] may give a way of calculating and a maximum in place of a price', async () => {
      const record = { ...whole, lines: [], priceMethod: '€ 60 per uur' }
      const job = await quotes.job()
      await expect(quotes.draft(job, record)).rejects.toThrow('priceMaximum')
      const { code, quote } = await quotes.sent({ ...record, priceMaximum: '200' })
      expect(JSON.parse(quote.document)).toMatchObject({ priceMethod: '€ 60 per uur', priceMaximum: '200.00' })
      const { data } = await quotes.decide(code, quotes.accepting(quote, { chosen: [] }))
      expect(JSON.parse(data?.decideQuote.decision ?? '')).toMatchObject({ total: null, decision: 'accepted' })
    })

    it('[K19] are in the export of their customer and gone when the customer is erased', async () => {
      const bea = await quotes.shop.person('Bea')
      const { id: job } = await quotes.shop.addJob(repair, { customer: bea.id })
      const id = await quotes.draft(job)
      await quotes.send(id)
      const { data } = await quotes.shop.admin.ask<{ exportCustomer: string }>(`{ exportCustomer(id: ${bea.id}) }`)
      expect(JSON.parse(data?.exportCustomer ?? '').quotes).toMatchObject([
        { goods: 'Lenovo ThinkPad', status: 'sent' },
      ])
      expect(JSON.parse(data?.exportCustomer ?? '').quotes[0].document).toContain('"schema":1')
      const { errors } = await quotes.shop.admin.ask(
        `mutation { eraseCustomer(id: ${bea.id}, confirmation: "Bea") { jobs } }`,
      )
      expect(errors).toBeUndefined()
      const { reader } = quotes.shop.services.database
      expect(await reader.countBy(Quote, { customer: bea.id })).toBe(0)
      expect(await reader.countBy(Revision, { entity: 'quote', record: id })).toBe(0)
    })

    it('[W1] are for cms-admin alone in the back office', async () => {
      const { quote, job } = await quotes.sent()
      const operations = [
        `query { quotesOfJob(job: statusRepair, id: ${job}) { id } }`,
        `query { quoteDocument(id: ${quote.id}) { document } }`,
        `query { quote(id: ${quote.id}) { id } }`,
        'query { quotes { total } }',
        `mutation { draftQuote(job: statusRepair, id: ${job}) }`,
        `mutation { sendQuote(id: ${quote.id}) { id } }`,
        `mutation { endQuote(id: ${quote.id}, how: withdrawn) { id } }`,
        `mutation { updateQuote(id: ${quote.id}, input: {}) { id } }`,
      ]
      for (const document of operations) {
        expect((await quotes.customer.ask(document)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
        expect((await quotes.shop.graphql(document)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
      }
      expect(aLine.vatRate).toBe(21)
    })
  })
})
