import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { LanguageSwitch } from '../../kernel/components/LanguageSwitch'
import { renewSessionWith } from '../../kernel/graphql/sessionRenewal'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import type { Language } from '../../kernel/managed/ManagedEntity'
import { useShopName } from '../../kernel/shop/shopFacts'
import { leaveFor } from '../../kernel/start/leaveFor'
import AccountScreen from './AccountScreen'
import { OwnDocument } from './OwnDocument'
import { useAccount } from './useAccount'

/** After a reload the server redirects to the login page, and back here. */
async function leaveToLogIn(): Promise<boolean> {
  await leaveFor(window.location.pathname)
  return false
}

/**
 * The own account of who does not work in the back office, such as a partner, or may not yet: the same screen in a frame of
 * its own.
 */
export function AccountPage({ language, home }: { language: Language; home: string }) {
  useEffect(() => {
    renewSessionWith(leaveToLogIn)
    return () => renewSessionWith(undefined)
  }, [])
  return (
    <OwnDocument language={language}>
      <AccountFrame home={home} />
    </OwnDocument>
  )
}

function AccountFrame({ home }: { home: string }) {
  const { translate } = useTranslation()
  const { data } = useAccount()
  const title = translate('account.title')
  const shop = useShopName()
  useEffect(() => {
    document.title = `${title} · ${shop}`
  }, [title, shop])
  return (
    <Box sx={{ maxWidth: 800, mx: 'auto', px: { xs: 1.5, sm: 3 } }}>
      <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1.5 }}>
        <Box component="h1" sx={{ typography: 'h1', m: 0, flex: 1 }}>
          {title}
        </Box>
        <LanguageSwitch />
        {/* There is nothing to go back to before what the shop requires is set up. */}
        {data?.myAccount.mustEnrol !== true && (
          <Button href={home} color="inherit" startIcon={<Icon name="previous" />} sx={{ minHeight: 44 }}>
            {translate('account.back')}
          </Button>
        )}
      </Box>
      <main>
        <AccountScreen />
      </main>
    </Box>
  )
}
