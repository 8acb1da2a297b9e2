import type { RouteObject } from 'react-router'
import { loadCode } from '../data/loadCode'
import { loadLaterMessages, type Subject } from '../i18n/catalogues'

/** The source of a screen on demand, by which its chunks are found in the build's manifest. */
export interface ScreenHandle {
  source: string
  /** The messages that are loaded with it. */
  subjects?: Subject[]
}

/** A lazily loaded screen; `source` is its file in this package. */
export function screenOnDemand(
  source: string,
  lazy: () => Promise<Pick<RouteObject, 'Component' | 'loader'>>,
): Pick<RouteObject, 'lazy' | 'handle'> {
  return { lazy: () => loadCode(lazy), handle: { source } satisfies ScreenHandle }
}

/** The same for a screen that needs messages of some subjects besides those of every page. */
export function screenWithMessages(
  source: string,
  subjects: Subject[],
  lazy: Parameters<typeof screenOnDemand>[1],
): ReturnType<typeof screenOnDemand> {
  return {
    lazy: async () => (await loadCode(() => Promise.all([lazy(), loadLaterMessages(...subjects)])))[0],
    handle: { source, subjects } satisfies ScreenHandle,
  }
}
