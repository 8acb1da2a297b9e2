import type { DemoService } from '../types.js'

export const repairServices: DemoService[] = [
  {
    key: 'diagnosis',
    both: { icon: 'diagnose', backgroundColor: 'white', group: 'repair', price: 35, workingDays: 1 },
    nl: {
      title: 'Onderzoek',
      intro:
        'We zoeken uit wat er stuk is en wat het kost. € 35, binnen één werkdag, en niets als we daarna repareren.',
    },
    en: {
      title: 'Diagnosis',
      intro:
        'We find out what is broken and what it costs. €35, within one working day, and nothing if we then repair it.',
    },
  },
  {
    key: 'laptop-screen',
    both: { icon: 'screen', backgroundColor: 'white', group: 'repair', price: 139, workingDays: 4 },
    nl: {
      title: 'Laptopscherm vervangen',
      intro:
        'Barst, strepen of zwart beeld. Vanaf € 139 met scherm en werk. Op voorraad is de volgende werkdag klaar, anders drie tot vijf werkdagen.',
    },
    en: {
      title: 'New laptop screen',
      intro:
        'Cracked, striped or black. From €139, panel and work included. In stock means the next working day, otherwise three to five.',
    },
  },
  {
    key: 'laptop-battery',
    both: { icon: 'battery', backgroundColor: 'white', group: 'repair', price: 89, workingDays: 1 },
    nl: {
      title: 'Laptopaccu vervangen',
      intro:
        'Loopt hij leeg waar je bij staat, of staat de onderkant bol? Vanaf € 89 met accu. Het werk zelf duurt een uur.',
    },
    en: {
      title: 'New laptop battery',
      intro:
        'Draining before your eyes, or is the underside bulging? From €89, battery included. The work takes an hour.',
    },
  },
  {
    key: 'charging-port',
    both: { icon: 'repair', backgroundColor: 'white', group: 'repair', price: 79, workingDays: 2 },
    nl: {
      title: 'Laadaansluiting vervangen',
      intro:
        'Laadt hij alleen als je de stekker scheef houdt? We solderen een nieuwe aansluiting, vanaf € 79. Reken op twee werkdagen.',
    },
    en: {
      title: 'New charging port',
      intro:
        'Does it charge only when you hold the plug at an angle? We solder in a new port, from €79. Allow two working days.',
    },
  },
  {
    key: 'ssd',
    both: { icon: 'ssd-upgrade', backgroundColor: 'white', group: 'repair', price: 119, workingDays: 1 },
    nl: {
      title: 'SSD inbouwen en overzetten',
      intro:
        'Van minuten naar seconden opstarten. 500 GB vanaf € 119, met alles op zijn oude plek. Klaar in één werkdag.',
    },
    en: {
      title: 'SSD fitted, everything moved',
      intro:
        'Starts in seconds where it took minutes. 500 GB from €119, with everything where it was. Done in one working day.',
    },
  },
  {
    key: 'cleaning',
    both: { icon: 'fan', backgroundColor: 'white', group: 'repair', price: 59, workingDays: 0 },
    nl: {
      title: 'Reinigen en koelen',
      intro:
        'Stof eruit, ventilator nagekeken, nieuwe koelpasta. € 59 voor een laptop, € 49 voor een pc. Meestal dezelfde dag klaar.',
    },
    en: {
      title: 'Cleaning and cooling',
      intro: 'Dust out, fan checked, fresh thermal paste. €59 for a laptop, €49 for a PC. Usually ready the same day.',
    },
  },
  {
    key: 'liquid-damage',
    both: { icon: 'clean', backgroundColor: 'white', group: 'repair', price: 89, workingDays: 2 },
    nl: {
      title: 'Vloeistofschade behandelen',
      intro:
        'Uit elkaar, schoonmaken, drogen en meten wat nog leeft. € 89. Breng hem dezelfde dag, nat en uit; na twee werkdagen weten we meer.',
    },
    en: {
      title: 'Liquid damage',
      intro:
        'Taken apart, cleaned, dried, and measured for what still lives. €89. Bring it the same day, wet and off; two working days later we know more.',
    },
  },
]
