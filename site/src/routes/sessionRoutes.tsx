import { type RouteObject, redirect, redirectDocument } from 'react-router'
import { languageOf, otherLanguage, withQuery } from '../addresses'
import { ViewerDocument } from '../generated/graphql'
import type { Site } from '../Site'
import { redirectAfterLogin } from '../session/redirectAfterLogin'
import type { ScreenData } from './ScreenData'

/** Screens about the visitor's own session: never kept for others. They speak the language of `?language=`. */
export const loginPath = '/login-admin'
export const logoutPath = '/uitloggen'

/** Where a cms-admin works. */
export const officePath = '/cougarXr7'

export function isPrivatePath(pathname: string): boolean {
  return pathname === loginPath || pathname === logoutPath
}

export function sessionRoutes(site: Site): RouteObject[] {
  return [
    {
      path: loginPath,
      lazy: async () => ({ Component: (await import('../session/LoginScreen')).LoginScreen }),
      loader: ({ request }) => loadLogin(site, new URL(request.url)),
    },
    {
      path: logoutPath,
      lazy: async () => ({ Component: (await import('../session/LogoutScreen')).LogoutScreen }),
      loader: ({ request }) => ({ translationAddress: translationOf(new URL(request.url)) }),
    },
  ]
}

async function loadLogin(site: Site, url: URL): Promise<ScreenData> {
  const asked = url.searchParams.get('redirect')
  if (asked?.includes(loginPath)) throw redirect(loginPath, 302)
  const { me } = await site.query(ViewerDocument, {})
  if (me?.role === 'cms_admin') throw redirectDocument(redirectAfterLogin(asked, officePath), 302)
  return { translationAddress: translationOf(url) }
}

function translationOf(url: URL): string {
  const query = Object.fromEntries(url.searchParams)
  return withQuery(url.pathname, { ...query, language: otherLanguage(languageOf(url)) })
}
