import { useLocation, useMatches, useRouteLoaderData } from 'react-router'
import { languageOf } from '../addresses/addresses'
import type { LayoutData } from './LayoutData'
import type { ScreenData } from './ScreenData'

/** The shop, its pages and the address of the site, read once with the page. */
export function useLayout(): LayoutData {
  const data = useRouteLoaderData<LayoutData>('layout')
  if (!data) throw new Error('The layout has not been loaded.')
  return data
}

export function useLanguage() {
  return languageOf(useLocation())
}

/** What the current screen's loader answered; undefined where it could not be loaded. */
export function useScreenData<Data extends ScreenData = ScreenData>(): Data | undefined {
  return useMatches().at(-1)?.loaderData as Data | undefined
}
