import { type LoaderFunctionArgs, redirect } from 'react-router'
import { cleanPath, languageOf } from '../addresses'
import type { LayoutQuery } from '../generated/graphql'
import type { Site } from '../Site'
import { shopTime } from './shopTime'

export interface LayoutData {
  shop: LayoutQuery['shop']
  pages: LayoutQuery['publicPages']
  year: number
  publicUrl: string
}

/** What surrounds every screen. An address with a trailing or double slash is sent to the one without. */
export function loadLayout(site: Site) {
  return async ({ request }: LoaderFunctionArgs): Promise<LayoutData> => {
    const url = new URL(request.url)
    const { pathname, search } = url
    const clean = cleanPath(pathname)
    if (clean !== pathname) throw redirect(clean + search, 301)
    const { shop, publicPages } = await site.query('Layout', { language: languageOf(url) })
    return { shop, pages: publicPages, year: shopTime().year, publicUrl: site.publicUrl }
  }
}
