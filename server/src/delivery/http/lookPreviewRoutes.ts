import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ExecutionResult } from 'graphql'
import type { Look } from '../../features/look/Look.js'
import { edgeShapes, headingFaces } from '../../features/look/lookChoices.js'
import { lookStyles } from '../../features/look/lookStyles.js'
import { showLook } from '../../features/look/ShownLook.js'
import type { ShopApi } from '../../kernel/graphql/ShopApi.js'
import { imageObject } from '../../kernel/media/imageObject.js'
import { Media } from '../../kernel/records/Media.js'
import { defaultLanguage, languages, previewPath, screenAddress } from '../../kernel/shared/screens.js'
import { contentPolicy } from './contentPolicy.js'
import { requireRole } from './requireRole.js'
import { deploymentOf, type SiteRenderer } from './SiteRenderer.js'

interface Options {
  api: ShopApi
  renderer: Pick<SiteRenderer, 'render'>
}

const address = `${previewPath}/huisstijl`
const screens = ['home', 'products', 'contact'] as const

type Query = Record<string, string | undefined>

/**
 * Pages of the site in a look that is not saved yet, for the form beside them. They run no scripts and follow no links:
 * the form swaps their style sheet at each change.
 */
export async function lookPreviewRoutes(app: FastifyInstance, { api, renderer }: Options): Promise<void> {
  const entrance = { preHandler: requireRole('cms-admin') }
  const { look, settings, database } = api.services

  app.get<{ Querystring: Query }>(`${address}.css`, entrance, async ({ query }, reply) =>
    reply
      .headers({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'private, no-store' })
      .send(lookStyles(drafted((await look.current()).look, query))),
  )

  app.get<{ Querystring: Query }>(address, entrance, async (request, reply) => {
    const { query } = request
    const draft = drafted((await look.current()).look, query)
    const language = languages.find((one) => one === query.language) ?? defaultLanguage
    const screen = screens.find((one) => one === query.page) ?? 'home'
    const images = await Promise.all([draft.logo, draft.logoDark].map(imageAt))
    const page = await renderer.render({
      url: screen === 'home' ? `/${language}` : screenAddress(screen, language),
      publicUrl: settings.publicUrl,
      look: { ...showLook(draft).links, style: `${address}.css?${new URLSearchParams(stylesOf(draft))}` },
      deployment: deploymentOf(settings),
      cookies: {},
      requestNumber: request.id,
      execute: async (document, variables = {}) =>
        withDraft(await api.execute(document, variables, reader(request, language)), images),
    })
    return reply
      .code(page.status)
      .headers({
        ...page.headers,
        'cache-control': 'private, no-store',
        'content-security-policy': contentPolicy({ framedBy: "'self'" }),
        'x-robots-tag': 'noindex',
      })
      .send(asPicture(page.body))
  })

  /** The owner, who sees what visitors will also while the shop is closed. */
  const reader = (request: FastifyRequest, language: (typeof languages)[number]) =>
    api.context(request.shopContext.viewer, language, null, request)

  async function imageAt(url: string | null) {
    const media = url === null ? null : await database.reader.findOneBy(Media, { url })
    return media && imageObject(media, defaultLanguage)
  }
}

/** The saved look with what the form has changed of it; what is not valid is left out. */
function drafted(saved: Look, query: Query): Look {
  const color = (value: string | undefined, before: string) => (value && /^#[0-9a-f]{6}$/.test(value) ? value : before)
  const image = (value: string | undefined, before: string | null) => (value === undefined ? before : value || null)
  return {
    ...saved,
    accentColor: color(query.accentColor, saved.accentColor),
    groundColor: color(query.groundColor, saved.groundColor),
    headingFace: headingFaces.values.find((one) => one === query.headingFace) ?? saved.headingFace,
    edgeShape: edgeShapes.values.find((one) => one === query.edgeShape) ?? saved.edgeShape,
    logo: image(query.logo, saved.logo),
    logoDark: image(query.logoDark, saved.logoDark),
  }
}

function stylesOf({ accentColor, groundColor, headingFace, edgeShape }: Look): Record<string, string> {
  return { accentColor, groundColor, headingFace, edgeShape }
}

/** The shop of an answer as it opens, with other logos. */
function withDraft(result: ExecutionResult, [logo, logoDark]: readonly unknown[]): ExecutionResult {
  const shop = result.data?.shop
  if (!shop || typeof shop !== 'object') return result
  return { ...result, data: { ...result.data, shop: { ...shop, isOpen: true, logo, logoDark } } }
}

function asPicture(html: string): string {
  return html.replace(/<script id="entry"[^>]*><\/script>/, '').replace('<body>', '<body inert>')
}
