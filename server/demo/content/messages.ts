import type { DemoEmail, DemoEmailPhone, DemoEmailRemoteAssistance } from './recordTypes.js'

/** What visitors sent by the contact form, oldest first. */
export const emails: DemoEmail[] = [
  {
    daysAgo: 24,
    time: '08:20',
    language: 'nl',
    isRead: true,
    name: 'Corrie Hendriks',
    email: 'corrie.hendriks@example.com',
    phone: '06 0000 0031',
    message:
      'Goedemorgen, mijn laptop is van 2017 en heel traag geworden. Is het de moeite waard om daar nog een SSD in te zetten? Het is een Asus, achterop staat X540S. Ik mail er alleen mee en kijk foto’s van de kleinkinderen.',
  },
  {
    daysAgo: 17,
    time: '19:00',
    language: 'en',
    isRead: true,
    name: 'Paulo Ferreira',
    email: 'paulo.ferreira@example.com',
    message:
      'Hello, do you also repair laptops that were bought abroad? The keyboard of my Lenovo has Portuguese letters and three keys do not respond. I would like to keep the same layout if that is possible.',
  },
  {
    daysAgo: 11,
    time: '08:15',
    language: 'nl',
    isRead: true,
    name: 'Stichting Dorpshuis Veldhoek',
    email: 'dorpshuis@example.com',
    phone: '06 0000 0032',
    message:
      'We krijgen vier pc’s van een bedrijf dat sluit. Kunnen jullie de schijven wissen en Windows of Linux erop zetten, zodat vrijwilligers ze kunnen gebruiken? En wat kost dat voor alle vier samen?',
  },
  {
    daysAgo: 5,
    time: '20:10',
    language: 'nl',
    isRead: true,
    name: 'Mark Scholten',
    email: 'mark.scholten@example.com',
    phone: '06 0000 0033',
    message:
      'Ik wil graag een afspraak voor advies over een pc waarmee mijn zoon kan gamen. Budget ongeveer 1.200 euro. Zaterdagochtend zou het beste uitkomen, tegen tienen.',
  },
  {
    daysAgo: 2,
    time: '11:20',
    language: 'en',
    isRead: false,
    name: 'Grace Adeyemi',
    email: 'grace.adeyemi@example.com',
    phone: '06 0000 0034',
    message:
      'I saw the refurbished HP EliteBook on your site. Could you keep one for me until the end of the week? I would also like my files moved from an old MacBook, if you do that.',
  },
  {
    daysAgo: 1,
    time: '17:35',
    language: 'nl',
    isRead: false,
    name: 'Ton Wijnands',
    email: 'ton.wijnands@example.com',
    message:
      'Kreeg een mail van ‘mijnoverheid’ met een bijlage en heb hem geopend. Er gebeurde niets. Moet ik nu iets doen? De computer staat uit. Een foto van de mail zit erbij.',
    photos: ['phishing-mail'],
  },
]

/** What visitors sent by the phone form, oldest first. */
export const emailsPhone: DemoEmailPhone[] = [
  {
    daysAgo: 19,
    time: '18:20',
    language: 'nl',
    isRead: true,
    name: 'Saskia Mulder',
    phone: '06 0000 0041',
    email: 'saskia.mulder@example.com',
    descriptionProblem:
      'Opslag van mijn telefoon is vol en ik kan geen foto’s meer maken. Wil ze op de computer zetten, maar die ziet de telefoon niet.',
  },
  {
    daysAgo: 9,
    time: '16:05',
    language: 'nl',
    isRead: true,
    name: 'Henk Brouwer',
    phone: '0413 000 042',
    descriptionProblem:
      'Oude toestel gaat stuk en ik wil alles over op het nieuwe, ook de contacten en de appjes. Bel na zes uur, dan is mijn vrouw er met haar telefoon.',
  },
  {
    daysAgo: 4,
    time: '13:40',
    language: 'en',
    isRead: false,
    name: 'Lucia Moretti',
    phone: '06 0000 0043',
    descriptionProblem:
      'My phone no longer receives e-mail since I changed the password on my laptop. Please call my husband on this number, in English or Italian.',
  },
  {
    daysAgo: 1,
    time: '16:55',
    language: 'nl',
    isRead: false,
    name: 'Bep van Rijn',
    phone: '06 0000 0044',
    descriptionProblem:
      'Scherm is gebarsten. Ik las dat jullie dat niet doen, maar wel weten wie. Het nummer is van mijn buurvrouw.',
  },
]

/** What visitors sent by the form for remote assistance, oldest first. */
export const emailsRemoteAssistance: DemoEmailRemoteAssistance[] = [
  {
    daysAgo: 13,
    time: '19:25',
    language: 'nl',
    isRead: true,
    name: 'Ria Peters',
    email: 'ria.peters@example.com',
    phone: '06 0000 0051',
    descriptionProblem:
      'De printer zegt offline, maar hij staat gewoon aan. Hij deed het gisteren nog. Het is een Brother.',
  },
  {
    daysAgo: 6,
    time: '16:40',
    language: 'en',
    isRead: true,
    name: 'Thomas Keller',
    email: 'thomas.keller@example.com',
    phone: '06 0000 0052',
    descriptionProblem:
      'Outlook asks for my password every few minutes and does not accept it. The same password works on the website.',
  },
  {
    daysAgo: 1,
    time: '14:40',
    language: 'nl',
    isRead: false,
    name: 'Joke Willems',
    email: 'joke.willems@example.com',
    descriptionProblem:
      'Ik moet morgen beeldbellen met het ziekenhuis en krijg de camera niet aan. Kan het vandaag nog?',
  },
]
