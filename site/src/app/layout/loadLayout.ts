import { redirect } from 'react-router'
import { cleanPath, languageOf } from '../../kernel/addresses/addresses'
import type { Site } from '../../kernel/data/Site'
import type { LayoutData } from '../../kernel/screens/LayoutData'

/** The data around every screen. Redirects addresses with a trailing or double slash. */
export async function loadLayout(site: Site, address: URL): Promise<LayoutData> {
  const { pathname, search } = address
  const clean = cleanPath(pathname)
  if (clean !== pathname) throw redirect(clean + search, 301)
  const [{ shop, special, publicPages }, viewer] = await Promise.all([
    site.query('Layout', { language: languageOf(address) }),
    site.isSignedIn() ? site.query('Viewer', {}).then(({ me }) => me) : null,
  ])
  const year = Number(shop.openingDays[0]?.day.slice(0, 4))
  return {
    shop,
    special,
    pages: publicPages,
    year,
    publicUrl: site.publicUrl,
    viewer: viewer ?? null,
  }
}
