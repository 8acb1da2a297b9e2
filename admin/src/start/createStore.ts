import { memoryStore, type Store } from 'ra-core'

/** What somebody arranged as they like it, such as the columns of a list, is kept under names that initial so. */
export const preferencePrefix = 'kept:'

/**
 * What the screens remember of each other.
 * @param initial what is remembered from the start
 * @param save called with what somebody arranges, to be remembered elsewhere too
 */
export function createStore(initial: Record<string, unknown>, save: (name: string, value: unknown) => void): Store {
  const store = memoryStore(initial)
  return {
    ...store,
    setItem(name, value) {
      store.setItem(name, value)
      if (name.startsWith(preferencePrefix)) save(name, value)
    },
  }
}
