import './site.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { blocksOf } from '../features/pages/blocks/blocksOf'
import { loadBlocks } from '../features/pages/blocks/loadBlocks'
import { languageOf } from '../kernel/addresses/addresses'
import { loadRenderedParts } from '../kernel/components/onDemand'
import { browserQuery, loadBrowserCall } from '../kernel/data/browserQuery'
import { contextOf, type Site } from '../kernel/data/Site'
import { loadMessages } from '../kernel/i18n/catalogues'
import { setDeployment } from '../kernel/i18n/deployment'
import { SiteIntl } from '../kernel/i18n/SiteIntl'
import { rememberSwitch } from '../kernel/i18n/stateCookie'
import { createRoutes } from './createRoutes'
import { Document } from './Document'
import type { SiteState } from './SiteState'

/** Hydrates the page, in a transition so that taps and scrolling are answered in between. */
export async function hydrate(scripts: string[]): Promise<void> {
  const text = document.getElementById('state')?.textContent ?? ''
  const { assets, look, publicUrl, deployment, hydration } = JSON.parse(text) as SiteState
  setDeployment(deployment)
  const language = languageOf(location)
  rememberSwitch()
  const messages = await loadMessages(language)
  const site: Site = {
    query: browserQuery,
    publicUrl,
    // The session cookie is not readable by scripts; this one is set along with it.
    isSignedIn: () => /(^|; )user=/.test(document.cookie),
  }
  const routes = createRoutes()
  // Lazy screens of the page, and its blocks, must be loaded before hydration.
  await Promise.all([loadShownScreens(routes), loadBlocks(Object.values(hydration.loaderData ?? {}).flatMap(blocksOf))])
  await loadRenderedParts()
  const router = createBrowserRouter(routes, { hydrationData: hydration, getContext: () => contextOf(site) })
  startTransition(() => {
    hydrateRoot(
      document,
      <Document assets={assets} look={look} language={language} state={text} scripts={scripts}>
        <SiteIntl language={language} messages={messages}>
          <RouterProvider router={router} />
        </SiteIntl>
      </Document>,
    )
  })
  loadOnIntent(routes)
}

async function loadShownScreens(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

/** Loads all screens when a link is hovered, touched or focused for the first time. */
function loadOnIntent(routes: RouteObject[]): void {
  const intents = ['pointerover', 'touchstart', 'focusin'] as const
  const load = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('a')) return
    for (const intent of intents) document.removeEventListener(intent, load)
    // What cannot be loaded now is loaded again, and its failure shown, when it is needed.
    const later = () => undefined
    loadBrowserCall().catch(later)
    for (const { lazy } of flat(routes)) if (typeof lazy === 'function') lazy().catch(later)
  }
  for (const intent of intents) document.addEventListener(intent, load, { passive: true })
}

function flat(routes: RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => [route, ...flat(route.children ?? [])])
}
