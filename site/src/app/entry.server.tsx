import { createHash } from 'node:crypto'
import type { Language } from '@shop/server/screens'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { answerAppointment } from '../features/appointments/answerAppointment'
import { answerConfirmation } from '../features/confirmations/answerConfirmation'
import { answerPayment } from '../features/invoices/answerPayment'
import { answerMailStop } from '../features/mailStop/answerMailStop'
import { answerForm, type FormPhotos } from '../features/messages/answerForm'
import { blocksOf } from '../features/pages/blocks/blocksOf'
import { modulesOf } from '../features/pages/blocks/loadBlocks'
import { answerSharedPreview } from '../features/preview/answerSharedPreview'
import { answerReservation } from '../features/reservations/answerReservation'
import { answerReview } from '../features/reviews/answerReview'
import { answerSession } from '../features/sessions/answerSession'
import { answerTrack } from '../features/tracking/answerTrack'
import { allMessages } from '../generated/allMessages'
import { languageOf, withQuery } from '../kernel/addresses/addresses'
import { isPrivatePath } from '../kernel/addresses/sessionPaths'
import { loadAllParts } from '../kernel/components/onDemand'
import { QueryError } from '../kernel/data/Query'
import { contextOf, type Site } from '../kernel/data/Site'
import { type Execute, serverQuery } from '../kernel/data/serverQuery'
import type { Refused } from '../kernel/forms/Refused'
import { type Deployment, setDeployment } from '../kernel/i18n/deployment'
import { intlOf, type Messages, SiteIntl } from '../kernel/i18n/SiteIntl'
import { rememberedLanguage } from '../kernel/i18n/stateCookie'
import type { LayoutData } from '../kernel/screens/LayoutData'
import type { ScreenHandle } from '../kernel/screens/screenOnDemand'
import { createRoutes } from './createRoutes'
import { Document } from './Document'
import { cachedFooter, cacheFooter } from './footerCache'
import type { Look } from './Look'
import { FooterMarkup } from './layout/FooterMarkup'
import { type SiteState, scriptSafeJson } from './SiteState'
import { type LoadedScreen, structuredData } from './structuredData'
import { type AskedPage, askedPages } from './visitors/askedPages'

const { imports, messages: messageScripts, laterMessages, onDemand, ...assets } = __ASSETS__

const messages = allMessages as unknown as Record<Language, Messages>

export interface RenderRequest {
  /** Path and query as asked: `/nl/nieuws?pagina=2`. */
  url: string
  /** Scheme and host without a trailing slash, for canonical addresses. */
  publicUrl: string
  look: Look
  deployment: Deployment
  cookies: Record<string, string>
  /** What a form without scripts has sent to this address, as browsers encode it. */
  form?: string | undefined
  /** The photos of such a form. */
  photos?: FormPhotos | undefined
  /** Whether a script has posted the form, which is answered with what came of it, as JSON, in place of a page. */
  isScript?: boolean
  /** A form of this screen that was refused elsewhere: why, and what stood in it. */
  refused?: { status: number; outcome: Refused } | undefined
  /** The id of the request in the log. */
  requestNumber: string
  /** Whether a page that is not found is answered by its status alone: the caller shares one among all of them. */
  isNotFoundShared?: boolean
  /** Of a page at this address that the caller has still: while nothing it was rendered from has changed, 304 is answered. */
  knownFingerprint?: string | undefined
  execute: Execute
}

export interface RenderAnswer {
  status: number
  headers: Record<string, string>
  /** The whole document; empty on redirects, whose address is in `headers.location`, and when it has not changed. */
  body: string
  /** Milliseconds since 1970 after which the bytes are stale. */
  expiresAt?: number
  /** Of all that the page was rendered from; none when something went wrong. */
  fingerprint?: string
  /** What went wrong, with status 500 or 503: for the log of the server. */
  error?: unknown
}

const handler = createStaticHandler(createRoutes())

const askedPage = askedPages(handler.dataRoutes)

/**
 * What an address asks for without a session: a page that all addresses with the same meaning share, or a redirect. Null
 * is for an address that cannot be decoded.
 * @param url path and query
 */
export function resolve(
  url: string,
  cookies: Record<string, string | undefined>,
): AskedPage | { redirectTo: string; status: 301 | 302 } | null {
  const asked = askedPage(url)
  if (asked === null) return null
  if (typeof asked === 'string') return { redirectTo: asked, status: 301 }
  const chosen = asked.isScreen ? chosenLanguage(new URL(asked.address, 'http://site'), cookies) : null
  return chosen === null ? asked : { redirectTo: chosen, status: 302 }
}

/** Answers an address of the site with a page, a redirect or the not-found screen. */
export async function render({
  url,
  publicUrl,
  look,
  deployment,
  cookies,
  form,
  photos,
  isScript = false,
  refused,
  requestNumber,
  isNotFoundShared = false,
  knownFingerprint,
  execute,
}: RenderRequest): Promise<RenderAnswer> {
  setDeployment(deployment)
  const request = new Request(`${publicUrl}${url}`)
  const address = new URL(request.url)
  const site: Site = { query: serverQuery(execute), publicUrl, isSignedIn: () => cookies.session !== undefined }
  const chosen = form === undefined && !refused ? chosenLanguage(address, cookies) : null
  if (chosen) return { status: 302, headers: { location: chosen, 'cache-control': 'no-store' }, body: '' }
  const language = languageOf(address)
  const answer =
    form === undefined
      ? (refused ?? null)
      : await answerPosted(address, new URLSearchParams(form), {
          intl: intlOf(language, messages[language]),
          query: site.query,
          photos,
        })
  if (answer && 'sentTo' in answer) return { status: 303, headers: { location: answer.sentTo }, body: '' }
  if (answer && isScript) {
    const headers = { 'content-type': 'application/json; charset=utf-8' }
    return { status: answer.status, headers, body: JSON.stringify(answer.outcome) }
  }
  const context = await handler.query(request, { requestContext: contextOf(site) })
  if (context instanceof Response) return redirectAnswer(context)
  if (isNotFoundShared && context.statusCode === 404) return { status: 404, headers: {}, body: '' }
  for (const error of Object.values(context.errors ?? {})) {
    if (error instanceof Error && requestNumber !== '') Object.assign(error, { requestNumber })
  }
  if (answer) {
    context.actionData = { [screenId(context)]: answer.outcome }
    context.statusCode = answer.status
  }

  // Pages are rendered in one go, without waiting for code, and screens register parts when they are loaded.
  await loadAllParts()
  const state: SiteState = { assets, look, publicUrl, deployment, hydration: hydrationOf(context) }
  const json = scriptSafeJson(state)
  const layout = context.loaderData.layout as LayoutData | undefined
  const expiry = layout && { expiresAt: expiryOf(layout, dataOf(context)) }
  const fingerprint = fingerprintOf(context, json)
  if (fingerprint !== undefined && fingerprint === knownFingerprint)
    return { status: 304, headers: {}, body: '', ...expiry }

  const [error] = Object.values(context.errors ?? {})
  const headers: Record<string, string> = { 'content-type': 'text/html; charset=utf-8', 'content-language': language }
  if (answer || isPrivatePath(address.pathname)) headers['cache-control'] = 'no-store'
  // To where no form may be redirected: the policy of the page names no other host.
  if (answer && 'leadsTo' in answer) headers.refresh = `0; url=${answer.leadsTo}`
  return {
    status: isUnavailable(error) ? 503 : context.statusCode,
    headers,
    body: htmlOf(context, { language, look, state: json }),
    ...expiry,
    ...(fingerprint !== undefined && { fingerprint }),
    ...(context.statusCode >= 500 && { error }),
  }
}

/** The whole document of a page. @param state as JSON */
function htmlOf(
  context: StaticHandlerContext,
  { language, look, state }: { language: Language; look: Look; state: string },
): string {
  const layout = context.loaderData.layout as LayoutData | undefined
  const footer = layout && cachedFooter(layout, language)
  const html = renderToString(
    <Document
      assets={assets}
      look={look}
      language={language}
      state={state}
      scripts={scriptsOf(context, language)}
      structuredData={structuredDataOf(context, language).map((json) => (
        <script key={json} type="application/ld+json">
          {json}
        </script>
      ))}
    >
      <SiteIntl language={language} messages={messages[language]}>
        <FooterMarkup value={footer}>
          <StaticRouterProvider
            router={createStaticRouter(branchOf(context), context)}
            context={context}
            hydrate={false}
          />
        </FooterMarkup>
      </SiteIntl>
    </Document>,
  )
  if (layout && footer === undefined) cacheFooter(layout, language, html)
  return `<!DOCTYPE html>${html}`
}

/**
 * Of what a page is rendered from: its address gives the rest. The browser hydrates it from the state, so nothing else
 * makes a difference, but for what structured data say besides.
 * @param state as JSON
 */
function fingerprintOf({ loaderData, actionData, errors, statusCode }: StaticHandlerContext, state: string) {
  const layout = loaderData.layout as LayoutData | undefined
  if (!layout || actionData || errors || statusCode !== 200) return undefined
  return createHash('sha1').update(state).update(JSON.stringify(layout.special)).digest('base64url')
}

/** For how long a page with free times may be shared, in milliseconds: they pass without anything being changed. */
const timesHold = 60_000

/** Epoch milliseconds after which a page is stale. */
function expiryOf({ shop }: LayoutData, data: LoadedScreen | undefined): number {
  const now = Date.now()
  // What holds for a day, such as news that was good until today, ends with it though the hours may not change for weeks.
  const days = shop.openingDays.map(({ startsAt }) => Date.parse(startsAt)).filter((startsAt) => startsAt > now)
  const holdsUntil = Math.min(Date.parse(shop.hoursHoldUntil), ...days)
  return data?.kind === 'booking' ? Math.min(holdsUntil, now + timesHold) : holdsUntil
}

/** What came of a form without scripts, on whatever screen it is. */
async function answerPosted(...form: Parameters<typeof answerForm>) {
  return (
    (await answerPayment(...form)) ??
    (await answerTrack(...form)) ??
    (await answerMailStop(...form)) ??
    (await answerConfirmation(...form)) ??
    (await answerReview(...form)) ??
    (await answerSharedPreview(...form)) ??
    (await answerAppointment(...form)) ??
    (await answerReservation(...form)) ??
    (await answerSession(...form)) ??
    answerForm(...form)
  )
}

/** Answered with 503, so that search engines and proxies try again. */
function isUnavailable(error: unknown): boolean {
  return error instanceof QueryError && error.code === 'UNAVAILABLE'
}

/** The address in the language that was chosen last, for screens whose own address names none. */
function chosenLanguage(address: URL, cookies: Record<string, string | undefined>): string | null {
  if (!isPrivatePath(address.pathname) || address.searchParams.has('language')) return null
  const language = rememberedLanguage(cookies.state)
  if (language === null || language === languageOf(address)) return null
  return withQuery(address.pathname, { ...Object.fromEntries(address.searchParams), language })
}

function structuredDataOf(context: StaticHandlerContext, language: Language): string[] {
  const layout = context.loaderData.layout as LayoutData | undefined
  if (!layout) return []
  return structuredData({ language, intl: intlOf(language, messages[language]), layout, data: dataOf(context) })
}

/** What the shown screen's loader answered. */
function dataOf(context: StaticHandlerContext): LoadedScreen | undefined {
  return context.loaderData[screenId(context)] as LoadedScreen | undefined
}

/** The routes of the address alone: the router copies what it gets, and a page has no use for the others. */
function branchOf({ matches }: StaticHandlerContext): RouteObject[] {
  return matches.reduceRight<RouteObject[]>((children, { route }) => [{ ...route, children } as RouteObject], [])
}

function screenId({ matches }: StaticHandlerContext): string {
  return matches.at(-1)?.route.id ?? ''
}

function scriptsOf(context: StaticHandlerContext, language: Language): string[] {
  const { source = '', subjects = [] } = (context.matches.at(-1)?.route.handle ?? {}) as Partial<ScreenHandle>
  const catalogues = [messageScripts[language], ...subjects.map((subject) => laterMessages[language]?.[subject])]
  const blockModules = modulesOf(blocksOf(dataOf(context)))
  const sources = [`src/features/${source}.tsx`, ...blockModules.map((name) => `src/features/pages/blocks/${name}.ts`)]
  const scripts = [...imports, ...catalogues, ...sources.flatMap((one) => onDemand[one])]
  return [...new Set(scripts.flatMap((one) => one ?? []))]
}

function redirectAnswer(response: Response): RenderAnswer {
  return { status: response.status, headers: { location: response.headers.get('location') ?? '/' }, body: '' }
}

function hydrationOf({ loaderData, actionData, errors }: StaticHandlerContext): SiteState['hydration'] {
  const { special, ...layout } = (loaderData.layout ?? {}) as Partial<LayoutData>
  return { loaderData: { ...loaderData, ...(special && { layout }) }, actionData, errors }
}
