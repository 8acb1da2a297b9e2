import { type Language, languages } from '@shop/server/screens'
import { namedLanguage } from '../addresses/addresses'

const days = 3

/** The visitor's preferences in both front ends, as the cookie has them. */
function stateIn(value: string | undefined): Record<string, unknown> {
  try {
    const state: unknown = JSON.parse(value ?? '{}')
    return typeof state === 'object' && state !== null ? { ...state } : {}
  } catch {
    return {}
  }
}

/** The language that was chosen last, for screens whose address names none. */
export function rememberedLanguage(value: string | undefined): Language | null {
  const { language } = stateIn(value)
  return languages.find((known) => known === language) ?? null
}

/** Adds the language to what the browser remembers, for three days. */
export function rememberLanguage(language: Language): void {
  const cookie = document.cookie.split('; ').find((one) => one.startsWith('state='))
  const state = { ...stateIn(cookie && decodeURIComponent(cookie.slice('state='.length))), language }
  document.cookie = `state=${encodeURIComponent(JSON.stringify(state))}; path=/; max-age=${days * 24 * 3600}; samesite=lax`
}

/**
 * Remembers the language that one came to from a screen in another one. The switch remembers it too, and sooner, but only
 * once its page is hydrated.
 */
export function rememberSwitch(): void {
  if (document.referrer === '') return
  const from = new URL(document.referrer)
  const [before, now] = [namedLanguage(from), namedLanguage(location)]
  if (from.origin === location.origin && before && now && before !== now) rememberLanguage(now)
}
