import type { Language } from '../shared/screens.js'
import { en } from './en.js'
import { fieldLabels } from './labels.js'
import { nl, type TextKey } from './nl.js'

/** A text of the catalogue with what is filled in; it becomes words when the reader's language is known. */
export interface Message {
  key: TextKey
  /** `field` is the path of a field and is printed as its label; anything else is printed as it is. */
  values?: { field?: FieldName; [name: string]: string | number | FieldName | undefined }
}

/** A field of an entity or a block, for messages that name it. */
export interface FieldName {
  owner: string
  name: string
}

const catalogues = { nl, en }

export function say(language: Language, message: Message): string {
  return catalogues[language][message.key].replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = message.values?.[name]
    if (value === undefined) return placeholder
    return typeof value === 'object' ? fieldLabels(value.owner, value.name)[language] : String(value)
  })
}
