import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AdminContext, AdminUI, CustomRoutes, withLifecycleCallbacks } from 'react-admin'
import { RouterProvider } from 'react-router'
import { DashboardScreen } from '../features/dashboard/DashboardScreen'
import schema from '../generated/schema.json' with { type: 'json' }
import { AddressBook } from '../kernel/addresses/AddressBook'
import { createAddressedRouter } from '../kernel/addresses/createAddressedRouter'
import { Notices } from '../kernel/components/Notices'
import { rememberedState } from '../kernel/cookies/stateCookie'
import { createClient } from '../kernel/dataProvider/createClient'
import { createDataProvider } from '../kernel/dataProvider/createDataProvider'
import { SchemaFacts } from '../kernel/dataProvider/SchemaFacts'
import { fieldKinds } from '../kernel/generate/kinds/fieldKinds'
import { createI18nProvider } from '../kernel/i18n/createI18nProvider'
import { BackOfficeLayout } from '../kernel/layout/BackOfficeLayout'
import { FailureScreen } from '../kernel/layout/FailureScreen'
import { NotFoundScreen } from '../kernel/layout/NotFoundScreen'
import { type Described, ManagedCatalogue } from '../kernel/managed/ManagedCatalogue'
import { ManagedContext } from '../kernel/managed/ManagedContext'
import type { Language } from '../kernel/managed/ManagedEntity'
import { readShopTexts } from '../kernel/placeholders/readShopTexts'
import { registerFeatures } from '../kernel/registerFeatures'
import { SessionKeeper } from '../kernel/session/SessionKeeper'
import { createAuthProvider } from '../kernel/start/createAuthProvider'
import { createStore } from '../kernel/start/createStore'
import { preferenceSaver } from '../kernel/start/preferenceSaver'
import type { Viewer } from '../kernel/start/Viewer'
import { createShopTheme } from '../kernel/theme/createShopTheme'
import { shopLook } from '../kernel/theme/shopLook'
import { features } from './features'
import { managedResources } from './managedResources'
import { ownRoutes } from './ownRoutes'
import { ScreenRegistries } from './ScreenRegistries'

interface BackOfficeProps {
  viewer: Viewer
  described: Described
  language: Language
  /** What the viewer arranged before, here or elsewhere. */
  preferences: Readonly<Record<string, unknown>>
}

registerFeatures(features)

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
const styles = createCache({ key: 'shop', nonce, prepend: true })

/** What was saved is saved, whether or not titles follow at once. */
async function followShop<Saved>(saved: Saved): Promise<Saved> {
  await readShopTexts().catch(() => undefined)
  return saved
}

/** Everything that lives as long as the page, made once. */
function createParts({ viewer, language, preferences }: BackOfficeProps, catalogue: ManagedCatalogue) {
  const facts = new SchemaFacts(schema)
  const { theme } = rememberedState()
  return {
    dataProvider: withLifecycleCallbacks(createDataProvider(createClient(), catalogue, facts), [
      { resource: 'shopSettings', afterUpdate: followShop },
    ]),
    authProvider: createAuthProvider(viewer),
    i18nProvider: createI18nProvider(catalogue, language),
    // The provider itself repeats what makes sense to repeat.
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } }),
    store: createStore({ ...preferences, ...(theme ? { theme } : {}), locale: language }, preferenceSaver()),
    lightTheme: createShopTheme('light', shopLook()),
    darkTheme: createShopTheme('dark', shopLook()),
  }
}

/** The whole back office: a section per thing that the server lets one manage. */
export function BackOffice(props: BackOfficeProps) {
  const [catalogue] = useState(() => ManagedCatalogue.of(props.described, fieldKinds))
  const [router] = useState(() => {
    const parts = createParts(props, catalogue)
    const admin = (
      <AdminContext {...parts}>
        <AdminUI
          layout={BackOfficeLayout}
          dashboard={DashboardScreen}
          catchAll={NotFoundScreen}
          error={FailureScreen}
          loginPage={false}
          notification={Notices}
          disableTelemetry
          title=""
        >
          {managedResources(catalogue.entities)}
          <CustomRoutes>{ownRoutes(catalogue.entities)}</CustomRoutes>
        </AdminUI>
        <SessionKeeper viewer={props.viewer} />
      </AdminContext>
    )
    return createAddressedRouter([{ path: '*', element: admin }], new AddressBook(catalogue.entities))
  })
  return (
    <CacheProvider value={styles}>
      <ManagedContext value={catalogue}>
        <ScreenRegistries>
          <RouterProvider router={router} />
        </ScreenRegistries>
      </ManagedContext>
    </CacheProvider>
  )
}
