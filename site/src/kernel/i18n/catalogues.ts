import type { Language } from '@shop/server/screens'
import type * as dutch from '../../generated/messages.nl'
import type { Messages } from './SiteIntl'

export type Subject = keyof typeof dutch.later

const catalogues = {
  nl: () => import('../../generated/messages.nl'),
  en: () => import('../../generated/messages.en'),
}

/** The messages of the page in the browser; another language is another page load. */
let loaded: { messages: Messages; later: Record<Subject, () => Promise<{ default: unknown }>> } | undefined

export async function loadMessages(language: Language): Promise<Messages> {
  const { first, later } = await catalogues[language]()
  const messages = { ...first } as unknown as Messages
  loaded = { messages, later }
  return messages
}

/** Adds the messages of some subjects, which are loaded later. The server has all of them from the start. */
export async function loadLaterMessages(...subjects: Subject[]): Promise<void> {
  if (!loaded) return
  const { messages, later } = loaded
  for (const catalogue of await Promise.all(subjects.map((subject) => later[subject]())))
    Object.assign(messages, catalogue.default)
}
