import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { InvoiceAddress } from '../../../src/features/invoices/address/InvoiceAddress.js'
import { drawingRound } from '../../../src/features/invoices/files/drawingRound.js'
import { InvoiceFile } from '../../../src/features/invoices/files/InvoiceFile.js'
import { forgetOldDocuments } from '../../../src/features/invoices/forgetOldDocuments.js'
import { dataOf } from '../../delivery/rest/restClient.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { until } from '../../until.js'
import { codeOf, MoneyShop, type ShownInvoice } from '../invoices/MoneyShop.js'
import { type JobShop, type Person, startJobShop } from '../jobs/jobShop.js'
import { MailServer } from '../messages/MailServer.js'

const home = { address: 'Dorpsstraat', house_number: '1', zip_code: '1234 AB', city: 'Utrecht' }
const business = { company: 'Bakkerij Jansen', kvk_number: '12345678', vat_number: 'NL000000012B62' }

interface Delivery {
  recipient: string | null
  address: string | null
  mails: { recipient: string; state: string }[]
}

describe.each(testDatabases)('invoices for customers, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop
  let money: MoneyShop
  let anna: Person
  let jan: Person
  const mails = new MailServer()

  beforeAll(async () => {
    await mails.start()
    database = await create()
    shop = await startJobShop(database, { SMTP_URL: `smtp://127.0.0.1:${mails.port}`, MESSAGE_LIMIT: '100/10m' })
    anna = await shop.person('Anna', { ...home })
    jan = await shop.person('Jan', { ...home, ...business, language: 'en', invoice_email: 'books@example.com' })
    money = new MoneyShop(shop, anna)
  })
  beforeEach(() => {
    mails.mails.length = 0
  })
  afterAll(async () => {
    await shop.close()
    await mails.stop()
    await database.drop()
  })

  const deliveryOf = async (id: number) =>
    (
      await money.ask<{ invoiceDelivery: Delivery }>(
        'query ($id: Int!) { invoiceDelivery(id: $id) { recipient address mails { recipient state } } }',
        { id },
      )
    ).data?.invoiceDelivery as Delivery
  const codeOfInvoice = async (id: number) => (await deliveryOf(id)).address?.split('/').at(-1) ?? ''
  const byCode = (code: string) =>
    shop.graphql<{ invoiceByCode: Record<string, never> }>(
      `query ($code: String!) { invoiceByCode(code: $code) {
        summary { code number kind language state isOverdue total openAmount } document paid hasUbl
        payments { method amount } credits { number code } creditedBy { number code total } paymentCode { size path }
      } }`,
      { code },
    )
  const file = (code: string, name: string, language = 'nl/factuur') => fetch(`${shop.url}/${language}/${code}/${name}`)
  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
  const mail = (id: number) =>
    money.ask<{ mailInvoice: Delivery }>(
      'mutation ($id: Int!) { mailInvoice(id: $id) { recipient mails { recipient state } } }',
      { id },
    )

  it('[I13] the secret address shows what the document says, and what is paid and open', async () => {
    const bill = await money.bill(await money.job())
    await money.pay([bill.id], { method: 'card', amount: 21 })
    const { data } = await byCode(await codeOfInvoice(bill.id))
    expect(data?.invoiceByCode).toMatchObject({
      summary: { number: bill.number, state: 'open', isOverdue: false, total: 121, openAmount: 100, language: 'nl' },
      paid: 21,
      payments: [{ method: 'card', amount: 21 }],
      hasUbl: false,
      creditedBy: [],
      paymentCode: null,
    })
    expect(JSON.parse(data?.invoiceByCode.document ?? '')).toMatchObject({ number: bill.number })
  })

  it('[I13] an invoice and its credit note lead to each other', async () => {
    const bill = await money.bill(await money.job())
    const note = money.whole(await money.credit(bill.id), 'creditInvoice')
    const [code, codeOfNote] = [await codeOfInvoice(bill.id), await codeOfInvoice(note.id)]
    expect((await byCode(code)).data?.invoiceByCode).toMatchObject({
      creditedBy: [{ number: note.number, code: codeOfNote, total: -121 }],
      credits: null,
    })
    expect((await byCode(codeOfNote)).data?.invoiceByCode).toMatchObject({
      summary: { kind: 'credit' },
      credits: { number: bill.number, code },
      creditedBy: [],
    })
  })

  it('[I13] a code for paying is shown by setting, over what is open', async () => {
    await shop.admin.rest('PUT', 'shop-settings/edit', { payment_code: true, bank_account: 'NL91ABNA0417164300' })
    const bill = await money.bill(await money.job())
    const { data } = await byCode(await codeOfInvoice(bill.id))
    expect(data?.invoiceByCode).toMatchObject({ paymentCode: { size: expect.any(Number), path: /^M/ } } as never)
    await shop.admin.rest('PUT', 'shop-settings/edit', { payment_code: false })
  })

  it('[I13] a new address ends the earlier one, and one that cannot be read any more opens all the same', async () => {
    const bill = await money.bill(await money.job())
    const code = await codeOfInvoice(bill.id)
    await shop.services.database.write((manager) =>
      manager.update(InvoiceAddress, { invoice: bill.id }, { sealed: 'of another secret' }),
    )
    expect(await codeOfInvoice(bill.id)).toBe('')
    expect((await file(code, 'a4.pdf')).status).toBe(200)
    const { data } = await money.ask<{ renewInvoiceAddress: Delivery }>(
      `mutation { renewInvoiceAddress(id: ${bill.id}) { address } }`,
    )
    const renewed = data?.renewInvoiceAddress.address?.split('/').at(-1) ?? ''
    expect((await file(renewed, 'a4.pdf')).status).toBe(200)
    expect(codeOf(await byCode(code))).toBe('NOT_FOUND')
  })

  it('[I13] a customer who is logged in has the own documents alone, and reads none by number', async () => {
    const own = await money.bill(await money.job())
    const other = await money.bill(await money.job({ customer: jan.id }))
    const { data } = await anna.ask<{ myStatuses: { invoices: { number: string; code: string }[] } }>(
      '{ myStatuses { invoices { number code state } } }',
    )
    const numbers = data?.myStatuses.invoices.map(({ number }) => number) ?? []
    expect(numbers).toContain(own.number)
    expect(numbers).not.toContain(other.number)
    expect(codeOf(await anna.ask(`{ invoice(id: ${own.id}) { id } }`))).toBe('FORBIDDEN')
    expect(codeOf(await anna.ask(`{ invoiceDelivery(id: ${other.id}) { address } }`))).toBe('FORBIDDEN')
  })

  it('[I13] the page of a job lists what was billed of it, and of no other', async () => {
    const job = await money.job()
    const bill = await money.bill(job)
    await money.bill(await money.job())
    const { data } = await money.ask<{ jobAddress: { nl: string } }>(
      `query { jobAddress(job: statusRepair, id: ${job}) { nl } }`,
    )
    const code = data?.jobAddress.nl.split('/').at(-1)
    const tracked = await shop.graphql<{ trackedJob: { invoices: object[] } }>(
      'query ($code: String!) { trackedJob(code: $code) { invoices { number code state openAmount } } }',
      { code },
    )
    expect(tracked.data?.trackedJob.invoices).toEqual([
      { number: bill.number, code: await codeOfInvoice(bill.id), state: 'open', openAmount: 121 },
    ])
  })

  it('[I13] files stay as they were drawn first, also where the shop looks otherwise by then', async () => {
    const bill = await money.bill(await money.job())
    const code = await codeOfInvoice(bill.id)
    const answer = await file(code, 'a4.pdf')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('x-robots-tag')).toContain('noindex')
    const first = await bytesOf(answer)
    await shop.admin.rest('PUT', 'shop-settings/edit', { accent_color: '#aa0000' })
    expect((await bytesOf(await file(code, 'a4.pdf', 'en/invoice'))).equals(first)).toBe(true)
    const [row] = await shop.services.database.reader.findBy(InvoiceFile, { invoice: bill.id })
    await shop.services.storage.invoiceFiles.remove([row?.name ?? ''])
    // Lost, so it is drawn again: in the look of now, and stored under its name.
    const again = await bytesOf(await file(code, 'a4.pdf'))
    expect(again.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await bytesOf(await file(code, 'a4.pdf'))).equals(again)).toBe(true)
    expect(await shop.services.storage.invoiceFiles.has(row?.name ?? '')).toBe(true)
  })

  it('[I13] [I16] what nobody opened is drawn at night, once', async () => {
    const bill = await money.bill(await money.job())
    const { settings, database, invoiceFiles } = shop.services
    const drawn: number[] = []
    const read = (id: number, form: 'a4' | 'receipt' | 'ubl') => {
      drawn.push(id)
      return invoiceFiles.read(id, form)
    }
    const { run } = drawingRound({ settings, database, invoiceFiles: { read } })
    await run(AbortSignal.timeout(60_000), new Date())
    expect(drawn).toContain(bill.id)
    expect(await database.reader.countBy(InvoiceFile, { invoice: bill.id, form: 'a4' })).toBe(1)
    drawn.length = 0
    await run(AbortSignal.timeout(60_000), new Date())
    expect(drawn).toEqual([])
  })

  it('[I13] of several who ask at once all get the same file', async () => {
    const bill = await money.bill(await money.job())
    const code = await codeOfInvoice(bill.id)
    const answers = await Promise.all(Array.from({ length: 4 }, () => file(code, 'a4.pdf').then(bytesOf)))
    const shas = new Set(answers.map((bytes) => createHash('sha256').update(bytes).digest('hex')))
    expect(shas.size).toBe(1)
    expect(await shop.services.database.reader.countBy(InvoiceFile, { invoice: bill.id })).toBe(1)
  })

  it('[I13] a business is mailed the PDF and the UBL in its language; it counts as sent once it was delivered', async () => {
    const bill = await money.bill(await money.job({ customer: jan.id }))
    expect((await mail(bill.id)).data?.mailInvoice).toEqual({
      recipient: 'books@example.com',
      mails: [{ recipient: 'books@example.com', state: 'queued' }],
    })
    const received = await arrived({ to: 'books@example.com' })
    expect(received?.to).toEqual(['books@example.com'])
    expect(received?.headers.subject).toBe(`Invoice ${bill.number} of ${(await shop.services.shop.now()).name}`)
    expect(received?.text).toContain(`/en/invoice/${await codeOfInvoice(bill.id)}`)
    expect(received?.files.map(({ name, type }) => [name, type.split(';')[0]])).toEqual([
      [`${bill.number}.pdf`, 'application/pdf'],
      [`${bill.number}.xml`, 'application/xml'],
    ])
    const code = await codeOfInvoice(bill.id)
    expect(received?.files[0]?.text).toBe((await bytesOf(await file(code, 'a4.pdf'))).toString())
    expect(received?.files[1]?.text).toBe((await bytesOf(await file(code, 'ubl.xml'))).toString())
    await until(async () => (await deliveryOf(bill.id)).mails[0]?.state === 'sent')
  })

  it('[I13] a person gets no UBL, in Dutch, and a retry sends the same file', async () => {
    const draft = await draftFor(anna)
    await mails.stop()
    const issued = await money.ask<{ issueInvoice: ShownInvoice }>(
      `mutation { issueInvoice(id: ${draft}, isMailed: true) { id number } }`,
    )
    const { id, number } = (issued.data as { issueInvoice: ShownInvoice }).issueInvoice
    await shop.services.mail.deliverDue(new Date())
    await until(async () => (await deliveryOf(id)).mails[0]?.state === 'failed')
    await mails.start()
    await shop.admin.rest('PUT', 'shop-settings/edit', { accent_color: '#00aa00' })
    await shop.services.mail.deliverDue(new Date(Date.now() + 24 * 60 * 60_000))
    const received = await arrived({ subject: `Factuur ${number}` })
    expect(received?.text).toContain('/nl/factuur/')
    expect(received?.files.map(({ name }) => name)).toEqual([`${number}.pdf`])
    expect(received?.files[0]?.text).toBe((await bytesOf(await file(await codeOfInvoice(id), 'a4.pdf'))).toString())
  })

  it('[I13] nothing is mailed of a draft, nor to a customer without an address', async () => {
    expect(codeOf(await mail(await draftFor(anna)))).toBe('CONFLICT')
    const without = await shop.admin.rest<{ id: number }>('POST', 'register', { name: 'Zonder', ...home })
    const bill = await money.bill(await money.job({ customer: dataOf(without).id }))
    expect(codeOf(await mail(bill.id))).toBe('CONFLICT')
  })

  it('[I10] a receipt is mailed to an address that was told, once for each press, and stands nowhere but in the mail', async () => {
    const receipt = await soldForCash()
    const send = (address: string, key: string | null = null, id = receipt.id) =>
      money.ask<{ mailReceipt: number }>(
        'mutation ($id: Int!, $address: String!, $key: String) { mailReceipt(id: $id, address: $address, key: $key) }',
        { id, address, key },
      )
    const address = 'bo@example.com'
    const both = await Promise.all([send(` ${address} `, 'press'), send(` ${address} `, 'press')])
    expect(both[0]?.data).toEqual(both[1]?.data)
    const received = await arrived({ to: address })
    expect(received?.to).toEqual([address])
    expect(received?.text).toContain('Beste klant,')
    expect(received?.files.map(({ name }) => name)).toEqual([`${receipt.number}.pdf`])
    await until(async () => (await deliveryOf(receipt.id)).mails[0]?.state === 'sent')
    expect((await deliveryOf(receipt.id)).mails).toHaveLength(1)
    expect(codeOf(await send('bo at example'))).toBe('VALIDATION')
    const bill = await money.bill(await money.job())
    expect(codeOf(await send(address, null, bill.id))).toBe('CONFLICT')
    expect(codeOf(await send(address, null, 99_999))).toBe('NOT_FOUND')
    const codes: unknown[] = []
    for (let turn = 0; turn < 5; turn++) codes.push(codeOf(await send(address)))
    expect(codes.slice(3)).toEqual([undefined, 'RATE_LIMITED'])
    await shop.services.database.write((manager) => manager.query('DELETE FROM outgoing_mail'))
    expect((await deliveryOf(receipt.id)).mails).toEqual([])
  })

  it('[I13] what is kept no more opens no more, and its files are swept', async () => {
    const bill = await money.bill(await money.job())
    const code = await codeOfInvoice(bill.id)
    await file(code, 'a4.pdf')
    await forgetOldDocuments(shop.services, new Date(`${new Date().getFullYear() + 9}-01-01T00:00:00Z`))
    expect(codeOf(await byCode(code))).toBe('NOT_FOUND')
    expect(await shop.services.database.reader.countBy(InvoiceFile, { invoice: bill.id })).toBe(0)
  })

  it('[I13] an unknown code is one 404 everywhere, and a network that tries many is told to wait', async () => {
    const bill = await money.bill(await money.job())
    const code = await codeOfInvoice(bill.id)
    expect((await file(code, 'ubl.xml')).status).toBe(404)
    const wrong = code.split('').reverse().join('')
    expect(codeOf(await byCode(wrong))).toBe('NOT_FOUND')
    const statuses: number[] = []
    for (let turn = 0; turn < 25; turn++) statuses.push((await file(wrong, 'a4.pdf')).status)
    expect([...new Set(statuses)]).toEqual([404, 429])
    expect((await file(code, 'a4.pdf')).status).toBe(200)
  })

  /** The mail to an address, or with a subject: what an earlier test had queued may arrive beside it. */
  async function arrived({ to = '', subject = '' }) {
    const wanted = () =>
      mails.mails.find((mail) => mail.to.join().includes(to) && mail.headers.subject?.includes(subject))
    await until(async () => wanted() !== undefined)
    return wanted()
  }

  async function soldForCash(): Promise<ShownInvoice> {
    const lines = [{ description: 'Kabel', unitPrice: 10 }]
    const answer = await money.ask<Record<'sellAtTill', ShownInvoice>>(
      `mutation ($lines: [TillLine!]) {
        sellAtTill(lines: $lines, payments: [{ method: cash, amount: 10 }], total: 10) { id number }
      }`,
      { lines },
    )
    return money.whole(answer, 'sellAtTill')
  }

  async function draftFor({ id }: Person): Promise<number> {
    const { data, errors } = await money.ask<{ createInvoice: { id: number } }>(
      `mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { id } }`,
      {
        input: {
          customer: id,
          lines: [{ description: 'Werk', quantity: '1', unitPrice: 121, vatRate: 21, treatment: 'taxed' }],
        },
      },
    )
    if (!data) throw new Error(JSON.stringify(errors))
    return data.createInvoice.id
  }
})
