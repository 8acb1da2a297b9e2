import type { HydrationState } from 'react-router'
import type { FirstAssets } from './Assets'

/** What the browser hydrates a page from. */
export interface SiteState {
  assets: FirstAssets
  publicUrl: string
  hydration: HydrationState
}

/** JSON that is safe between script tags: no text in it can close them. */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
