import { defaultLanguage, type Language, languages } from '@shop/server/screens'

/** The language of an address: that of its first part; without one that of `?language=`, else Dutch. */
export function languageOf(address: { pathname: string; search?: string }): Language {
  return namedLanguage(address) ?? defaultLanguage
}

export function otherLanguage(language: Language): Language {
  return language === 'nl' ? 'en' : 'nl'
}

/** The address without double or trailing slashes. */
export function cleanPath(pathname: string): string {
  const parts = pathname.split('/').filter((part) => part !== '')
  return `/${parts.join('/')}`
}

/** The address with a query, or with more of it, that leaves out what is empty. */
export function withQuery(address: string, query: Record<string, string | number | null | undefined>): string {
  const entries = Object.entries(query).filter(([, value]) => value !== null && value !== undefined && value !== '')
  if (entries.length === 0) return address
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`
}

/** An address as a header can have it: whatever is not visible ASCII is percent-encoded. */
export function headerAddress(address: string): string {
  return address.replace(/[^\x21-\x7e]+/g, encodeURIComponent)
}

/** An address in the language that a screen without one of its own was asked for in. */
export function inLanguage(address: string, language: Language): string {
  return withQuery(address, { language: language === defaultLanguage ? null : language })
}

/** The language that an address names itself, by its first part or by `?language=`. */
export function namedLanguage({ pathname, search = '' }: { pathname: string; search?: string }): Language | undefined {
  const first = pathname.split('/').find((part) => part !== '')
  const asked = new URLSearchParams(search).get('language')
  return languages.find((language) => language === first) ?? languages.find((language) => language === asked)
}

/** Where one is sent on to from an address, in the language that it named; a target with a language of its own keeps it. */
export function keepLanguage(target: string, from: { pathname: string; search?: string }): string {
  const language = namedLanguage(from)
  const address = new URL(target, 'http://shop')
  if (!language || namedLanguage(address)) return target
  if (address.pathname === '/') return `/${language}`
  address.searchParams.set('language', language)
  return `${address.pathname}${address.search}${address.hash}`
}

/** Whether an address is a screen of the site in this language; uploads, other languages and hosts are not. */
export function isOwnAddress(address: string, language: Language): boolean {
  const path = address.split(/[?#]/)[0]
  return path === `/${language}` || address.startsWith(`/${language}/`)
}
