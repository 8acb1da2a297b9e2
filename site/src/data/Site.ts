import type { Query } from './Query'

/** What the routes are made with, on the server and in the browser alike. */
export interface Site {
  query: Query
  publicUrl: string
  /** Whether somebody seems to be logged in; who it is, and whether it still holds, the server knows. */
  isSignedIn(): boolean
}
