import type { RouteObject } from 'react-router'
import { cleanPath } from '../../kernel/addresses/addresses'
import { own } from './parameters'
import { parametersAt } from './screenParameters'

/** What a visitor who is not logged in asks for. */
export interface AskedPage {
  /** In the one form that every address of the same page has, with what the screen knows of the query. */
  address: string
  /** Whether a parameter makes it the page of one visitor alone. */
  isOwn: boolean
  /** Whether it has a text that visitors type, so that there is no end of such pages. */
  isTyped?: boolean
  /** Whether it is a screen with a fixed address; any other address leads to a record, or to nothing. */
  isScreen: boolean
  /** The rest of the query, such as a campaign's name. A redirect takes it along. */
  ignored: string
}

/** Finds what an address asks for: null where it cannot be decoded, a text where it is to be cleaned: its clean form. */
export type AskedPageOf = (url: string) => AskedPage | string | null

/** Paths that are in their one form already, as nearly all are; slashes have still to be looked at. */
const plain = /^[\w/-]*$/

export function askedPages(routes: readonly RouteObject[]): AskedPageOf {
  const screens = new Set(fixedPaths(routes))
  return (url) => {
    const [asked = '', query] = divided(url)
    const path = normalPath(asked)
    if (path === null) return null
    const clean = cleanPath(path)
    if (clean !== path) return query ? `${clean}?${query}` : clean
    const isScreen = screens.has(path)
    if (!query) return { address: path, isOwn: false, isScreen, ignored: '' }
    return { ...withKnown(path, new URLSearchParams(query)), isScreen }
  }
}

function fixedPaths(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, children = [] }) => [
    ...(path !== undefined && !/[:*]/.test(path) ? [path] : []),
    ...fixedPaths(children),
  ])
}

function divided(url: string): [path: string, query?: string] {
  const start = url.indexOf('?')
  return start < 0 ? [url] : [url.slice(0, start), url.slice(start + 1)]
}

/** A path in the one form of all that mean the same: `/nl/./n%69euws` is `/nl/nieuws`. Null if it cannot be decoded. */
function normalPath(path: string): string | null {
  if (plain.test(path)) return path
  try {
    const { pathname } = new URL(`http://site${path.replaceAll('\\', '/')}`)
    return pathname
      .split('/')
      .map((part) => encodeURIComponent(decodeURIComponent(part)))
      .join('/')
  } catch {
    return null
  }
}

/** The address with those of its parameters that the screen there knows. */
function withKnown(path: string, query: URLSearchParams): Omit<AskedPage, 'isScreen'> {
  let isOwn = false
  let isTyped = false
  const known = new URLSearchParams()
  for (const [name, form] of Object.entries(parametersAt(path))) {
    const value = query.get(name)
    query.delete(name)
    if (value === null) continue
    const meaning = form(value)
    if (meaning === own) isOwn = true
    if (meaning === null) continue
    if (typeof meaning === 'object') isTyped = true
    known.set(name, meaning === own ? value : typeof meaning === 'object' ? meaning.typed : meaning)
  }
  return {
    address: known.size > 0 ? `${path}?${known}` : path,
    isOwn,
    ...(isTyped && { isTyped }),
    ignored: query.toString(),
  }
}
