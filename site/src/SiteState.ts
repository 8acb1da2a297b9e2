import type { HydrationState } from 'react-router'
import type { FirstAssets } from './Assets'
import type { Deployment } from './i18n/deployment'
import type { Look } from './Look'

/** What the browser hydrates a page from. */
export interface SiteState {
  assets: FirstAssets
  look: Look
  publicUrl: string
  deployment: Deployment
  hydration: HydrationState
}

/** JSON that is safe between script tags: no text in it can close them. */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
