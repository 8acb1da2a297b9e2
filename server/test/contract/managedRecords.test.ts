import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { dataOf } from '../delivery/rest/restClient.js'
import { required } from '../required.js'
import { bothDatabases, type TestDatabase } from '../testDatabases.js'
import { type ContractEntity, contractEntities, type RestRecord } from './contractEntities.js'
import { type ContractShop, startContractShop } from './contractShop.js'

interface Stored extends RestRecord {
  id: number
  version: number
}

const withAdd = contractEntities.filter(({ rest }) => rest.add)

describe.each(bothDatabases)('the managed records of the contract over REST, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContractShop

  beforeAll(async () => {
    database = await create()
    shop = await startContractShop(database)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const added = async ({ rest, record }: ContractEntity, more: RestRecord = {}): Promise<Stored> => {
    const answer = await shop.admin<Stored>('POST', rest.add ?? '', { ...record(shop.given), ...more })
    expect(answer).toMatchObject({ status: 201, body: { data: { id: expect.any(Number) } } })
    return dataOf(answer)
  }
  const deleted = ({ rest }: ContractEntity, id: number) => shop.admin('DELETE', `${rest.one}/delete/${id}`)

  it.each(withAdd)('$ids [R14] [R17] [E1] [E34] $type is added whole, read and listed', async (entity) => {
    const { rest, record } = entity
    const before = (await shop.admin('GET', rest.list ?? '')).body.meta?.total ?? 0
    const stored = await added(entity)
    expect(stored).toMatchObject(record(shop.given))
    expect((await shop.admin('GET', `${rest.one}/${stored.id}`)).body).toEqual({ data: stored })
    const list = await shop.admin('GET', rest.list ?? '')
    expect(list).toMatchObject({ status: 200, body: { meta: { total: before + 1 } } })
    expect(list.body.data).toContainEqual(stored)
    await deleted(entity, stored.id)
  })

  it.each(withAdd)('$ids [R19] [R7] $type is deleted, and then not found in both languages', async (entity) => {
    const { id } = await added(entity)
    expect(await deleted(entity, id)).toMatchObject({ status: 200, body: { data: { deleted: [id] } } })
    for (const answer of [
      await deleted(entity, id),
      await shop.admin('GET', `${entity.rest.one}/${id}`),
      ...(entity.rest.edit ? [await shop.admin('PUT', `${entity.rest.one}/edit/${id}`, {})] : []),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', message: `${entity.name} not found` } })
    }
    const dutch = await shop.admin('GET', `${entity.rest.one}/${id}`, undefined, { 'accept-language': 'nl' })
    expect(dutch.body.message).toMatch(/ niet gevonden$/)
  })

  it.each(withAdd.filter(({ change, rest }) => change && rest.edit))(
    '$ids [R18] [E34] [E31] $type is edited in the fields that are named, and not from a stale version',
    async (entity) => {
      const stored = await added(entity)
      const address = `${entity.rest.one}/edit/${stored.id}`
      const edited = await shop.admin('PUT', address, { ...entity.change, version: stored.version })
      expect(edited.status).toBe(200)
      // What follows from a change besides is tested with it.
      const { timeline: _, is_ready: __, ...before } = stored
      expect(edited.body.data).toMatchObject({
        ...before,
        ...entity.change,
        version: stored.version + 1,
        updated_at: expect.any(String),
      })
      const stale = await shop.admin('PUT', address, { ...entity.change, version: stored.version })
      expect(stale).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
      expect((await shop.admin('GET', `${entity.rest.one}/${stored.id}`)).body).toEqual(edited.body)
      await deleted(entity, stored.id)
    },
  )

  it.each(withAdd.filter(({ rest }) => rest.nextId))(
    '$ids [R16] [E2] [E34] $type has next ids that are given out once, and accepts them',
    async (entity) => {
      const nextId = async () => dataOf(await shop.admin<number>('GET', entity.rest.nextId ?? ''))
      const ids = await Promise.all(Array.from({ length: 12 }, nextId))
      expect(new Set(ids).size).toBe(12)
      const id = required(ids[0], 'id')
      const stored = await added(entity, { id })
      expect(stored.id).toBe(id)
      const again = await shop.admin('POST', entity.rest.add ?? '', { ...entity.record(shop.given), id })
      expect([409, 422]).toContain(again.status)
      await deleted(entity, id)
      const invented = await shop.admin('POST', entity.rest.add ?? '', { ...entity.record(shop.given), id: 99_999 })
      expect(invented).toMatchObject({ status: 422, body: { errors: { id: [expect.any(String)] } } })
    },
  )

  it.each(withAdd.filter(({ isTranslated }) => isTranslated))(
    '$ids [E4] [E5] $type has a sibling in the other language, which is deleted along',
    async (entity) => {
      const nl = await added(entity)
      const free = { url: null, menu_title: null, category: null, group: null }
      const own = Object.fromEntries(Object.entries(free).filter(([name]) => name in nl))
      const en = await added(entity, { ...own, language: 'en', title: 'Contract', translation_of: nl.id })
      const read = dataOf(await shop.admin<Stored>('GET', `${entity.rest.one}/${nl.id}`))
      const translation = read.page_translation ?? read.translation
      expect(translation).toMatchObject({ language: 'en', url: en.url ?? null })
      expect((await deleted(entity, nl.id)).body).toEqual({ data: { deleted: [nl.id, en.id] } })
    },
  )

  it.each(withAdd)('$ids [E27] [R10] $type names every missing or invalid field in one response', async (entity) => {
    const { status, body } = await shop.admin('POST', entity.rest.add ?? '', {})
    const isForgiving = status === 201
    expect(isForgiving).toBe(false)
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'VALIDATION' })
    for (const [field, texts] of Object.entries(required(body.errors, 'errors'))) {
      expect(texts).toEqual([expect.any(String)])
      expect(Object.keys(entity.record(shop.given))).toContain(field)
    }
    expect(await shop.admin('POST', entity.rest.add ?? '', { nonsense: 1 })).toMatchObject({ status: 400 })
  })

  it('[R37] [R17] [R19] an accountant download comes with the account and is edited', async () => {
    const registered = await shop.admin<Stored>('POST', 'register', {
      name: 'Boekhouder',
      email: 'boek@example.com',
      role: 'cms-accountant',
    })
    const accountant = dataOf(registered).id
    const one = dataOf(await shop.admin('GET', 'accountant-download/1'))
    expect(one).toMatchObject({ id: 1, accountant, title: expect.any(String) })
    const edited = await shop.admin('PUT', 'accountant-download/edit/1', { title: 'Administratie 2026' })
    expect(edited).toMatchObject({ status: 200, body: { data: { title: 'Administratie 2026', accountant } } })
    expect((await shop.admin('GET', 'accountant-download/99')).body.message).toBe('Accountant download not found')
    expect((await shop.admin('DELETE', `customer/delete/${accountant}`)).status).toBe(200)
    expect((await shop.admin('GET', 'accountant-download/1')).status).toBe(404)
  })
})
