import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { Cleaning } from '../../../src/features/retention/Cleaning.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import { replaceMedia } from '../../../src/kernel/media/mediaFiles.js'
import { Redirect } from '../../../src/kernel/records/Redirect.js'
import { Revision } from '../../../src/kernel/records/Revision.js'
import { TrashedRecord } from '../../../src/kernel/records/TrashedRecord.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { type ContentShop, startContentShop } from '../records/contentShop.js'
import { searchDifference } from '../search/searchDifference.js'

interface Item {
  entity: string
  record: number
  title: string
  detail: string | null
  translation: string | null
  userName: string | null
  at: string
  until: string
}

interface Restored {
  restored: number[]
  emptied: string[]
  relinked: number
  forgotten: { entity: string; id: number; title: string; field: string }[]
}

const day = 24 * 60 * 60 * 1000

describe.each(bothDatabases)('the trash, on $name', ({ create }) => {
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

  const readTrash = () =>
    shop.read<{ items: Item[]; total: number }>(
      '{ bin { items { entity record title detail translation userName at until } total } }',
    )
  const restore = (entity: string, id: number) =>
    shop.ask<Restored>(
      `mutation ($id: Int!) { restoreRecord(entity: ${entity}, id: $id) {
        restored emptied relinked forgotten { entity id title field }
      } }`,
      { id },
    )
  const removeForGood = (entity: string, id: number) =>
    shop.ask<{ deleted: number[] }>(`mutation ($id: Int!) { removeForGood(entity: ${entity}, id: $id) { deleted } }`, {
      id,
    })
  const page = (title: string, more: object = {}) => ({
    language: 'nl',
    title,
    menuTitle: title,
    ...more,
  })

  it('[E33] lists what was deleted, by whom, and until when; restoring it restores all of it', async () => {
    const { id } = await shop.create(
      'Page',
      page('Onderhoud', {
        blocks: [{ faq: { title: 'Vragen', questions: [{ question: 'Hoe lang duurt het?', answer: 'Een dag.' }] } }],
      }),
    )
    const { id: english } = await shop.create('Page', {
      ...page('Maintenance', { language: 'en' }),
      translationOf: id,
    })
    await shop.update('Page', id, { url: 'groot-onderhoud' })
    const fields =
      'id version createdAt title url fullUrl blocks { ... on FaqBlock { title } } translation: pageTranslation { id }'
    const ask = `query ($id: Int!) { page(id: $id) { ${fields} } }`
    const before = await shop.read<Record<string, unknown>>(ask, { id })
    await shop.remove('Page', id)

    const { items, total } = await readTrash()
    expect(total).toBe(1)
    expect(items[0]).toMatchObject({ entity: 'page', record: id, title: 'Onderhoud', translation: 'Maintenance' })
    expect(items[0]?.userName).toBe('The cms-admin')
    expect(Date.parse(items[0]?.until ?? '') - Date.parse(items[0]?.at ?? '')).toBe(30 * day)

    const { data } = await restore('page', id)
    expect(data).toEqual({ restored: [id, english], emptied: [], relinked: 0, forgotten: [] })
    const after = await shop.read<Record<string, unknown>>(ask, { id })
    expect(after).toEqual({ ...before, version: Number(before.version) + 1 })
    const { reader } = shop.services.database
    expect(await reader.findOneBy(Redirect, { entity: 'page', path: 'onderhoud' })).toMatchObject({ record: id })
    expect((await readTrash()).total).toBe(0)
    expect((await restore('page', id)).code).toBe('NOT_FOUND')
  })

  it('[E33] restores references to it, and reports those that cannot be restored', async () => {
    const { id } = await shop.create('NewsGroup', { language: 'nl', title: 'Waarschuwingen' })
    const { id: other } = await shop.create('NewsGroup', { language: 'nl', title: 'Ander' })
    const news = (title: string) =>
      shop.create('NewsItem', { language: 'nl', title, group: id, overviewImage: shop.image, text: '<p>Let op</p>' })
    const { id: stays } = await news('Blijft')
    const { id: moves } = await news('Verhuist')
    const { id: shows } = await shop.create(
      'Page',
      page('Nieuwsblok', { blocks: [{ specificNews: { title: 'Nieuws', group: id } }] }),
    )
    await shop.remove('NewsGroup', id)
    const group = 'query ($id: Int!) { newsItem(id: $id) { group { id } } }'
    expect((await shop.ask(group, { id: stays })).data).toEqual({ group: null })
    await shop.update('NewsItem', moves, { group: other })

    const { data, message } = await restore('newsGroup', id)
    expect(message).toBeUndefined()
    expect(data).toMatchObject({ restored: [id], relinked: 1 })
    expect(data?.forgotten).toEqual([
      { entity: 'newsItem', id: moves, title: 'Verhuist', field: 'group' },
      { entity: 'page', id: shows, title: 'Nieuwsblok', field: 'blocks' },
    ])
    expect((await shop.ask(group, { id: stays })).data).toEqual({ group: { id } })
    expect((await shop.ask(group, { id: moves })).data).toEqual({ group: { id: other } })
  })

  it('[E33] restores a record with more references than a statement has parameters', async () => {
    const { id } = await shop.create('NewsGroup', { language: 'nl', title: 'Alles bij elkaar' })
    const item = { language: 'nl', title: 'Hoort erbij', overviewImage: shop.image, text: '<p>Let op</p>' }
    const { id: stays } = await shop.create('NewsItem', { ...item, group: id })
    const { id: never } = await shop.create('NewsItem', { ...item, title: 'Hoort er niet meer bij' })
    await shop.remove('NewsGroup', id)
    // The others have been deleted permanently.
    const deletedIds = Array.from({ length: 40_000 }, (_, index) => 1_000_000 + index)
    const forgotten = [{ entity: 'newsItem', field: 'group', ids: [stays, ...deletedIds] }]
    await shop.services.database.write((manager) =>
      manager.update(TrashedRecord, { entity: 'newsGroup', record: id }, { forgotten }),
    )

    const { data, message } = await restore('newsGroup', id)
    expect(message).toBeUndefined()
    expect(data).toMatchObject({ restored: [id], relinked: 1, forgotten: [] })
    const group = 'query ($id: Int!) { newsItem(id: $id) { group { id } } }'
    expect((await shop.ask(group, { id: stays })).data).toEqual({ group: { id } })
    expect((await shop.ask(group, { id: never })).data).toEqual({ group: null })
  })

  it('[E33] moves pages back under the restored page, at their addresses', async () => {
    const { id } = await shop.create('Page', page('Boven'))
    const { id: child } = await shop.create('Page', page('Onder', { belongsTo: id }))
    const address = 'query ($id: Int!) { page(id: $id) { fullUrl } }'
    await shop.remove('Page', id)
    expect((await shop.ask(address, { id: child })).data).toEqual({ fullUrl: 'onder' })
    expect((await restore('page', id)).data).toMatchObject({ relinked: 1 })
    expect((await shop.ask(address, { id: child })).data).toEqual({ fullUrl: 'boven/onder' })
  })

  it('[E33] empties references of the record to deleted ones, and reports it', async () => {
    const { id: parent } = await shop.create('Page', page('Ouder'))
    const { id } = await shop.create('Page', page('Kind', { belongsTo: parent }))
    await shop.remove('Page', id)
    await shop.remove('Page', parent)
    expect((await restore('page', id)).data).toMatchObject({ restored: [id], emptied: ['belongsTo'] })
    const { data } = await shop.ask('query ($id: Int!) { page(id: $id) { fullUrl belongsTo { id } } }', { id })
    expect(data).toEqual({ fullUrl: 'kind', belongsTo: null })
  })

  it('[E33] is refused with the field when another record has taken the title or address, and the trash is unchanged', async () => {
    const tip = { language: 'nl', title: 'Stof weg', text: '<p>Blazen</p>', image: shop.image }
    const { id } = await shop.create('Tip', tip)
    await shop.remove('Tip', id)
    const { id: second } = await shop.create('Tip', { ...tip, title: 'STOF WEG', url: 'stof-verwijderen' })
    const refused = await restore('tip', id)
    expect(refused.code).toBe('VALIDATION')
    expect(refused.errors?.title).toEqual(['There already exists a tip with this title, please choose another title.'])
    expect((await readTrash()).items[0]).toMatchObject({ record: id })
    await shop.remove('Tip', second)
    expect((await restore('tip', id)).data).toMatchObject({ restored: [id] })
  })

  it('[Y32] names every value that another record has by now with a free one, and restores it with what is chosen', async () => {
    const { id } = await shop.create('Page', page('Keuze'))
    const { id: english } = await shop.create('Page', { ...page('Choice', { language: 'en' }), translationOf: id })
    await shop.remove('Page', id)
    await shop.create('Page', page('Keuze', { menuTitle: 'Anders' }))
    const { id: other } = await shop.create('Page', page('Ander', { menuTitle: 'KEUZE', url: 'choice' }))
    const conflicts = () =>
      shop.read<{ record: number; field: string; proposal: string }[]>(
        `{ restoreConflicts(entity: page, id: ${id}) { record title field value proposal complaint } }`,
      )
    const found = await conflicts()
    expect(found).toMatchObject([
      { record: id, title: 'Keuze', field: 'menuTitle', value: 'Keuze', proposal: 'Keuze (2)' },
      { record: id, field: 'url', value: 'keuze', proposal: 'keuze-2', complaint: expect.stringMatching(/address/) },
      { record: english, title: 'Choice', field: 'url', value: 'choice', proposal: 'choice-2' },
    ])
    const restoreWith = (choices: object[]) =>
      shop.ask<Restored>(
        `mutation ($choices: [RestoreChoice!]!) { restoreRecord(entity: page, id: ${id}, choices: $choices) { restored } }`,
        { choices },
      )
    const refused = await restoreWith([
      { record: id, field: 'url', value: 'choice' },
      { record: english, field: 'url', value: 'No address!' },
    ])
    expect(Object.keys(refused.errors ?? {}).sort()).toEqual(['choices.0.value', 'choices.1.value', 'menuTitle'])
    expect((await restoreWith([{ record: other, field: 'url', value: 'vrij' }])).code).toBe('BAD_REQUEST')
    expect((await restoreWith([{ record: id, field: 'title', value: 'Vrij' }])).code).toBe('BAD_REQUEST')

    const chosen = found.map(({ record, field, proposal }) => ({ record, field, value: proposal }))
    expect((await restoreWith(chosen)).data).toEqual({ restored: [id, english] })
    expect(await shop.read(`{ page(id: ${id}) { url menuTitle fullUrl } }`)).toEqual({
      url: 'keuze-2',
      menuTitle: 'Keuze (2)',
      fullUrl: 'keuze-2',
    })
  })

  it('[Y32] makes up no e-mail address, and takes one that is chosen', async () => {
    const register = (name: string) =>
      shop.read<{ id: number }>(
        `mutation { register(input: { name: "${name}", email: "again@example.com", password: "a-good-password" }) { id } }`,
      )
    const { id } = await register('Eerst')
    await shop.remove('Customer', id)
    await register('Later')
    expect(await shop.read(`{ restoreConflicts(entity: customer, id: ${id}) { field proposal } }`)).toEqual([
      { field: 'email', proposal: null },
    ])
    const choice = `{ record: ${id}, field: "email", value: "other@example.com" }`
    const restored = await shop.ask(
      `mutation { restoreRecord(entity: customer, id: ${id}, choices: [${choice}]) { restored } }`,
    )
    expect(restored.data).toEqual({ restored: [id] })
    expect(await shop.read(`{ customer(id: ${id}) { email } }`)).toEqual({ email: 'other@example.com' })
  })

  it('[E33] does not reuse ids of records in the trash, and of two simultaneous restores one succeeds', async () => {
    const { id } = await shop.create('Feature', { title: 'Stil', language: 'nl', icon: 'fast' })
    await shop.remove('Feature', id)
    const input = { id, title: 'Luid', language: 'nl', icon: 'fast' }
    expect((await shop.refused('Feature', input)).code).toBe('CONFLICT')
    const answers = await Promise.all([restore('feature', id), restore('feature', id), restore('feature', id)])
    expect(answers.map(({ code }) => code ?? 'restored').sort()).toEqual(['NOT_FOUND', 'NOT_FOUND', 'restored'])
  })

  it('[E33] restores a job with its timeline and notes, without a mail to its customer', async () => {
    const customer = await shop.read<{ id: number }>(
      'mutation { register(input: { name: "Kim", email: "kim@example.com", password: "a-good-password" }) { id } }',
    )
    const input = { customer: customer.id, description: 'Laptop', note: 'Gebracht' }
    const { id } = await shop.create('StatusRepair', input)
    await shop.ask(`mutation { addInternalNote(job: statusRepair, id: ${id}, text: "Schroefje kwijt") { id } }`)
    const ask = `{ statusRepair(id: ${id}) { version timeline { at to note } } }`
    const before = await shop.read<{ version: number; timeline: object[] }>(ask)
    const mails = '{ outgoingMails { total } }'
    await shop.remove('StatusRepair', id)
    expect((await readTrash()).items[0]).toMatchObject({
      entity: 'statusRepair',
      detail: expect.stringMatching(/^\d\d-\d{4} · Laptop$/),
    })
    const sent = await shop.read(mails)
    expect((await restore('statusRepair', id)).data).toMatchObject({ restored: [id] })
    const after = await shop.read<{ timeline: object[] }>(ask)
    expect(after.timeline).toEqual(before.timeline)
    const notes = await shop.read(`{ internalNotes(job: statusRepair, id: ${id}) { text } }`)
    expect(notes).toEqual([{ text: 'Schroefje kwijt' }])
    expect((await shop.ask(mails)).data).toEqual(sent)
  })

  it('[E33] restores a customer without the password, and sends an invitation to choose one', async () => {
    const data = await shop.read<{ id: number }>(
      'mutation { register(input: { name: "Bo", email: "bo@example.com", password: "a-good-password" }) { id } }',
    )
    await shop.ask(`mutation { deleteCustomer(id: ${data.id}) { deleted } }`)
    const { reader } = shop.services.database
    const trashed = await reader.findOneByOrFail(TrashedRecord, { entity: 'customer', record: data.id })
    expect(JSON.stringify(trashed)).not.toMatch(/password|argon2/i)
    expect((await restore('customer', data.id)).data).toMatchObject({ restored: [data.id] })
    const mails = await shop.read<{ items: { recipient: string }[] }>('{ outgoingMails { items { recipient } } }')
    expect(mails.items.filter(({ recipient }) => recipient === 'bo@example.com')).toHaveLength(1)
  })

  it('[E33] retains the images of records in the trash, and shows their replacements', async () => {
    const upload = async (background: string) => {
      const picture = await sharp({ create: { width: 200, height: 150, channels: 3, background } })
        .png()
        .toBuffer()
      return { stream: Readable.from([picture]), name: 'own.png' }
    }
    const { url } = await shop.services.media.add(await upload('#123456'))
    const { id } = await shop.create('Tip', { language: 'nl', title: 'Met beeld', text: '<p>Zie</p>', image: url })
    const unused = async () =>
      (
        await shop.read<{ items: { image: { url: string } }[] }>(
          '{ mediaFiles(unused: true) { items { image { url } } } }',
        )
      ).items
    await shop.remove('Tip', id)
    expect((await unused()).map(({ image }) => image.url)).not.toContain(url)
    const remove = 'mutation ($urls: [String!]!) { deleteMediaFiles(urls: $urls) }'
    const refused = await shop.ask(remove, { urls: [url] })
    expect(refused).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('Met beeld') })

    const replacement = await replaceMedia(shop.api.context(null, 'nl'), url, await upload('#654321'))
    expect((await restore('tip', id)).data).toMatchObject({ restored: [id], emptied: [] })
    const { data } = await shop.ask(`{ tip(id: ${id}) { image { url } } }`)
    expect(data).toEqual({ image: { url: replacement.url } })
  })

  it('[E33] contains no access tokens: a revoked one cannot be restored', async () => {
    const data = await shop.read<{ accessToken: { id: number } }>(
      'mutation { createAccessToken(password: "a-good-password", input: { name: "Kassa", role: cms_zzp, access: write }) { accessToken { id } } }',
    )
    await shop.ask(`mutation { deleteAccessToken(id: ${data.accessToken.id}) { deleted } }`)
    expect((await restore('accessToken', data.accessToken.id)).code).toBe('NOT_FOUND')
  })

  it('[E33] is emptied on request, and automatically after thirty days: nothing is left', async () => {
    const { reader } = shop.services.database
    const feature = (title: string) => shop.create('Feature', { title, language: 'nl', icon: 'fast' })
    const [{ id: asked }, { id: old }, { id: young }, { id: retained }] = [
      await feature('Nu weg'),
      await feature('Oud'),
      await feature('Jong'),
      await feature('Blijft'),
    ]
    for (const id of [asked, old, young]) await shop.remove('Feature', id)
    expect((await removeForGood('feature', asked)).data).toEqual({ deleted: [asked] })
    expect((await removeForGood('feature', asked)).code).toBe('NOT_FOUND')
    const ago = (days: number) => new Date(Date.now() - days * day).toISOString()
    await shop.services.database.write(async (manager) => {
      for (const type of [TrashedRecord, Revision]) {
        await manager.update(type, { entity: 'feature', record: old }, { at: ago(30.01) })
        await manager.update(type, { entity: 'feature', record: young }, { at: ago(29.99) })
      }
      await manager.update(Revision, { entity: 'feature', record: retained }, { at: ago(60) })
    })
    expect((await readTrash()).items.filter(({ entity, record }) => entity === 'feature' && record === old)).toEqual([])
    expect((await restore('feature', old)).code).toBe('NOT_FOUND')
    await new Cleaning(() => ownContext(shop.services)).clean(new Date())
    for (const id of [asked, old]) {
      expect(await reader.countBy(TrashedRecord, { entity: 'feature', record: id })).toBe(0)
      expect(await reader.countBy(Revision, { entity: 'feature', record: id })).toBe(0)
    }
    expect(await reader.countBy(Revision, { entity: 'feature', record: retained })).toBe(1)
    expect((await restore('feature', young)).data).toMatchObject({ restored: [young] })
    await shop.services.database.write((manager) =>
      manager.update(Revision, { entity: 'feature', record: retained }, { at: ago(2 * 366 + 1) }),
    )
    await new Cleaning(() => ownContext(shop.services)).clean(new Date())
    expect(await reader.countBy(Revision, { entity: 'feature', record: retained })).toBe(0)
  })

  it.each(['cms-status-user', 'cms-zzp', 'cms-accountant'] as const)('[A25] is refused to %s', async (role) => {
    const headers = await shop.login(role)
    for (const operation of [
      '{ bin { total } }',
      'mutation { restoreRecord(entity: feature, id: 1) { relinked } }',
      'mutation { removeForGood(entity: feature, id: 1) { deleted } }',
    ]) {
      expect((await shop.graphql(operation, {}, headers)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
      expect((await shop.graphql(operation)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    }
  })
})
