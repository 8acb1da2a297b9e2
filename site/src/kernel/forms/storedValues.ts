import type { Values } from './Field'

/** Texts that were stored in this tab under a name; none where the browser stores nothing. */
export function storedValues(name: string): Values {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(name) ?? '{}')
    return Object.fromEntries(Object.entries(stored ?? {}).filter(([, value]) => typeof value === 'string'))
  } catch {
    // A browser may refuse to store anything.
    return {}
  }
}

export function storeValues(name: string, values: Values): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(values))
  } catch {
    // Then they last as long as the page.
  }
}
