import { redirect, redirectDocument } from 'react-router'
import type { Role } from '../../generated/graphql'
import { headerAddress, keepLanguage, languageOf, otherLanguage, withQuery } from '../../kernel/addresses/addresses'
import { type RoleArea, roleAreas } from '../../kernel/addresses/roleAreas'
import type { Site } from '../../kernel/data/Site'
import type { ScreenData } from '../../kernel/screens/ScreenData'
import { type Notice, noticeParameter } from './notices'
import { redirectAfterLogin } from './redirects'

export interface SessionData extends ScreenData {
  kind: 'session'
}

export interface LoginData extends ScreenData {
  kind: 'login'
  area: RoleArea
}

/**
 * A login page. A visitor who is logged in already is redirected: with its role to the requested address, with another
 * one to the front page with a notice. A redirect to the login page itself is dropped.
 */
export async function loadLogin(site: Site, area: RoleArea, url: URL): Promise<LoginData> {
  const asked = url.searchParams.get('redirect')
  if (asked?.includes(area.login)) throw redirect(keepLanguage(area.login, url), 302)
  const me = await viewerOf(site)
  if (me?.role === area.role) throw leave(keepLanguage(redirectAfterLogin(asked, area.home), url))
  if (me) throw leave(withNotice(`/${languageOf(url)}`, 'other-role'))
  return { ...sessionData(url), kind: 'login', area }
}

/**
 * Throws a redirect for every visitor without this role: to its login page and back where nobody is logged in, else to
 * the home of the visitor's own role with a notice.
 */
export async function requireRole(site: Site, role: Role, url: URL): Promise<void> {
  const me = await viewerOf(site)
  if (!me) throw leave(withQuery(keepLanguage(roleAreas[role].login, url), { redirect: url.pathname + url.search }))
  if (me.role !== role) throw leave(withNotice(keepLanguage(roleAreas[me.role].home, url), 'no-permission'))
}

/** Only for visitors who are logged in, with any role. */
export async function loadLogout(site: Site, url: URL): Promise<SessionData> {
  if (!(await viewerOf(site))) throw leave(keepLanguage('/', url))
  return sessionData(url)
}

/** For screens about the visitor's own session, whose translation has the same path. */
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

/** The viewer is part of the loaded document, so a redirect between roles loads a new one. */
function leave(address: string): Response {
  return redirectDocument(headerAddress(address), 302)
}
