import type { DemoNewPc } from '../recordTypes.js'

/** Delivered new PCs, oldest first. */
export const finishedNewPcs: DemoNewPc[] = [
  {
    customer: 'wil.jansen@example.com',
    description: 'Huis-pc voor mail, bank en foto’s, met het beeldscherm van de oude',
    descriptionProblem:
      'De oude pc draait Windows 10 en krijgt geen updates meer. Je wilt dat alles op dezelfde plek staat en dat de letters groter zijn.',
    whatHasBeenDone:
      'Pc gebouwd en een nacht getest. Mail, 4.300 foto’s en de bladwijzers overgezet. Letters op 125 procent. Thuis aangesloten, printer ook. De oude schijf gewist nadat je had gekeken of alles er was.',
    intakeDate: 58,
    startDate: 54,
    endDate: 49,
    costs: 743,
    usedParts: [
      { title: 'Cougar huis-pc', count: 1, price: 649 },
      { title: 'Kabel DisplayPort 2 meter', count: 1, price: 15 },
      { title: 'Werk en testen', count: 1, price: 79 },
    ],
    history: [
      {
        daysAgo: 58,
        time: '09:40',
        status: 'waiting',
        currentStatus: 'Bestelling genoteerd',
        note: 'We hebben je bestelling genoteerd. Je pc staat als tweede in de rij; we beginnen over ongeveer vier werkdagen.',
      },
      {
        daysAgo: 54,
        time: '08:45',
        status: 'assembling',
        currentStatus: 'Op de werkbank',
        note: 'Vandaag bouwen we hem. Vannacht draait hij op volle kracht om te zien of alles heel is.',
      },
      {
        daysAgo: 52,
        time: '10:05',
        status: 'delivery-appointment',
        currentStatus: 'Getest en klaar om te brengen',
        note: 'Hij is klaar. Yasmin brengt hem over drie werkdagen om 14.00 uur en zet je bestanden over. Laat de oude pc aangesloten staan.',
      },
      {
        daysAgo: 49,
        time: '11:25',
        status: 'finished',
        currentStatus: 'Geleverd en ingericht',
        note: 'Alles staat en werkt. De factuur zit in de envelop bij de pc. Loopt er iets niet in de eerste twee weken, bel dan; dat kost niets.',
      },
    ],
    notes: [{ daysAgo: 52, time: '13:30', text: 'Achterom bellen, de voorbel doet het niet. Hond is lief.' }],
  },
  {
    customer: 'lotte.verhagen@example.com',
    description: 'Pc voor school en een beetje gamen, budget € 1.100',
    descriptionProblem:
      'Je studeert bouwkunde en werkt met Revit. Daarnaast wil je spelen op 1080p. Er moet later een tweede schijf bij kunnen.',
    whatHasBeenDone:
      'Gebouwd, een nacht getest, Windows en Office van school erop. Er is plaats voor een tweede M.2-schijf; dat vak heeft een rood stickertje.',
    intakeDate: 31,
    startDate: 28,
    endDate: 24,
    costs: 1089,
    usedParts: [
      { title: 'Processor AMD Ryzen 5 7600', count: 1, price: 189 },
      { title: 'Moederbord B650, wifi', count: 1, price: 139 },
      { title: 'Geheugen DDR5 16 GB', count: 1, price: 149 },
      { title: 'Videokaart RTX 4060', count: 1, price: 299 },
      { title: 'SSD M.2 NVMe 1 TB', count: 1, price: 89 },
      { title: 'Kast met twee ventilators', count: 1, price: 69 },
      { title: 'Voeding 650 W', count: 1, price: 75 },
      { title: 'Werk en testen', count: 1, price: 80 },
    ],
    history: [
      {
        daysAgo: 31,
        time: '08:15',
        status: 'waiting',
        currentStatus: 'Aanbetaling ontvangen',
        note: 'Bedankt voor de aanbetaling van € 363. De onderdelen liggen hier; we beginnen over drie werkdagen.',
      },
      {
        daysAgo: 28,
        time: '08:20',
        status: 'assembling',
        currentStatus: 'Wordt gebouwd',
        note: 'Ruud is begonnen. Overmorgen is hij getest en hoor je wanneer je hem kunt halen.',
      },
      {
        daysAgo: 26,
        time: '12:20',
        status: 'delivery-appointment',
        currentStatus: 'Klaar om te halen',
        note: 'Hij is klaar en stil. Je haalt hem over twee werkdagen om 17.30 uur, zoals afgesproken. Neem je legitimatie mee.',
      },
      {
        daysAgo: 24,
        time: '10:50',
        status: 'finished',
        currentStatus: 'Opgehaald',
        note: 'Veel plezier ermee. De garantie loopt twee jaar, op het geheel. Je bon is genoeg.',
      },
    ],
  },
]
