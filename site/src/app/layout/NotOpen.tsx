import { isSecretPath } from '@shop/server/screens'
import { FormattedMessage, useIntl } from 'react-intl'
import { Outlet, useLocation } from 'react-router'
import { OpeningHours } from '../../features/shop/OpeningHours'
import { ShopAddress } from '../../features/shop/ShopAddress'
import { otherLanguage } from '../../kernel/addresses/addresses'
import { isPrivatePath } from '../../kernel/addresses/sessionPaths'
import { Head } from '../../kernel/components/Head'
import { useLanguage, useLayout } from '../../kernel/screens/useLayout'
import { Logo } from './Logo'

/**
 * What everyone but the owner sees of a shop that has not opened: its name, its hours and how to reach it, at any address.
 * Only the screens where one logs in and those that customers have a link to are there, without menus around them.
 */
export function NotOpen() {
  const { pathname } = useLocation()
  return (
    <>
      <header className="header">
        <div className="frame header__row">
          <p className="logo">
            <Logo />
          </p>
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        {isPrivatePath(pathname) || isSecretPath(pathname) ? <Outlet /> : <OpeningSoon />}
      </main>
    </>
  )
}

function OpeningSoon() {
  const { shop } = useLayout()
  const language = useLanguage()
  const other = otherLanguage(language)
  const { formatMessage } = useIntl()
  const title = formatMessage({ id: 'notOpen.title' })
  return (
    <div className="message-panel ground--gray">
      <Head title={title} address={`/${language}`} isHidden />
      <div className="frame message-panel__frame">
        <div className="message-panel__sheet message-screen ground--white">
          <h1>{title}</h1>
          <p className="lead">
            {shop.description ?? <FormattedMessage id="notOpen.text" values={{ name: shop.name }} />}
          </p>
          <ShopAddress />
          <p>
            <a href={`/${other}`} hrefLang={other} lang={other}>
              {other === 'nl' ? 'Nederlands' : 'English'}
            </a>
          </p>
        </div>
        {shop.openingHours.length > 0 && (
          <aside className="message-panel__aside">
            <h2>
              <FormattedMessage id="notOpen.hours" />
            </h2>
            <OpeningHours />
          </aside>
        )}
      </div>
    </div>
  )
}
