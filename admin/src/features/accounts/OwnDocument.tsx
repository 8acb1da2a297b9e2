import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { QueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { AdminContext, memoryStore } from 'react-admin'
import { MemoryRouter } from 'react-router'
import { Notices } from '../../kernel/components/Notices'
import { rememberedState } from '../../kernel/cookies/stateCookie'
import { createI18nProvider } from '../../kernel/i18n/createI18nProvider'
import { ManagedCatalogue } from '../../kernel/managed/ManagedCatalogue'
import type { Language } from '../../kernel/managed/ManagedEntity'
import { createShopTheme } from '../../kernel/theme/createShopTheme'
import { shopLook } from '../../kernel/theme/shopLook'
import { ThemeTexts } from '../../kernel/theme/ThemeTexts'

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
const styles = createCache({ key: 'shop', nonce, prepend: true })

function createParts(language: Language) {
  const { theme } = rememberedState()
  return {
    i18nProvider: createI18nProvider(new ManagedCatalogue([], [], []), language),
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } }),
    store: memoryStore({ ...(theme ? { theme } : {}), locale: language }),
    lightTheme: createShopTheme('light', shopLook()),
    darkTheme: createShopTheme('dark', shopLook()),
  }
}

/** What a screen outside the back office needs around it. */
export function OwnDocument({ language, children }: { language: Language; children: ReactNode }) {
  const [parts] = useState(() => createParts(language))
  return (
    <CacheProvider value={styles}>
      <MemoryRouter>
        <AdminContext {...parts}>
          <CssBaseline />
          <ThemeTexts>
            {children}
            <Notices />
          </ThemeTexts>
        </AdminContext>
      </MemoryRouter>
    </CacheProvider>
  )
}
