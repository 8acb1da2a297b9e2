import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { formRoutes } from '../../../src/delivery/http/formRoutes.js'
import type { FrontEnds } from '../../../src/delivery/http/frontEnds.js'
import { trackRoutes } from '../../../src/delivery/http/trackRoutes.js'
import { type JobShop, startJobShop } from '../../features/jobs/jobShop.js'
import { kinds } from '../../features/jobs/kinds.js'
import { required } from '../../required.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'

const renderer = { render: async () => ({ status: 200, headers: {}, body: 'taken' }) }

const frontEnds: FrontEnds = {
  adminFolder: '',
  register: async (app, { api }) => {
    const responses = { fetch: (_: string, render: () => unknown) => render() } as never
    await app.register(trackRoutes, { api, responses, renderer })
    await app.register(formRoutes, { api, renderer })
  },
}

describe('forms of other sites', () => {
  let database: TestDatabase
  let shop: JobShop
  let secret: string

  beforeAll(async () => {
    database = await required(testDatabases[0], 'a database').create()
    shop = await startJobShop(database, { PUBLIC_URL: 'https://shop.example' }, frontEnds)
    const customer = await shop.person('Anna')
    const { id } = await shop.addJob(required(kinds[1], 'a kind'), { customer: customer.id })
    const { data } = await shop.admin.ask<{ jobAddress: { nl: string } }>(
      `{ jobAddress(job: statusRepair, id: ${id}) { nl } }`,
    )
    secret = new URL(data?.jobAddress.nl ?? '').pathname
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const post = async (path: string, headers: Record<string, string>) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    return (await fetch(shop.url + path, { method: 'POST', body: 'number=1', headers: { ...type, ...headers } })).status
  }
  const foreign = { origin: 'https://elsewhere.example' }
  const hidden = { origin: 'null', 'sec-fetch-site': 'cross-site' }

  it.each(['/nl/volg', '/en/track', '/nl/contact', '/login-status'])(
    '[Y7] %s takes none, nor of a page that hides where it is from',
    async (path) => {
      expect([await post(path, foreign), await post(path, hidden)]).toEqual([403, 403])
      expect(await post(path, { origin: 'https://shop.example' })).toBe(200)
    },
  )

  it('[Y7] nor does a secret address, whose own page sends no referrer', async () => {
    expect([await post(secret, foreign), await post(secret, hidden)]).toEqual([403, 403])
    const own = [
      { origin: 'https://shop.example' },
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
      { origin: 'null' },
    ]
    for (const headers of own) expect(await post(secret, headers as never)).toBe(200)
  })

  it('[Y7] the screen that finds a job lets its form say where it is from', async () => {
    const headers = async (path: string) => (await fetch(shop.url + path)).headers
    expect((await headers('/nl/volg')).get('referrer-policy')).toBe('same-origin')
    expect((await headers(secret)).get('referrer-policy')).toBe('no-referrer')
    expect((await headers(secret)).getSetCookie().join()).toMatch(/visitor=\S+\.!/)
  })
})
