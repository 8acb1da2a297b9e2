import type { FastifyInstance, FastifyRequest } from 'fastify'
import { promotionsUntil } from '../../features/promotions/promotionsUntil.js'
import { TimeZone } from '../../features/shop/hours/TimeZone.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { say } from '../../kernel/i18n/say.js'
import { FairSemaphore } from '../../kernel/limits/FairSemaphore.js'
import { asOf } from '../../kernel/publication/asOf.js'
import { defaultLanguage, type Language, languages, previewPath } from '../../kernel/shared/screens.js'
import { xmlText } from '../../kernel/shared/xmlText.js'
import { addressLanguage } from './addressLanguage.js'
import { asOfStyles } from './asOfStyles.js'
import { contentPolicy } from './contentPolicy.js'
import type { FrontEndApi } from './FrontEndApi.js'
import { requireRole } from './requireRole.js'
import { deploymentOf, type SiteRenderer } from './SiteRenderer.js'

interface Options {
  api: FrontEndApi
  renderer: Pick<SiteRenderer, 'render'>
}

/** Below it the moment on the shop's clock, and then the address of the site: `…/op/2026-12-24T09:00/nl/nieuws`. */
const address = `${previewPath}/op`

/** One at a time, since each holds up all writers of SQLite for as long as a page takes. */
const limits = { atOnce: 1, maxWaiting: 10 }

const headers = {
  'cache-control': 'private, no-store',
  'content-security-policy': contentPolicy(),
  'x-robots-tag': 'noindex, nofollow',
}

/**
 * The public site as visitors will see it at a moment, for the owner. Its pages run no scripts, which would ask for what is
 * there now; their links and forms that search stay within the moment, and forms that send something are asleep.
 */
export async function asOfRoutes(app: FastifyInstance, { api, renderer }: Options): Promise<void> {
  const entrance = { preHandler: requireRole('cms-admin') }
  const semaphore = new FairSemaphore(limits)
  const { settings, look, shop } = api.services
  const zone = TimeZone.named(settings.timeZone)

  app.get(`${address}.css`, entrance, async (_request, reply) =>
    reply.headers({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'private, no-store' }).send(asOfStyles),
  )

  // What the form of the bar asks for.
  app.get<{ Querystring: Record<string, string | undefined> }>(address, entrance, async ({ query }, reply) => {
    const { moment = '', path = '' } = query
    if (instantOf(zone, moment) === null) throw new ShopError('NOT_FOUND')
    const to = ofSite.test(path) ? path : `/${defaultLanguage}`
    return reply.header('cache-control', 'private, no-store').redirect(`${address}/${moment}${encodeURI(to)}`, 302)
  })

  app.get<{ Params: { moment: string } }>(`${address}/:moment/*`, entrance, async (request, reply) => {
    const { moment } = request.params
    const at = instantOf(zone, moment)
    const url = request.url.slice(request.url.indexOf('/', address.length + 1))
    if (at === null || !ofSite.test(url)) throw new ShopError('NOT_FOUND')
    await request.call.begin()
    const page = await request.call.inTurn(semaphore, () => rendered(request, url, at))
    const { location } = page.headers
    return reply
      .code(page.status)
      .headers(page.headers)
      .headers({
        ...headers,
        ...(location && ofSite.test(location) && { location: `${address}/${moment}${location}` }),
      })
      .send(withBar(within(page.body, `${address}/${moment}`), { url, moment, at, zone }))
  })

  async function rendered(request: FastifyRequest, url: string, at: string) {
    const language = addressLanguage(url) ?? defaultLanguage
    const links = (await look.current()).links
    // What visitors see, unless the shop shows them nothing yet.
    const viewer = (await shop.now()).isOpen ? null : request.shopContext.viewer
    const context = api.context(viewer, language, null, request)
    const render = (then: typeof context) =>
      renderer.render({
        url,
        publicUrl: settings.publicUrl,
        look: links,
        deployment: deploymentOf(settings),
        cookies: {},
        requestNumber: request.id,
        execute: (document, variables = {}) => api.execute(document, variables, { ...then }),
      })
    return asOf(context, at, render, promotionsUntil)
  }
}

/** An address of the site in a language. */
const ofSite = new RegExp(`^/(${languages.join('|')})(?=[/?#]|$)`)

/** ISO, UTC; null for what is no moment on the clock of a zone, such as 2026-12-24T09:00. */
function instantOf(zone: TimeZone, moment: string): string | null {
  const [, day, time] =
    /^(2\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))T((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(moment) ?? []
  if (!day || !time || Number.isNaN(Date.parse(`${day}T${time}Z`))) return null
  return new Date(zone.instantOf(day, time)).toISOString()
}

/** The page without its scripts, whose links and forms stay below an address. */
function within(html: string, base: string): string {
  return html
    .replace(/<script id="entry"[^>]*><\/script>/, '')
    .replace(/<form\b(?=[^>]*\bmethod="post")/gi, '<form inert')
    .replace(/(<(?:a|form)\b[^>]*?\s(?:href|action)=")(\/[^"]*)"/g, (tag, before: string, path: string) =>
      path === '/' || ofSite.test(path) ? `${before}${base}${path === '/' ? `/${defaultLanguage}` : path}"` : tag,
    )
}

interface Bar {
  /** Of the page, without what leads to the moment. */
  url: string
  /** On the shop's clock. */
  moment: string
  /** ISO, UTC. */
  at: string
  zone: TimeZone
}

const localeOf: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB' }

/** With a line above it that says of which moment it is, and leads to another one and back to now. */
function withBar(html: string, { url, moment, at, zone }: Bar): string {
  const language = addressLanguage(url) ?? defaultLanguage
  const format = new Intl.DateTimeFormat(localeOf[language], {
    ...{ dateStyle: 'full', timeStyle: 'short', timeZone: zone.name },
  })
  const text = (key: 'asOf.bar' | 'asOf.moment' | 'asOf.show' | 'asOf.back', values = {}) =>
    xmlText(say(language, { key, values }))
  const bar = `<aside class="as-of" aria-label="${text('asOf.moment')}"><p>${text('asOf.bar', {
    moment: format.format(new Date(at)),
  })}</p><form action="${address}" method="get"><label>${text('asOf.moment')} <input type="datetime-local" name="moment" required value="${xmlText(
    moment,
  )}"></label><input type="hidden" name="path" value="${xmlText(url)}"><button>${text(
    'asOf.show',
  )}</button></form><a href="${xmlText(url)}">${text('asOf.back')}</a></aside>`
  return html
    .replace('</head>', `<link rel="stylesheet" href="${address}.css"></head>`)
    .replace(/<body\b[^>]*>/, (body) => `${body}${bar}`)
}
