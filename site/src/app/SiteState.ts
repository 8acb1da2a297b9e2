import type { HydrationState } from 'react-router'
import type { Deployment } from '../kernel/i18n/deployment'
import type { FirstAssets } from './Assets'
import type { Look } from './Look'

/** What the browser hydrates a page from. */
export interface SiteState {
  assets: FirstAssets
  look: Look
  publicUrl: string
  deployment: Deployment
  hydration: HydrationState
}

/** JSON that is safe in a script element that is data: no text in it can close the element. */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
