import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { loadCode } from '../data/loadCode'
import { type Load, loaderOf } from '../data/Site'
import { loadLaterMessages, type Subject } from '../i18n/catalogues'

/** The source of a screen on demand, by which its chunks are found in the build's manifest: its file in `src/features`. */
export interface ScreenHandle {
  source: string
  /** The messages that are loaded with it. */
  subjects: Subject[]
}

interface Screen {
  Component: ComponentType
  load: Load
}

/**
 * A lazily loaded screen.
 * @param source its file in `src/features`, without its ending
 * @param subjects the messages it needs besides those of every page
 */
export function screenOnDemand(
  source: string,
  subjects: Subject[],
  lazy: () => Promise<Screen>,
): Pick<RouteObject, 'lazy' | 'handle'> {
  return {
    lazy: async () => {
      const [{ Component, load }] = await loadCode(() => Promise.all([lazy(), loadLaterMessages(...subjects)]))
      return { Component, loader: loaderOf(load) }
    },
    handle: { source, subjects } satisfies ScreenHandle,
  }
}
