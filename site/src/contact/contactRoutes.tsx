import { contactUrls, languages, screenAddress } from '@shop/server/screens'
import type { RouteObject } from 'react-router'
import type { Site } from '../data/Site'
import { screenWithMessages } from '../screens/screenOnDemand'

/** The contact page of each language, with the forms on it. */
export function contactRoutes(site: Site): RouteObject[] {
  return languages.map((language) => ({
    path: screenAddress('contact', language),
    ...screenWithMessages('src/contact/ContactScreen.tsx', async () => {
      const { ContactScreen } = await import('./ContactScreen')
      const { loadContact } = await import('./loadContact')
      return {
        Component: ContactScreen,
        loader: ({ request }) => loadContact(site, request, language, contactUrls[language]),
      }
    }),
  }))
}
