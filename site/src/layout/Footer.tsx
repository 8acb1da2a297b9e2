import { FormattedMessage, useIntl } from 'react-intl'
import { inLanguage } from '../addresses/addresses'
import { statusPath } from '../addresses/sessionPaths'
import { ActionLink } from '../components/ActionLink'
import { SmartLink } from '../components/SmartLink'
import { CookieButton } from '../consent/CookieButton'
import { useLanguage, useLayout } from '../screens/useLayout'
import { OpeningHours } from '../shop/OpeningHours'
import { ShopAddress } from '../shop/ShopAddress'
import { LogoMark } from './Logo'
import { footerMenu } from './menus'

export function Footer() {
  const { shop, pages, year } = useLayout()
  const language = useLanguage()
  const { formatMessage } = useIntl()
  const entries = footerMenu(pages, language)
  return (
    <footer className="footer">
      <div className="frame footer__columns">
        <div className="footer__intro">
          <p className="logo">
            <LogoMark />
            <span className="logo__name">{shop.name}</span>
          </p>
          <p>{shop.description}</p>
          <p className="buttons">
            <ActionLink action="contact" />
            <ActionLink action="question" look="quiet" />
          </p>
        </div>
        <section>
          <h2>
            <FormattedMessage id="hours.title" />
          </h2>
          <OpeningHours />
        </section>
        <section>
          <h2>
            <FormattedMessage id="contact.title" />
          </h2>
          <ShopAddress />
          <ul className="socials">
            {shop.socialLinks.map(({ network, url }) => (
              <li key={network}>
                <a href={url} rel="noopener">
                  {networkNames[network] ?? network}
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className="frame footer__end">
        <p>
          © {year} {shop.name} · <FormattedMessage id="footer.chamber" values={{ number: shop.chamberOfCommerce }} />
        </p>
        <nav aria-label={formatMessage({ id: 'footer.menu' })}>
          <ul>
            {entries.map((entry) => (
              <li key={entry.key}>
                <SmartLink to={entry.address}>{entry.title}</SmartLink>
              </li>
            ))}
            <li>
              <a href={inLanguage(statusPath, language)}>
                <FormattedMessage id="visitor.cms_status_user" />
              </a>
            </li>
          </ul>
        </nav>
        <CookieButton />
      </div>
    </footer>
  )
}

const networkNames: Record<string, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  whatsapp: 'WhatsApp',
  google: 'Google',
}
