import type { Query } from './data/Query'

/** What the routes are made with, on the server and in the browser alike. */
export interface Site {
  query: Query
  publicUrl: string
}
