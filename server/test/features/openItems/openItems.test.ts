import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { InvoiceReminder } from '../../../src/features/openItems/InvoiceReminder.js'
import { Reminders } from '../../../src/features/reminders/Reminders.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import { dayAfter } from '../../../src/kernel/shared/openingHours.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { codeOf, MoneyShop } from '../invoices/MoneyShop.js'
import { type JobShop, startJobShop } from '../jobs/jobShop.js'

const openingHours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' }))

describe.each(testDatabases)('open items, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop
  let money: MoneyShop

  beforeAll(async () => {
    database = await create()
    shop = await startJobShop(database)
    await update({ openingHours, bankAccount: 'NL91ABNA0417164300' })
    money = await customer('Anna')
    await remind(dayAfter(today(), -1))
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const today = () => new Date().toISOString().slice(0, 10)
  const update = (input: object) =>
    shop.admin.ask('mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }', { input })
  const customer = async (name: string) => {
    const address = { address: 'Dorpsstraat', house_number: '1', zip_code: '1234 AB', city: 'Utrecht' }
    return new MoneyShop(shop, await shop.person(name, address))
  }
  /** A round in the middle of a day. @returns how many reminders were written */
  const remind = (day: string, time = '11:00') =>
    new Reminders(() => ownContext(shop.services)).remind(new Date(`${day}T${time}:00Z`))
  const byHand = (id: number) => money.ask('mutation ($id: Int!) { remindInvoice(id: $id) }', { id })
  const mailsAbout = async (number: string | null) => {
    const mails = await shop.services.database.reader.find(OutgoingMail, { order: { id: 'ASC' } })
    return mails.filter(({ subject }) => number !== null && subject.includes(number))
  }
  const ages = async () => {
    const { data } = await money.ask<{ openItems: { age: number | null; count: number; amount: number }[] }>(
      '{ openItems { age dueFrom dueTo count amount } }',
    )
    return data?.openItems.map(({ age, count, amount }) => ({ age, count, amount }))
  }

  it('[I9] what is open is counted by age, without what was paid or credited', async () => {
    const empty = [null, 0, 14, 30, 60].map((age) => ({ age, count: 0, amount: 0 }))
    expect(await ages()).toEqual(empty)
    const [one, other] = [await money.bill(await money.job()), await money.bill(await money.job())]
    await money.pay([one.id], { method: 'card', amount: 21 })
    expect(await ages()).toEqual([{ age: null, count: 2, amount: 221 }, ...empty.slice(1)])
    await money.credit(other.id)
    await money.pay([one.id], { method: 'card', amount: 100 })
    expect(await ages()).toEqual(empty)
  })

  it('[I9] the customer is reminded once of each, by several instances side by side too, and while the shop is open', async () => {
    const { id, number, dueOn } = await money.bill(await money.job())
    await money.pay([id], { method: 'card', amount: 1 })
    const day = (after: number) => dayAfter(dueOn ?? '', after)
    expect(await remind(day(0))).toBe(0)
    expect(await remind(day(1), '04:00')).toBe(0)
    const counts = await Promise.all([1, 2, 3].map(() => remind(day(1))))
    expect(counts.reduce((sum, count) => sum + count)).toBe(1)
    expect([await remind(day(2)), await remind(day(14)), await remind(day(20)), await remind(day(30))]).toEqual([
      0, 1, 0, 1,
    ])
    const mails = await mailsAbout(number)
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Factuur ${number} van Cougar Computers staat nog open`,
      `Herinnering: factuur ${number} van Cougar Computers`,
      `Laatste herinnering: factuur ${number} van Cougar Computers`,
    ])
    expect(mails[0]?.text).toContain('€ 120,00'.replace(' ', '\u00a0'))
    expect(mails[0]?.text).toContain('NL91 ABNA 0417 1643 00')
    expect(mails[0]?.text).toMatch(/^\[link\]$/m)
    expect(mails[0]?.sealedLink).not.toBeNull()
    const { data } = await money.ask(`{ invoice(id: ${id}) { reminders { kind isByHand } } }`)
    expect(data).toMatchObject({ invoice: { reminders: [{ kind: 'invoiceOverdueFirst', isByHand: false }, {}, {}] } })
    await money.pay([id], { method: 'card', amount: 120 })
  })

  it('[I9] nobody is reminded of what was paid, nor by a shop that does not want so', async () => {
    const paid = await money.bill(await money.job())
    await money.pay([paid.id], { method: 'card', amount: 121 })
    expect(await remind(dayAfter(paid.dueOn ?? '', 1))).toBe(0)
    const open = await money.bill(await money.job())
    await update({ remindsOverdueFirst: false, remindsOverdueSecond: false, remindsOverdueLast: false })
    expect(await remind(dayAfter(open.dueOn ?? '', 14))).toBe(0)
    await update({ remindsOverdueFirst: true, remindsOverdueSecond: true, remindsOverdueLast: true })
    expect(await mailsAbout(open.number)).toEqual([])
    await money.credit(open.id)
  })

  it('[I9] the shop reminds by hand, once a day, in the language of the invoice and at its own address', async () => {
    const john = await customer('John')
    await shop.admin.ask(
      'mutation ($id: Int!, $input: CustomerContactInput!) { updateCustomer(id: $id, input: $input) { id } }',
      {
        id: john.customer.id,
        input: { language: 'en', invoiceEmail: 'books@example.com' },
      },
    )
    const { id, number } = await john.bill(await john.job())
    expect((await Promise.all([byHand(id), byHand(id)])).map(codeOf).toSorted()).toEqual(['CONFLICT', undefined])
    const mails = await mailsAbout(number)
    expect(mails.map(({ recipient, subject }) => ({ recipient, subject }))).toEqual([
      { recipient: 'books@example.com', subject: `Invoice ${number} of Cougar Computers is still open` },
    ])
    await john.pay([id], { method: 'card', amount: 121 })
    expect(codeOf(await byHand(id))).toBe('CONFLICT')
    expect(codeOf(await byHand(999_999))).toBe('NOT_FOUND')
  })

  it('[I9] an invoice of someone without an address cannot be mailed about, and says so', async () => {
    const lisa = await customer('Lisa')
    await shop.admin.ask(
      'mutation ($id: Int!, $input: CustomerContactInput!) { updateCustomer(id: $id, input: $input) { id } }',
      {
        id: lisa.customer.id,
        input: { email: null },
      },
    )
    const { id, dueOn } = await lisa.bill(await lisa.job())
    const { errors } = await byHand(id)
    expect(errors?.[0]?.message).toBe('The customer has no e-mail address.')
    expect(await remind(dayAfter(dueOn ?? '', 1))).toBe(0)
    expect(await shop.services.database.reader.countBy(InvoiceReminder, { invoice: id })).toBe(0)
  })
})
