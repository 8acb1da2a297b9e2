import { OneOf, Pair, SystemInstant, SystemNumber } from '../fields/decorators.js'
import { languageChoice } from '../fields/languageChoice.js'
import type { Language } from '../shared/screens.js'

/** What every managed record has. */
export abstract class ManagedRecord {
  @SystemNumber({ inList: true })
  id: number

  /** Goes up with every change; who saves an older one gets a conflict. */
  @SystemNumber({ public: false })
  version: number

  @SystemInstant({ sortable: true })
  createdAt: string

  @SystemInstant({ sortable: true })
  updatedAt: string
}

/** A record that is there for one language. */
export abstract class LanguageRecord extends ManagedRecord {
  @OneOf(languageChoice, { required: true, inList: true, section: 'content' })
  language: Language
}

/** A record that may have a sibling in the other language. Deleting one deletes both. */
export abstract class TranslatedRecord extends LanguageRecord {
  @Pair()
  pair: number
}
