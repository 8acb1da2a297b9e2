import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { IdempotencyKey } from '../../../src/features/messages/IdempotencyKey.js'
import { eraseCustomer } from '../../../src/features/privacy/eraseCustomer.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import { programToken } from '../../programToken.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { dataOf, type Rest, restClient } from './restClient.js'

interface Tip {
  id: number
  version: number
}

describe.each(bothDatabases)('writes of programs over REST, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: TestShop
  let rest: Rest
  let headers: Record<string, string>

  beforeAll(async () => {
    database = await create()
    shop = await startTestShop(database)
    headers = await shop.login('cms-admin')
    rest = restClient(shop, headers)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const tip = (title: string) => ({ language: 'nl', title })
  const add = (title: string, key?: string) =>
    rest<Tip>('POST', 'tips/add-tip', tip(title), key ? { 'idempotency-key': key } : {})
  const total = async () => (await rest('GET', 'tips')).body.meta?.total

  it('[Y92] a repeated write is answered as the first, and done once', async () => {
    const first = await add('Eenmaal', 'once-1')
    const again = await add('Eenmaal', 'once-1')
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body).toEqual(first.body)
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(await total()).toBe(1)
  })

  it('[Y92] of parallel repeats one is done, and all are answered alike', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => add('Tegelijk', 'once-2')))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await total()).toBe(2)
  })

  it('[Y92] another call under the same key is refused, and someone else may use the key', async () => {
    expect((await add('Anders', 'once-1')).status).toBe(422)
    const program = restClient(shop, await programToken(shop))
    const answer = await program<Tip>('POST', 'tips/add-tip', tip('Van een programma'), { 'idempotency-key': 'once-1' })
    expect(answer.status).toBe(201)
    expect(answer.headers.get('idempotency-replayed')).toBeNull()
  })

  it('[Y92] a refused write leaves its key free', async () => {
    expect((await add('Eenmaal', 'once-3')).status).toBe(422)
    expect((await add('Toch', 'once-3')).status).toBe(201)
  })

  it('[Y92] edits and deletions are repeatable too', async () => {
    const { id, version } = dataOf(await add('Te wijzigen'))
    const edit = () =>
      rest<Tip>('PUT', `tip/edit/${id}`, { title: 'Gewijzigd', version }, { 'idempotency-key': 'edit-1' })
    expect(dataOf(await edit()).version).toBe(version + 1)
    expect(dataOf(await edit()).version).toBe(version + 1)
    const remove = () => rest('DELETE', `tip/delete/${id}`, undefined, { 'idempotency-key': 'delete-1' })
    expect((await remove()).status).toBe(200)
    expect((await remove()).body.data).toEqual({ deleted: [id] })
    expect((await rest('DELETE', `tip/delete/${id}`)).status).toBe(404)
  })

  it('[Y92] what was answered is stored encrypted, and forgotten when a customer is erased', async () => {
    const customer = { name: 'Wilma Wijers', email: 'wilma@example.com' }
    const answer = await rest<Tip>('POST', 'register', customer, { 'idempotency-key': 'customer-1' })
    const stored = () => shop.services.database.reader.find(IdempotencyKey)
    expect((await stored()).filter((each) => each.answer !== null).length).toBeGreaterThan(3)
    expect(JSON.stringify(await stored())).not.toMatch(/wilma/i)
    await eraseCustomer(ownContext(shop.services), dataOf(answer).id)
    expect((await stored()).filter((each) => each.answer !== null)).toEqual([])
    const again = await rest('POST', 'register', customer, { 'idempotency-key': 'customer-1' })
    expect([again.status, again.body.code]).toEqual([409, 'CONFLICT'])
  })

  it('[Y92] If-Match holds a write to the version that was read, or to its ETag', async () => {
    const { id, version } = dataOf(await add('Versies'))
    const edit = (ifMatch: string, body: object = { title: 'Versies 2' }) =>
      rest<Tip>('PUT', `tip/edit/${id}`, body, { 'if-match': ifMatch })
    const read = await rest<Tip>('GET', `tip/${id}`)
    const etag = String(read.headers.get('etag'))
    expect((await edit(etag)).status).toBe(200)
    const stale = await edit(etag)
    expect([stale.status, stale.body.code]).toEqual([412, 'CONFLICT'])
    expect((await edit(`"${version}"`)).status).toBe(412)
    expect((await edit('*')).status).toBe(200)
    const now = dataOf(await rest<Tip>('GET', `tip/${id}`)).version
    expect((await edit(`"${now}"`, { title: 'Versies 3', version: now - 1 })).status).toBe(412)
    const malformed = await fetch(`${shop.url}/api/tip/edit/${id}`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json', 'if-match': '"een tekst"' },
      body: '{}',
    })
    expect(malformed.status).toBe(400)
    expect((await rest('DELETE', `tip/delete/${id}`, undefined, { 'if-match': `"${now - 1}"` })).status).toBe(412)
    expect((await rest('DELETE', `tip/delete/${id}`, undefined, { 'if-match': `"${now}"` })).status).toBe(200)
  })

  it('[Y92] names the parameters that a list does not know, and answers all the same', async () => {
    const answer = await rest('GET', 'tips?colour=red&per_page=1&_=1763&_format=json')
    expect([answer.status, answer.body.meta?.ignored]).toEqual([200, ['colour']])
    expect((await rest('GET', 'tips?per_page=1')).body.meta).not.toHaveProperty('ignored')
  })

  it('[Y91] names the fields of a body that it does not know', async () => {
    const send = async (path: string, body: object) => {
      const sent = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } }
      const answer = await fetch(`${shop.url}/api/${path}`, { ...sent, body: JSON.stringify(body) })
      return { status: answer.status, message: ((await answer.json()) as { message: string }).message }
    }
    const { status, message } = await send('tips/add-tip', { ...tip('Kleur'), colour: 'red', size: 3 })
    expect(status).toBe(400)
    expect(message).toMatch(/colour, size/)
    const block = { type: 'faq', questions: [{ question: 'Hoe?', answer: '<p>Zo.</p>', tone: 'kind' }] }
    const page = { language: 'nl', title: 'Pagina', menu_title: 'Pagina', blocks: [block] }
    expect((await send('pages/add-page', page)).message).toMatch(/blocks\.0\.questions\.0\.tone/)
    expect((await send('payments/record', { colour: 'red' })).message).toMatch(/colour/)
  })

  it('[Y92] GET /api says where a program begins', async () => {
    const answer = await restClient(shop)<{ name: string; version: string; description: string }>('GET', '')
    expect(dataOf(answer)).toMatchObject({ version: '1.0.0', description: '/api/openapi.json', graphql: '/graphql' })
    const plain = await fetch(`${shop.url}/api`)
    expect([plain.status, plain.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
  })
})
