import { FormattedMessage } from 'react-intl'
import { useLayout } from '../../kernel/screens/useLayout'
import type { AppointmentKind } from './loadAppointment'

interface PlaceProps {
  place: AppointmentKind['place']
  postcode?: string | undefined
}

/** Where an appointment is: the shop's own address, the visitor's home, or nowhere in particular. */
export function Place({ place, postcode }: PlaceProps) {
  const { shop } = useLayout()
  const town = [shop.postalCode, shop.city].filter(Boolean).join(' ')
  const detail = place === 'shop' ? [shop.street, town].filter(Boolean).join(', ') : place === 'home' && postcode
  return (
    <>
      <FormattedMessage id={`appointment.place.${place}`} />
      {detail && `: ${detail}`}
    </>
  )
}
