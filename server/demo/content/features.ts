import type { DemoFeature } from './types.js'

export const features: DemoFeature[] = [
  {
    key: 'diagnosis',
    both: { icon: 'diagnose' },
    nl: {
      title: 'Onderzoek gratis als we repareren',
      text: 'Je betaalt {{price.service.diagnosis}} om te weten wat er stuk is. Zeg je ja tegen de reparatie, dan gaat dat eraf.',
    },
    en: {
      title: 'Diagnosis free when we repair',
      text: 'You pay {{price.service.diagnosis}} to know what is broken. Say yes to the repair and we take it off the price.',
    },
  },
  {
    key: 'price-first',
    both: { icon: 'invoice' },
    nl: {
      title: 'Eerst de prijs, dan de schroevendraaier',
      text: 'Je krijgt één bedrag, met btw. Pas als jij ja zegt, gaat het apparaat open.',
    },
    en: {
      title: 'The price first, then the screwdriver',
      text: 'You get one amount, VAT included. We only open the machine once you say yes.',
    },
  },
  {
    key: 'warranty',
    both: { icon: 'guarantee' },
    nl: {
      title: '2 jaar garantie op nieuwe onderdelen en computers',
      text: 'Gaat iets stuk dat wij erin hebben gezet, dan maken we het. Je bon hoef je niet te bewaren.',
    },
    en: {
      title: '2 years’ warranty on new parts and computers',
      text: 'If something we fitted breaks, we mend it. There is no need to keep the receipt.',
    },
  },
  {
    key: 'quick',
    both: { icon: 'fast' },
    nl: {
      title: 'De meeste reparaties klaar in 2 werkdagen',
      text: 'Wat we op voorraad hebben, is vaak de volgende dag klaar. Duurt het langer, dan bellen we zelf.',
    },
    en: {
      title: 'Most repairs done in 2 working days',
      text: 'With the part on the shelf it is often done the next day. If it takes longer, we call you.',
    },
  },
  {
    key: 'private',
    both: { icon: 'security' },
    nl: {
      title: 'Je bestanden blijven van jou: we kijken er niet in',
      text: 'We openen geen mappen, foto’s of mail. Een kopie die we maakten, wissen we na dertig dagen.',
    },
    en: {
      title: 'Your files stay yours: we do not look inside',
      text: 'We open no folders, photos or mail. Any copy we made is erased after thirty days.',
    },
  },
  {
    key: 'repair-first',
    both: { icon: 'recycle' },
    nl: {
      title: 'Liever repareren dan vervangen',
      text: 'Een laptop van vijf jaar kan vaak nog jaren mee. Is dat niet zo, dan zeggen we dat.',
    },
    en: {
      title: 'Repair rather than replace',
      text: 'A laptop of five years often has years left. When it has not, we tell you.',
    },
  },
  {
    key: 'plain-words',
    both: { icon: 'lightbulb' },
    nl: {
      title: 'Uitleg in gewone taal',
      text: 'Je hoort wat er mis was en wat we deden, zonder vaktaal. Vragen kost niets.',
    },
    en: {
      title: 'Explained in plain words',
      text: 'You hear what was wrong and what we did, without jargon. Questions cost nothing.',
    },
  },
  {
    key: 'six-days',
    both: { icon: 'clock' },
    nl: {
      title: 'Zes dagen per week open tot 20.00 uur',
      text: 'Na je werk kun je nog langs. Alleen op zondag is de deur dicht.',
    },
    en: {
      title: 'Open until 8 pm, six days a week',
      text: 'You can still come by after work. Only on Sundays is the door shut.',
    },
  },
]
