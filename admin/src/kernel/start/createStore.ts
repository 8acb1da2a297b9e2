import { memoryStore, type Store } from 'ra-core'

/** The prefix of personal preferences, such as the columns of a list. */
export const preferencePrefix = 'kept:'

/**
 * The state that screens share.
 * @param initial the stored preferences
 * @param save called with every changed preference, to be stored on the server
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
