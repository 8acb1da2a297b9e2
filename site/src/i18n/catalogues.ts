import type { Language } from '@shop/server/screens'
import type { Messages } from './SiteIntl'

const first = {
  nl: () => import('../generated/messages.nl.json'),
  en: () => import('../generated/messages.en.json'),
}

/** Messages that only forms and some of the screens on demand need. */
const later = {
  nl: () => import('../generated/messages.later.nl.json'),
  en: () => import('../generated/messages.later.en.json'),
}

/** The messages of the page in the browser; another language is another page load. */
let loaded: { language: Language; messages: Messages } | undefined

export async function loadMessages(language: Language): Promise<Messages> {
  const messages = (await first[language]()).default as unknown as Messages
  loaded = { language, messages }
  return messages
}

/** Adds the messages that are loaded later. The server has all of them from the start. */
export async function loadLaterMessages(): Promise<void> {
  if (loaded) Object.assign(loaded.messages, (await later[loaded.language]()).default)
}
