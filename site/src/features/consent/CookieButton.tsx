import { useIntl } from 'react-intl'
import { Icon } from '../../kernel/components/icons/Icon'
import { useOpenConsent } from './ConsentControl'

/** Opens the settings of the consent again. */
export function CookieButton() {
  const open = useOpenConsent()
  const { formatMessage } = useIntl()
  const title = formatMessage({ id: 'consent.open' })
  return (
    <button type="button" className="cookie-button" onClick={open} aria-label={title} title={title}>
      <Icon name="cookie" />
    </button>
  )
}
