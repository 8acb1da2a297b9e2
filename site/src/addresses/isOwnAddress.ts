import type { Language } from '@shop/server/screens'

/** Whether an address is a screen of the site in this language; uploads, other languages and hosts are not. */
export function isOwnAddress(address: string, language: Language): boolean {
  const path = address.split(/[?#]/)[0]
  return path === `/${language}` || address.startsWith(`/${language}/`)
}
