import type { Language } from '@shop/server/screens'
import { laterMessages, type Subject } from '../generated/laterMessages'
import type { Messages } from './SiteIntl'

export type { Subject }

const first = {
  nl: () => import('../generated/messages.nl.json'),
  en: () => import('../generated/messages.en.json'),
}

/** The messages of the page in the browser; another language is another page load. */
let loaded: { language: Language; messages: Messages } | undefined

export async function loadMessages(language: Language): Promise<Messages> {
  const messages = (await first[language]()).default as unknown as Messages
  loaded = { language, messages }
  return messages
}

/** Adds the messages of some subjects, which are loaded later. The server has all of them from the start. */
export async function loadLaterMessages(...subjects: Subject[]): Promise<void> {
  if (!loaded) return
  const { language, messages } = loaded
  for (const later of await Promise.all(subjects.map((subject) => laterMessages[subject][language]())))
    Object.assign(messages, later.default)
}
