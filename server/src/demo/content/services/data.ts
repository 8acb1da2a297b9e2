import type { DemoService } from '../types.js'

export const dataServices: DemoService[] = [
  {
    key: 'virus-removal',
    both: { icon: 'malware', backgroundColor: 'white', group: 'data-security', price: 69, workingDays: 1 },
    nl: {
      title: 'Virussen verwijderen',
      intro:
        'Ook meekijkprogramma’s die een oplichter achterliet. € 69, de volgende werkdag klaar, en je bestanden blijven staan.',
    },
    en: {
      title: 'Virus removal',
      intro: 'Including the tools a swindler leaves behind. €69, ready the next working day, and your files stay put.',
    },
  },
  {
    key: 'file-copy',
    both: { icon: 'backup', backgroundColor: 'white', group: 'data-security', price: 59, workingDays: 2 },
    nl: {
      title: 'Bestanden van een schijf halen',
      intro:
        'De computer is stuk, de schijf leest nog. We zetten alles over op een stick of schijf. € 59, één of twee werkdagen.',
    },
    en: {
      title: 'Files off a working drive',
      intro:
        'The computer died, the drive still reads. We copy everything to a stick or drive. €59, one or two working days.',
    },
  },
  {
    key: 'file-recovery',
    both: { icon: 'data-recovery', backgroundColor: 'white', group: 'data-security', price: 149, workingDays: 6 },
    nl: {
      title: 'Gewiste bestanden terughalen',
      intro:
        'Gebruik het apparaat niet meer. We lezen de schijf blok voor blok uit. € 149, ongeveer een week, niets gevonden is alleen € 35.',
    },
    en: {
      title: 'Deleted files recovered',
      intro:
        'Stop using the device. We read the drive block by block. €149 and about a week; if nothing turns up, only €35.',
    },
  },
  {
    key: 'backup-setup',
    both: { icon: 'calendar', backgroundColor: 'white', group: 'data-security', price: 30, workingDays: 0 },
    nl: {
      title: 'Back-up instellen',
      intro:
        'Eén die vanzelf loopt, en die we samen uitproberen. Op afstand € 30, aan de balie ook. De schijf komt er apart bij.',
    },
    en: {
      title: 'A backup, set up',
      intro:
        'One that runs by itself, and that we try out together. €30, remotely or at the counter. The drive comes on top.',
    },
  },
]
