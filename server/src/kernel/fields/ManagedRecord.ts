import type { Language } from '../shared/screens.js'
import { OneOf, Pair, SystemInstant, SystemNumber } from './decorators.js'
import { languageChoice } from './languageChoice.js'

/** The common fields of managed records. */
export abstract class ManagedRecord {
  @SystemNumber({ inList: true })
  id: number

  /** Incremented by every change; saving an older version is a conflict. */
  @SystemNumber({ public: false })
  version: number

  @SystemInstant({ sortable: true })
  createdAt: string

  @SystemInstant({ sortable: true })
  updatedAt: string
}

/** A record in one language. */
export abstract class LanguageRecord extends ManagedRecord {
  @OneOf(languageChoice, { required: true, inList: true, section: 'content' })
  language: Language
}

/** A record that may have a sibling in the other language. Deleting one deletes both; facts are the same in both. */
export abstract class TranslatedRecord extends LanguageRecord {
  @Pair()
  pair: number

  /**
   * When a field that it does not share with its sibling was last saved, or somebody said that it is right still: by this a
   * translation is behind.
   */
  @SystemInstant({ public: false, hidden: true })
  ownChangedAt: string
}
