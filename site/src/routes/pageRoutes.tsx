import { contactUrls, homeUrls, type Language, languages, pageAddress, screenAddress } from '@shop/server/screens'
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router'
import { languageOf } from '../addresses'
import { PageDocument, type PageQuery } from '../generated/graphql'
import type { Site } from '../Site'
import { addressWithoutLanguage } from './addressWithoutLanguage'
import { ContactScreen } from './ContactScreen'
import { decodedPath, orMoved } from './notFound'
import { PageScreen } from './PageScreen'
import type { ScreenData } from './ScreenData'

export interface PageData extends ScreenData {
  page: PageQuery['publicPage']
}

/** Home, contact and every other page that the owner made. */
export function pageRoutes(site: Site): RouteObject[] {
  const standing = languages.flatMap((language): RouteObject[] => [
    {
      path: `/${language}`,
      Component: PageScreen,
      loader: ({ request }) => loadPage(site, request, language, homeUrls[language]),
    },
    {
      path: screenAddress('contact', language),
      Component: ContactScreen,
      loader: ({ request }) => loadPage(site, request, language, contactUrls[language]),
    },
  ])
  return [...standing, { path: '*', Component: PageScreen, loader: loadAnyPage(site) }]
}

/** `/nl/{full_url}`; an address without a language leads to the Dutch one. */
function loadAnyPage(site: Site) {
  return async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    const url = new URL(request.url)
    const { pathname, search } = url
    const language = languageOf({ pathname })
    const path = decodedPath(pathname)
    if (path !== `/${language}` && !path.startsWith(`/${language}/`)) {
      throw redirect((await addressWithoutLanguage(site, path)) + search, 301)
    }
    const fullUrl = path.slice(language.length + 2)
    const address = pageAddress(language, fullUrl)
    if (address !== path) throw redirect(address + search, 301)
    return loadPage(site, request, language, fullUrl)
  }
}

async function loadPage(site: Site, request: Request, language: Language, fullUrl: string): Promise<PageData> {
  const { publicPage: page } = await orMoved(site, new URL(request.url).pathname, () =>
    site.query(PageDocument, { language, fullUrl }),
  )
  const { pageTranslation } = page
  return {
    page,
    translationAddress: pageTranslation && pageAddress(pageTranslation.language, pageTranslation.fullUrl),
  }
}
