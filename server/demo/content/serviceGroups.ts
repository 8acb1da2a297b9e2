import type { DemoServiceGroup } from './types.js'

export const serviceGroups: DemoServiceGroup[] = [
  {
    key: 'repair',
    both: { icon: 'repair', backgroundColor: 'white' },
    nl: {
      title: 'Reparatie aan de werkbank',
      intro: 'Je hoort het bedrag voor we beginnen. Laat je ons repareren, dan is het onderzoek gratis.',
    },
    en: {
      title: 'Repairs at the bench',
      intro: 'You hear the amount before we begin. If we do the repair, the diagnosis is free.',
    },
  },
  {
    key: 'at-home',
    both: { icon: 'service-at-home', backgroundColor: 'gray' },
    nl: {
      title: 'Hulp aan huis',
      intro:
        '€ 65 per uur, ook ’s avonds en op zaterdag. In Veldhoek zonder voorrijkosten, meestal binnen drie werkdagen.',
    },
    en: {
      title: 'Help at home',
      intro:
        '€65 an hour, evenings and Saturdays too. No call-out charge in Veldhoek, usually within three working days.',
    },
  },
  {
    key: 'remote',
    both: { icon: 'remote-help', backgroundColor: 'white' },
    nl: {
      title: 'Hulp op afstand',
      intro: '€ 15 per kwartier. Jij belt ons, jij ziet alles wat we doen, en je stopt wanneer je wilt.',
    },
    en: {
      title: 'Remote help',
      intro: '€15 per quarter of an hour. You call us, you see all we do, and you stop whenever you like.',
    },
  },
  {
    key: 'new-computers',
    both: { icon: 'new-computer', backgroundColor: 'gray' },
    nl: {
      title: 'Een andere computer',
      intro: 'Nieuw, gebouwd of opgeknapt. We vragen eerst wat je ermee doet, en pas daarna wat je wilt uitgeven.',
    },
    en: {
      title: 'Another computer',
      intro: 'New, built or refurbished. We ask what you do with it first, and only then what you want to spend.',
    },
  },
  {
    key: 'data-security',
    both: { icon: 'security', backgroundColor: 'white' },
    nl: {
      title: 'Bestanden en veiligheid',
      intro: 'Terughalen wat weg is, en zorgen dat het je niet nog eens gebeurt. We kijken niet in wat we vinden.',
    },
    en: {
      title: 'Files and security',
      intro: 'Getting back what is gone, and making sure it does not happen twice. We do not look inside what we find.',
    },
  },
]
