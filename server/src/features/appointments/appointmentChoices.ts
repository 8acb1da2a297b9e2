import { defineChoice } from '../../kernel/fields/Choice.js'

export const appointmentPlaces = defineChoice(
  'AppointmentPlace',
  ['shop', 'home', 'remote'],
  'Where an appointment is: in the shop, at the home of the customer, or remote.',
)

export const appointmentStates = defineChoice(
  'AppointmentState',
  ['booked', 'cancelled', 'come', 'notCome'],
  'How an appointment stands: booked, cancelled, the customer came, or did not come.',
)
