import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DocumentNode, ExecutionResult } from 'graphql'

/** What a page is rendered from. */
export interface RenderRequest {
  /** Path and query of the request. */
  url: string
  /** For canonical addresses; without a trailing slash. */
  publicUrl: string
  cookies: Record<string, string>
  /** The URL-encoded body of a form that a browser without scripts posted to this address. */
  form?: string
  /** The id of the request, shown on error pages. */
  requestNumber: string
  execute(document: DocumentNode, variables?: Record<string, unknown>): Promise<ExecutionResult>
}

export interface RenderedPage {
  status: number
  headers: Record<string, string>
  /** The whole document; empty on a redirect. */
  body: string
  /** Epoch milliseconds after which the page is stale. */
  expiresAt?: number
  /** The cause of a status 500, for the log. */
  error?: unknown
}

/** The site's server-side renderer: its built bundle, or its source during development. */
export interface SiteRenderer {
  render(request: RenderRequest): Promise<RenderedPage>
}

export async function builtRenderer(siteFolder: string): Promise<SiteRenderer> {
  return import(pathToFileURL(path.join(siteFolder, 'dist/server/entry.server.js')).href)
}
