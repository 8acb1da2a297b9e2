import type { DemoFeature, DemoService, DemoServiceGroup } from '../../demo/content/types.js'

export const serviceGroups: DemoServiceGroup[] = [
  {
    key: 'repair',
    both: { icon: 'repair' },
    nl: { title: 'Reparatie', intro: 'Je hoort het bedrag voor we beginnen.' },
    en: { title: 'Repair', intro: 'You hear the amount before we begin.' },
  },
]

/** Prices are examples: the owner puts in his own, which the texts that name them follow. */
export const services: DemoService[] = [
  {
    key: 'diagnosis',
    both: { icon: 'diagnose', group: 'repair', price: 35 },
    nl: {
      title: 'Onderzoek',
      intro: 'We zoeken uit wat er stuk is. Laat je ons repareren, dan gaat dit eraf.',
    },
    en: {
      title: 'Diagnosis',
      intro: 'We find out what is broken. If we do the repair, this comes off the price.',
    },
  },
  {
    key: 'laptop-screen',
    both: { icon: 'screen', group: 'repair', price: 149 },
    nl: {
      title: 'Laptopscherm',
      intro: 'Gebarsten, zwart of vol strepen: met een nieuw scherm is hij weer als nieuw.',
    },
    en: {
      title: 'Laptop screen',
      intro: 'Cracked, black or full of lines: with a new screen it is as good as new.',
    },
  },
  {
    key: 'battery',
    both: { icon: 'battery', group: 'repair', price: 89 },
    nl: {
      title: 'Accu vervangen',
      intro: 'Houdt hij het geen uur meer vol, of staat de onderkant bol? Dan is het tijd.',
    },
    en: {
      title: 'New battery',
      intro: 'Does it last less than an hour, or is the bottom bulging? Then it is time.',
    },
  },
  {
    key: 'ssd',
    both: { icon: 'ssd-upgrade', group: 'repair', price: 99 },
    nl: {
      title: 'Sneller met een SSD',
      intro: 'Een oude computer start er weer vlot mee. Je bestanden zetten we over.',
    },
    en: {
      title: 'Faster with an SSD',
      intro: 'It makes an old computer start quickly again. We move your files across.',
    },
  },
  {
    key: 'virus',
    both: { icon: 'malware', group: 'repair', price: 59 },
    nl: {
      title: 'Virussen en pop-ups',
      intro: 'We ruimen op, dichten het gat en leggen uit hoe het binnenkwam.',
    },
    en: { title: 'Viruses and pop-ups', intro: 'We clean up, close the hole and explain how it got in.' },
  },
  {
    key: 'data',
    both: { icon: 'data-recovery', group: 'repair', price: 75 },
    nl: {
      title: 'Bestanden terughalen',
      intro: 'Zet het apparaat uit en laat het uit. Hoe minder er gebeurt, hoe groter de kans.',
    },
    en: {
      title: 'Getting files back',
      intro: 'Switch the device off and leave it off. The less happens, the better the odds.',
    },
  },
]

export const features: DemoFeature[] = [
  {
    key: 'price-first',
    both: { icon: 'invoice' },
    nl: {
      title: 'Eerst de prijs',
      text: 'Je krijgt één bedrag, met btw. Pas als jij ja zegt, gaat het apparaat open.',
    },
    en: {
      title: 'The price first',
      text: 'You get one amount, VAT included. We only open the device once you say yes.',
    },
  },
  {
    key: 'plain-words',
    both: { icon: 'professional' },
    nl: { title: 'In gewone woorden', text: 'We leggen uit wat er stuk is, zodat je zelf kunt kiezen.' },
    en: { title: 'In plain words', text: 'We explain what is broken, so that you can choose for yourself.' },
  },
  {
    key: 'your-files',
    both: { icon: 'security' },
    nl: {
      title: 'Je bestanden blijven van jou',
      text: 'We openen alleen wat nodig is, en wissen onze kopieën na de reparatie.',
    },
    en: { title: 'Your files stay yours', text: 'We open only what we need, and erase our copies after the repair.' },
  },
  {
    key: 'repair-before-new',
    both: { icon: 'recycle' },
    nl: { title: 'Liever maken dan weggooien', text: 'Is repareren zonde van je geld, dan zeggen we dat ook.' },
    en: { title: 'Mending before throwing away', text: 'If a repair is a waste of your money, we say that too.' },
  },
]
