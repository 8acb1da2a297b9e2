import type { Language } from '../managed/ManagedEntity'
import { readCookie } from './readCookie'

/** The display preferences that the site and the back office share. */
interface RememberedState {
  language?: Language
  theme?: 'light' | 'dark'
  [other: string]: unknown
}

const days = 3

export function rememberedState(): RememberedState {
  try {
    const state: unknown = JSON.parse(readCookie('state') ?? '{}')
    return typeof state === 'object' && state !== null ? { ...state } : {}
  } catch {
    return {}
  }
}

/** Adds to what is remembered, for three days. */
export function rememberState(change: RememberedState): void {
  const value = encodeURIComponent(JSON.stringify({ ...rememberedState(), ...change }))
  document.cookie = `state=${value}; path=/; max-age=${days * 24 * 3600}; samesite=lax`
}
