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

/** In the browser, where there is one for all navigations; the build leaves out the router's `getContext`. */
export function setSite(site: Site): void {
  siteContext.defaultValue = site
}

/** On the server, where the routes are the same for all requests, and the site is one request's own. */
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
