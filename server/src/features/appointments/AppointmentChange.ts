import type { Appointment } from './Appointment.js'

/** What happened to an appointment, in the transaction in which it did. */
export interface AppointmentChange {
  what: 'booked' | 'moved' | 'cancelled' | 'changed'
  /** As it is from now on; its `sequence` is that of the change. */
  appointment: Appointment
  /** As it was; null for a new one. */
  before: Appointment | null
  /** Who did it: `visitor` by the secret address or the site, `shop` in the back office. */
  by: 'visitor' | 'shop'
  /** Whether the customer is to be mailed; the shop may hold the mail back. */
  notify: boolean
  /** The code of the mail in which the visitor is asked to confirm; until then nobody is told anything else. */
  toConfirm?: string
}
