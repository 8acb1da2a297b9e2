import type { DemoAppointmentPattern, DemoAppointmentVisitor } from './recordTypes.js'

/** At what times of an opening day the demo has appointments: two days in turn, so that none looks like the last. */
export const appointmentPatterns: readonly (readonly DemoAppointmentPattern[])[] = [
  [
    { kind: 'bring', time: '09:00' },
    { kind: 'collect', time: '09:30' },
    { kind: 'bring', time: '10:00' },
    { kind: 'home', time: '11:00' },
    { kind: 'bring', time: '12:30' },
    { kind: 'remote', time: '13:30' },
    { kind: 'bring', time: '14:30' },
    { kind: 'collect', time: '15:15' },
    { kind: 'collect', time: '16:00' },
    { kind: 'remote', time: '17:00' },
  ],
  [
    { kind: 'collect', time: '09:15' },
    { kind: 'remote', time: '09:30' },
    { kind: 'bring', time: '10:30' },
    { kind: 'bring', time: '11:30' },
    { kind: 'collect', time: '13:00' },
    { kind: 'home', time: '14:00' },
    { kind: 'bring', time: '15:30' },
    { kind: 'bring', time: '16:30' },
    { kind: 'collect', time: '17:15' },
  ],
]

/** Who made them, in turn. Numbers that nobody has. */
export const appointmentVisitors: readonly DemoAppointmentVisitor[] = [
  {
    ...{ name: 'Jeroen Bakker', emailAddress: 'klant@example.com', phoneNumber: '06 0000 0011', language: 'nl' },
    ...{ postcode: '5401 CB', address: 'Lindelaan 27', remark: 'De laptop gaat uit als het scherm ver open staat.' },
  },
  {
    ...{ name: 'Mieke Verhoeven', emailAddress: 'mieke.verhoeven@example.com', phoneNumber: '06 0000 0041' },
    ...{ language: 'nl', postcode: '5402 GH', address: 'Kerkplein 3', remark: null },
  },
  {
    ...{ name: 'Oliver Reed', emailAddress: 'oliver.reed@example.com', phoneNumber: '06 0000 0042', language: 'en' },
    ...{ postcode: '5403 KL', address: 'Beukenlaan 18', remark: 'My printer no longer finds the wifi.' },
  },
  {
    ...{ name: 'Fatima el Amrani', emailAddress: 'klant2@example.com', phoneNumber: '06 0000 0012', language: 'nl' },
    ...{ postcode: '5401 AK', address: 'Stationsweg 140-B', remark: 'Ik kom met de fiets, graag een tas erbij.' },
  },
  {
    ...{ name: 'Wim van Dongen', emailAddress: 'wim.vandongen@example.com', phoneNumber: '06 0000 0043' },
    ...{
      language: 'nl',
      postcode: '5406 PA',
      address: 'Dorpsstraat 61',
      remark: 'Er staan foto’s op die ik niet kwijt wil.',
    },
  },
  {
    ...{
      name: 'Sanne Kuipers',
      emailAddress: 'sanne.kuipers@example.com',
      phoneNumber: '06 0000 0044',
      language: 'nl',
    },
    ...{ postcode: '5408 XD', address: 'Akkerweg 5', remark: null },
  },
  {
    ...{ name: 'Henk de Wit', emailAddress: 'henk.dewit@example.com', phoneNumber: '06 0000 0045', language: 'nl' },
    ...{ postcode: '5404 NB', address: 'Populierenhof 12', remark: 'Liefst iemand die rustig uitlegt.' },
  },
]
