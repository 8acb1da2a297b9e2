import type { DemoService } from '../types.js'

export const computerServices: DemoService[] = [
  {
    key: 'custom-pc',
    both: {
      icon: 'new-computer',
      backgroundColor: 'gray',
      group: 'new-computers',
      price: 649,
      workingDays: 6,
      warrantyMonths: 24,
      image: 'build-pc',
      deviceKinds: ['desktop'],
    },
    nl: {
      title: 'Pc op maat',
      intro:
        'Gebouwd aan onze bank, een nacht getest, twee jaar garantie. {{price.service.custom-pc.from}}, binnen een week klaar.',
      searchWords: 'nieuwe pc, computer samenstellen, game-pc, zelf bouwen',
    },
    en: {
      title: 'PC made to measure',
      intro:
        'Built at our bench, tested for a night, two years’ warranty. {{price.service.custom-pc.from}}, ready within a week.',
      searchWords: 'new computer, build a pc, gaming pc',
    },
  },
  {
    key: 'laptop-advice',
    both: {
      icon: 'new-laptop',
      backgroundColor: 'gray',
      group: 'new-computers',
      price: 0,
      priceTo: 0,
      image: 'refurbished-shelf',
    },
    nl: {
      title: 'Laptopadvies',
      intro:
        'Een halfuur aan de balie, gratis. Je gaat weg met een lijstje van twee of drie, ook als je ergens anders koopt.',
    },
    en: {
      title: 'Laptop advice',
      intro: 'Half an hour at the counter, free. You leave with a list of two or three, even if you buy elsewhere.',
    },
  },
  {
    key: 'setting-up',
    both: {
      icon: 'new-installation',
      backgroundColor: 'gray',
      group: 'new-computers',
      price: 49,
      workingDays: 1,
      priceTo: 79,
      image: 'new-pc-desk',
      deviceKinds: ['laptop', 'desktop', 'all-in-one'],
    },
    nl: {
      title: 'Inrichten en overzetten',
      intro: 'Zonder proefversies, met je mail en je bestanden. € 79, of € 49 zonder overzetten. Klaar in één werkdag.',
      searchWords: 'nieuwe computer installeren, windows installeren, mail instellen, bestanden overzetten',
    },
    en: {
      title: 'Set up and moved in',
      intro:
        'No trial versions, your mail and your files in place. €79, or €49 without moving files. Done in one working day.',
      searchWords: 'set up new computer, install windows, set up mail, move files',
    },
  },
  {
    key: 'trade-in',
    both: {
      icon: 'recycle',
      backgroundColor: 'gray',
      group: 'new-computers',
      price: 0,
      priceTo: 0,
      image: 'recycle',
    },
    nl: {
      title: 'Oude computer inleveren',
      intro:
        'Nog goed? Dan gaat de waarde van je nieuwe af. Op? Dan wissen we de schijf gratis terwijl je erbij staat.',
    },
    en: {
      title: 'Handing in the old one',
      intro:
        'Still good? Its value comes off the new one. Worn out? We erase the drive while you watch, free of charge.',
    },
  },
]
