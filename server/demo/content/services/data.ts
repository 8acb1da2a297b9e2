import type { DemoService } from '../types.js'

export const dataServices: DemoService[] = [
  {
    key: 'virus-removal',
    both: {
      icon: 'malware',
      backgroundColor: 'white',
      group: 'data-security',
      price: 69,
      workingDays: 1,
      priceTo: 69,
      image: 'browser-warning',
      deviceKinds: ['laptop', 'desktop', 'all-in-one'],
    },
    nl: {
      title: 'Virussen verwijderen',
      intro:
        'Ook meekijkprogramma’s die een oplichter achterliet. {{price.service.virus-removal}}, de volgende werkdag klaar, en je bestanden blijven staan.',
      searchWords:
        'virus, gehackt, rare meldingen, pop-ups, advertenties, opgelicht, nephelpdesk, iemand heeft meegekeken',
      nextStep:
        'Haal hem van internet af en breng hem langs. Heb je ingelogd bij je bank terwijl er iemand meekeek, bel dan eerst de bank.',
    },
    en: {
      title: 'Virus removal',
      intro:
        'Including the tools a swindler leaves behind. {{price.service.virus-removal}}, ready the next working day, and your files stay put.',
      searchWords: 'virus, hacked, strange messages, pop-ups, ads, scammed, fake helpdesk, someone watched along',
      nextStep:
        'Take it off the internet and bring it in. If you logged in to your bank while someone watched, call the bank first.',
    },
  },
  {
    key: 'file-copy',
    both: {
      icon: 'backup',
      backgroundColor: 'white',
      group: 'data-security',
      price: 59,
      workingDays: 2,
      priceTo: 59,
      image: 'data-recovery',
      deviceKinds: ['laptop', 'desktop', 'all-in-one', 'storage'],
    },
    nl: {
      title: 'Bestanden van een schijf halen',
      intro:
        'De computer is stuk, de schijf leest nog. We zetten alles over op een stick of schijf. {{price.service.file-copy}}, één of twee werkdagen.',
      searchWords: 'bestanden redden, foto’s eraf halen, computer stuk maar schijf goed, gegevens overzetten',
    },
    en: {
      title: 'Files off a working drive',
      intro:
        'The computer died, the drive still reads. We copy everything to a stick or drive. {{price.service.file-copy}}, one or two working days.',
      searchWords: 'save files, get photos off, computer dead but drive fine, copy data',
    },
  },
  {
    key: 'file-recovery',
    both: {
      icon: 'data-recovery',
      backgroundColor: 'white',
      group: 'data-security',
      price: 149,
      workingDays: 6,
      priceTo: 149,
      image: 'data-recovery',
      deviceKinds: ['storage', 'laptop', 'desktop'],
    },
    nl: {
      title: 'Gewiste bestanden terughalen',
      intro:
        'Gebruik het apparaat niet meer. We lezen de schijf blok voor blok uit. {{price.service.file-recovery}}, ongeveer een week, niets gevonden is alleen {{price.service.diagnosis}}.',
      searchWords: 'per ongeluk gewist, foto’s weg, bestanden kwijt, usb-stick onleesbaar, schijf tikt, geformatteerd',
    },
    en: {
      title: 'Deleted files recovered',
      intro:
        'Stop using the device. We read the drive block by block. {{price.service.file-recovery}} and about a week; if nothing turns up, only {{price.service.diagnosis}}.',
      searchWords: 'deleted by mistake, photos gone, files lost, usb stick unreadable, drive clicks, formatted',
    },
  },
  {
    key: 'backup-setup',
    both: {
      icon: 'calendar',
      backgroundColor: 'white',
      group: 'data-security',
      price: 30,
      workingDays: 0,
      priceTo: 30,
      image: 'backup',
      deviceKinds: ['laptop', 'desktop', 'all-in-one'],
    },
    nl: {
      title: 'Back-up instellen',
      intro:
        'Eén die vanzelf loopt, en die we samen uitproberen. Op afstand {{price.service.backup-setup}}, aan de balie ook. De schijf komt er apart bij.',
      searchWords: 'reservekopie, kopie maken, bang om alles kwijt te raken',
    },
    en: {
      title: 'A backup, set up',
      intro:
        'One that runs by itself, and that we try out together. {{price.service.backup-setup}}, remotely or at the counter. The drive comes on top.',
      searchWords: 'copy of my files, afraid to lose everything',
    },
  },
]
