import { useLocation, useMatches, useRouteLoaderData } from 'react-router'
import { languageOf } from '../addresses/addresses'
import type { LayoutData } from './LayoutData'
import type { ScreenData } from './ScreenData'

/** Loaded once with the first page. */
export function useLayout(): LayoutData {
  const data = useRouteLoaderData<LayoutData>('layout')
  if (!data) throw new Error('The layout has not been loaded.')
  return data
}

export function useLanguage() {
  return languageOf(useLocation())
}

/** The data of the current screen; undefined where it could not be loaded. */
export function useScreenData<Data extends ScreenData = ScreenData>(): Data | undefined {
  return useMatches().at(-1)?.loaderData as Data | undefined
}
