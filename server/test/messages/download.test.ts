import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import Fastify, { type FastifyInstance } from 'fastify'
import type { ShopApi } from '../../src/graphql/ShopApi.js'
import { siteFolder } from '../../src/http/frontEnds.js'
import type { SiteRenderer } from '../../src/http/SiteRenderer.js'
import { siteRoutes } from '../../src/http/siteRoutes.js'
import { AnswerCache } from '../../src/publicsite/AnswerCache.js'
import { shop } from '../../src/publicsite/shop.js'

describe('the remote-support tool', () => {
  let app: FastifyInstance

  beforeAll(async () => {
    app = Fastify()
    await app.register(siteRoutes, {
      api: {} as ShopApi,
      answers: new AnswerCache(),
      renderer: {} as SiteRenderer,
      folder: path.join(siteFolder, 'public'),
    })
  })
  afterAll(() => app.close())

  it('[F8] is downloaded rather than shown, and opens the help that comes with Windows', async () => {
    const { statusCode, headers, body } = await app.inject({ url: shop.remoteSupportUrl })
    expect(statusCode).toBe(200)
    expect(headers['content-disposition']).toBe('attachment')
    const lines = body.split('\r\n')
    expect(lines).toContain('start "" ms-quick-assist:')
    expect(body).toMatch(/Windows opent nu/)
    expect(body).toMatch(/Windows now opens/)
    expect(body).not.toMatch(/[^\r]\n|[^\r\n -~]/)
  })
})
