import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { verifyDocuments } from '../../../src/features/invoices/verifyDocuments.js'
import { Payment } from '../../../src/features/payments/Payment.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { type JobShop, startJobShop } from '../jobs/jobShop.js'
import { codeOf, labour, MoneyShop, wrongOf } from './MoneyShop.js'

describe.each(testDatabases)('invoices, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop
  let money: MoneyShop

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

  const year = () => new Date().getFullYear() % 100

  it('[I1] numbers invoices, receipts and credit notes each in a series of their own, without a gap', async () => {
    const one = await money.bill(await money.job())
    const receipt = await money.bill(await money.job(), [], { kind: 'receipt' })
    const other = await money.bill(await money.job())
    const credit = money.whole(await money.credit(one.id), 'creditInvoice')
    expect([one, receipt, other, credit].map(({ number }) => number)).toEqual([
      `F${year()}-0001`,
      `B${year()}-0001`,
      `F${year()}-0002`,
      `C${year()}-0001`,
    ])
    expect(await verifyDocuments(shop.services.database.reader)).toEqual({ documents: 4, faults: [] })
  })

  it('[I6] a job becomes a paid receipt in one call, and says how it was paid', async () => {
    const job = await money.job()
    const bill = await money.bill(job, [{ method: 'card', amount: 121 }], { kind: 'receipt', total: 121 })
    expect(bill).toMatchObject({ state: 'paid', total: 121, net: 100, vat: 21, openAmount: 0 })
    const { data } = await money.ask(`{ statusRepair(id: ${job}) { paidWith paidAt } }`)
    expect(data).toMatchObject({ statusRepair: { paidWith: 'card', paidAt: expect.any(String) } })
  })

  it('[I6] another total than was shown is a conflict, and nothing is issued', async () => {
    const job = await money.job()
    expect(codeOf(await money.tryToBill(job, [], { total: 100 }))).toBe('CONFLICT')
    const bill = await money.bill(job)
    expect(codeOf(await money.tryToBill(job))).toBe('CONFLICT')
    expect(bill.state).toBe('open')
  })

  it('[I18] a repeated call with one key is answered with what was booked, and books nothing', async () => {
    const job = await money.job()
    const asked = [[{ method: 'card', amount: 121 }], { key: 'bill-once' }] as const
    const one = await money.bill(job, [...asked[0]], asked[1])
    expect(await money.bill(job, [...asked[0]], asked[1])).toEqual(one)
  })

  it('[I7] takes back a line, and then the rest, but no more than was invoiced', async () => {
    const job = await money.job({ lines: [labour, { ...labour, description: 'Kabel', unit_price: 9.99 }] })
    const bill = await money.bill(job, [{ method: 'card', amount: 130.99 }])
    const part = money.whole(await money.credit(bill.id, { lines: [1], refund: 'cash' }), 'creditInvoice')
    expect(part).toMatchObject({ total: -9.99, state: 'credit', openAmount: 0 })
    expect(await money.invoice(bill.id)).toMatchObject({ state: 'paid', openAmount: 0 })
    expect(codeOf(await money.credit(bill.id, { lines: [1] }))).toBe('CONFLICT')
    const rest = money.whole(await money.credit(bill.id), 'creditInvoice')
    expect(rest.total).toBe(-121)
    expect(await money.invoice(bill.id)).toMatchObject({ state: 'refundDue', openAmount: -121 })
    expect(codeOf(await money.credit(bill.id))).toBe('CONFLICT')
    expect(await money.bill(job)).toMatchObject({ total: 130.99 })
  })

  it('[I6] takes a deposit off the final invoice', async () => {
    const job = await money.job()
    const deposit = money.whole(await money.deposit(job, 50, [{ method: 'card', amount: 50 }]), 'billDeposit')
    expect(deposit).toMatchObject({ kind: 'deposit', total: 50, state: 'paid' })
    const bill = await money.bill(job)
    expect(bill).toMatchObject({ total: 71, openAmount: 71 })
    expect(codeOf(await money.credit(deposit.id))).toBe('CONFLICT')
  })

  it('[I6] bills several finished jobs of a customer at once, and asks about each that is above what was agreed', async () => {
    const customer = (
      await shop.person('Bert', { address: 'Markt', house_number: '2', zip_code: '1234 AB', city: 'Utrecht' })
    ).id
    const finished = { customer, status: 'finished' }
    const one = await money.job({ ...finished, cost_limit: 100 })
    const two = await money.job({ ...finished, cost_limit: 110 })
    const open = await money.job({ customer })
    const without = await money.job({ ...finished, including_vat: false })
    const unbilled = async () => {
      const { data } = await money.ask<{ unbilledJobs: { id: number; total: number }[] }>(
        'query ($customer: Int!) { unbilledJobs(customer: $customer) { id total } }',
        { customer },
      )
      return data?.unbilledJobs.map(({ id }) => id)
    }
    expect(await unbilled()).toEqual([one, two, without])
    const together = async (also: object[]) => {
      const { data } = await money.ask<{ jobBilling: { total: number; others: { id: number }[] } }>(
        `query ($id: Int!, $also: [BilledJobInput!]) {
          jobBilling(job: statusRepair, id: $id, also: $also) { total others { id } }
        }`,
        { id: one, also },
      )
      return data?.jobBilling
    }
    expect(await together([])).toEqual({ total: 121, others: [{ id: two }] })
    expect(await together([{ kind: 'statusRepair', id: two }])).toMatchObject({ total: 242 })
    const { errors } = await money.tryToBill([one, two])
    expect(wrongOf({ errors })).toEqual(['jobs.0', 'jobs.1'])
    expect(wrongOf(await money.tryToBill(two))).toEqual(['jobs.0'])
    expect(wrongOf(await money.tryToBill(two, [], { isAboveAgreed: true, total: 120 }))).toEqual(['total'])
    const bill = money.whole(await money.tryToBill([one, two], [], { isAboveAgreed: true, total: 242 }), 'billJobs')
    expect(bill).toMatchObject({ total: 242, openAmount: 242 })
    expect(await unbilled()).toEqual([without])
    await money.credit(bill.id)
    expect(await unbilled()).toEqual([one, two, without])
    expect(open).toBeGreaterThan(0)
  })

  it('[I8] pays in parts, keeps what was paid too much, and rounds cash', async () => {
    const bill = await money.bill(await money.job({ lines: [{ ...labour, unit_price: 100.02 }] }))
    await money.pay([bill.id], { method: 'card', amount: 50 })
    expect(await money.invoice(bill.id)).toMatchObject({ state: 'open', openAmount: 50.02 })
    expect((await money.pay([bill.id], { method: 'cash', amount: 50.02, tendered: 60 })).errors).toBeUndefined()
    expect(await money.invoice(bill.id)).toMatchObject({ state: 'paid', openAmount: 0 })
    const [last] = await shop.services.database.reader.find(Payment, { order: { id: 'DESC' }, take: 1 })
    expect(last).toMatchObject({ amount: 5000, rounding: -2, tendered: 6000, method: 'cash' })
    expect(codeOf(await money.pay([bill.id], { method: 'card', amount: -10 }))).toBe('VALIDATION')
  })

  it('[I8] refuses cash of € 3,000 and more, in instalments as well', async () => {
    const bill = await money.bill(await money.job({ lines: [{ ...labour, unit_price: 4000 }] }))
    expect(codeOf(await money.pay([bill.id], { method: 'cash', amount: 3000 }))).toBe('VALIDATION')
    expect((await money.pay([bill.id], { method: 'cash', amount: 2000 })).errors).toBeUndefined()
    expect(codeOf(await money.pay([bill.id], { method: 'cash', amount: 1000 }))).toBe('VALIDATION')
    expect((await money.pay([bill.id], { method: 'card', amount: 2000 })).errors).toBeUndefined()
  })

  it('[I7] [Y60] the bill of a job does not change, and the job is not deleted', async () => {
    const job = await money.job()
    await money.bill(job)
    const changed = await shop.admin.rest('PUT', `status-repair/edit/${job}`, { lines: [{ ...labour, unit_price: 1 }] })
    expect(changed.status).toBe(409)
    expect((await shop.admin.rest('PUT', `status-repair/edit/${job}`, { description: 'Nieuw' })).status).toBe(200)
    expect((await shop.admin.rest('DELETE', `status-repair/delete/${job}`)).status).toBe(409)
    expect((await shop.admin.rest('DELETE', `customer/delete/${money.customer.id}`)).status).toBe(409)
  })

  it('[I2] [Y60] the database refuses to change or delete what was issued or received', async () => {
    const bill = await money.bill(await money.job(), [{ method: 'card', amount: 121 }])
    const statements = [
      `UPDATE invoice SET total = 1 WHERE id = ${bill.id}`,
      `UPDATE invoice SET document = '{}' WHERE id = ${bill.id}`,
      `DELETE FROM invoice WHERE id = ${bill.id}`,
      'UPDATE payment SET amount = 1',
      'DELETE FROM payment',
      'UPDATE payment_share SET amount = 1',
      'DELETE FROM credited_line',
    ]
    for (const statement of statements) {
      await expect(shop.services.database.write((manager) => manager.query(statement))).rejects.toThrow(/final/)
    }
    const { data } = await money.ask<Record<string, unknown>>(
      `mutation { updateInvoice(id: ${bill.id}, input: { text: "x" }) { id } }`,
    )
    expect(data?.updateInvoice ?? null).toBeNull()
    expect((await shop.admin.rest('DELETE', `invoice/delete/${bill.id}`)).status).toBe(409)
    expect((await verifyDocuments(shop.services.database.reader)).faults).toEqual([])
  })

  it('[I13] the shop reads a document as PDF, a receipt on its roll too, and of a business as UBL; nobody else does', async () => {
    const receipt = await money.bill(await money.job(), [], { kind: 'receipt' })
    const address = { address: 'Dorpsstraat', house_number: '1', zip_code: '1234 AB', city: 'Utrecht' }
    const company = { company: 'Bakkerij Jansen', kvk_number: '12345678', vat_number: 'NL000000012B62' }
    const business = await shop.person('Jan', { ...address, ...company })
    const invoice = await money.bill(await money.job({ customer: business.id }))
    const get = (id: number, file: string, headers = shop.admin.headers) =>
      fetch(`${shop.url}/cougarXr7/preview/factuur/${id}/${file}`, { headers, redirect: 'manual' })
    for (const [id, file] of [
      [receipt.id, 'a4.pdf'],
      [receipt.id, 'bon.pdf'],
      [invoice.id, 'a4.pdf'],
    ] as const) {
      const answer = await get(id, file)
      expect(answer.headers.get('content-type')).toBe('application/pdf')
      expect(
        Buffer.from(await answer.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-')
    }
    const ubl = await (await get(invoice.id, 'ubl.xml')).text()
    expect(ubl).toContain(`<cbc:ID>${invoice.number}</cbc:ID>`)
    expect(ubl).toContain('Bakkerij Jansen')
    expect((await get(receipt.id, 'ubl.xml')).status).toBe(404)
    expect((await get(9999, 'a4.pdf')).status).toBe(404)
    for (const headers of [{}, business.headers]) expect((await get(invoice.id, 'a4.pdf', headers)).status).toBe(302)
  })
})
