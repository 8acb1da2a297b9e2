import { createContext, type LoaderFunctionArgs, type Params, RouterContextProvider } from 'react-router'
import type { Query } from './Query'

/** What the loaders depend on, on the server and in the browser. */
export interface Site {
  query: Query
  publicUrl: string
  /** Whether there is a session cookie; only the server knows the account and whether the session is still valid. */
  isSignedIn(): boolean
}

const siteContext = createContext<Site>()

/** What a router hands to its loaders: the routes are the same for all requests, the site is one request's own. */
export function contextOf(site: Site): RouterContextProvider {
  return new RouterContextProvider(new Map([[siteContext, site]]))
}

/** A loader of the routes, with the parts of a request that loaders read. */
export function siteLoader<Data>(load: (site: Site, address: URL, params: Params) => Data) {
  return ({ context, request, params }: LoaderFunctionArgs): Data =>
    load(context.get(siteContext), new URL(request.url), params)
}
