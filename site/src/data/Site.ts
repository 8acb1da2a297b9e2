import type { Query } from './Query'

/** What the loaders depend on, on the server and in the browser. */
export interface Site {
  query: Query
  publicUrl: string
  /** Whether there is a session cookie; only the server knows the account and whether the session is still valid. */
  isSignedIn(): boolean
}
