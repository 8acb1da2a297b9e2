import { screenAddress, trackAddress } from '@shop/server/screens'
import { useContext } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { CookieButton } from '../../features/consent/CookieButton'
import { OpeningHours } from '../../features/shop/OpeningHours'
import { Parking } from '../../features/shop/Parking'
import { Routes } from '../../features/shop/Routes'
import { isReachable, ShopAddress } from '../../features/shop/ShopAddress'
import { ActionLink } from '../../kernel/components/ActionLink'
import { SmartLink } from '../../kernel/components/SmartLink'
import { useIsOpen } from '../../kernel/screens/useIsOpen'
import { useLanguage, useLayout } from '../../kernel/screens/useLayout'
import { FooterMarkup } from './FooterMarkup'
import { Logo } from './Logo'
import { footerMenu } from './menus'

export function Footer() {
  const markup = useContext(FooterMarkup)
  // The same bytes that React would write, so that the browser hydrates the footer as usual.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by React itself, with an earlier page.
  if (markup !== undefined) return <footer className="footer" dangerouslySetInnerHTML={{ __html: markup }} />
  return <RenderedFooter />
}

function RenderedFooter() {
  const { shop, pages, year } = useLayout()
  const isOpen = useIsOpen()
  const language = useLanguage()
  const { formatMessage } = useIntl()
  const entries = footerMenu(pages, language)
  return (
    <footer className="footer">
      <div className="frame footer__columns">
        <div className="footer__intro">
          <p className="logo">
            <Logo isOnBar />
          </p>
          {shop.description && <p>{shop.description}</p>}
          <p className="buttons">
            <ActionLink action="contact" />
            <ActionLink action="question" look="quiet" />
          </p>
        </div>
        {shop.openingHours.length > 0 && (
          <section>
            <h2>
              <FormattedMessage id="hours.title" />
            </h2>
            <OpeningHours />
          </section>
        )}
        {isReachable(shop) && (
          <section>
            <h2>
              <FormattedMessage id="contact.title" />
            </h2>
            <ShopAddress />
            <Routes />
            <Parking />
            {shop.socialLinks.length > 0 && (
              <ul className="socials">
                {shop.socialLinks.map(({ network, url }) => (
                  <li key={url}>
                    <a href={url} rel="noopener">
                      {networkNames[network] ?? network}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </section>
        )}
      </div>
      <div className="frame footer__end">
        <p>
          © {year} {shop.name}
          {shop.chamberOfCommerce && (
            <>
              {' · '}
              <FormattedMessage id="footer.chamber" values={{ number: shop.chamberOfCommerce }} />
            </>
          )}
        </p>
        <nav aria-label={formatMessage({ id: 'footer.menu' })}>
          <ul>
            {entries.map((entry) => (
              <li key={entry.key}>
                <SmartLink to={entry.address}>{entry.title}</SmartLink>
              </li>
            ))}
            {isOpen(screenAddress('priceFinder', language)) && (
              <li>
                <SmartLink to={screenAddress('priceFinder', language)}>
                  {formatMessage({ id: 'priceFinder.menu' })}
                </SmartLink>
              </li>
            )}
            <li>
              <SmartLink to={screenAddress('reviews', language)}>{formatMessage({ id: 'reviews.menu' })}</SmartLink>
            </li>
            {isOpen(trackAddress(language)) && (
              <li>
                <SmartLink to={trackAddress(language)}>{formatMessage({ id: 'action.status' })}</SmartLink>
              </li>
            )}
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
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  x: 'X',
  mastodon: 'Mastodon',
}
