import { redirect, redirectDocument } from 'react-router'
import { languageOf, otherLanguage, withQuery } from '../addresses'
import type { SessionData } from '../routes/ScreenData'
import type { Site } from '../Site'
import { redirectAfterLogin } from './redirectAfterLogin'
import { loginPath, officePath } from './sessionPaths'

/** The login page. Whoever is logged in already goes on; a redirect to the login page itself is dropped. */
export async function loadLogin(site: Site, url: URL): Promise<SessionData> {
  const asked = url.searchParams.get('redirect')
  if (asked?.includes(loginPath)) throw redirect(loginPath, 302)
  const { me } = await site.query('Viewer', {})
  if (me?.role === 'cms_admin') throw redirectDocument(redirectAfterLogin(asked, officePath), 302)
  return sessionData(url)
}

export function sessionData(url: URL): SessionData {
  const query = Object.fromEntries(url.searchParams)
  return {
    kind: 'session',
    translationAddress: withQuery(url.pathname, { ...query, language: otherLanguage(languageOf(url)) }),
  }
}
