import { useIntl } from 'react-intl'
import { OpenNow } from '../../features/shop/OpenNow'
import { phoneAddress } from '../../features/shop/phoneAddress'
import { Icon } from '../../kernel/components/icons/Icon'
import { SmartLink } from '../../kernel/components/SmartLink'
import { useLanguage, useLayout } from '../../kernel/screens/useLayout'
import { LanguageSwitch } from './LanguageSwitch'
import { topMenu } from './menus'
import { VisitorMenu } from './VisitorMenu'

/** Telephone, opening hours, the pages flagged for the top and the other language. */
export function TopBar() {
  const { shop, pages } = useLayout()
  const language = useLanguage()
  const { formatMessage } = useIntl()
  const entries = topMenu(pages, language)
  return (
    <section className="top-bar" aria-label={formatMessage({ id: 'layout.topBar' })}>
      <div className="frame top-bar__row">
        {shop.phone && (
          <a className="top-bar__phone" href={phoneAddress(shop.phone)}>
            <Icon name="phone" />
            {shop.phone}
          </a>
        )}
        <OpenNow />
        {entries.length > 0 && (
          <nav className="top-bar__menu" aria-label={formatMessage({ id: 'layout.topMenu' })}>
            <ul>
              {entries.map((entry) => (
                <li key={entry.key}>
                  <SmartLink to={entry.address}>{entry.title}</SmartLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <VisitorMenu />
        <LanguageSwitch />
      </div>
    </section>
  )
}
