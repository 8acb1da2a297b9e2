import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { feed } from '../../features/publicsite/feed.js'
import { type SitemapParts, sitemap, sitemapIndex, sitemapParts } from '../../features/publicsite/sitemap.js'
import type { ResponseCache } from '../../kernel/cache/ResponseCache.js'
import { notOpen } from '../../kernel/errors/notOpen.js'
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

  const { shop } = api.services
  /** A closed shop has nothing to list; what it answers elsewhere says that it is for no search engine. */
  const assertOpen = async () => {
    if (!(await shop.now()).isOpen) throw notOpen()
  }

  app.get('/robots.txt', (request, reply) =>
    sendCached(request, reply, 'text/plain', async () => robots((await shop.now()).isOpen ? publicUrl : null)),
  )
  /** Asked by all at once, and found out once while the content is what it was. */
  let divided: { version: number; parts: Promise<SitemapParts> } | undefined
  const parts = () => {
    const { currentVersion: version } = responses
    if (divided?.version !== version) {
      const found = { version, parts: sitemapParts(api.context(null, 'nl')) }
      divided = found
      found.parts.catch(() => {
        if (divided === found) divided = undefined
      })
    }
    return divided.parts
  }
  app.get('/sitemap.xml', (request, reply) => {
    const { part } = request.query as { part?: string }
    const number = part === undefined ? undefined : /^[1-9]\d{0,3}$/.test(part) ? Number(part) : 0
    const make = async () => {
      await assertOpen()
      if (number === 0) throw new ShopError('NOT_FOUND')
      const all = await parts()
      if (number === undefined && all.length > 1) return sitemapIndex(all, publicUrl)
      // One that does not exist is refused without reading anything: there is no end of their numbers.
      const asked = all[(number ?? 1) - 1]
      if (!asked) throw new ShopError('NOT_FOUND')
      return sitemap(api.context(null, 'nl'), asked, publicUrl)
    }
    return sendCached(request, reply, 'application/xml', make, number)
  })
  for (const language of languages) {
    app.get(feedAddress(language), (request, reply) =>
      sendCached(request, reply, 'application/rss+xml', async () => {
        await assertOpen()
        return feed(api.context(null, language), language)
      }),
    )
  }
}

/** @param publicUrl null without a sitemap; search engines see `noindex` only of what they may read */
function robots(publicUrl: string | null): string {
  return [
    'User-agent: *',
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    ...(publicUrl === null ? [] : ['', `Sitemap: ${publicUrl}/sitemap.xml`]),
    '',
  ].join('\n')
}
