import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DocumentNode, ExecutionResult } from 'graphql'
import type { LookLinks } from '../../features/look/ShownLook.js'
import type { Settings } from '../../kernel/settings/readSettings.js'

/** What a page is rendered from. */
export interface RenderRequest {
  /** Path and query of the request. */
  url: string
  /** For canonical addresses; without a trailing slash. */
  publicUrl: string
  /** The style sheet and icons of the shop's look. */
  look: LookLinks
  /** Of all times and prices on the page. */
  deployment: Pick<Settings, 'timeZone' | 'currency'>
  cookies: Record<string, string>
  /** The URL-encoded body of a form that a browser without scripts posted to this address. */
  form?: string
  /** The photos of such a form. */
  photos?: FormPhotos
  /** Whether a script has posted the form, which is answered with what came of it, as JSON, in place of a page. */
  isScript?: boolean
  /** A form of this screen that was refused elsewhere: the page is shown with what stood in it, and what was wrong. */
  refused?: RefusedForm
  /** The id of the request, shown on error pages; none on a page that many requests share. */
  requestNumber: string
  /** Whether a page that is not found is answered by its status alone. */
  isNotFoundShared?: boolean
  /** Of a page at this address that is still there: while nothing it was rendered from has changed, 304 is answered. */
  knownFingerprint?: string | undefined
  execute(document: DocumentNode, variables?: Record<string, unknown>): Promise<ExecutionResult>
}

/** What a visitor has chosen in a form besides what was typed. */
export interface FormPhotos {
  /** As variables of the operation. */
  uploads: readonly unknown[]
  /** Why none was read, in the reader's language. */
  refused: { status: number; text: string } | null
}

/** Why a form was refused, in the reader's language. */
export interface RefusedForm {
  /** Of the answer. */
  status: number
  outcome: { values: Record<string, string>; faults: Record<string, string>; problem: string | null }
}

export interface RenderedPage {
  status: number
  headers: Record<string, string>
  /** The whole document; empty on a redirect and when it has not changed. */
  body: string
  /** Epoch milliseconds after which the page is stale. */
  expiresAt?: number
  /** Of all that the page was rendered from; none when something went wrong. */
  fingerprint?: string
  /** The cause of a status 500, for the log. */
  error?: unknown
}

/** What a visitor without a session asks for. */
export interface AskedPage {
  /** Path and query in the one form that all addresses of the same page have: what the cache knows it by. */
  address: string
  /** Whether a parameter makes it the page of one visitor alone. */
  isOwn: boolean
  /** Whether it has a text that visitors type, so that there is no end of such pages. */
  isTyped?: boolean
  /** Whether it is a screen with a fixed address; any other leads to a record, or to nothing. */
  isScreen: boolean
  /** The rest of the query, which a redirect takes along. */
  ignored: string
}

export interface Redirected {
  redirectTo: string
  status: 301 | 302
}

/** The site's server-side renderer: its built bundle, or its source during development. */
export interface SiteRenderer {
  render(request: RenderRequest): Promise<RenderedPage>
  /** What an address asks for without a session; null when it cannot be decoded. */
  resolve(
    url: string,
    cookies: Record<string, string>,
  ): AskedPage | Redirected | null | Promise<AskedPage | Redirected | null>
}

/** The settings that every page gets. */
export function deploymentOf({ timeZone, currency }: Settings): RenderRequest['deployment'] {
  return { timeZone, currency }
}

export async function builtRenderer(siteFolder: string): Promise<SiteRenderer> {
  return import(pathToFileURL(path.join(siteFolder, 'dist/server/entry.server.js')).href)
}
