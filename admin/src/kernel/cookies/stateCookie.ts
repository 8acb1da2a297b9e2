import type { Language } from '../managed/ManagedEntity'
import { readCookie } from './readCookie'

/** The display preferences that the site and the back office share. */
interface RememberedState {
  language?: Language
  theme?: 'light' | 'dark'
  /** What stands otherwise than it begins, by its name: folded away, or unfolded. */
  folds?: Record<string, string>
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

/**
 * The language that this document is asked for in: that of `?language=`, which is remembered because the addresses of its
 * screens have no room for it, else the one chosen last, else Dutch.
 */
export function startLanguage(): Language {
  const asked = new URLSearchParams(window.location.search).get('language')
  if (asked === 'nl' || asked === 'en') {
    rememberState({ language: asked })
    return asked
  }
  return rememberedState().language === 'en' ? 'en' : 'nl'
}

/** Adds to what is remembered, for three days. */
export function rememberState(change: RememberedState): void {
  const value = encodeURIComponent(JSON.stringify({ ...rememberedState(), ...change }))
  document.cookie = `state=${value}; path=/; max-age=${days * 24 * 3600}; samesite=lax`
}
