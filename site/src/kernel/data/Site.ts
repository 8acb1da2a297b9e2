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

/** For the loaders of one request on the server, or of one navigation in the browser. */
export function contextOf(site: Site): RouterContextProvider {
  return new RouterContextProvider(new Map([[siteContext, site]]))
}

/** Loads what a screen shows. */
export type Load<Data = unknown> = (site: Site, address: URL, params: Params) => Data | Promise<Data>

/** A loader of the router. */
export function loaderOf(load: Load) {
  return ({ context, request, params }: LoaderFunctionArgs) =>
    load(context.get(siteContext), new URL(request.url), params)
}
