import { memoryStore, type Store } from 'ra-core'

/** What somebody arranged as they like it, such as the columns of a list, is kept under names that begin so. */
export const keptPrefix = 'kept:'

/**
 * What the screens remember of each other.
 * @param begin what is remembered from the start
 * @param keep called with what somebody arranges, to be remembered elsewhere too
 */
export function createStore(begin: Record<string, unknown>, keep: (name: string, value: unknown) => void): Store {
  const store = memoryStore(begin)
  return {
    ...store,
    setItem(name, value) {
      store.setItem(name, value)
      if (name.startsWith(keptPrefix)) keep(name, value)
    },
  }
}
