import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ResponseCache } from '../cache/ResponseCache.js'
import { ShopError } from '../errors/ShopError.js'
import type { ShopApi } from '../graphql/ShopApi.js'
import { feed } from '../publicsite/feed.js'
import { publicAddresses } from '../publicsite/publicAddresses.js'
import { robots } from '../publicsite/robots.js'
import { sitemap } from '../publicsite/sitemap.js'
import { languages } from '../shared/screens.js'
import { sendAnswer } from './sendAnswer.js'

interface Options {
  api: ShopApi
  responses: ResponseCache
}

/** The files for search engines and feed readers, cached until the content changes. */
export async function crawlerRoutes(app: FastifyInstance, { api, responses }: Options): Promise<void> {
  const { publicUrl } = api.services.settings

  async function sendCached(request: FastifyRequest, reply: FastifyReply, type: string, make: () => Promise<string>) {
    const response = await responses.fetch(`crawler ${request.url}`, async () => ({
      status: 200,
      headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' },
      body: await make(),
    }))
    return sendAnswer(request, reply, response)
  }

  app.get('/robots.txt', (request, reply) => sendCached(request, reply, 'text/plain', async () => robots(publicUrl)))
  app.get('/sitemap.xml', (request, reply) => {
    const { part } = request.query as { part?: string }
    const number = part === undefined ? null : Number(part)
    return sendCached(request, reply, 'application/xml', async () => {
      const found = sitemap(await publicAddresses(api.context(null, 'nl')), publicUrl, number)
      if (found === null) throw new ShopError('NOT_FOUND')
      return found
    })
  })
  for (const language of languages) {
    app.get(`/feed/${language}.xml`, (request, reply) =>
      sendCached(request, reply, 'application/rss+xml', () => feed(api.context(null, language), language)),
    )
  }
}
