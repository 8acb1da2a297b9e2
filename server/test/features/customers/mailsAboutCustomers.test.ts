import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { SelfIntake } from '../../../src/features/intake/SelfIntake.js'
import { StatusRepair } from '../../../src/features/jobs/StatusRepair.js'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { eraseCustomer } from '../../../src/features/privacy/eraseCustomer.js'
import { exportCustomer } from '../../../src/features/privacy/exportCustomer.js'
import { ReviewRequest } from '../../../src/features/reviewRequests/ReviewRequest.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { QuoteShop } from '../quotes/QuoteShop.js'
import { ReminderShop } from '../reminders/ReminderShop.js'

interface Exported {
  mails: { subject: string; text: string }[]
  reviewRequests: object[]
  selfIntakes: object[]
}

describe.each(bothDatabases)('what the shop was mailed about a customer, on $name', ({ create }) => {
  let database: TestDatabase
  let reminded: ReminderShop

  beforeAll(async () => {
    database = await create()
    reminded = await ReminderShop.start(database)
  })
  afterAll(async () => {
    await reminded.shop.close()
    await database.drop()
  })

  const reader = () => reminded.services.database.reader
  const exported = async (id: number) => (await exportCustomer(reminded.services, id)) as unknown as Exported
  const tables = async () => {
    const { entityMetadatas, driver } = reader().connection
    const rows: object[] = []
    for (const { tableName } of entityMetadatas)
      rows.push(...(await reader().query(`SELECT * FROM ${driver.escape(tableName)}`)))
    return JSON.stringify(rows)
  }

  /** Of whom the shop was mailed a message, a decision about a quote, and a promised day that has passed. */
  async function mailedAbout(name: string): Promise<number> {
    const { shop } = reminded
    const id = await reminded.customer(name, { email: null, password: null })
    const quotes = new QuoteShop(shop, { id } as QuoteShop['customer'])
    const { code, quote } = await quotes.sent()
    const refused = {
      quote: quote.id,
      sha: quote.sha,
      decision: 'declined',
      name,
      reason: `Too dear for ${name}`,
      chosen: [],
      key: name,
    }
    expect((await quotes.decide(code, refused)).errors).toBeUndefined()
    const message = 'mutation ($code: String!, $text: String!) { sendTrackedMessage(code: $code, text: $text) { id } }'
    expect((await shop.graphql(message, { code, text: `Word of ${name}` })).errors).toBeUndefined()
    await reminded.job(id, { description: `Promised to ${name}`, promised_on: '2031-03-07' })
    await reminded.remind('2031-03-10T10:00:00Z')
    return id
  }

  it('[K19] is exported and erased with a customer without an e-mail address, also after a merge', async () => {
    const [nora, omar] = [await mailedAbout('Nora'), await mailedAbout('Omar')]
    const ofNora = await exported(nora)
    expect(ofNora.mails).toHaveLength(3)
    for (const text of ['Too dear for Nora', 'Word of Nora', 'Promised to Nora'])
      expect(JSON.stringify(ofNora.mails)).toContain(text)

    const merge = `mutation { mergeCustomers(id: ${nora}, other: ${omar}, take: []) { id } }`
    expect((await reminded.shop.admin.ask(merge)).errors).toBeUndefined()
    expect((await exported(nora)).mails).toHaveLength(6)

    await eraseCustomer(ownContext(reminded.services), nora)
    expect((await tables()).match(/Nora|Omar/g)).toBeNull()
  })

  it('[K19] is found for a customer in the trash, and a mail of the shop about nobody is not', async () => {
    const petra = await mailedAbout('Petra')
    const others = await reader().count(OutgoingMail)
    const { shop } = reminded
    for (const { id } of await reader().findBy(StatusRepair, { customer: petra })) {
      expect((await shop.admin.ask(`mutation { deleteStatusRepair(id: ${id}) { deleted } }`)).errors).toBeUndefined()
    }
    expect((await shop.admin.ask(`mutation { deleteCustomer(id: ${petra}) { deleted } }`)).errors).toBeUndefined()
    expect((await exported(petra)).mails).toHaveLength(3)
    await eraseCustomer(ownContext(reminded.services), petra)
    expect(await reader().count(OutgoingMail)).toBe(others - 3)
    expect((await tables()).match(/Petra/g)).toBeNull()
  })

  it('[K19] comes with the requests for a review, and with what was filled in at the counter and waits', async () => {
    const rosa = await reminded.customer('Rosa', { phone_number: '06 11112222' })
    const later = '2040-01-01T00:00:00.000Z'
    const request = {
      subject: 'Laptop',
      language: 'nl',
      askedAt: '2026-01-02T03:04:05.000Z',
      answeredAt: null,
    } as const
    const content = {
      newCustomer: { name: 'Rosa', email: null, phoneNumber: '+31 6 1111 2222' },
      newDevice: {},
      job: { descriptionProblem: 'Falls off the charger' },
      signature: { name: 'Rosa', drawing: 'M1 2 L3 4', terms: 'Terms' },
    }
    const waiting = {
      tokenHash: 'a'.repeat(64),
      expiresAt: later,
      userName: null,
      submittedAt: '2026-01-02T03:04:05.000Z',
    }
    const stranger = { ...content, newCustomer: { name: 'Sam', email: null, phoneNumber: '06 33334444' } }
    await reminded.services.database.write(async (manager) => {
      await manager.insert(ReviewRequest, { ...request, customer: rosa, codeHash: 'c'.repeat(64) })
      await manager.insert(SelfIntake, { ...waiting, content, sealedCode: 'sealed' } as object)
      await manager.insert(SelfIntake, { ...waiting, tokenHash: 'b'.repeat(64), content: stranger } as object)
    })
    const { reviewRequests, selfIntakes } = await exported(rosa)
    expect(reviewRequests).toEqual([request])
    expect(selfIntakes).toEqual([{ submittedAt: waiting.submittedAt, expiresAt: later, content }])
    await eraseCustomer(ownContext(reminded.services), rosa)
    expect(await reader().count(ReviewRequest)).toBe(0)
    expect((await reader().find(SelfIntake)).map((row) => row.content?.newCustomer.name)).toEqual(['Sam'])
  })
})
