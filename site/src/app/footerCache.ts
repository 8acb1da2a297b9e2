import type { Language } from '@shop/server/screens'
import type { LayoutData } from '../kernel/screens/LayoutData'

interface CachedFooter {
  pages: LayoutData['pages']
  year: number
  markup: string
}

const start = '<footer class="footer">'
const end = '</footer>'

/** By the shop's data, which is one object for all visitors until the content changes, and by language. */
const footers = new WeakMap<LayoutData['shop'], Map<Language, CachedFooter>>()

/** The inner HTML of the footer, if a page with the same layout data and language has been rendered before. */
export function cachedFooter({ shop, pages, year }: LayoutData, language: Language): string | undefined {
  const footer = footers.get(shop)?.get(language)
  return footer?.pages === pages && footer.year === year ? footer.markup : undefined
}

/** Caches the footer of a rendered document. @param html of the whole document; one without a footer is ignored */
export function cacheFooter({ shop, pages, year }: LayoutData, language: Language, html: string): void {
  const opening = html.lastIndexOf(start)
  const closing = html.indexOf(end, opening)
  if (opening < 0 || closing < 0) return
  const byLanguage = footers.get(shop) ?? new Map<Language, CachedFooter>()
  footers.set(shop, byLanguage.set(language, { pages, year, markup: html.slice(opening + start.length, closing) }))
}
