import {
  contactUrls,
  defaultLanguage,
  homeUrls,
  type Language,
  pageAddress,
  type Screen,
  screenAddress,
  screens,
} from '@shop/server/screens'
import { redirect } from 'react-router'
import { headerAddress, languageOf } from '../../kernel/addresses/addresses'
import type { Site } from '../../kernel/data/Site'
import { decodedPath, orMoved } from '../../kernel/screens/notFound'
import { loadBlocks } from './blocks/loadBlocks'
import type { PageData } from './PageData'

/** `/nl/{full_url}`; an address without a language leads to the Dutch one. */
export async function loadAnyPage(site: Site, asked: URL): Promise<PageData> {
  const { pathname, search } = asked
  const language = languageOf({ pathname })
  const path = decodedPath(pathname)
  if (path !== `/${language}` && !path.startsWith(`/${language}/`)) {
    throw redirect(headerAddress(await addressWithoutLanguage(site, path)) + search, 301)
  }
  const fullUrl = path.slice(language.length + 2)
  const address = pageAddress(language, fullUrl)
  if (address !== path) throw redirect(headerAddress(address) + search, 301)
  return loadPage(site, asked, language, fullUrl)
}

export async function loadPage(site: Site, address: URL, language: Language, fullUrl: string): Promise<PageData> {
  return orMoved(
    site,
    address.pathname,
    async () => {
      const { publicPage: page } = await site.query('Page', { language, fullUrl })
      await loadBlocks(page.blocks)
      const { pageTranslation } = page
      return {
        kind: 'page',
        page,
        translationAddress: pageTranslation && pageAddress(pageTranslation.language, pageTranslation.fullUrl),
      }
    },
    hasStandIn(language, fullUrl)
      ? async () => (await import('./loadStandIn')).loadStandIn(site, language, fullUrl)
      : undefined,
  )
}

/** The menus and links lead to these even while the owner has no page for them. */
function hasStandIn(language: Language, fullUrl: string): boolean {
  return [homeUrls, contactUrls].some((each) => each[language] === fullUrl)
}

/** The screens that have screens below them. */
const withDetails: Screen[] = ['news', 'tips', 'products', 'priceFinder']

/** Where an address that names no language leads: to the Dutch screen or page. Throws not-found if there is none. */
async function addressWithoutLanguage(site: Site, path: string): Promise<string> {
  if (path === '/') return `/${defaultLanguage}`
  const asked = path.slice(1)
  for (const screen of Object.keys(screens) as Screen[]) {
    const own = screens[screen][defaultLanguage]
    if (asked === own) return screenAddress(screen, defaultLanguage)
    if (withDetails.includes(screen) && asked.startsWith(`${own}/`)) {
      return screenAddress(
        screen,
        defaultLanguage,
        asked
          .slice(own.length + 1)
          .split('/')
          .map(encodeURIComponent)
          .join('/'),
      )
    }
  }
  const dutch = pageAddress(defaultLanguage, asked)
  await orMoved(site, dutch, () => site.query('Page', { language: defaultLanguage, fullUrl: asked }))
  return dutch
}
