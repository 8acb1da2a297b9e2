import type { Language } from '@shop/server/screens'
import type { Messages } from './SiteIntl'

const first = {
  nl: () => import('../generated/messages.nl.json'),
  en: () => import('../generated/messages.en.json'),
}

/** What only forms and some of the screens on demand say. */
const later = {
  nl: () => import('../generated/messages.later.nl.json'),
  en: () => import('../generated/messages.later.en.json'),
}

/** The words of the page in this browser; another language is another page. */
let spoken: { language: Language; messages: Messages } | undefined

export async function loadMessages(language: Language): Promise<Messages> {
  const messages = (await first[language]()).default as unknown as Messages
  spoken = { language, messages }
  return messages
}

/** Adds the words that come later. On the server all of them are there. */
export async function loadLaterMessages(): Promise<void> {
  if (spoken) Object.assign(spoken.messages, (await later[spoken.language]()).default)
}
