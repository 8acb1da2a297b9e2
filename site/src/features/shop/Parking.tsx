import { FormattedMessage } from 'react-intl'
import { useLayout } from '../../kernel/screens/useLayout'

/** Where one parks, in the shop's words. */
export function Parking() {
  const { parking } = useLayout().shop
  if (!parking) return null
  return (
    <p>
      <strong>
        <FormattedMessage id="where.parking" />
      </strong>{' '}
      {parking}
    </p>
  )
}
