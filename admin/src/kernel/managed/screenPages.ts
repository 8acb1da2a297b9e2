import type { Language } from './ManagedEntity'

type Urls = Record<Language, string>

/** Pages that the site leads to by itself, whether they have been made or not: the site knows them by their url. */
const screenPages: readonly Urls[] = [
  { nl: 'home-nl', en: 'home-en' },
  { nl: 'contact-nl', en: 'contact-en' },
]

const languages = ['nl', 'en'] as const

/** What such a page has in that language; nothing for any other page. */
export function screenPageIn(language: Language, url: unknown): { url?: string } {
  const urls = screenPages.find((each) => languages.some((one) => each[one] === url))
  return urls ? { url: urls[language] } : {}
}

/** Leads to the form for the home page, which is Dutch first. */
export const addHomePath = '/page/create?url=home-nl'

/** What the address of an add form says of the page that it is for. */
export function screenPageAsked(query: URLSearchParams): { url?: string; language?: Language } {
  const url = query.get('url')
  const language = languages.find((one) => screenPages.some((each) => each[one] === url))
  return language && url ? { url, language } : {}
}
