import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DocumentNode, ExecutionResult } from 'graphql'

/** What a page is rendered from. */
export interface RenderRequest {
  /** Path and query as they were asked for. */
  url: string
  /** For canonical addresses; no slash at the end. */
  publicUrl: string
  cookies: Record<string, string>
  /** What a form of a browser without scripts has sent to this address, as browsers encode it. */
  form?: string
  /** What the request is called; a page that tells of a failure names it. */
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
  /** What went wrong, with status 500; for the log. */
  error?: unknown
}

/** The site's own renderer: its built bundle, or its source while it is being worked on. */
export interface SiteRenderer {
  render(request: RenderRequest): Promise<RenderedPage>
}

export async function builtRenderer(siteFolder: string): Promise<SiteRenderer> {
  return import(pathToFileURL(path.join(siteFolder, 'dist/server/entry.server.js')).href)
}
