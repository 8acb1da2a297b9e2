import type { DemoNewPc } from '../recordTypes.js'

/** New PCs in progress or waiting, oldest first. */
export const openNewPcs: DemoNewPc[] = [
  {
    customer: 'daniel.whitfield@example.com',
    description: 'Gaming PC for 1440p, white case, quiet when idle',
    descriptionProblem:
      'Replaces a seven-year-old PC that drops below 40 frames in newer games. You keep your screen and keyboard, and would rather wait for the right card than take a louder one.',
    whatHasBeenDone:
      'Everything but the graphics card is built and has passed its first test on the processor’s own graphics.',
    intakeDate: 14,
    startDate: 11,
    costs: 1649,
    usedParts: [
      { title: 'AMD Ryzen 7 7800X3D processor', count: 1, price: 359 },
      { title: 'B650 motherboard, wifi', count: 1, price: 159 },
      { title: '32 GB of DDR5 memory', count: 1, price: 259 },
      { title: 'Graphics card, RTX 5060 Ti 16 GB', count: 1, price: 469 },
      { title: '1 TB M.2 NVMe SSD', count: 1, price: 89 },
      { title: 'White case, three fans', count: 1, price: 109 },
      { title: '750 W power supply', count: 1, price: 99 },
      { title: 'Work and testing', count: 1, price: 106 },
    ],
    history: [
      {
        daysAgo: 14,
        time: '09:55',
        status: 'waiting',
        currentStatus: 'Order noted',
        note: 'Thank you for the deposit of €549. We order the parts today and start as soon as most of them are here.',
      },
      {
        daysAgo: 11,
        time: '11:05',
        status: 'assembling',
        currentStatus: 'On the bench',
        note: 'We have begun with what is here. The graphics card comes last anyway, so no time is lost.',
      },
      {
        daysAgo: 7,
        time: '08:15',
        status: 'waiting-supplier',
        currentStatus: 'Waiting for the graphics card',
        note: 'The quiet version of the card is sold out for now. Our supplier promises it in eight working days. A louder one is here today; tell us if you would rather have that.',
      },
      {
        daysAgo: 2,
        time: '12:50',
        status: 'waiting-supplier',
        currentStatus: 'Card on its way to us',
        note: 'The card has been sent and should be here in three working days. We then test for one night and call you to fix a time.',
      },
    ],
    notes: [
      {
        daysAgo: 7,
        time: '15:15',
        text: 'Belt liever niet, mailen in het Engels. Wil geen duurdere kaart aangeboden krijgen.',
      },
      { daysAgo: 2, time: '13:15', text: 'Kaart: zending bij leverancier bevestigd. Plek vrijhouden aan de bouwhoek.' },
    ],
  },
  {
    customer: 'winkel.terhorst@example.com',
    description: 'Twee mini-pc’s voor kassa en kantoor',
    descriptionProblem:
      'De kassa-pc valt uit als het druk is. Alles moet werken op de dag dat de nieuwe bonprinter komt. Meel in de lucht, dus liefst zonder ventilator bij de toonbank.',
    whatHasBeenDone:
      'Twee mini-pc’s klaargezet, één zonder ventilator. Kassaprogramma overgezet en met een proefbon getest. Back-up naar de pc in het kantoor loopt elke nacht om 2.00 uur.',
    intakeDate: 12,
    startDate: 9,
    costs: 938,
    includingVat: false,
    usedParts: [
      { title: 'Mini-pc zonder ventilator', count: 1, price: 459 },
      { title: 'HP ProDesk 400 Mini, opgeknapt', count: 1, price: 206 },
      { title: 'Netwerkkabel Cat 6, 10 meter', count: 2, price: 12 },
      { title: 'SSD 2,5 inch 500 GB', count: 1, price: 49 },
      { title: 'Werk en testen', count: 1, price: 200 },
    ],
    history: [
      {
        daysAgo: 12,
        time: '10:40',
        status: 'waiting',
        currentStatus: 'Offerte akkoord',
        note: 'Dank voor het akkoord. We bestellen de pc zonder ventilator vandaag en beginnen over drie werkdagen.',
      },
      {
        daysAgo: 9,
        time: '09:05',
        status: 'assembling',
        currentStatus: 'Worden ingericht',
        note: 'Beide pc’s staan op de bank. We hebben één keer een kopie van de kassa nodig: Yasmin komt morgen na sluitingstijd langs.',
      },
      {
        daysAgo: 3,
        time: '08:10',
        status: 'delivery-appointment',
        currentStatus: 'Klaar om te plaatsen',
        note: 'Alles is getest. We plaatsen ze op de afgesproken dag om 18.15 uur, als de winkel dicht is. Reken op twee uur; de volgende ochtend bellen we om 8.00 uur of de kassa loopt.',
      },
    ],
    notes: [
      { daysAgo: 12, time: '17:20', text: 'Factuur zonder btw in de prijzen tonen, ze boeken zakelijk.' },
      { daysAgo: 9, time: '16:00', text: 'Oude kassa-pc meenemen en een maand bewaren voor we hem wissen.' },
    ],
  },
  {
    customer: 'klant@example.com',
    description: 'Pc voor foto en video, stil, onder het bureau',
    descriptionProblem:
      'Je monteert vakantiefilms in 4K. De oude pc hapert bij het afspelen en loeit; deze wil je niet horen. Je twee beeldschermen blijven.',
    whatHasBeenDone:
      'Alle onderdelen zijn nagekeken en ingebouwd, kabels achterlangs. De eerste start ging in één keer goed. Nu de nachttest, daarna Windows.',
    intakeDate: 9,
    startDate: 4,
    costs: 1299,
    usedParts: [
      { title: 'Processor AMD Ryzen 7 7700', count: 1, price: 229 },
      { title: 'Moederbord B650', count: 1, price: 119 },
      { title: 'Geheugen DDR5 16 GB', count: 2, price: 119 },
      { title: 'Videokaart RTX 4060', count: 1, price: 299 },
      { title: 'SSD M.2 NVMe 1 TB', count: 1, price: 89 },
      { title: 'Gedempte kast', count: 1, price: 99 },
      { title: 'Voeding 650 W, stil', count: 1, price: 89 },
      { title: 'Werk en testen', count: 1, price: 137 },
    ],
    history: [
      {
        daysAgo: 9,
        time: '08:25',
        status: 'waiting',
        currentStatus: 'Aanbetaling ontvangen',
        note: 'Bedankt voor je aanbetaling van € 433. We bestellen de onderdelen vandaag. Zijn ze er, dan hoor je het; reken op drie werkdagen.',
      },
      {
        daysAgo: 6,
        time: '10:15',
        status: 'waiting-supplier',
        currentStatus: 'Alleen het geheugen ontbreekt nog',
        note: 'Alles is er, behalve het geheugen. De leverancier noemt twee werkdagen. We beginnen zodra het binnen is.',
      },
      {
        daysAgo: 4,
        time: '10:10',
        status: 'assembling',
        currentStatus: 'Op de werkbank',
        note: 'Het geheugen is er. Yasmin is vandaag begonnen met bouwen.',
      },
      {
        daysAgo: 1,
        time: '08:20',
        status: 'assembling',
        currentStatus: 'Gebouwd, nachttest loopt',
        note: 'Hij zit in elkaar. Vannacht draait hij op volle kracht, de dag erna zetten we Windows erop. Daarna bellen we om een dag af te spreken waarop je hem haalt.',
      },
    ],
    notes: [{ daysAgo: 4, time: '13:35', text: 'Achterste ventilator op de laagste stand laten, hij let op geluid.' }],
  },
  {
    customer: 'annelies.smit@example.com',
    description: 'Huis-pc, twee voorstellen gedaan',
    descriptionProblem:
      'Je werkt thuis met grote spreadsheets en belt de hele dag met beeld. Is 16 GB dan genoeg? Je wilt onder de € 900 blijven.',
    intakeDate: 5,
    costs: 789,
    history: [
      {
        daysAgo: 5,
        time: '09:15',
        status: 'waiting',
        currentStatus: 'Wensen besproken',
        note: 'Leuk dat je langs was. Overmorgen krijg je twee voorstellen, met het verschil erbij in gewone woorden.',
      },
      {
        daysAgo: 3,
        time: '08:25',
        status: 'waiting-customer',
        currentStatus: 'Jij kiest: 16 of 32 GB',
        note: 'Beide voorstellen liggen voor je klaar: € 789 met 16 GB, € 899 met 32 GB. Voor jouw werk is 16 genoeg, en uitbreiden kan later. Laat weten welke het wordt, dan bestellen we dezelfde dag.',
      },
    ],
  },
  {
    customer: 'kees.vandongen@example.com',
    description: 'Cougar huis-pc, met wifi en een kaartlezer',
    descriptionProblem: 'Je wilt de foto’s van je camera op een grote schijf bewaren. Er is geen haast bij.',
    intakeDate: 2,
    costs: 719,
    history: [
      {
        daysAgo: 2,
        time: '10:55',
        status: 'waiting',
        currentStatus: 'Derde in de rij',
        note: 'Je bestelling staat genoteerd. Er zijn nog twee pc’s voor je; we beginnen over ongeveer vier werkdagen en laten het weten als het zover is.',
      },
    ],
  },
]
