import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { feed } from '../../features/publicsite/feed.js'
import { publicAddresses } from '../../features/publicsite/publicAddresses.js'
import { sitemap, sitemapParts } from '../../features/publicsite/sitemap.js'
import type { ResponseCache } from '../../kernel/cache/ResponseCache.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import type { ShopApi } from '../../kernel/graphql/ShopApi.js'
import { feedAddress, languages } from '../../kernel/shared/screens.js'
import { sendAnswer } from './sendAnswer.js'

/**
 * Addresses of customers who are logged in, and of API clients. Those of the staff are named nowhere: they lead to a login,
 * and say themselves that they are not for search engines.
 */
const disallowedPaths = ['/api/', '/graphql', '/login-status', '/status', '/uitloggen', '/wachtwoord']

interface Options {
  api: ShopApi
  responses: ResponseCache
}

/** The files for search engines and feed readers, cached until the content changes. */
export async function crawlerRoutes(app: FastifyInstance, { api, responses }: Options): Promise<void> {
  const { publicUrl } = api.services.settings

  async function sendCached(
    request: FastifyRequest,
    reply: FastifyReply,
    type: string,
    make: () => Promise<string>,
    part?: number,
  ) {
    const response = await responses.fetch(`crawler ${request.routeOptions.url} ${part ?? ''}`, async () => ({
      status: 200,
      headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' },
      body: await make(),
    }))
    return sendAnswer(request, reply, response)
  }

  app.get('/robots.txt', (request, reply) => sendCached(request, reply, 'text/plain', async () => robots(publicUrl)))
  /** How many parts the sitemap has, while the content is what it was. */
  let counted = { version: -1, parts: 1 }
  app.get('/sitemap.xml', (request, reply) => {
    const { part } = request.query as { part?: string }
    const number = part === undefined ? undefined : /^[1-9]\d{0,3}$/.test(part) ? Number(part) : 0
    const make = async () => {
      const { currentVersion: version } = responses
      // A part that cannot exist is refused without reading anything: there is no end of their numbers.
      const last = counted.version === version ? counted.parts : Number.POSITIVE_INFINITY
      if (number !== undefined && (number < 1 || number > last)) throw new ShopError('NOT_FOUND')
      const addresses = await publicAddresses(api.context(null, 'nl'))
      counted = { version, parts: sitemapParts(addresses) }
      const found = sitemap(addresses, publicUrl, number ?? null)
      if (found === null) throw new ShopError('NOT_FOUND')
      return found
    }
    return sendCached(request, reply, 'application/xml', make, number)
  })
  for (const language of languages) {
    app.get(feedAddress(language), (request, reply) =>
      sendCached(request, reply, 'application/rss+xml', () => feed(api.context(null, language), language)),
    )
  }
}

function robots(publicUrl: string): string {
  return [
    'User-agent: *',
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
