import type { DemoPage } from '../types.js'

export const servicesPage: DemoPage = {
  key: 'services',
  both: {
    showSubtitle: true,
    showIntro: true,
    image: 'workbench',
    facebookImage: 'workbench',
    showActionBtn: true,
    visible: true,
    visibleInFooterMenu: true,
    positionInFooterMenu: 2,
  },
  nl: {
    title: 'Alle diensten op een rij',
    subtitle: 'Wat het is, wat het kost en hoe lang het duurt',
    intro: 'Staat jouw probleem er niet bij? Vertel het dan gewoon. Meestal heeft het alleen een andere naam.',
    actionBtnTitle: 'Maak een afspraak',
    seoDescription:
      'Alle diensten van Cougar Computers in Veldhoek met prijs en doorlooptijd: reparatie, hulp aan huis en op afstand, pc op maat, dataherstel.',
    url: 'diensten',
    menuTitle: 'Diensten',
    blocks: [
      {
        type: 'service',
        internalLinkId: 'diensten',
      },
      { type: 'bigContactButton', sharedBlock: 'any-question' },
    ],
  },
  en: {
    title: 'All our services',
    subtitle: 'What it is, what it costs and how long it takes',
    intro: 'Is your problem not among them? Just tell us. As a rule it merely goes by another name.',
    actionBtnTitle: 'Make an appointment',
    seoDescription:
      'Every service of Cougar Computers in Veldhoek with its price and duration: repairs, help at home and remotely, custom PCs, data recovery.',
    url: 'services',
    menuTitle: 'Services',
    blocks: [
      {
        type: 'service',
        internalLinkId: 'services',
      },
      { type: 'bigContactButton', sharedBlock: 'any-question' },
    ],
  },
}
