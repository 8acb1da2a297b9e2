import type { Language } from '../../src/kernel/shared/screens.js'
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

/** What visitors remark, in turn; most say nothing. */
export const appointmentRemarks: Record<
  DemoAppointmentPattern['kind'],
  Record<Language, readonly (string | null)[]>
> = {
  bring: {
    nl: [
      'De laptop gaat uit als het scherm ver open staat.',
      null,
      'Hij start op, maar blijft hangen op het logo.',
      null,
      'Er staan foto’s op die ik niet kwijt wil.',
      'De accu is na een uur leeg.',
      null,
      'Er is koffie over het toetsenbord gegaan.',
    ],
    en: ['The screen flickers when I move the lid.', null, 'It became slow after the last update.'],
  },
  collect: {
    nl: [null, null, 'Mijn dochter haalt hem op.', null, 'Ik kom met de fiets, graag een tas erbij.'],
    en: [null, 'I will come straight from work, so perhaps ten minutes late.'],
  },
  home: {
    nl: ['Liefst iemand die rustig uitlegt.', 'De bel doet het niet, klop maar op het raam.', null],
    en: ['Please park on the drive.', null],
  },
  remote: {
    nl: ['De printer wordt niet meer gevonden.', null, 'Outlook vraagt steeds om mijn wachtwoord.', null],
    en: ['My printer no longer finds the wifi.', null],
  },
}

const visitor = (
  number: number,
  name: string,
  postcode: string,
  address: string,
  language: Language = 'nl',
): DemoAppointmentVisitor => ({
  ...{ name, postcode, address, language },
  emailAddress: `${name.toLowerCase().replace(' ', '.').replaceAll(' ', '')}@example.com`,
  phoneNumber: `06 0000 01${String(number).padStart(2, '0')}`,
})

/** Who made them, in turn. Numbers that nobody has. */
export const appointmentVisitors: readonly DemoAppointmentVisitor[] = [
  visitor(1, 'Mieke Verhoeven', '5402 GH', 'Kerkplein 3'),
  visitor(2, 'Oliver Reed', '5403 KL', 'Beukenlaan 18', 'en'),
  visitor(3, 'Wim van den Berg', '5406 PA', 'Dorpsstraat 61'),
  visitor(4, 'Sanne Kuipers', '5408 XD', 'Akkerweg 5'),
  visitor(5, 'Henk de Wit', '5404 NB', 'Populierenhof 12'),
  visitor(6, 'Roos Janssen', '5401 GE', 'Hoogstraat 44'),
  visitor(7, 'Bas Peeters', '5402 LM', 'Eikenlaan 9'),
  visitor(8, 'Priya Nair', '5401 BT', 'Havenkade 210', 'en'),
  visitor(9, 'Toon Hermans', '5405 CD', 'Molenakker 7'),
  visitor(10, 'Noor van Gils', '5401 JR', 'Schoolstraat 16'),
  visitor(11, 'Ivo Brouwer', '5403 TS', 'Beukenlaan 52'),
  visitor(12, 'Hanneke Vos', '5402 AW', 'Wilgenpad 2'),
  visitor(13, 'Mehmet Yildiz', '5401 EX', 'Markt 19'),
  visitor(14, 'Greet Timmermans', '5406 RB', 'Dorpsstraat 113'),
  visitor(15, 'Lars de Groot', '5404 VK', 'Populierenhof 30'),
  visitor(16, 'Emma Clarke', '5401 HP', 'Stationsweg 88', 'en'),
  visitor(17, 'Ad Verbeek', '5408 BA', 'Akkerweg 41'),
  visitor(18, 'Samira Bouali', '5402 CN', 'Kastanjelaan 6'),
  visitor(19, 'Joost van Rooij', '5405 HT', 'Molenakker 24'),
  visitor(20, 'Els Hoekstra', '5401 DM', 'Lindelaan 3'),
  visitor(21, 'Pieter Smulders', '5403 ZP', 'Lijsterhof 15'),
  visitor(22, 'Anouk Kramer', '5401 LS', 'Hoogstraat 71'),
  visitor(23, 'Rachid Amari', '5402 XG', 'Wilgenpad 18'),
  visitor(24, 'Tineke Claassen', '5406 SV', 'Kapelstraat 4'),
  visitor(25, 'Youssef Haddad', '5401 NW', 'Markt 52'),
  visitor(26, 'Dorien Willems', '5404 GH', 'Esdoornstraat 22'),
  visitor(27, 'Cor van Lieshout', '5408 KE', 'Akkerweg 77'),
  visitor(28, 'Fleur Hendriks', '5401 RD', 'Schoolstraat 29'),
  visitor(29, 'Thomas Weber', '5403 BC', 'Lijsterhof 33', 'en'),
  visitor(30, 'Marja Goossens', '5402 PT', 'Kerkplein 14'),
  visitor(31, 'Bram Coolen', '5405 XL', 'Molenakker 51'),
  visitor(32, 'Lieke van Dijk', '5401 TA', 'Havenkade 12'),
  visitor(33, 'Gerard Manders', '5406 JN', 'Kapelstraat 38'),
  visitor(34, 'Ineke Sanders', '5404 DZ', 'Esdoornstraat 5'),
  visitor(35, 'Daan Vermeulen', '5402 HK', 'Eikenlaan 60'),
  visitor(36, 'Carmen Lopez', '5401 VB', 'Stationsweg 21', 'en'),
  visitor(37, 'Rik Aarts', '5408 PW', 'Zandpad 8'),
  visitor(38, 'Betty Koster', '5403 NL', 'Beukenlaan 90'),
  visitor(39, 'Sjaak Rutten', '5401 WE', 'Lindelaan 64'),
  visitor(40, 'Lotte Maas', '5405 BJ', 'Zonnebloemstraat 11'),
  visitor(41, 'Hilde Martens', '5402 SR', 'Kastanjelaan 45'),
  visitor(42, 'Kevin van Oers', '5401 ZC', 'Hoogstraat 102'),
  visitor(43, 'Ria Donkers', '5406 LX', 'Dorpsstraat 8'),
  visitor(44, 'Emre Kaya', '5404 TM', 'Populierenhof 47'),
  {
    ...{ name: 'Jeroen Bakker', emailAddress: 'klant@example.com', phoneNumber: '06 0000 0011', language: 'nl' },
    ...{ postcode: '5401 CB', address: 'Lindelaan 27' },
  },
  {
    ...{ name: 'Fatima el Amrani', emailAddress: 'klant2@example.com', phoneNumber: '06 0000 0012', language: 'nl' },
    ...{ postcode: '5401 AK', address: 'Stationsweg 140-B' },
  },
  visitor(45, 'Nelly Broeders', '5401 KV', 'Schoolstraat 53'),
  visitor(46, 'Victor Santos', '5403 HD', 'Lijsterhof 2', 'en'),
  visitor(47, 'Jan Swinkels', '5408 DR', 'Zandpad 31'),
  visitor(48, 'Marloes Kok', '5402 BZ', 'Wilgenpad 40'),
  visitor(49, 'Arie Looijmans', '5405 NE', 'Zonnebloemstraat 26'),
  visitor(50, 'Sophie van Erp', '5401 PK', 'Markt 7'),
  visitor(51, 'Dirk Hamers', '5406 WT', 'Kapelstraat 56'),
  visitor(52, 'Layla Osman', '5404 CX', 'Esdoornstraat 39'),
  visitor(53, 'Frans Jacobs', '5401 SG', 'Havenkade 75'),
  visitor(54, 'Monique Derks', '5402 VJ', 'Eikenlaan 27'),
  visitor(55, 'Stefan Bos', '5403 RE', 'Beukenlaan 4'),
  visitor(56, 'Annie Gerrits', '5408 HZ', 'Akkerweg 19'),
  visitor(57, 'Michael Brown', '5401 XN', 'Stationsweg 132', 'en'),
  visitor(58, 'Gijs van der Heijden', '5405 TK', 'Molenakker 88'),
  visitor(59, 'Corrie Lammers', '5406 GD', 'Dorpsstraat 140'),
  visitor(60, 'Wouter Smeets', '5402 JB', 'Kerkplein 28'),
  visitor(61, 'Aisha Rahmani', '5401 AJ', 'Lindelaan 91'),
  visitor(62, 'Paul Bergmans', '5404 LW', 'Populierenhof 66'),
  visitor(63, 'Truus Vissers', '5403 WP', 'Lijsterhof 48'),
  visitor(64, 'Niels Bosch', '5408 VS', 'Zandpad 57'),
  visitor(65, 'Ingrid Pol', '5401 CR', 'Hoogstraat 15'),
  visitor(66, 'Martijn Beks', '5402 ND', 'Kastanjelaan 72'),
  visitor(67, 'Helen Foster', '5405 ZA', 'Zonnebloemstraat 3', 'en'),
  visitor(68, 'Peter Nooijen', '5406 XC', 'Kapelstraat 71'),
  visitor(69, 'Saskia Rombouts', '5401 GM', 'Schoolstraat 8'),
  visitor(70, 'Huub Kessels', '5404 JP', 'Esdoornstraat 61'),
  visitor(71, 'Wendy Laarhoven', '5403 DK', 'Beukenlaan 37'),
  visitor(72, 'Omar Farah', '5401 HB', 'Markt 33'),
  visitor(73, 'Leo van Hout', '5402 TZ', 'Wilgenpad 63'),
  visitor(74, 'Karin Spierings', '5408 NR', 'Akkerweg 102'),
]

/** Why an afternoon is blocked. */
export const blockedTimeReason = 'Voorraad tellen'
