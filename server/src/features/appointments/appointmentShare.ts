import { MoreThan } from 'typeorm'
import { NetworkShare } from '../../kernel/limits/NetworkShare.js'
import { Appointment } from './Appointment.js'

/** Of one network in the agenda: what is to come. */
export const appointmentShare = new NetworkShare({
  kind: 'appointment',
  records: Appointment,
  isOpen: (now) => ({ state: 'booked' as const, endsAt: MoreThan(now) }),
  openPerMessage: 4,
  words: { today: 'appointment.networkToday', open: 'appointment.networkOpen' },
})
