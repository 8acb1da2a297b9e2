import { FormattedMessage, useIntl } from 'react-intl'
import { OpenNow } from '../../features/shop/OpenNow'
import { phoneAddress } from '../../features/shop/phoneAddress'
import { ActionLink } from '../../kernel/components/ActionLink'
import { Icon } from '../../kernel/components/icons/Icon'
import { useIsOffered } from '../../kernel/components/useIsOffered'
import { useLayout, useScreenData } from '../../kernel/screens/useLayout'

/** At the bottom of a phone's screen: whether the shop is open, and how to reach it with a thumb. Hidden while one types. */
export function PhoneBar() {
  const { shop } = useLayout()
  const waitingAnchor = useScreenData()?.waitingAnchor
  const isOffered = useIsOffered()
  const { formatMessage } = useIntl()
  const whatsapp = shop.socialLinks.find(({ network }) => network === 'whatsapp')
  if (!shop.phone && !whatsapp && !waitingAnchor && !isOffered('appointment')) return null
  return (
    <aside className="phone-bar" aria-label={formatMessage({ id: 'phoneBar.title' })}>
      <OpenNow className="phone-bar__open" />
      <p className="phone-bar__ways">
        {shop.phone && (
          <a className="button button--quiet" href={phoneAddress(shop.phone)}>
            <Icon name="phone" />
            <FormattedMessage id="phoneBar.call" />
          </a>
        )}
        {whatsapp && (
          <a className="button button--quiet" href={whatsapp.url} rel="noopener">
            <Icon name="chat" />
            WhatsApp
          </a>
        )}
        {waitingAnchor ? (
          <a className="button button--primary" href={`#${waitingAnchor}`}>
            <FormattedMessage id="phoneBar.answer" />
          </a>
        ) : (
          <ActionLink action="appointment">
            <FormattedMessage id="phoneBar.appointment" />
          </ActionLink>
        )}
      </p>
    </aside>
  )
}
