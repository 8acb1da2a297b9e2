import { trackActivity } from './activity'
import { loadCode } from './loadCode'
import type { Query } from './Query'

/** Apollo Client and the documents are loaded on demand: the first page needs no call. */
export const loadBrowserCall = () => loadCode(() => import('./browserCall'))

export const browserQuery: Query = (name, variables) =>
  trackActivity(async () => (await loadBrowserCall()).query(name, variables))
