import { trackAddress } from '@shop/server/screens'
import { FormattedMessage } from 'react-intl'
import { SiteLink } from '../../kernel/components/SiteLink'
import { useLanguage, useLayout } from '../../kernel/screens/useLayout'
import { phoneAddress } from '../shop/phoneAddress'

/** Of an address that opens nothing, whether it never did, was replaced, or is too old. */
export function DeadAddress() {
  const language = useLanguage()
  const { shop } = useLayout()
  return (
    <header className="status-screen__header">
      <h1>
        <FormattedMessage id="track.dead.title" />
      </h1>
      <p className="lead">
        <FormattedMessage id="track.dead.text" />
      </p>
      <p className="buttons">
        <SiteLink className="button button--primary" to={trackAddress(language)}>
          <FormattedMessage id="track.dead.find" />
        </SiteLink>
      </p>
      {shop.phone && (
        <p>
          <FormattedMessage id="track.call" values={{ phone: <a href={phoneAddress(shop.phone)}>{shop.phone}</a> }} />
        </p>
      )}
    </header>
  )
}
