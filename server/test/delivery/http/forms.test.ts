import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { parse } from 'graphql'
import { formRoutes } from '../../../src/delivery/http/formRoutes.js'
import type { FrontEnds } from '../../../src/delivery/http/frontEnds.js'
import type { RenderedPage, RenderRequest, SiteRenderer } from '../../../src/delivery/http/SiteRenderer.js'
import { Email } from '../../../src/features/messages/Email.js'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'

const document = parse('mutation ($input: ContactMessageInput!) { answer: sendContactMessage(input: $input) { sent } }')

/** Stands in for the site: sends the form and reports the result. */
class PlainRenderer implements Pick<SiteRenderer, 'render'> {
  readonly asked: RenderRequest[] = []

  async render(request: RenderRequest): Promise<RenderedPage> {
    this.asked.push(request)
    const given = new URLSearchParams(request.form)
    const input = Object.fromEntries(given)
    const { errors } = await request.execute(document, { input })
    const [error] = errors ?? []
    if (!error) return { status: 200, headers: { 'content-type': 'text/plain' }, body: String(given) }
    const { code } = error.extensions
    return {
      status: code === 'RATE_LIMITED' ? 429 : 422,
      headers: { 'content-type': 'text/plain' },
      body: error.message,
    }
  }
}

const message = { name: 'Jan Jansen', email: 'jan@example.org', message: 'Mijn laptop is traag.' }

describe.each(testDatabases)('forms of browsers without scripts on $name', ({ create }) => {
  const renderer = new PlainRenderer()
  const frontEnds: FrontEnds = {
    adminFolder: '',
    register: async (app, { api }) => {
      await app.register(formRoutes, { api, renderer })
    },
  }
  let database: TestDatabase
  let shop: TestShop

  beforeAll(async () => {
    database = await create()
    shop = await startTestShop(database, { MESSAGE_LIMIT: '3/10m', PUBLIC_URL: 'https://shop.example' }, frontEnds)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })
  beforeEach(async () => {
    renderer.asked.length = 0
    await shop.services.database.write(async (manager) => {
      await manager.deleteAll(Email)
      await manager.deleteAll(OutgoingMail)
    })
  })

  const post = (path: string, body: Record<string, string> | string, headers: Record<string, string> = {}) =>
    fetch(`${shop.url}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: typeof body === 'string' ? body : new URLSearchParams(body).toString(),
    })
  const stored = () => shop.services.database.reader.find(Email)

  it('[F1] [F12] stores the message with its mail, in the language of the address, and answers what nothing may keep', async () => {
    const answer = await post('/en/contact?form=question', message, { origin: 'https://shop.example' })
    expect([answer.status, await answer.text()]).toEqual([200, String(new URLSearchParams(message))])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await stored()).toMatchObject([{ ...message, language: 'en' }])
    expect(await shop.services.database.reader.count(OutgoingMail)).toBe(1)
    expect(renderer.asked[0]).toMatchObject({
      url: '/en/contact?form=question',
      publicUrl: 'https://shop.example',
      requestNumber: answer.headers.get('x-request-id'),
    })
  })

  it('[F1] [F3] reports the invalid fields', async () => {
    const answer = await post('/nl/contact', { ...message, email: 'jan' })
    expect(answer.status).toBe(422)
    expect(await stored()).toEqual([])
  })

  it('[F13] accepts a form that is sent twice once, and another form separately', async () => {
    const twice = { ...message, message: 'Twee keer geklikt.' }
    const answers = await Promise.all([post('/nl/contact', twice), post('/nl/contact', twice)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await stored()).toHaveLength(1)
  })

  it('counts towards the same limit per network as other forms', async () => {
    const statuses: number[] = []
    for (let number = 1; number <= 3; number++) {
      statuses.push((await post('/nl/contact', { ...message, message: `Bericht ${number}` })).status)
    }
    expect(statuses.at(-1)).toBe(429)
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a page that will not say where it is', { origin: 'null' }],
  ])('refuses a form of %s', async (_, headers) => {
    const answer = await post('/nl/contact', message, headers)
    expect([answer.status, (await answer.json()) as object]).toMatchObject([403, { code: 'CSRF' }])
    expect(renderer.asked).toEqual([])
  })

  it('accepts only forms, of a bounded size, on screens that have one', async () => {
    expect((await post('/nl/contact', '{}', { 'content-type': 'application/json' })).status).toBe(415)
    expect((await post('/nl/contact', { message: 'a'.repeat(70_000) })).status).toBe(413)
    expect((await post('/nl/nieuws', message)).status).toBe(404)
    expect((await post('/en/telefoon', message)).status).toBe(404)
    for (const path of ['/nl/telefoon', '/en/phone', '/nl/hulp-op-afstand', '/en/remote-assistance']) {
      expect((await post(path, { ...message, website: 'x' })).status).toBe(422)
    }
  })
})
