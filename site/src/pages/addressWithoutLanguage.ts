import { defaultLanguage, pageAddress, type Screen, screenAddress, screens } from '@shop/server/screens'
import type { Site } from '../data/Site'
import { orMoved } from '../screens/notFound'

/** The screens that have screens below them. */
const withDetails: Screen[] = ['news', 'tips', 'products']

/** Where an address that names no language leads: to the Dutch screen or page. Throws not-found if there is none. */
export async function addressWithoutLanguage(site: Site, path: string): Promise<string> {
  if (path === '/') return `/${defaultLanguage}`
  const asked = path.slice(1)
  for (const screen of Object.keys(screens) as Screen[]) {
    const own = screens[screen][defaultLanguage]
    if (asked === own) return screenAddress(screen, defaultLanguage)
    if (withDetails.includes(screen) && asked.startsWith(`${own}/`)) {
      return screenAddress(screen, defaultLanguage, encodeURIComponent(asked.slice(own.length + 1)))
    }
  }
  const dutch = pageAddress(defaultLanguage, asked)
  await orMoved(site, dutch, () => site.query('Page', { language: defaultLanguage, fullUrl: asked }))
  return dutch
}
