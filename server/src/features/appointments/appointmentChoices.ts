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

export const appointmentCharges = defineChoice(
  'AppointmentCharge',
  ['words', 'free', 'amount', 'service', 'onRequest'],
  "How an appointment is charged: as the shop's own words say, not at all, an amount, the price of the service it is for, or on request.",
)

export const slotLacks = defineChoice(
  'SlotLack',
  ['past', 'closed', 'tooSoon', 'tooFar', 'notOffered', 'full'],
  'Why no time is free on a day: it is over, the shop is closed, it is too short notice, further ahead than appointments are made, the shop offers none then, or all times are taken.',
)
