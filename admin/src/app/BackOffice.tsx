import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { QueryClient } from '@tanstack/react-query'
import type { IntrospectionQuery } from 'graphql'
import { useState } from 'react'
import { AdminContext, AdminUI, CustomRoutes } from 'react-admin'
import { Route, RouterProvider } from 'react-router'
import { AddressBook } from '../addresses/AddressBook'
import { createAddressedRouter } from '../addresses/createAddressedRouter'
import { Notices } from '../components/Notices'
import { rememberedState } from '../cookies/stateCookie'
import { DashboardScreen } from '../dashboard/DashboardScreen'
import { createClient } from '../dataProvider/createClient'
import { createDataProvider } from '../dataProvider/createDataProvider'
import { SchemaFacts } from '../dataProvider/SchemaFacts'
import introspection from '../generated/introspection.json' with { type: 'json' }
import { createI18nProvider } from '../i18n/createI18nProvider'
import { BackOfficeLayout } from '../layout/BackOfficeLayout'
import { FailureScreen } from '../layout/FailureScreen'
import { NotFoundScreen } from '../layout/NotFoundScreen'
import type { ManagedCatalogue } from '../managed/ManagedCatalogue'
import { ManagedContext } from '../managed/ManagedContext'
import type { Language } from '../managed/ManagedEntity'
import { SessionKeeper } from '../session/SessionKeeper'
import { createAuthProvider } from '../start/createAuthProvider'
import { createStore } from '../start/createStore'
import { preferenceSaver } from '../start/preferenceSaver'
import type { Viewer } from '../start/Viewer'
import { createShopTheme } from '../theme/createShopTheme'
import { AccountScreen, MediaScreen, PrivacyScreen, TrashScreen } from './lazyScreens'
import { managedResources } from './managedResources'
import { ScreenRegistries } from './ScreenRegistries'

interface BackOfficeProps {
  viewer: Viewer
  catalogue: ManagedCatalogue
  language: Language
  /** What the viewer arranged before, here or elsewhere. */
  preferences: Readonly<Record<string, unknown>>
}

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
const styles = createCache({ key: 'shop', nonce, prepend: true })

/** Everything that lives as long as the page, made once. */
function createParts({ viewer, catalogue, language, preferences }: BackOfficeProps) {
  const facts = new SchemaFacts(introspection as unknown as IntrospectionQuery)
  const { theme } = rememberedState()
  return {
    dataProvider: createDataProvider(createClient(), catalogue, facts),
    authProvider: createAuthProvider(viewer),
    i18nProvider: createI18nProvider(catalogue, language),
    // The provider itself repeats what makes sense to repeat.
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } }),
    store: createStore({ ...preferences, ...(theme ? { theme } : {}), locale: language }, preferenceSaver()),
    lightTheme: createShopTheme('light'),
    darkTheme: createShopTheme('dark'),
  }
}

/** The whole back office: a section per thing that the server lets one manage. */
export function BackOffice(props: BackOfficeProps) {
  const { catalogue } = props
  const [router] = useState(() => {
    const parts = createParts(props)
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
          <CustomRoutes>
            <Route path="/trash" element={<TrashScreen />} />
            <Route path="/privacy" element={<PrivacyScreen />} />
            <Route path="/account" element={<AccountScreen />} />
            <Route path="/media" element={<MediaScreen />} />
          </CustomRoutes>
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
