import { type Language, screenAddress } from '@shop/server/screens'
import type { IntlShape } from 'react-intl'
import { stepAddress } from '../../kernel/addresses/appointmentChoices'
import type { Crumb } from '../../kernel/components/trail'
import type { AppointmentKind } from './loadAppointment'

/** The way to the screen of appointments, or to a kind of them. */
export function appointmentTrail(
  language: Language,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  kind?: Pick<AppointmentKind, 'title' | 'url'>,
): Crumb[] {
  const start = {
    title: formatMessage({ id: 'appointment.title' }),
    address: screenAddress('appointment', language),
  }
  return kind ? [start, { title: kind.title, address: stepAddress(language, kind.url, {}) }] : [start]
}
