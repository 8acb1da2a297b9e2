import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import LinearProgress from '@mui/material/LinearProgress'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useLoading } from 'ra-core'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router'
import { LanguageSwitch } from '../components/LanguageSwitch'
import { useSaveShortcut } from '../components/saveShortcut'
import { useTranslation } from '../i18n/useTranslation'
import { useShopName } from '../shop/shopFacts'
import { ThemeTexts } from '../theme/ThemeTexts'
import { FailureScreen } from './FailureScreen'
import { HeaderBar } from './HeaderBar'
import { OfflineNotice } from './OfflineNotice'
import { SideMenu } from './SideMenu'
import { SkipLink } from './SkipLink'
import { ThemeSwitch } from './ThemeSwitch'
import { useScreenTitle } from './useScreenTitle'

const menuWidth = '14.5rem'

/** The menu is dark in either scheme. */
const darkScrollbar = { colorScheme: 'dark', scrollbarWidth: 'thin' } as const

/** The frame of every screen: menu, header and content. Below 1000 px, where letters have their usual size, the menu is a drawer. */
export function BackOfficeLayout({ children }: { children?: ReactNode }) {
  const isWide = useMediaQuery('(width >= 62.5em)')
  const isPhone = useMediaQuery('(width < 37.5em)')
  const [isMenuOpen, setMenuOpen] = useState(false)
  const { pathname } = useLocation()
  const { translate } = useTranslation()
  const title = useScreenTitle()
  const shop = useShopName()
  const isLoading = useLoading()
  useSaveShortcut()

  useEffect(() => {
    document.title = `${title} · ${shop}`
  }, [title, shop])
  useEffect(() => {
    if (pathname) setMenuOpen(false)
  }, [pathname])

  return (
    <ThemeTexts>
      <Box sx={{ display: 'flex', minHeight: '100vh', bgcolor: 'background.default' }}>
        <SkipLink />
        {isWide ? (
          <Box sx={{ width: menuWidth, flex: 'none', bgcolor: 'shop.rail' }}>
            <Box sx={{ position: 'sticky', top: 0, height: '100vh', overflowY: 'auto', ...darkScrollbar }}>
              <SideMenu />
            </Box>
          </Box>
        ) : (
          <Drawer
            open={isMenuOpen}
            onClose={() => setMenuOpen(false)}
            slotProps={{
              paper: {
                'aria-label': translate('menu.label'),
                sx: { width: 'min(17.5rem, 90vw)', bgcolor: 'shop.rail', border: 0, ...darkScrollbar },
              },
            }}
          >
            <SideMenu
              foot={
                isPhone && (
                  <>
                    <LanguageSwitch />
                    <ThemeSwitch />
                  </>
                )
              }
            />
          </Drawer>
        )}
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <HeaderBar title={title} isPhone={isPhone} onMenu={isWide ? undefined : () => setMenuOpen(true)} />
          <OfflineNotice />
          <Box sx={{ height: 3 }} aria-hidden={!isLoading}>
            {isLoading && <LinearProgress sx={{ height: 3 }} aria-label={translate('app.loading')} />}
          </Box>
          <Box
            component="main"
            id="main-content"
            tabIndex={-1}
            sx={{ flex: 1, p: { xs: 1.5, sm: 3 }, pt: { xs: 1.5, sm: 2.5 }, outline: 'none', overflowX: 'clip' }}
          >
            <ErrorBoundary FallbackComponent={FailureScreen} resetKeys={[pathname]}>
              <Suspense fallback={null}>{children}</Suspense>
            </ErrorBoundary>
          </Box>
        </Box>
      </Box>
    </ThemeTexts>
  )
}
