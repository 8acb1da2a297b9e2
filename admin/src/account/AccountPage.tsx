import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CssBaseline from '@mui/material/CssBaseline'
import { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { AdminContext, memoryStore } from 'react-admin'
import { MemoryRouter } from 'react-router'
import { LanguageSwitch } from '../components/LanguageSwitch'
import { Notices } from '../components/Notices'
import { rememberedState } from '../cookies/stateCookie'
import { renewSessionWith } from '../graphql/sessionRenewal'
import { createI18nProvider } from '../i18n/createI18nProvider'
import { useWords } from '../i18n/useWords'
import { Icon } from '../icons/Icon'
import { ManagedCatalogue } from '../managed/ManagedCatalogue'
import type { Language } from '../managed/ManagedEntity'
import { leaveFor } from '../start/leaveFor'
import { createShopTheme } from '../theme/createShopTheme'
import AccountScreen from './AccountScreen'

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
const styles = createCache({ key: 'shop', nonce, prepend: true })

/** After a reload the server redirects to the login page, and back here. */
async function leaveToLogIn(): Promise<boolean> {
  await leaveFor(window.location.pathname)
  return false
}

function createParts(language: Language) {
  const { theme } = rememberedState()
  return {
    i18nProvider: createI18nProvider(new ManagedCatalogue([], [], []), language),
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } }),
    store: memoryStore({ ...(theme ? { theme } : {}), locale: language }),
    lightTheme: createShopTheme('light'),
    darkTheme: createShopTheme('dark'),
  }
}

/** The own account of who does not work in the back office, such as a partner: the same screen in a frame of its own. */
export function AccountPage({ language, home }: { language: Language; home: string }) {
  const [parts] = useState(() => createParts(language))
  useEffect(() => {
    renewSessionWith(leaveToLogIn)
    return () => renewSessionWith(undefined)
  }, [])
  return (
    <CacheProvider value={styles}>
      <MemoryRouter>
        <AdminContext {...parts}>
          <CssBaseline />
          <AccountFrame home={home} />
          <Notices />
        </AdminContext>
      </MemoryRouter>
    </CacheProvider>
  )
}

function AccountFrame({ home }: { home: string }) {
  const { say } = useWords()
  const title = say('account.title')
  useEffect(() => {
    document.title = `${title} · ${say('app.shop')}`
  }, [title, say])
  return (
    <Box sx={{ maxWidth: 800, mx: 'auto', px: { xs: 1.5, sm: 3 } }}>
      <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1.5 }}>
        <Box component="h1" sx={{ typography: 'h1', m: 0, flex: 1 }}>
          {title}
        </Box>
        <LanguageSwitch />
        <Button href={home} color="inherit" startIcon={<Icon name="previous" />} sx={{ minHeight: 44 }}>
          {say('account.back')}
        </Button>
      </Box>
      <main>
        <AccountScreen />
      </main>
    </Box>
  )
}
