import { useBrowserValue } from './useBrowserValue'

/** What a visitor looks at the site with. */
export type Platform = 'windows' | 'mac' | 'phone' | 'other'

/** Null on the server and while hydrating. */
export function usePlatform(): Platform | null {
  return useBrowserValue<Platform | null>(ownPlatform, null)
}

function ownPlatform(): Platform {
  return platformOf(navigator)
}

/** A tablet counts as a phone: programs of computers do not run on it. An iPad calls itself a Mac, but has a touch screen. */
export function platformOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Platform {
  if (/Android|iPhone|iPad|Mobile/.test(userAgent)) return 'phone'
  if (userAgent.includes('Macintosh')) return maxTouchPoints > 1 ? 'phone' : 'mac'
  return userAgent.includes('Windows') ? 'windows' : 'other'
}
