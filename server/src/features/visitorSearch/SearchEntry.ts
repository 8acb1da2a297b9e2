import type { PublicContext } from '../../kernel/context/PublicContext.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import type { Language } from '../../kernel/shared/screens.js'
import type { ShopSettings } from '../shop/ShopSettings.js'

declare module '../../kernel/Feature.js' {
  interface Feature {
    /** What visitors find by searching that is no record: what they can do, see or know of it. */
    searchEntries?: readonly EntrySource[]
  }
}

/** What an entry is: something to do, a list or a way to it, something to know of the shop. */
export type EntryKind = 'action' | 'overview' | 'fact'

/** The words of an entry in a language. */
export interface EntryWords {
  title: string
  /** A sentence below it. */
  text: string
  /** What people type who look for it, separated by commas; nobody reads it. */
  finds: string
}

/** A screen, a list or a fact that visitors find as they find records. */
export interface SearchEntry {
  kind: EntryKind
  /** The same in both languages, among the entries of its source. */
  key: string
  address: string
  words: EntryWords
  /** It is there as long as this address is open; its own where this is left out. */
  within?: string
}

/** Where entries come from. */
export interface EntrySource {
  name: string
  /** The entities whose writes may change the entries. */
  of?: readonly Class[]
  /** @param shop as visitors are shown it */
  entries(
    context: Pick<PublicContext, 'services'>,
    language: Language,
    shop: Readonly<ShopSettings>,
  ): SearchEntry[] | Promise<SearchEntry[]>
}

let registered: readonly EntrySource[] = []

export function registerSearchEntries(sources: readonly EntrySource[]): void {
  registered = sources
}

export function entrySources(): readonly EntrySource[] {
  return registered
}
