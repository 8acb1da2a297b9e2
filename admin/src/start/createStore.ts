import { memoryStore, type Store } from 'ra-core'

/** What somebody arranged as they like it, such as the columns of a list, is kept under names that begin so. */
export const keptPrefix = 'kept:'

/**
 * What the screens remember of each other; of that, what somebody arranged stays in this browser for their account.
 * @param begin what is remembered from the start
 */
export function createStore(account: number, begin: Record<string, unknown>): Store {
  const name = `back-office-${account}`
  const kept = readKept(name)
  const store = memoryStore({ ...begin, ...kept })
  return {
    ...store,
    setItem(key, value) {
      store.setItem(key, value)
      if (!key.startsWith(keptPrefix)) return
      kept[key] = value
      writeKept(name, kept)
    },
  }
}

/** Nothing where the browser keeps nothing, or something that is not ours. */
function readKept(name: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '{}')
    return kept !== null && typeof kept === 'object' ? { ...kept } : {}
  } catch {
    return {}
  }
}

/** A browser that is full or keeps nothing forgets it with the page. */
function writeKept(name: string, kept: Record<string, unknown>): void {
  try {
    localStorage.setItem(name, JSON.stringify(kept))
  } catch {
    // There is nothing to be done about it, and nothing is lost that was typed.
  }
}
