import type { DemoService } from '../types.js'

export const repairServices: DemoService[] = [
  {
    key: 'diagnosis',
    both: {
      icon: 'diagnose',
      backgroundColor: 'white',
      group: 'repair',
      price: 35,
      workingDays: 1,
      priceTo: 35,
      image: 'counter',
      deviceKinds: ['laptop', 'desktop', 'all-in-one', 'phone', 'tablet', 'console', 'monitor', 'printer'],
    },
    nl: {
      title: 'Onderzoek',
      intro:
        'We zoeken uit wat er stuk is en wat het kost. {{price.service.diagnosis}}, binnen één werkdag, en niets als we daarna repareren.',
      searchWords:
        'weet niet wat er is, doet het niet meer, gaat niet aan, start niet, zwart beeld, piept, valt uit, loopt vast, raar geluid',
    },
    en: {
      title: 'Diagnosis',
      intro:
        'We find out what is broken and what it costs. {{price.service.diagnosis}}, within one working day, and nothing if we then repair it.',
      searchWords:
        'no idea, does not work, will not turn on, does not start, black screen, beeps, switches off, freezes, strange noise',
    },
  },
  {
    key: 'laptop-screen',
    both: {
      icon: 'screen',
      backgroundColor: 'white',
      group: 'repair',
      price: 139,
      workingDays: 4,
      priceTo: 189,
      warrantyMonths: 24,
      image: 'laptop-repair',
      showsExperience: true,
      deviceKinds: ['laptop'],
    },
    nl: {
      title: 'Laptopscherm vervangen',
      intro:
        'Barst, strepen of zwart beeld. {{price.service.laptop-screen.from}} met scherm en werk. Op voorraad is de volgende werkdag klaar, anders drie tot vijf werkdagen.',
      searchWords: 'scherm kapot, barst in scherm, gebarsten, strepen in beeld, vlekken, beeld zwart, gevallen',
      nextStep:
        'Breng je laptop langs met de oplader. We kijken welk scherm erin past en bellen met de prijs. Pas als jij ja zegt, bestellen we.',
    },
    en: {
      title: 'New laptop screen',
      intro:
        'Cracked, striped or black. {{price.service.laptop-screen.from}}, panel and work included. In stock means the next working day, otherwise three to five.',
      searchWords: 'broken screen, cracked, smashed, stripes, spots, display black, dropped',
      nextStep:
        'Bring the laptop and its charger. We look up which panel fits and call you with the price. We order only once you say yes.',
    },
  },
  {
    key: 'laptop-battery',
    both: {
      icon: 'battery',
      backgroundColor: 'white',
      group: 'repair',
      price: 89,
      workingDays: 1,
      priceTo: 129,
      warrantyMonths: 12,
      image: 'laptop-battery',
      deviceKinds: ['laptop'],
    },
    nl: {
      title: 'Laptopaccu vervangen',
      intro:
        'Loopt hij leeg waar je bij staat, of staat de onderkant bol? {{price.service.laptop-battery.from}} met accu. Het werk zelf duurt een uur.',
      searchWords:
        'accu leeg, batterij kapot, batterij vervangen, gaat snel leeg, bolle onderkant, werkt alleen aan de stekker',
    },
    en: {
      title: 'New laptop battery',
      intro:
        'Draining before your eyes, or is the underside bulging? {{price.service.laptop-battery.from}}, battery included. The work takes an hour.',
      searchWords: 'battery dead, drains fast, swollen, bulging, works only on the charger',
    },
  },
  {
    key: 'charging-port',
    both: {
      icon: 'repair',
      backgroundColor: 'white',
      group: 'repair',
      price: 79,
      workingDays: 2,
      priceTo: 109,
      warrantyMonths: 3,
      image: 'charging-port',
      deviceKinds: ['laptop', 'tablet', 'phone'],
    },
    nl: {
      title: 'Laadaansluiting vervangen',
      intro:
        'Laadt hij alleen als je de stekker scheef houdt? We solderen een nieuwe aansluiting, {{price.service.charging-port.from}}. Reken op twee werkdagen.',
      searchWords: 'laadt niet, oplader doet het niet, stekker zit los, laadpoort kapot, usb-c kapot',
    },
    en: {
      title: 'New charging port',
      intro:
        'Does it charge only when you hold the plug at an angle? We solder in a new port, {{price.service.charging-port.from}}. Allow two working days.',
      searchWords: 'does not charge, charger does nothing, loose plug, charging port broken, usb-c broken',
    },
  },
  {
    key: 'ssd',
    both: {
      icon: 'ssd-upgrade',
      backgroundColor: 'white',
      group: 'repair',
      price: 119,
      workingDays: 1,
      priceTo: 189,
      warrantyMonths: 24,
      image: 'ssd-upgrade',
      deviceKinds: ['laptop', 'desktop', 'all-in-one'],
    },
    nl: {
      title: 'SSD inbouwen en overzetten',
      intro:
        'Van minuten naar seconden opstarten. 500 GB {{price.service.ssd.from}}, met alles op zijn oude plek. Klaar in één werkdag.',
      searchWords: 'traag, langzaam, start langzaam op, duurt lang, schijf vol, sneller maken, harde schijf vervangen',
      nextStep:
        'Breng hem langs, dan kijken we welke schijf past en hoeveel je nodig hebt. Je bestanden staan er daarna nog net zo op.',
    },
    en: {
      title: 'SSD fitted, everything moved',
      intro:
        'Starts in seconds where it took minutes. 500 GB {{price.service.ssd.from}}, with everything where it was. Done in one working day.',
      searchWords: 'slow, takes ages to start, drive full, make it faster, replace hard drive',
      nextStep:
        'Bring it in and we see which drive fits and how much room you need. Your files are where they were afterwards.',
    },
  },
  {
    key: 'cleaning',
    both: {
      icon: 'fan',
      backgroundColor: 'white',
      group: 'repair',
      price: 49,
      workingDays: 0,
      priceTo: 59,
      image: 'cleaning',
      deviceKinds: ['laptop', 'desktop', 'console'],
    },
    nl: {
      title: 'Reinigen en koelen',
      intro:
        'Stof eruit, ventilator nagekeken, nieuwe koelpasta. € 59 voor een laptop, € 49 voor een pc. Meestal dezelfde dag klaar.',
      searchWords: 'wordt heet, te warm, ventilator loeit, maakt herrie, lawaai, stof, valt uit bij spelletjes',
    },
    en: {
      title: 'Cleaning and cooling',
      intro: 'Dust out, fan checked, fresh thermal paste. €59 for a laptop, €49 for a PC. Usually ready the same day.',
      searchWords: 'gets hot, overheats, fan roars, noisy, loud, dust, switches off during games',
    },
  },
  {
    key: 'liquid-damage',
    both: {
      icon: 'clean',
      backgroundColor: 'white',
      group: 'repair',
      price: 89,
      workingDays: 2,
      priceTo: 89,
      image: 'liquid-damage',
      deviceKinds: ['laptop', 'tablet'],
    },
    nl: {
      title: 'Vloeistofschade behandelen',
      intro:
        'Uit elkaar, schoonmaken, drogen en meten wat nog leeft. {{price.service.liquid-damage}}. Breng hem dezelfde dag, nat en uit; na twee werkdagen weten we meer.',
      searchWords: 'koffie eroverheen, water gemorst, thee, wijn, nat geworden, gevallen in water, toetsen plakken',
      nextStep:
        'Zet hem uit, haal de stekker eruit en laat hem uit. Kom vandaag nog langs: elke dag wachten kost een onderdeel.',
    },
    en: {
      title: 'Liquid damage',
      intro:
        'Taken apart, cleaned, dried, and measured for what still lives. {{price.service.liquid-damage}}. Bring it the same day, wet and off; two working days later we know more.',
      searchWords: 'coffee spilled, water, tea, wine, got wet, dropped in water, sticky keys',
      nextStep: 'Switch it off, unplug it and leave it off. Come in today: every day of waiting costs a part.',
    },
  },
]
