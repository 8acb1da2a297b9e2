import { during } from './activity'
import type { Query } from './Query'

/** Apollo Client and the documents come after the first paint: the page that was sent needs no call. */
export const loadBrowserCall = () => import('./browserCall')

export const browserQuery: Query = (name, variables) =>
  during(async () => (await loadBrowserCall()).query(name, variables))
