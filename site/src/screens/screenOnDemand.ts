import type { RouteObject } from 'react-router'
import { loadCode } from '../data/loadCode'
import { loadLaterMessages } from '../i18n/catalogues'

/** The source of a screen on demand, by which its chunks are found in the build's manifest. */
export interface ScreenHandle {
  source: string
  /** Whether it needs the messages that are loaded later. */
  hasMessages?: boolean
}

/** A lazily loaded screen; `source` is its file in this package. */
export function screenOnDemand(
  source: string,
  lazy: () => Promise<Pick<RouteObject, 'Component' | 'loader'>>,
): Pick<RouteObject, 'lazy' | 'handle'> {
  return { lazy: () => loadCode(lazy), handle: { source } satisfies ScreenHandle }
}

/** The same for a screen that needs the messages that are loaded later. */
export function screenWithMessages(...[source, lazy]: Parameters<typeof screenOnDemand>) {
  return {
    lazy: async () => (await loadCode(() => Promise.all([lazy(), loadLaterMessages()])))[0],
    handle: { source, hasMessages: true } satisfies ScreenHandle,
  }
}
