import { redirect, redirectDocument } from 'react-router'
import { inLanguage, languageOf, otherLanguage, withQuery } from '../addresses/addresses'
import { type Door, doors } from '../addresses/doors'
import type { Site } from '../data/Site'
import type { ScreenData } from '../screens/ScreenData'
import { type Notice, noticeParameter } from './notices'
import { redirectAfterLogin } from './redirects'

export interface SessionData extends ScreenData {
  kind: 'session'
}

export interface LoginData extends ScreenData {
  kind: 'login'
  door: Door
}

/**
 * A login page. Whoever is logged in already with its role goes on, with another one to the front page, which says so;
 * a redirect to the login page itself is dropped.
 */
export async function loadLogin(site: Site, door: Door, url: URL): Promise<LoginData> {
  const asked = url.searchParams.get('redirect')
  if (asked?.includes(door.login)) throw redirect(door.login, 302)
  const me = await viewerOf(site)
  if (me?.role === door.role) throw leave(redirectAfterLogin(asked, door.home))
  if (me) throw leave(withNotice(`/${languageOf(url)}`, 'other-role'))
  return { ...sessionData(url), kind: 'login', door }
}

/**
 * Lets a role in and nobody else: who is not logged in goes to its login page and comes back, who has another role is
 * told so at home.
 */
export async function assertDoor(site: Site, door: Door, url: URL): Promise<void> {
  const me = await viewerOf(site)
  if (!me) throw leave(withQuery(inLanguage(door.login, languageOf(url)), { redirect: url.pathname + url.search }))
  if (me.role !== door.role) throw leave(withNotice(inLanguage(doors[me.role].home, languageOf(url)), 'no-permission'))
}

/** Logging out is for whoever is logged in, in any role; nobody else has business there. */
export async function loadLogout(site: Site, url: URL): Promise<SessionData> {
  if (!(await viewerOf(site))) throw leave('/')
  return sessionData(url)
}

/** What a screen about the visitor's own session is shown with: the same in the other language is at the same path. */
export function sessionData(url: URL): SessionData {
  const query = Object.fromEntries(url.searchParams)
  return {
    kind: 'session',
    translationAddress: withQuery(url.pathname, { ...query, language: otherLanguage(languageOf(url)) }),
  }
}

async function viewerOf(site: Site) {
  return site.isSignedIn() ? (await site.query('Viewer', {})).me : null
}

function withNotice(address: string, notice: Notice): string {
  return withQuery(address, { [noticeParameter]: notice })
}

/** Who one is stands in every document, so these are left by loading another. */
function leave(address: string): Response {
  return redirectDocument(address, 302)
}
