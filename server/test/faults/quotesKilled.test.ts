import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, expect, it } from '@jest/globals'
import { type Offered, offer } from '../../../e2e/offerQuote.js'
import { logIn, type Session } from '../../../scripts/house/session.mjs'
import { type Shop, startShop } from '../../../scripts/house/shop.mjs'
import { ShopClient } from '../../../soak/ShopClient.mjs'
import { MailServer } from '../features/messages/MailServer.js'
import { isEvery } from '../isEvery.js'
import { until } from '../until.js'
import { removeShopFolders, shopFolder } from './shopFolders.js'
import { startLater } from './startLater.js'

interface Decision {
  offered: Offered
  /** Of the mutation, which a repeated call has in common with the first. */
  input: object
}
interface Stored {
  state: string
  decision: string | null
  notes: (string | null)[]
}

const decisions = isEvery ? 24 : 6
let shop: Shop
let mails: MailServer

afterEach(async () => {
  await shop?.stop()
  await mails?.stop()
})
afterAll(removeShopFolders)

const codeOf = ({ nl }: Offered) => nl.split('/').at(-1)

/** As a customer decides, who has the secret address alone. */
const decide = (url: string, { offered, input }: Decision) =>
  new ShopClient(url, {}).graphql(
    'mutation ($code: String!, $input: QuoteDecisionInput!) { decideQuote(code: $code, input: $input) { state } }',
    { code: codeOf(offered), input },
  )

/** A quote that a customer is about to accept, or every third time to decline. */
async function aboutToDecide(session: Session, index: number): Promise<Decision> {
  const offered = await offer(session)
  const { trackedJob } = await session.graphql<{ trackedJob: { quotes: { sha: string }[] } }>(
    'query ($code: String!) { trackedJob(code: $code) { quotes { sha } } }',
    { code: codeOf(offered) },
  )
  const sha = trackedJob.quotes[0]?.sha
  const decision = index % 3 === 2 ? 'declined' : 'accepted'
  return { offered, input: { quote: offered.quote, sha, decision, name: 'Marieke de Wit', key: randomUUID() } }
}

async function stored(session: Session, { job, quote }: Offered): Promise<Stored> {
  const { document, repair } = await session.graphql<{
    document: Pick<Stored, 'state' | 'decision'>
    repair: { timeline: { note: string | null }[] }
  }>(
    `query ($job: Int!, $quote: Int!) {
      document: quoteDocument(id: $quote) { state decision }
      repair: statusRepair(id: $job) { timeline { note } }
    }`,
    { job, quote },
  )
  return { ...document, notes: repair.timeline.map(({ note }) => note).filter((note) => note !== null) }
}

it('[K11] killed between a decision and its notice: the decision stands once, and the shop is mailed of it once by the next start', async () => {
  const folder = await shopFolder()
  // A mail server that is down: what is decided waits in the outbox when the shop dies.
  mails = await new MailServer().start()
  await mails.stop()
  const env = { SMTP_URL: `smtp://127.0.0.1:${mails.port}` }
  shop = await startShop({ folder, env })
  const session = await logIn(shop.url)
  const asked: Decision[] = []
  for (let index = 0; index < decisions; index += 1) asked.push(await aboutToDecide(session, index))

  const acknowledged = new Set<Decision>()
  const deciding = asked.map(async (each) => {
    // Those under way when the shop is killed get no answer.
    const answer = await decide(shop.url, each).catch(() => null)
    if (answer?.body?.data) acknowledged.add(each)
  })
  await until(() => acknowledged.size >= decisions / 3)
  await shop.kill()
  await Promise.all(deciding)
  expect(mails.mails).toEqual([])

  await mails.start()
  shop = await startLater(10, { folder, env })
  const again = await logIn(shop.url)
  const { shopSettings } = await again.graphql<{ shopSettings: { email: string } }>('{ shopSettings { email } }')
  const before = await Promise.all(asked.map(({ offered }) => stored(again, offered)))
  const decided = asked.filter((_, index) => before[index]?.state !== 'sent')
  expect(decided).toEqual(expect.arrayContaining([...acknowledged]))
  // Of each decision that was committed one mail to the shop and one to the customer, of one that was not none.
  const mailsTo = (to: (offered: Offered) => string, { offered }: Decision) =>
    mails.mails.filter(
      (mail) =>
        mail.to.includes(to(offered)) &&
        mail.headers.subject?.includes(`${offered.number}/1`) &&
        /geaccepteerd|afgewezen/.test(mail.headers.subject),
    ).length
  const counts = () =>
    asked.map((each) => [mailsTo(() => shopSettings.email, each), mailsTo(({ email }) => email, each)].join())
  const expected = asked.map((each) => (decided.includes(each) ? '1,1' : '0,0'))
  await until(() => counts().filter((count) => count === '1,1').length >= decided.length)
  await wait(1000)
  expect(counts()).toEqual(expected)

  // Who got no answer sends it again: what was decided stays as it was, the rest is decided now; each of them once.
  for (const [index, each] of asked.entries()) {
    expect((await decide(shop.url, each)).body.errors).toBeUndefined()
    const other = await decide(shop.url, { ...each, input: { ...each.input, key: randomUUID() } })
    expect(other.body.errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }])
    const after = await stored(again, each.offered)
    // That it was sent, and what was decided.
    expect(after.notes).toHaveLength(2)
    if (decided.includes(each)) expect(after).toEqual(before[index])
  }
  await until(() => counts().every((count) => count === '1,1'))
  await wait(1000)
  expect(counts()).toEqual(asked.map(() => '1,1'))
})
