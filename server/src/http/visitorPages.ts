import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { Answer, CachedResponse } from '../cache/CachedResponse.js'
import type { ResponseCache } from '../cache/ResponseCache.js'
import type { ShopApi } from '../graphql/ShopApi.js'
import { Turns } from '../limits/Turns.js'
import { pagesRendered } from '../metrics/measures.js'
import { mayLeadSomewhere } from '../publicsite/mayLeadSomewhere.js'
import { defaultLanguage, notFoundPaths } from '../shared/screens.js'
import { addressLanguage } from './addressLanguage.js'
import { definedOnly } from './cookies.js'
import type { AskedPage, RenderedPage, RenderRequest, SiteRenderer } from './SiteRenderer.js'
import { sendAnswer } from './sendAnswer.js'

/** Renders a page for a request. */
export type Render = (
  request: FastifyRequest,
  asked: Pick<RenderRequest, 'url' | 'cookies' | 'isNotFoundShared'>,
) => Promise<RenderedPage>

interface Options {
  api: ShopApi
  responses: ResponseCache
  renderer: Pick<SiteRenderer, 'resolve'>
  render: Render
}

/** Each page is rendered once after a change of content; part of that time it waits for the database. */
const limitsOfShared = { atOnce: 4, mostWaiting: 200 }

/** Parameters can be made up: numbers of pages and categories, links of one's own. Each sort gets a fifth of the time. */
const limitsOfMadeUp = { atOnce: 1, mostWaiting: 50, pause: 4 }

const notFound: Answer = { status: 404, headers: {}, body: '', isTransient: true }

/**
 * Pages for visitors without a session. All addresses that ask for the same share one cached page: neither headers nor
 * cookies nor what the screen does not know of a query makes a difference. All that is not found shares one page too.
 */
export function visitorPages({ api, responses, renderer, render }: Options): RouteHandlerMethod {
  const wholePages = new Turns(limitsOfShared)
  const narrowedPages = new Turns(limitsOfMadeUp)
  const typedPages = new Turns(limitsOfMadeUp)
  const ownPages = new Turns(limitsOfMadeUp)

  function sharedPage(request: FastifyRequest, { address, isScreen, isTyped }: Omit<AskedPage, 'isOwn' | 'ignored'>) {
    const path = pathOf(address)
    const make = async () => {
      if (!isScreen && !(await mayLeadSomewhere(api, decodeURIComponent(path)))) return notFound
      const isNotFoundShared = !Object.values(notFoundPaths).includes(path)
      const turns = isTyped ? typedPages : path === address ? wholePages : narrowedPages
      const page = await turns.take(() => render(request, { url: address, cookies: {}, isNotFoundShared }))
      if (isNotFoundShared && page.status === 404) return notFound
      pagesRendered.inc({ for: 'everyone' })
      return answerOf(page)
    }
    return isTyped ? responses.fetchTyped(`page ${address}`, make) : responses.fetch(`page ${address}`, make)
  }

  function notFoundPage(request: FastifyRequest): Promise<CachedResponse> {
    const address = notFoundPaths[addressLanguage(request.url) ?? defaultLanguage]
    return sharedPage(request, { address, isScreen: true })
  }

  return async (request, reply) => {
    const asked = await renderer.resolve(request.url, definedOnly(request.cookies))
    if (asked === null) return sendAnswer(request, reply, await notFoundPage(request))
    if ('redirectTo' in asked) return sendRedirect(reply, asked.status, asked.redirectTo)
    if (asked.isOwn) {
      const page = await ownPages.take(() => render(request, { url: asked.address, cookies: {} }))
      pagesRendered.inc({ for: 'one' })
      return reply.code(page.status).headers(page.headers).header('cache-control', 'private, no-store').send(page.body)
    }
    const page = await sharedPage(request, asked)
    const { location } = page.headers
    if (page.status === 301 && location) return sendRedirect(reply, page.status, withQuery(location, asked.ignored))
    return sendAnswer(request, reply, page.status === 404 ? await notFoundPage(request) : page)
  }
}

function answerOf({ status, headers, body, expiresAt }: RenderedPage): Answer {
  return { status, headers: { 'cache-control': 'no-cache', ...headers }, body, expiresAt }
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
