import type { DemoJobLine, DemoRepair } from '../recordTypes.js'

/** Opening days for which a repair is guaranteed: some three months. */
const warrantyDays = 77

interface Collected {
  customer: string
  device?: string
  service?: string
  /** When it came in, and how many opening days it took. */
  daysAgo: number
  days: number
  description: string
  problem: string
  done: string
  lines: DemoJobLine[]
  isEnglish?: boolean
}

/** Repairs of the past year that were done in the ordinary way and taken along. */
export const collectedRepairs: DemoRepair[] = (
  [
    {
      customer: 'wil.jansen@example.com',
      device: 'wil-laptop',
      service: 'cleaning',
      daysAgo: 296,
      days: 2,
      description: 'Asus VivoBook 15, heet en luid',
      problem: 'De ventilator draait de hele dag op volle kracht en de onderkant wordt te heet voor op schoot.',
      done: 'Ventilator en koelblok schoongemaakt, nieuwe koelpasta. Onder volle last nu 71 in plaats van 96 graden.',
      lines: [
        { kind: 'labour', description: 'Reinigen en koelen', quantity: '1', unitPrice: 59, vatRate: 21 },
        { kind: 'part', description: 'Koelpasta', quantity: '1', unitPrice: 6, vatRate: 21 },
      ],
    },
    {
      customer: 'winkel.terhorst@example.com',
      device: 'office-pc',
      service: 'diagnosis',
      daysAgo: 271,
      days: 1,
      description: 'HP ProDesk, piept en start niet',
      problem: 'Drie korte piepjes bij het aanzetten, het beeldscherm blijft zwart.',
      done: 'Een geheugenmodule was losgetrild. Beide opnieuw geplaatst en een nacht getest, zonder fouten.',
      lines: [{ kind: 'labour', description: 'Onderzoek', quantity: '1', unitPrice: 35, vatRate: 21 }],
    },
    {
      customer: 'annelies.smit@example.com',
      device: 'annelies-printer',
      daysAgo: 243,
      days: 3,
      description: 'Brother-printer, trekt scheef papier in',
      problem: 'Elke derde bladzijde komt scheef binnen en loopt vast.',
      done: 'Invoerrol en scheidingsblokje vervangen en de baan schoongemaakt. Honderd bladzijden gedrukt, geen enkele scheef.',
      lines: [
        { kind: 'labour', description: 'Werk en testen', quantity: '0.75', unitPrice: 60, vatRate: 21 },
        { kind: 'part', description: 'Invoerrol met scheidingsblokje', quantity: '1', unitPrice: 18.5, vatRate: 21 },
      ],
    },
    {
      customer: 'annelies.smit@example.com',
      device: 'elitebook',
      service: 'ssd',
      daysAgo: 221,
      days: 2,
      description: 'HP EliteBook 840, schijf bijna vol',
      problem: 'Nog maar een paar gigabyte vrij en elke ochtend een melding.',
      done: 'SSD van 1 TB ingebouwd en alles overgezet, ook de mail. De oude schijf zit in het zakje erbij.',
      lines: [
        { kind: 'labour', description: 'SSD inbouwen en overzetten', quantity: '1', unitPrice: 75, vatRate: 21 },
        { kind: 'part', description: 'SSD M.2 NVMe 1 TB', quantity: '1', unitPrice: 84, vatRate: 21 },
      ],
    },
    {
      customer: 'winkel.terhorst@example.com',
      service: 'laptop-screen',
      daysAgo: 209,
      days: 2,
      description: 'Laptop van de balie, barst in het scherm',
      problem: 'Een klant zette er een doos op. Linksonder een barst, de rest doet het nog.',
      done: 'Scherm van 15,6 inch vervangen en het deksel uitgelijnd. Camera en microfoon doen het.',
      lines: [
        { kind: 'labour', description: 'Laptopscherm vervangen', quantity: '1', unitPrice: 60, vatRate: 21 },
        { kind: 'part', description: 'Laptopscherm 15,6 inch HD', quantity: '1', unitPrice: 79, vatRate: 21 },
      ],
    },
    {
      customer: 'kees.vandongen@example.com',
      device: 'own-build',
      daysAgo: 198,
      days: 4,
      description: 'Zelfbouw-pc, valt uit bij spellen',
      problem: 'Na een kwartier spelen gaat hij uit, alsof de stekker eruit wordt getrokken.',
      done: 'De voeding zakte weg onder belasting. Nieuwe van 650 W geplaatst en vier uur lang belast.',
      lines: [
        { kind: 'labour', description: 'Onderzoek en inbouw', quantity: '1.5', unitPrice: 60, vatRate: 21 },
        { kind: 'part', description: 'Voeding 650 W', quantity: '1', unitPrice: 89, vatRate: 21 },
      ],
    },
    {
      customer: 'lotte.verhagen@example.com',
      device: 'lotte-laptop',
      daysAgo: 176,
      days: 1,
      description: 'Acer Swift 3, los scharnier',
      problem: 'Het scherm zakt langzaam open of dicht, links kraakt het.',
      done: 'Scharnier aangedraaid en geborgd. Het plastic eromheen heeft een haarscheur, houd dat in de gaten.',
      lines: [{ kind: 'labour', description: 'Scharnier vastzetten', quantity: '0.5', unitPrice: 60, vatRate: 21 }],
    },
    {
      customer: 'daniel.whitfield@example.com',
      device: 'thinkpad',
      service: 'laptop-screen',
      daysAgo: 164,
      days: 2,
      isEnglish: true,
      description: 'Lenovo ThinkPad T480, dim display',
      problem: 'The picture is there, but so dark that it is only read under a lamp.',
      done: 'The backlight had gone. New 14-inch panel fitted, brightness back to the top.',
      lines: [
        { kind: 'labour', description: 'Panel fitted', quantity: '1', unitPrice: 60, vatRate: 21 },
        { kind: 'part', description: 'Laptop panel 14 inch Full HD', quantity: '1', unitPrice: 89, vatRate: 21 },
      ],
    },
    {
      customer: 'daniel.whitfield@example.com',
      device: 'thinkpad',
      service: 'laptop-battery',
      daysAgo: 151,
      days: 5,
      isEnglish: true,
      description: 'Lenovo ThinkPad T480, battery lasts an hour',
      problem: 'Drops from 40 per cent to nothing and switches off.',
      done: 'Both batteries measured, the external one replaced. It now lasts seven hours of office work.',
      lines: [
        { kind: 'labour', description: 'Measuring and fitting', quantity: '0.5', unitPrice: 60, vatRate: 21 },
        { kind: 'part', description: 'Laptop battery ThinkPad T480', quantity: '1', unitPrice: 69, vatRate: 21 },
      ],
    },
    {
      customer: 'lotte.verhagen@example.com',
      device: 'lotte-laptop',
      service: 'laptop-screen',
      daysAgo: 139,
      days: 4,
      description: 'Acer Swift 3, vlekken in beeld',
      problem: 'Drie donkere vlekken die elke week groter worden.',
      done: 'Er was op gedrukt. Nieuw scherm besteld en geplaatst, de lijst zit weer strak.',
      lines: [
        { kind: 'labour', description: 'Laptopscherm vervangen', quantity: '1', unitPrice: 60, vatRate: 21 },
        { kind: 'part', description: 'Laptopscherm 14 inch Full HD, mat', quantity: '1', unitPrice: 119, vatRate: 21 },
      ],
    },
    {
      customer: 'lotte.verhagen@example.com',
      device: 'console',
      daysAgo: 127,
      days: 6,
      description: 'PlayStation 5, geen beeld',
      problem: 'Het lampje wordt wit, de televisie zegt dat er geen signaal is.',
      done: 'HDMI-aansluiting vervangen, twee banen op de print hersteld. Een avond lang getest in 4K.',
      lines: [
        { kind: 'labour', description: 'Soldeerwerk', quantity: '1.5', unitPrice: 60, vatRate: 21 },
        { kind: 'part', description: 'HDMI-aansluiting', quantity: '1', unitPrice: 22, vatRate: 21 },
      ],
    },
    {
      customer: 'winkel.terhorst@example.com',
      service: 'ssd',
      daysAgo: 108,
      days: 2,
      description: 'Kassa-pc traag',
      problem: 'De kassa start in zes minuten en hangt als het druk is.',
      done: 'Harde schijf vervangen door een SSD. Starten duurt nu veertig seconden.',
      lines: [
        { kind: 'labour', description: 'SSD inbouwen en overzetten', quantity: '1', unitPrice: 75, vatRate: 21 },
        { kind: 'part', description: 'SSD 2,5 inch 500 GB', quantity: '1', unitPrice: 52, vatRate: 21 },
        { kind: 'other', description: 'Korting vaste klant', quantity: '1', unitPrice: -10, vatRate: 21 },
      ],
    },
    {
      customer: 'wil.jansen@example.com',
      device: 'wil-phone',
      daysAgo: 83,
      days: 1,
      description: 'Samsung Galaxy A54, laadt niet',
      problem: 'De kabel moet in een bepaalde stand blijven zitten.',
      done: 'Er zat een prop stof in de aansluiting. Schoongemaakt, hij laadt weer op volle snelheid.',
      lines: [{ kind: 'labour', description: 'Aansluiting reinigen', quantity: '1', unitPrice: 15, vatRate: 21 }],
    },
    {
      customer: 'kees.vandongen@example.com',
      device: 'kees-laptop',
      service: 'laptop-screen',
      daysAgo: 55,
      days: 3,
      description: 'Dell Latitude 5490, strepen in beeld',
      problem: 'Rechts op het scherm staan verticale strepen, sinds hij is gevallen.',
      done: 'Scherm vervangen door een nieuw van 14 inch Full HD. De behuizing is recht gebleven.',
      lines: [
        { kind: 'labour', description: 'Laptopscherm vervangen', quantity: '1', unitPrice: 60, vatRate: 21 },
        {
          kind: 'part',
          description: 'Laptopscherm 14 inch Full HD',
          quantity: '1',
          unitPrice: 92,
          vatRate: 21,
          part: 'Laptopscherm 14 inch Full HD, 30 pins',
        },
      ],
    },
    {
      customer: 'daniel.whitfield@example.com',
      daysAgo: 27,
      days: 1,
      isEnglish: true,
      description: 'Home network, no signal upstairs',
      problem: 'Video calls drop in the bedroom that is used as an office.',
      done: 'Ran a cable along the stairs and put an access point in the hall. 400 Mbit/s at the desk.',
      lines: [
        { kind: 'labour', description: 'Work at your home', quantity: '1.5', unitPrice: 60, vatRate: 21 },
        {
          kind: 'part',
          description: 'Network cable Cat 6, 10 metres',
          quantity: '1',
          unitPrice: 14.95,
          vatRate: 21,
          part: 'Netwerkkabel Cat 6, 10 meter',
        },
      ],
    },
  ] satisfies Collected[]
).map(repairOf)

function repairOf({ daysAgo, days, problem, done, isEnglish = false, ...job }: Collected): DemoRepair {
  const say = (dutch: string, english: string) => (isEnglish ? english : dutch)
  return {
    ...job,
    descriptionProblem: problem,
    whatHasBeenDone: done,
    intakeDate: daysAgo,
    startDate: daysAgo,
    endDate: daysAgo - days,
    promisedOn: daysAgo - days,
    warrantyUntil: daysAgo - days - warrantyDays,
    history: [
      {
        daysAgo,
        time: '09:20',
        status: 'waiting',
        currentStatus: say('Ontvangen', 'Received'),
        note: say('We hebben je apparaat en kijken er vandaag naar.', 'We have your device and look at it today.'),
      },
      {
        daysAgo,
        time: '13:40',
        status: 'in-treatment',
        currentStatus: say('Op de werkbank', 'On the workbench'),
        note: say(
          'We zijn begonnen. Als hij klaar is, hoor je van ons.',
          'We have begun. You hear from us when it is done.',
        ),
      },
      {
        daysAgo: daysAgo - days,
        time: '15:10',
        status: 'finished',
        currentStatus: say('Klaar en opgehaald', 'Done and collected'),
        note: say(
          'Klaar. Je hebt drie maanden garantie op het werk.',
          'Done. The work is guaranteed for three months.',
        ),
      },
    ],
  }
}
