import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { deleteMedia, replaceMedia } from '../../../src/kernel/media/mediaFiles.js'
import { Revision } from '../../../src/kernel/records/Revision.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { type ContentShop, startContentShop } from '../records/contentShop.js'
import { searchDifference } from '../search/searchDifference.js'

interface Version {
  id: number
  version: number
  action: string
  userName: string | null
  at: string
  fields: string[]
}

describe.each(testDatabases)('the history of a record, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContentShop

  beforeAll(async () => {
    database = await create()
    shop = await startContentShop(database)
  })
  afterAll(async () => {
    const difference = await searchDifference(shop.services.database)
    await shop.close()
    await database.drop()
    expect(difference).toEqual([])
  })

  const history = async (entity: string, id: number) => {
    const query = `query ($id: Int!) { recordHistory(entity: ${entity}, id: $id) {
      items { id version action userName at fields } total
    } }`
    const { data, message } = await shop.ask<{ items: Version[]; total: number }>(query, { id })
    if (!data) throw new Error(message)
    return data.items
  }
  const versionAt = async (entity: string, id: number, change: number, fields: string) =>
    (
      await shop.ask(
        `query ($id: Int!, $change: Int!) { recordVersion(entity: ${entity}, id: $id, change: $change) { ${fields} } }`,
        { id, change },
      )
    ).data
  const restoreVersion = (entity: string, id: number, change: number, version: number) =>
    shop.ask<{ version: number; emptied: string[] }>(
      `mutation ($id: Int!, $change: Int!, $version: Int!) {
        putBackVersion(entity: ${entity}, id: $id, change: $change, version: $version) { version emptied }
      }`,
      { id, change, version },
    )
  const product = (title: string, more: object = {}) => ({
    language: 'nl',
    title,
    image: shop.image,
    price: 349,
    ...more,
  })

  it('[E31] shows who changed which fields and when, and what the record was then', async () => {
    const { id } = await shop.create('Product', product('Laptop', { stock: 3 }))
    await shop.update('Product', id, { title: 'Laptop 14', price: 299.5 })
    await shop.update('Product', id, { stock: 2 })
    const [third, second, first] = await history('product', id)
    expect(third).toMatchObject({ action: 'update', version: 3, userName: 'The cms-admin', fields: ['stock'] })
    expect(second?.fields.sort()).toEqual(['price', 'title'])
    expect(first).toMatchObject({ action: 'create', fields: [] })
    expect(third?.at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
    const fields = '... on Product { id title price stock }'
    expect(await versionAt('product', id, Number(first?.id), fields)).toEqual({
      id,
      title: 'Laptop',
      price: 349,
      stock: 3,
    })
    expect(await versionAt('product', id, Number(second?.id), fields)).toMatchObject({ title: 'Laptop 14', stock: 3 })
  })

  it('[E31] restores an older version, blocks included, as an update that can be undone in turn', async () => {
    const blocks = [{ faq: { title: 'Vragen', questions: [{ question: 'Hoe lang?', answer: '<p>Een dag</p>' }] } }]
    const { id } = await shop.create('Page', { language: 'nl', title: 'Reparatie', menuTitle: 'Reparatie', blocks })
    await shop.update('Page', id, { title: 'Reparaties', blocks: [], url: 'reparaties' })
    const [latest, first] = await history('page', id)
    const { data } = await restoreVersion('page', id, Number(first?.id), 2)
    expect(data).toEqual({ version: 3, emptied: [] })
    const fields =
      '... on Page { title url fullUrl blocks { ... on FaqBlock { title questions { question answer } } } }'
    const ask = `query ($id: Int!) { page(id: $id) { title url fullUrl blocks { ... on FaqBlock { title } } } }`
    expect((await shop.ask(ask, { id })).data).toEqual({
      title: 'Reparatie',
      url: 'reparatie',
      fullUrl: 'reparatie',
      blocks: [{ title: 'Vragen' }],
    })
    expect((await restoreVersion('page', id, Number(latest?.id), 3)).data).toMatchObject({ version: 4 })
    const [, third] = await history('page', id)
    expect(await versionAt('page', id, Number(third?.id), fields)).toMatchObject({
      blocks: [{ title: 'Vragen', questions: [{ question: 'Hoe lang?' }] }],
    })
  })

  it('[E31] checks conflicts, uniqueness and references when restoring', async () => {
    const { id: group } = await shop.create('ServiceGroup', { language: 'nl', title: 'Werkplaats' })
    const { id } = await shop.create('Service', { language: 'nl', title: 'Schoonmaken', group })
    await shop.update('Service', id, { title: 'Reinigen' })
    const [, first] = await history('service', id)
    expect((await restoreVersion('service', id, Number(first?.id), 1)).code).toBe('CONFLICT')
    await shop.remove('ServiceGroup', group)
    const [emptied] = await history('service', id)
    expect(emptied).toMatchObject({ fields: ['group'], version: 3 })
    expect((await restoreVersion('service', id, Number(first?.id), 3)).data).toEqual({ version: 4, emptied: ['group'] })

    const tip = { language: 'nl', text: '<p>Doe dit</p>', image: shop.image }
    const { id: changed } = await shop.create('Tip', { ...tip, title: 'Sneller' })
    await shop.update('Tip', changed, { title: 'Veel sneller' })
    await shop.create('Tip', { ...tip, title: 'Sneller' })
    const [, before] = await history('tip', changed)
    const refused = await restoreVersion('tip', changed, Number(before?.id), 2)
    expect(refused.code).toBe('VALIDATION')
    expect(refused.errors?.title).toHaveLength(1)
  })

  it('[E31] restores a version whose image has been replaced or removed since', async () => {
    const upload = async (background: string) => {
      const picture = await sharp({ create: { width: 200, height: 150, channels: 3, background } })
        .png()
        .toBuffer()
      return { stream: Readable.from([picture]), name: 'own.png' }
    }
    const [{ url: replaced }, { url: removed }] = [
      await shop.services.media.add(await upload('#111111')),
      await shop.services.media.add(await upload('#222222')),
    ]
    const news = { language: 'nl', title: 'Beelden', text: '<p>Kijk</p>', overviewImage: replaced }
    const { id } = await shop.create('NewsItem', news)
    await shop.update('NewsItem', id, { overviewImage: removed })
    await shop.update('NewsItem', id, { overviewImage: shop.image })
    const context = shop.api.context(null, 'nl')
    const replacement = await replaceMedia(context, replaced, await upload('#333333'))
    await deleteMedia(context, [removed])
    const [, second, first] = await history('newsItem', id)
    const image = '... on NewsItem { overviewImage { url } }'
    expect(await versionAt('newsItem', id, Number(first?.id), image)).toEqual({
      overviewImage: { url: replacement.url },
    })
    expect(await versionAt('newsItem', id, Number(second?.id), image)).toEqual({ overviewImage: { url: shop.image } })
    expect((await restoreVersion('newsItem', id, Number(second?.id), 3)).data).toMatchObject({
      emptied: ['overviewImage'],
    })
    expect((await restoreVersion('newsItem', id, Number(first?.id), 4)).data).toMatchObject({ version: 5, emptied: [] })
  })

  it('[E31] restores a job without a mail to its customer', async () => {
    const customer = await shop.read<{ id: number }>(
      'mutation { register(input: { name: "Jo", email: "jo@example.com", password: "a-good-password" }) { id } }',
    )
    const { id } = await shop.create('StatusRepair', { customer: customer.id, description: 'Pc' })
    await shop.update('StatusRepair', id, { status: 'finished' })
    const mails = '{ outgoingMails { total } }'
    const sent = await shop.read(mails)
    const [, first] = await history('statusRepair', id)
    expect((await restoreVersion('statusRepair', id, Number(first?.id), 2)).data).toMatchObject({ version: 3 })
    expect((await shop.ask(`{ statusRepair(id: ${id}) { status } }`)).data).toEqual({ status: 'waiting' })
    expect((await shop.ask(mails)).data).toEqual(sent)
  })

  it('[E31] has none of what is only read, and never a secret', async () => {
    const data = await shop.read<{ id: number }>(
      'mutation { register(input: { name: "Al", email: "al@example.com", password: "a-good-password" }) { id } }',
    )
    expect(await history('customer', data.id)).toEqual([])
    const written = JSON.stringify(await shop.services.database.reader.find(Revision))
    expect(written).not.toMatch(/passwordHash|tokenHash|argon2|a-good-password/)
  })

  it('[E31] shows nothing of another record, or of a deleted one', async () => {
    const { id } = await shop.create('Feature', { title: 'Snel', language: 'nl', icon: 'fast' })
    const { id: other } = await shop.create('Feature', { title: 'Traag', language: 'nl', icon: 'fast' })
    const [first] = await history('feature', other)
    expect((await restoreVersion('feature', id, Number(first?.id), 1)).code).toBe('NOT_FOUND')
    expect((await restoreVersion('feature', 4_000_000, Number(first?.id), 1)).code).toBe('NOT_FOUND')
  })

  it.each(['cms-status-user', 'cms-zzp', 'cms-accountant'] as const)('[A25] is refused to %s', async (role) => {
    const headers = await shop.login(role)
    for (const operation of [
      '{ recordHistory(entity: feature, id: 1) { total } }',
      '{ recordVersion(entity: zzpProduct, id: 1, change: 1) { __typename } }',
      'mutation { putBackVersion(entity: zzpProduct, id: 1, change: 1, version: 1) { version } }',
    ]) {
      expect((await shop.graphql(operation, {}, headers)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
      expect((await shop.graphql(operation)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    }
  })
})
