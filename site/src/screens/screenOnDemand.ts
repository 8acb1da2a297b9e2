import type { RouteObject } from 'react-router'
import { loadLaterMessages } from '../i18n/catalogues'

/** The source of a screen that is not part of the first script, for finding what the build made of it. */
export interface ScreenHandle {
  source: string
  /** Whether it says what no other screen does. */
  hasMessages?: boolean
}

/** A screen whose code is fetched when it is first asked for; `source` is its file in this package. */
export function screenOnDemand(
  source: string,
  lazy: () => Promise<Pick<RouteObject, 'Component' | 'loader'>>,
): Pick<RouteObject, 'lazy' | 'handle'> {
  return { lazy, handle: { source } satisfies ScreenHandle }
}

/** The same for a screen that says what no other does. */
export function screenWithMessages(...[source, lazy]: Parameters<typeof screenOnDemand>) {
  return {
    lazy: async () => (await Promise.all([lazy(), loadLaterMessages()]))[0],
    handle: { source, hasMessages: true } satisfies ScreenHandle,
  }
}
