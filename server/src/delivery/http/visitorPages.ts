import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { mayLeadSomewhere } from '../../features/publicsite/mayLeadSomewhere.js'
import { ledTo } from '../../features/redirects/ledTo.js'
import type { Answer, CachedResponse } from '../../kernel/cache/CachedResponse.js'
import type { ResponseCache } from '../../kernel/cache/ResponseCache.js'
import type { ShopApi } from '../../kernel/graphql/ShopApi.js'
import { FairSemaphore } from '../../kernel/limits/FairSemaphore.js'
import { pagesRendered } from '../../kernel/metrics/measures.js'
import { headerAddress } from '../../kernel/shared/oldAddress.js'
import { defaultLanguage, notFoundPaths } from '../../kernel/shared/screens.js'
import { addressLanguage } from './addressLanguage.js'
import { definedOnly } from './cookies.js'
import type { AskedPage, RenderedPage, RenderRequest, SiteRenderer } from './SiteRenderer.js'
import { sendAnswer } from './sendAnswer.js'

/** Renders a page for a request. */
export type Render = (
  request: FastifyRequest,
  asked: Pick<RenderRequest, 'url' | 'cookies' | 'isNotFoundShared' | 'knownFingerprint'>,
) => Promise<RenderedPage>

interface Options {
  api: ShopApi
  responses: ResponseCache
  renderer: Pick<SiteRenderer, 'resolve'>
  render: Render
}

/** Each page is made once after a change of content; part of that time it waits for the database. */
const limitsOfShared = { atOnce: 4, maxWaiting: 200 }

/**
 * Parameters can be made up: numbers of pages and categories, texts to search for, links of one's own. All such pages
 * together get a tenth of the time; networks take turns at it, and so do the sorts that one network asks for. The
 * longest pause belongs to 110 ms of the processor, more than a page takes of it once its code is compiled.
 */
const limitsOfMadeUp = { atOnce: 1, maxWaiting: 50, pause: 9, longestPause: 1000 }

/** Pages that a list narrows down, those with a typed text, and those of one visitor alone. */
type MadeUp = 'narrowed' | 'typed' | 'own'

const notFound: Answer = { status: 404, headers: {}, body: '', isTransient: true }

/**
 * Pages for visitors without a session. All addresses that ask for the same share one cached page: neither headers nor
 * cookies nor what the screen does not know of a query makes a difference. All that is not found shares one page too.
 */
export function visitorPages({ api, responses, renderer, render }: Options): RouteHandlerMethod {
  const wholePages = new FairSemaphore(limitsOfShared)
  const madeUpPages = new FairSemaphore(limitsOfMadeUp)

  /** By network and page. Who asks for the same from the same network while it waits shares its turn. */
  const waiting = new Map<string, Promise<CachedResponse>>()

  /** By page: those of every network who wait for it, and have it as soon as one of them had his turn. */
  const wanted = new Map<string, Set<(page: CachedResponse) => void>>()

  function sharedPage(
    request: FastifyRequest,
    { address, isScreen, isTyped = false }: Omit<AskedPage, 'isOwn' | 'ignored'>,
  ): CachedResponse | Promise<CachedResponse> {
    const path = pathOf(address)
    const key = `page ${address}`
    const isWhole = path === address
    const make = async (known?: CachedResponse) => {
      if (!isScreen && !(await mayLeadSomewhere(api, decodeURIComponent(path)))) return elsewhere(path)
      const isNotFoundShared = !Object.values(notFoundPaths).includes(path)
      const knownFingerprint = known?.fingerprint
      const renderPage = () => render(request, { url: address, cookies: {}, isNotFoundShared, knownFingerprint })
      const page = await (isWhole ? wholePages.run(renderPage) : renderPage())
      if (isNotFoundShared && page.status === 404) return elsewhere(path)
      if (page.status !== 304) pagesRendered.inc({ for: isWhole ? 'everyone' : 'some' })
      return answerOf(page)
    }
    if (isWhole) return responses.fetch(key, make)
    const fetch = () => (isTyped ? responses.fetchTyped(key, make) : responses.fetch(key, make))
    return responses.findPage(key, isTyped) ?? inTurn(request, isTyped ? 'typed' : 'narrowed', key, fetch)
  }

  /** Where the owner leads visitors of an address with nothing of its own; otherwise it is not found. */
  async function elsewhere(path: string): Promise<Answer> {
    const to = await ledTo(api, path)
    return to === null ? notFound : { status: 301, headers: { location: headerAddress(to) }, body: '' }
  }

  async function takeTurn<Page>({ call }: FastifyRequest, sort: MadeUp, work: () => Promise<Page>): Promise<Page> {
    await call.begin()
    return call.inTurn(madeUpPages, work, [sort, ...call.networks])
  }

  /** What is cached by the time of its turn is not made again: a page that one network waits for holds up no other. */
  function inTurn(
    request: FastifyRequest,
    sort: MadeUp,
    key: string,
    fetch: () => Promise<CachedResponse>,
  ): Promise<CachedResponse> {
    const asked = `${request.call.networks[0]} ${key}`
    const begun = async () => {
      waiting.delete(asked)
      const page = await fetch()
      if (page.status < 500) for (const give of wanted.get(key) ?? []) give(page)
      return page
    }
    const page =
      waiting.get(asked) ?? orOfAnother(key, takeTurn(request, sort, begun)).finally(() => waiting.delete(asked))
    waiting.set(asked, page)
    return page
  }

  function orOfAnother(key: string, turn: Promise<CachedResponse>): Promise<CachedResponse> {
    return new Promise((give, refuse) => {
      const others = wanted.get(key) ?? new Set()
      wanted.set(key, others.add(give))
      const forget = () => {
        others.delete(give)
        if (others.size === 0) wanted.delete(key)
      }
      turn.then(give, refuse).finally(forget)
    })
  }

  function notFoundPage(request: FastifyRequest): CachedResponse | Promise<CachedResponse> {
    void api.services.notFounds
      .note(request.url, request.shopContext.caller?.address ?? request.ip)
      .catch((error) => request.log.warn(error))
    const address = notFoundPaths[addressLanguage(request.url) ?? defaultLanguage]
    return sharedPage(request, { address, isScreen: true })
  }

  return async (request, reply) => {
    const asked = await renderer.resolve(request.url, definedOnly(request.cookies))
    if (asked === null) return sendAnswer(request, reply, await notFoundPage(request))
    if ('redirectTo' in asked) return sendRedirect(reply, asked.status, asked.redirectTo)
    if (asked.isOwn) {
      const own = () => render(request, { url: asked.address, cookies: {} })
      const page = await takeTurn(request, 'own', own)
      pagesRendered.inc({ for: 'one' })
      return reply.code(page.status).headers(page.headers).header('cache-control', 'private, no-store').send(page.body)
    }
    const page = await sharedPage(request, asked)
    const { location } = page.headers
    if (page.status === 301 && location) return sendRedirect(reply, page.status, withQuery(location, asked.ignored))
    return sendAnswer(request, reply, page.status === 404 ? await notFoundPage(request) : page)
  }
}

function answerOf({ status, headers, body, expiresAt, fingerprint }: RenderedPage): Answer {
  return { status, headers: { 'cache-control': 'no-cache', ...headers }, body, expiresAt, fingerprint }
}

/** A permanent redirect may be cached if it is revalidated each time; a temporary one may not be cached. */
function sendRedirect(reply: FastifyReply, status: 301 | 302, address: string): FastifyReply {
  const headers = { location: address, 'cache-control': status === 301 ? 'no-cache' : 'no-store' }
  return reply.code(status).headers(headers).send('')
}

function withQuery(address: string, query: string): string {
  return query === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${query}`
}

function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? ''
}
