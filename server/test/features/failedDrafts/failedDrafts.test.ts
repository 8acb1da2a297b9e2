import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { mailFailedDraft } from '../../../src/features/failedDrafts/failedMail.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import { publishDue } from '../../../src/kernel/publication/plannedDraftsRound.js'
import { type ContentShop, startContentShop } from '../../kernel/records/contentShop.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { until } from '../../until.js'
import { MailServer } from '../messages/MailServer.js'

const hour = 60 * 60_000

// Two shops start, one after the other.
jest.setTimeout(240_000)

describe.each(bothDatabases)('[L4] a draft that could not publish itself, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContentShop
  let other: TestShop
  let mails: MailServer

  beforeAll(async () => {
    database = await create()
    mails = await new MailServer().start()
    const environment = { SMTP_URL: `smtp://127.0.0.1:${mails.port}`, MAIL_FROM: 'winkel@example.com' }
    shop = await startContentShop(database, environment)
    other = await startTestShop(database, environment)
    await shop.read('mutation { updateShop(input: { email: "info@example.com" }) { email } }')
  })
  afterAll(async () => {
    await other.close()
    await shop.close()
    await mails.stop()
    await database.drop()
  })

  const roundOf = ({ services }: TestShop) =>
    publishDue(ownContext(services), (manager, failed) => mailFailedDraft(manager, failed, services.settings))
  const save = (input: object, record: number | null) =>
    shop.read<{ record: number }>(
      'mutation ($input: DraftInput!, $record: Int) { saveDraft(input: $input, record: $record) { record } }',
      { input, record },
    )
  const plan = (record: number) =>
    shop.read(
      'mutation ($record: Int!, $publishAt: Instant!) { plan(entity: tip, record: $record, publishAt: $publishAt) { record } }',
      { record, publishAt: new Date(Date.now() + hour).toISOString() },
    )
  const makeDue = (record: number) =>
    shop.services.database.write((manager) =>
      manager.query('UPDATE draft SET publish_at = ? WHERE record = ?', [
        new Date(Date.now() - 1000).toISOString(),
        record,
      ]),
    )
  const told = () => mails.mails.filter(({ to }) => to.includes('info@example.com'))

  it('is mailed to the shop once, over instances and rounds, and once more when it fails anew', async () => {
    const { record } = await save({ tip: { language: 'nl', title: 'Dubbel' } }, null)
    const { id } = await shop.create('Tip', { language: 'nl', title: 'Staat er', intro: 'Nu' })
    await save({ tip: { title: 'Ook dubbel' } }, id)
    for (const each of [record, id]) await plan(each)
    for (const title of ['Dubbel', 'Ook dubbel']) await shop.create('Tip', { language: 'nl', title })
    for (const each of [record, id]) await makeDue(each)
    expect(await Promise.all([roundOf(shop), roundOf(other)])).toEqual([0, 0])
    expect(await Promise.all([roundOf(shop), roundOf(other)])).toEqual([0, 0])
    await until(() => told().length >= 2)
    const [first, second] = [...told()].sort((one, next) => one.text.length - next.text.length)
    const texts = [first, second].map((mail) => mail?.text ?? '')
    expect(texts.find((text) => text.includes('‘Dubbel’'))).toContain(`/cougarXr7/tips/toevoegen?concept=${record}`)
    const ofLive = texts.find((text) => text.includes('‘Ook dubbel’')) ?? ''
    expect(ofLive).toContain(`/cougarXr7/tips/wijzigen/${id}`)
    expect(ofLive).toMatch(/dat lukte niet: .*titel/i)
    expect(first?.headers.subject).toMatch(/Niet gepubliceerd|=\?/)

    await save({ tip: { intro: 'Nog eens' } }, id)
    await makeDue(id)
    await Promise.all([roundOf(shop), roundOf(other)])
    await until(() => told().length >= 3)
    await roundOf(other)
    const queued = await shop.services.database.reader.query('SELECT id FROM outgoing_mail')
    expect([told().length, queued.length]).toEqual([3, 3])
  })
})
