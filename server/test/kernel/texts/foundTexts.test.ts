import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { type JobShop, startJobShop } from '../../features/jobs/jobShop.js'
import { kinds } from '../../features/jobs/kinds.js'
import { programToken } from '../../programToken.js'
import { required } from '../../required.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'

interface Found {
  entity: string
  id: number
  title: string
  label: { nl: string }
  before: string
  found: string
  after: string
}

describe.each(bothDatabases)('[L11] [Y81] finding in every text, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop
  let headers: Record<string, string>
  let page: number
  let job: number

  async function add(type: string, input: object): Promise<number> {
    const mutation = `mutation ($input: Create${type}Input!) { record: create${type}(input: $input) { id } }`
    const { data, errors } = await shop.graphql<{ record: { id: number } }>(mutation, { input }, headers)
    expect(errors).toBeUndefined()
    return required(data, 'data').record.id
  }

  function ask(q: string, as: Record<string, string> | undefined = headers, besides = '') {
    return shop.graphql<{ foundTexts: Found[] }>(
      `query ($q: String!) { foundTexts(q: $q${besides}) { entity id title label { nl } before found after } }`,
      { q },
      as,
    )
  }

  async function found(q: string, as?: Record<string, string>, besides?: string): Promise<Found[]> {
    const { data, errors } = await ask(q, as, besides)
    expect(errors).toBeUndefined()
    return required(data, 'data').foundTexts
  }

  async function listed(plural: string, search: string, inTexts: boolean): Promise<number[]> {
    const { data, errors } = await shop.graphql<{ list: { items: { id: number }[] } }>(
      `{ list: ${plural}(filter: { search: "${search}", exactSearch: true, inTexts: ${inTexts} }) { items { id } total } }`,
      {},
      headers,
    )
    expect(errors).toBeUndefined()
    return required(data, 'data').list.items.map(({ id }) => id)
  }

  beforeAll(async () => {
    database = await create()
    shop = await startJobShop(database)
    headers = shop.admin.headers
    page = await add('Page', {
      language: 'nl',
      title: 'Over {{shop.name}}',
      blocks: [
        {
          faq: {
            questions: [
              { question: 'Hoe lang?', answer: '<p>Dat ligt eraan. Een <b>zwééfkap</b> duurt lang. Ja.</p>' },
            ],
          },
        },
      ],
    })
    await add('Service', { language: 'en', title: 'News', intro: 'A hovering zweefkap has arrived.', price: 10 })
    const anna = await shop.person('Anna')
    const kind = required(
      kinds.find(({ name }) => name === 'statusRepair'),
      'kind',
    )
    job = (await shop.addJob(kind, { customer: anna.id })).id
    const asked = [
      `mutation { sendJobMessage(job: statusRepair, id: ${job}, text: "Is mijn kwikstaart al klaar?") { id } }`,
      `mutation { addInternalNote(job: statusRepair, id: ${job}, text: "Belt over de grutto.") { id } }`,
    ]
    for (const each of asked) expect((await shop.graphql(each, {}, headers)).errors).toBeUndefined()
    await shop.services.database.write((manager) =>
      manager.update(OutgoingMail, { recipient: 'anna@example.com' }, { text: 'Beste Anna,\n\nDe lepelaar is klaar.' }),
    )
  })
  afterAll(async () => {
    await shop?.close()
    await database?.drop()
  })

  it('finds blocks and bodies in both languages, with the sentence and what the record is called', async () => {
    const all = await found('ZWEEFKAP')
    expect(all.map(({ entity }) => entity).sort()).toEqual(['page', 'service'])
    const block = required(
      all.find(({ entity }) => entity === 'page'),
      'page',
    )
    expect(block).toMatchObject({ id: page, before: 'Een ', found: 'zwééfkap', after: ' duurt lang.' })
    expect(block.title).not.toContain('{{')
    expect(block.label.nl).toBe('Antwoord')
  })

  it('finds messages and notes about a job, and mails by what was written', async () => {
    expect(await found('kwikstaart')).toMatchObject([
      { entity: 'statusRepair', id: job, label: { nl: 'Berichten' }, before: 'Is mijn ', after: ' al klaar?' },
    ])
    const mails = await found('lepelaar')
    expect(mails[0]).toMatchObject({ entity: 'outgoingMail', before: 'De ', found: 'lepelaar', after: ' is klaar.' })
    expect(await found('grutto')).toMatchObject([{ entity: 'statusRepair', id: job, label: { nl: 'Notities' } }])
  })

  it('finds them in lists where all texts are asked for', async () => {
    expect(await listed('pages', 'hoe lang', false)).toEqual([])
    expect(await listed('pages', 'hoe lang', true)).toEqual([page])
    expect(await listed('statusesRepair', 'kwikstaart', true)).toEqual([job])
    expect(await listed('statusesRepair', 'kwikstaart', false)).toEqual([])
    expect(await listed('outgoingMails', 'lepelaar', true)).not.toEqual([])
    expect(await listed('outgoingMails', 'lepelaar', false)).toEqual([])
    expect(await listed('pages', 'bestaat nergens', true)).toEqual([])
  })

  it('answers only the records that are asked for', async () => {
    expect(await found('zweefkap', headers, ', entities: [page], ids: [999999]')).toEqual([])
    expect(await found('zweefkap', headers, `, entities: [page], ids: [${page}]`)).toHaveLength(1)
  })

  it('finds nothing by one letter, and refuses more than anyone searches for', async () => {
    expect(await found('z')).toEqual([])
    const { errors } = await ask('z'.repeat(101))
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', errors: { q: [expect.any(String)] } })
  })

  it('answers nobody else, and programs of their entities alone', async () => {
    const codes = await Promise.all(
      [{}, await shop.login('cms-status-user'), await shop.login('cms-zzp')].map(async (as) => {
        const { errors } = await ask('kwikstaart', as)
        return errors?.[0]?.extensions.code
      }),
    )
    expect(codes).toEqual(['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN'])
    const program = await programToken(shop, { access: 'read' }, ["pagina's"])
    expect((await found('zweefkap', program)).map(({ entity }) => entity)).toEqual(['page'])
    expect(await found('kwikstaart', program)).toEqual([])
  })
})
