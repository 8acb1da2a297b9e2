import { feedAddress } from '@shop/server/screens'
import { useEffect, useSyncExternalStore } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Outlet, ScrollRestoration, useNavigate, useNavigation } from 'react-router'
import { ConsentControl } from '../../features/consent/ConsentControl'
import { DialogConfirmation, FormDialogControl } from '../../features/messages/FormDialogControl'
import { isOwnAddress } from '../../kernel/addresses/addresses'
import { isPlainClick } from '../../kernel/browser/isPlainClick'
import { useArrival } from '../../kernel/browser/useArrival'
import { onDemand } from '../../kernel/components/onDemand'
import { isActive, subscribeToActivity } from '../../kernel/data/activity'
import { loadLaterMessages } from '../../kernel/i18n/catalogues'
import { useLanguage, useLayout } from '../../kernel/screens/useLayout'
import { AdminBarOnDemand } from './AdminBarOnDemand'
import { Announcement } from './Announcement'
import { Footer } from './Footer'
import { Header } from './Header'
import { Notice } from './Notice'
import { PhoneBar } from './PhoneBar'
import { TopBar } from './TopBar'

/** A shop is rarely about to close. */
const ClosureNotice = onDemand(
  'ClosureNotice',
  async () => (await import('../../features/shop/ClosureNotice')).ClosureNotice,
)

/** A shop opens once. */
const NotOpen = onDemand('NotOpen', async () => {
  const [{ NotOpen }] = await Promise.all([import('./NotOpen'), loadLaterMessages('notOpen')])
  return NotOpen
})

/** Header, footer and dialogs around every screen, once the shop is open; before that its owner alone sees them. */
export function Layout() {
  useContentLinks()
  const { shop, viewer } = useLayout()
  return (
    <ConsentControl>
      <FormDialogControl
        loadDialog={async (form) => (await import('./loadDialog')).loadDialog(form, shop.takesAppointments)}
      >
        <a className="skip-link" href="#content">
          <FormattedMessage id="layout.skip" />
        </a>
        <LoadingBar />
        <Arrival />
        <AdminBarOnDemand />
        {shop.isOpen || viewer?.role === 'cms_admin' ? <WholeSite /> : <NotOpen />}
        <ScrollRestoration />
      </FormDialogControl>
    </ConsentControl>
  )
}

function WholeSite() {
  const { shop } = useLayout()
  return (
    <>
      <TopBar />
      {shop.closure && <ClosureNotice />}
      {shop.announcement && <Announcement {...shop.announcement} />}
      <Header />
      <main id="content" tabIndex={-1}>
        <Notice />
        <DialogConfirmation />
        <Outlet />
      </main>
      <Footer />
      <PhoneBar />
      <FeedLink />
    </>
  )
}

/** Lets feed readers find the news of the page's language. React moves it to the head. */
function FeedLink() {
  const { shop } = useLayout()
  const language = useLanguage()
  const { formatMessage } = useIntl()
  const title = `${formatMessage({ id: 'news.title' })} | ${shop.name}`
  return <link rel="alternate" type="application/rss+xml" title={title} href={feedAddress(language)} />
}

/** Shown while a navigation or a call is pending. */
function LoadingBar() {
  const { formatMessage } = useIntl()
  const isCalling = useSyncExternalStore(subscribeToActivity, isActive, () => false)
  const isNavigating = useNavigation().state !== 'idle'
  return (
    <div className="loading" role="status">
      {(isCalling || isNavigating) && (
        <span className="loading__bar">
          <span className="visually-hidden">{formatMessage({ id: 'layout.loading' })}</span>
        </span>
      )}
    </div>
  )
}

/** Says to screen readers which screen one has come to. */
function Arrival() {
  return (
    <p className="visually-hidden" aria-live="assertive">
      {useArrival()}
    </p>
  )
}

/** Links in rich text are plain HTML; those within the site and language are followed without loading anew. */
function useContentLinks(): void {
  const navigate = useNavigate()
  const language = useLanguage()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return
      const link = event.target.closest<HTMLAnchorElement>('.rich-text a[href]')
      const address = link?.getAttribute('href')
      if (!link || !address || link.target || !isOwnAddress(address, language)) return
      event.preventDefault()
      navigate(address)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, language])
}
