import { useSyncExternalStore } from 'react'

/** What a visitor looks at the site with. */
export type Platform = 'windows' | 'mac' | 'phone' | 'other'

const never = () => () => {}

/** Null on the server and while hydrating. */
export function usePlatform(): Platform | null {
  return useSyncExternalStore(
    never,
    () => platformOf(navigator),
    () => null,
  )
}

/** A tablet counts as a phone: programs of computers do not run on it. An iPad calls itself a Mac, but has a touch screen. */
export function platformOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Platform {
  if (/Android|iPhone|iPad|Mobile/.test(userAgent)) return 'phone'
  if (userAgent.includes('Macintosh')) return maxTouchPoints > 1 ? 'phone' : 'mac'
  return userAgent.includes('Windows') ? 'windows' : 'other'
}
