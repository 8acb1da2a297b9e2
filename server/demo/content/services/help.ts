import type { DemoService } from '../types.js'

/** Services at the customer's home or remotely. */
export const helpServices: DemoService[] = [
  {
    key: 'home-wifi',
    both: {
      icon: 'wifi',
      backgroundColor: 'gray',
      group: 'at-home',
      price: 97.5,
      image: 'wifi',
      deviceKinds: ['network'],
    },
    nl: {
      title: 'Wifi in het hele huis',
      intro:
        'We meten waar het wegvalt en verplaatsen eerst wat er staat. Meestal anderhalf uur, dus {{price.service.home-wifi}}.',
      searchWords: 'wifi traag, geen bereik boven, internet valt weg, slecht signaal, router',
    },
    en: {
      title: 'Wifi in every room',
      intro:
        'We measure where it drops and first move what is there. Usually an hour and a half, so {{price.service.home-wifi}}.',
      searchWords: 'wifi slow, no signal upstairs, internet drops, poor reception, router',
    },
  },
  {
    key: 'home-printer',
    both: {
      icon: 'printer',
      backgroundColor: 'gray',
      group: 'at-home',
      price: 32.5,
      image: 'home-visit',
      deviceKinds: ['printer'],
    },
    nl: {
      title: 'Printer aansluiten',
      intro:
        'Op elke computer in huis en op je telefoon. We blijven tot er papier uit komt. Vaak een halfuur, {{price.service.home-printer}}.',
      searchWords: 'printer doet het niet, printer offline, print niet, scannen lukt niet, printer installeren',
    },
    en: {
      title: 'Printer set up',
      intro:
        'On every computer in the house and on your phone. We stay until paper comes out. Often half an hour, {{price.service.home-printer}}.',
      searchWords: 'printer does not work, printer offline, will not print, cannot scan, install printer',
    },
  },
  {
    key: 'home-desk',
    both: {
      icon: 'home-office',
      backgroundColor: 'gray',
      group: 'at-home',
      price: 97.5,
      priceTo: 130,
      image: 'second-screen',
      deviceKinds: ['monitor', 'desktop', 'laptop'],
    },
    nl: {
      title: 'Werkplek inrichten',
      intro:
        'Twee schermen, een dock en kabels waar je niet over struikelt. Anderhalf tot twee uur werk, zonder de spullen.',
      searchWords: 'tweede scherm aansluiten, thuiswerken, dock, kabels',
    },
    en: {
      title: 'A desk that works',
      intro:
        'Two screens, a dock, and cables you do not trip over. An hour and a half to two hours, hardware not included.',
      searchWords: 'connect second screen, work from home, dock, cables',
    },
  },
  {
    key: 'home-network',
    both: { icon: 'network', backgroundColor: 'gray', group: 'at-home', image: 'network', deviceKinds: ['network'] },
    nl: {
      title: 'Netwerk voor een kleine zaak',
      intro:
        'Kassa, kantoor en gasten elk op een eigen net. We komen eerst kijken, gratis in Veldhoek, en geven dan één vaste prijs.',
      searchWords: 'kantoor zonder netwerk, kassa zonder internet, wifi voor gasten, zaak, bekabelen',
      nextStep: 'We maken een afspraak en komen kijken. Daarna krijg je één vaste prijs op papier.',
    },
    en: {
      title: 'Network for a small business',
      intro:
        'Till, office and guests each on a network of their own. We come and look first, free in Veldhoek, then name one fixed price.',
      searchWords: 'office without a network, till without internet, wifi for guests, shop, cabling',
      nextStep: 'We make an appointment and come and look. Then you get one fixed price on paper.',
    },
  },
  {
    key: 'remote-fault',
    both: {
      icon: 'remote-help',
      backgroundColor: 'white',
      group: 'remote',
      price: 15,
      priceTo: 30,
      workingDays: 0,
      image: 'remote-help',
      deviceKinds: ['laptop', 'desktop', 'all-in-one'],
    },
    nl: {
      title: 'Storing op afstand',
      intro:
        'Mail die niet binnenkomt of een programma dat weigert. Meestal één of twee kwartier, dus {{price.service.remote-fault}}, vaak dezelfde dag.',
      searchWords: 'mail komt niet binnen, outlook werkt niet, programma opent niet, foutmelding, wachtwoord kwijt',
    },
    en: {
      title: 'Trouble, solved remotely',
      intro:
        'Mail that stays away or a program that refuses. Usually one or two quarters, so {{price.service.remote-fault}}, often the same day.',
      searchWords: 'mail does not arrive, outlook does not work, program will not open, error message, lost password',
    },
  },
  {
    key: 'remote-lesson',
    both: {
      icon: 'lightbulb',
      backgroundColor: 'white',
      group: 'remote',
      price: 60,
      priceTo: 60,
      image: 'remote-help',
    },
    nl: {
      title: 'Uitleg op afstand',
      intro:
        'Foto’s ordenen, een bijlage sturen, leren beeldbellen. Jij houdt de muis vast. Een uur kost {{price.service.remote-lesson}}.',
    },
    en: {
      title: 'Lessons at a distance',
      intro:
        'Sorting photos, sending an attachment, learning to video call. You hold the mouse. An hour costs {{price.service.remote-lesson}}.',
    },
  },
  {
    key: 'remote-check',
    both: {
      icon: 'apk',
      backgroundColor: 'white',
      group: 'remote',
      price: 45,
      priceTo: 45,
      workingDays: 0,
      image: 'update',
      deviceKinds: ['laptop', 'desktop', 'all-in-one'],
    },
    nl: {
      title: 'Apk voor je computer',
      intro:
        'Updates, opstartlijst, back-up, schijf en virusscanner nagekeken, met een lijstje na afloop. Drie kwartier, {{price.service.remote-check}}.',
      searchWords: 'nakijken, onderhoud, alles bijwerken, apk, veilig',
    },
    en: {
      title: 'Yearly check-up',
      intro:
        'Updates, start-up list, backup, drive and virus scanner looked over, with a note of what we found. Three quarters of an hour, {{price.service.remote-check}}.',
      searchWords: 'check-up, maintenance, update everything, safe',
    },
  },
]
