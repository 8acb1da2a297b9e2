import { FormattedMessage } from 'react-intl'
import { Outlet, ScrollRestoration } from 'react-router'
import { ConsentControl } from '../consent/ConsentControl'
import { FormDialogControl } from '../contact/FormDialogControl'
import { AdminBarOnDemand } from './AdminBarOnDemand'
import { Footer } from './Footer'
import { Header } from './Header'
import { LoadingBar } from './LoadingBar'
import { Notice } from './Notice'
import { TopBar } from './TopBar'
import { useContentLinks } from './useContentLinks'

/** Header, footer and dialogs around every screen. */
export function Layout() {
  useContentLinks()
  return (
    <ConsentControl>
      <FormDialogControl>
        <a className="skip-link" href="#content">
          <FormattedMessage id="layout.skip" />
        </a>
        <LoadingBar />
        <AdminBarOnDemand />
        <TopBar />
        <Header />
        <main id="content" tabIndex={-1}>
          <Notice />
          <Outlet />
        </main>
        <Footer />
        <ScrollRestoration />
      </FormDialogControl>
    </ConsentControl>
  )
}
