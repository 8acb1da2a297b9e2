import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router'
import { languageOf } from './addresses'
import { Document } from './Document'
import { type Execute, serverQuery } from './data/serverQuery'
import en from './generated/messages.en.json'
import nl from './generated/messages.nl.json'
import { startOfNextYear } from './layout/shopTime'
import { createRoutes } from './routes/createRoutes'
import { isPrivatePath } from './routes/sessionRoutes'
import { type Messages, SiteIntl } from './SiteIntl'
import { type SiteState, scriptSafeJson } from './SiteState'

const messages = { nl, en } as unknown as Record<'nl' | 'en', Messages>

export interface RenderRequest {
  /** Path and query as asked: `/nl/nieuws?pagina=2`. */
  url: string
  /** Scheme and host without a trailing slash, for canonical addresses. */
  publicUrl: string
  cookies: Record<string, string>
  execute: Execute
}

export interface RenderAnswer {
  status: number
  headers: Record<string, string>
  /** The whole document; empty on redirects, whose address stands in `headers.location`. */
  body: string
  /** Milliseconds since 1970 after which the bytes are stale. */
  expiresAt?: number
  /** What went wrong, with status 500: for the log of the server. */
  error?: unknown
}

/** Answers an address of the site with a page, a redirect or the not-found screen. */
export async function render({ url, publicUrl, execute }: RenderRequest): Promise<RenderAnswer> {
  const request = new Request(`${publicUrl}${url}`)
  const address = new URL(request.url)
  const handler = createStaticHandler(createRoutes({ query: serverQuery(execute), publicUrl }))
  const context = await handler.query(request)
  if (context instanceof Response) return redirectAnswer(context)

  const language = languageOf(address)
  const state: SiteState = { publicUrl, hydration: hydrationOf(context) }
  const body = renderToString(
    <Document language={language} state={scriptSafeJson(state)}>
      <SiteIntl language={language} messages={messages[language]}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </SiteIntl>
    </Document>,
  )
  const headers: Record<string, string> = { 'content-type': 'text/html; charset=utf-8', 'content-language': language }
  if (isPrivatePath(address.pathname)) headers['cache-control'] = 'no-store'
  return {
    status: context.statusCode,
    headers,
    body: `<!DOCTYPE html>${body}`,
    expiresAt: startOfNextYear(),
    ...(context.statusCode >= 500 && { error: Object.values(context.errors ?? {})[0] }),
  }
}

function redirectAnswer(response: Response): RenderAnswer {
  return { status: response.status, headers: { location: response.headers.get('location') ?? '/' }, body: '' }
}

function hydrationOf({ loaderData, actionData, errors }: StaticHandlerContext): SiteState['hydration'] {
  return { loaderData, actionData, errors }
}
