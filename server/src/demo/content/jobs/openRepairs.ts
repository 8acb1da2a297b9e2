import type { DemoRepair } from '../recordTypes.js'

/** Repairs that are being worked on or waited for, oldest first. */
export const openRepairs: DemoRepair[] = [
  {
    customer: 'lotte.verhagen@example.com',
    description: 'USB-stick van 64 GB, foto’s gewist',
    descriptionProblem:
      'De stick vroeg om te formatteren en dat heb je gedaan. Er stonden foto’s van je stage op. Sindsdien is hij niet meer gebruikt.',
    whatHasBeenDone:
      'Stick blok voor blok uitgelezen, zonder leesfouten. 812 van de ongeveer 900 foto’s openen. Nu zoeken we in de rest naar losse stukken.',
    intakeDate: 6,
    startDate: 5,
    costs: 149,
    history: [
      {
        daysAgo: 6,
        time: '09:30',
        status: 'waiting',
        currentStatus: 'Ontvangen, bon 26-1141',
        note: 'We hebben je stick. Sluit thuis niets anders meer aan van die dag. Morgen lezen we hem uit, dan weten we hoe groot de kans is.',
      },
      {
        daysAgo: 5,
        time: '10:10',
        status: 'waiting-customer',
        currentStatus: 'Goede kans, jouw ja nodig',
        note: 'De stick leest zonder fouten, dus de kans is goed. Terughalen kost € 149. Vinden we minder dan de helft, dan betaal je alleen het onderzoek van € 35. Zeg je ja?',
      },
      {
        daysAgo: 4,
        time: '08:45',
        status: 'in-treatment',
        currentStatus: 'Foto’s worden teruggehaald',
        note: 'Dank voor je akkoord. Er staan er al 812 in een lijst. Over drie werkdagen mag je die lijst komen bekijken en aanwijzen wat je wilt hebben.',
      },
    ],
    notes: [{ daysAgo: 4, time: '14:00', text: 'Kopie staat op herstelschijf 3. Niet openen, alleen tellen.' }],
  },
  {
    customer: 'daniel.whitfield@example.com',
    description: 'Lenovo ThinkPad T480, charging port',
    descriptionProblem: 'Charges only while the plug is pushed upwards. Fell off a table with the charger in.',
    whatHasBeenDone:
      'Opened and measured: the port has torn loose from the board and one track with it. The track has been repaired. We need a new port with its bracket.',
    intakeDate: 7,
    startDate: 6,
    costs: 99,
    usedParts: [
      { title: 'USB-C charging port with bracket', count: 1, price: 24 },
      { title: 'Work and testing', count: 1, price: 75 },
    ],
    history: [
      {
        daysAgo: 7,
        time: '10:50',
        status: 'waiting',
        currentStatus: 'Received, ticket 26-1138',
        note: 'We have your laptop. Ruud looks at it tomorrow and sends you one price.',
      },
      {
        daysAgo: 6,
        time: '08:35',
        status: 'in-treatment',
        currentStatus: 'Cause found',
        note: 'The port has come off the board. It can be repaired: €99 with the part, as you agreed on the phone. We ordered the port today.',
      },
      {
        daysAgo: 3,
        time: '11:00',
        status: 'waiting-supplier',
        currentStatus: 'Waiting for the port',
        note: 'The port that came was the wrong one, so it went straight back. The right one should be here in three working days. After that it is half a day’s work, and we write to you the same day.',
      },
    ],
    notes: [
      {
        daysAgo: 3,
        time: '14:55',
        text: 'Verkeerde versie geleverd (zonder beugel). Retour aangemeld, kosten voor leverancier.',
      },
    ],
  },
  {
    customer: 'annelies.smit@example.com',
    description: 'HP EliteBook 840, koffie over het toetsenbord',
    descriptionProblem:
      'Kop koffie met melk, de avond ervoor. Je hebt hem direct uitgezet en op de kop gelegd. Daarna is hij niet meer aan geweest.',
    whatHasBeenDone:
      'Uit elkaar gehaald. Toetsenbord is verloren, moederbord is schoongemaakt en ligt te drogen. Als het droog is, meten we het door.',
    intakeDate: 2,
    startDate: 2,
    costs: 178,
    usedParts: [
      { title: 'Toetsenbord HP EliteBook 840', count: 1, price: 49 },
      { title: 'Werk en testen', count: 1, price: 129 },
    ],
    history: [
      {
        daysAgo: 2,
        time: '09:35',
        status: 'waiting',
        currentStatus: 'Ontvangen, bon 26-1149',
        note: 'Goed dat je hem nat en uit hebt gebracht. Hij gaat vandaag nog open.',
      },
      {
        daysAgo: 1,
        time: '10:55',
        status: 'in-treatment',
        currentStatus: 'Schoongemaakt, ligt te drogen',
        note: 'Het moederbord ziet er goed uit, het toetsenbord niet. Schoonmaken is € 89, een nieuw toetsenbord ook € 89; daar gaf je aan de telefoon akkoord voor. Volgende werkdag zetten we hem aan en hoor je of hij het heeft overleefd.',
      },
    ],
  },
  {
    customer: 'klant@example.com',
    description: 'Acer Aspire 15, scharnier en scherm',
    descriptionProblem: 'Klapt niet meer dicht. Links kraakt het plastic en er loopt een streep over het beeld.',
    whatHasBeenDone:
      'Opengemaakt. Het linkerscharnier is uit de kap gescheurd en heeft de beeldkabel geknikt. Het scherm zelf is goed. Kap en kabel zijn nodig; het scharnier kan terug.',
    intakeDate: 4,
    startDate: 3,
    costs: 129,
    usedParts: [
      { title: 'Schermkap Acer Aspire 15', count: 1, price: 44 },
      { title: 'Beeldkabel 30 pins', count: 1, price: 21 },
      { title: 'Werk en testen', count: 1, price: 64 },
    ],
    history: [
      {
        daysAgo: 4,
        time: '12:20',
        status: 'waiting',
        currentStatus: 'Ontvangen, bon 26-1146',
        note: 'We hebben je laptop. Binnen één werkdag weten we wat er stuk is. Zet hem thuis niet nog eens open.',
      },
      {
        daysAgo: 3,
        time: '11:35',
        status: 'in-treatment',
        currentStatus: 'Wordt onderzocht',
        note: 'Ruud heeft hem open. Het scherm zelf lijkt heel. Vanmiddag krijg je de prijs.',
      },
      {
        daysAgo: 2,
        time: '08:55',
        status: 'waiting-customer',
        currentStatus: 'Wacht op jouw ja: € 129',
        note: 'Een nieuwe kap en kabel, met het werk, is samen € 129. Het onderzoek valt dan weg. Bel of antwoord op de mail als je het wilt; de onderdelen zijn er twee werkdagen later en een dag daarna is hij klaar. Liever niet? Dan betaal je alleen € 35.',
      },
    ],
    notes: [
      { daysAgo: 3, time: '13:30', text: 'Lader niet meegebracht, testlader 65 W gebruiken.' },
      { daysAgo: 2, time: '15:55', text: 'Ingesproken op de voicemail. Overmorgen nog eens proberen.' },
    ],
  },
  {
    customer: 'klant2@example.com',
    description: 'Dell Latitude 7490, nieuwe accu',
    descriptionProblem: 'Valt uit bij 40 procent. Je gebruikt hem in de trein, dus een halve dag moet lukken.',
    whatHasBeenDone:
      'Accu had nog 38 procent van wat hij ooit kon. Nieuwe geplaatst, twee keer leeg en vol getest: 7 uur en 10 minuten met wifi aan. Ventilator meteen schoongemaakt, dat kost niets extra.',
    intakeDate: 5,
    startDate: 3,
    endDate: 1,
    costs: 99,
    usedParts: [
      { title: 'Laptopaccu Dell Latitude 7490', count: 1, price: 64 },
      { title: 'Werk en testen', count: 1, price: 35 },
    ],
    history: [
      {
        daysAgo: 5,
        time: '08:30',
        status: 'waiting',
        currentStatus: 'Ontvangen, bon 26-1143',
        note: 'We hebben je laptop. De accu komt over twee werkdagen binnen; tot die tijd mag hij hier veilig liggen.',
      },
      {
        daysAgo: 3,
        time: '11:05',
        status: 'in-treatment',
        currentStatus: 'Nieuwe accu geplaatst',
        note: 'De accu zit erin. We laten hem twee keer leeglopen en weer laden, dan weten we zeker dat hij goed is.',
      },
      {
        daysAgo: 1,
        time: '11:00',
        status: 'return-appointment',
        currentStatus: 'Klaar om te halen',
        note: 'Hij is klaar en gaat ruim zeven uur mee. Je haalt hem op de eerstvolgende werkdag om 17.00 uur. De kosten zijn € 99, zoals afgesproken. De oude accu leveren wij in.',
      },
    ],
    notes: [{ daysAgo: 1, time: '16:45', text: 'Ligt in vak 4, tas zit erbij.' }],
  },
  {
    customer: 'kees.vandongen@example.com',
    description: 'Zelfbouw-pc uit 2016, start niet meer',
    descriptionProblem: 'Lampje gaat aan en meteen weer uit. Geen piepje, geen beeld. Er staat een fotoarchief op.',
    intakeDate: 1,
    history: [
      {
        daysAgo: 1,
        time: '11:20',
        status: 'waiting',
        currentStatus: 'Ontvangen, bon 26-1151',
        note: 'We hebben je pc. Volgende werkdag zoeken we uit wat er scheelt en krijg je één bedrag. Je foto’s kopiëren we voor we iets vervangen.',
      },
    ],
  },
]
