import type { DemoPage } from '../types.js'

export const newComputerPage: DemoPage = {
  key: 'new-computer',
  both: {
    showSubtitle: true,
    showIntro: true,
    image: 'hero-sale',
    facebookImage: 'new-pc-desk',
    showActionBtn: true,
    visible: true,
    visibleInMenu: true,
    positionInMenu: 3,
  },
  nl: {
    title: 'Een andere computer: nieuw, op maat of opgeknapt',
    subtitle: 'Advies kost niets, ook als je niets koopt',
    intro:
      'In de winkel staan honderd laptops die op elkaar lijken. Wij vragen waar je hem voor gebruikt en wijzen er twee of drie aan.',
    actionBtnTitle: 'Maak een adviesafspraak',
    seoDescription:
      'Nieuwe computer in Veldhoek: pc op maat {{price.service.custom-pc.from}}, opgeknapte laptops met een jaar garantie, eerlijk advies zonder verkooppraat.',
    url: 'nieuwe-computer',
    menuTitle: 'Nieuwe computer',
    blocks: [
      {
        type: 'card',
        title: 'Drie wegen',
        cards: [
          {
            title: 'Pc op maat, {{price.service.custom-pc.from}}',
            text: 'We bouwen hem hier aan de werkbank, met twee jaar garantie op het geheel.',
            image: 'build-pc',
            link: '/nl/nieuwe-computer/pc-op-maat',
          },
          {
            title: 'Laptop met advies',
            text: 'Nieuw, van een merk dat bij je past, ingericht en klaar voor gebruik.',
            image: 'new-pc-desk',
            link: '/nl/nieuwe-computer/laptop-advies',
          },
          {
            title: 'Opgeknapt, {{price.product.hp-prodesk-mini.from}}',
            text: 'Zakelijke laptops en pc’s van een paar jaar oud, nagekeken en met een jaar garantie.',
            image: 'refurbished-shelf',
            link: '/nl/verkoop/product-verkoop',
          },
        ],
      },
      {
        type: 'productSale',
        title: 'Net binnen',
        moreWhitespaceUnderneath: true,
        count: 6,
      },
      {
        type: 'text',
        title: 'Wat er met je oude computer gebeurt',
        width: 'narrow',
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        text: `<p>Is hij nog goed, dan nemen we hem in en gaat de waarde van de prijs af. Is hij op, dan leveren we hem in voor hergebruik. In beide gevallen zetten we eerst je bestanden over, en wissen we de schijf pas als je thuis hebt gekeken of alles er is.</p>
<p>Je bestanden overzetten en de nieuwe computer inrichten kost samen € 79. Alleen inrichten kost € 49.</p>`,
      },
      {
        type: 'contact',
        title: 'Eerst even overleggen?',
        text: 'Een adviesgesprek duurt een halfuur. Je gaat weg met een lijstje, niet met een rekening.',
        buttonOneTitle: 'Maak een adviesafspraak',
        buttonOneText: 'Gratis, aan de balie',
        buttonTwoTitle: 'Mail wat je zoekt',
        buttonTwoText: 'Met je budget erbij, als je dat weet',
      },
      {
        type: 'specificServices',
        title: 'Wat we eromheen doen',
        serviceGroups: ['new-computers', 'data-security', 'at-home'],
      },
      { type: 'bigContactButton', sharedBlock: 'any-question' },
    ],
  },
  en: {
    title: 'Another computer: new, made to measure or refurbished',
    subtitle: 'Advice is free, also if you buy nothing',
    intro: 'A big shop has a hundred laptops that all look alike. We ask what yours is for, and point at two or three.',
    actionBtnTitle: 'Book free advice',
    seoDescription:
      'A new computer in Veldhoek: PCs made to measure {{price.service.custom-pc.from}}, refurbished laptops with a year’s warranty, advice without sales talk.',
    url: 'new-computer',
    menuTitle: 'New computer',
    blocks: [
      {
        type: 'card',
        title: 'Three ways to go',
        cards: [
          {
            title: 'PC made to measure, {{price.service.custom-pc.from}}',
            text: 'Built here on our bench, with two years’ warranty on the whole machine.',
            image: 'build-pc',
            link: '/en/new-computer/made-to-measure-pc',
          },
          {
            title: 'A laptop, with advice',
            text: 'New, from a make that suits you, set up and ready to use.',
            image: 'new-pc-desk',
            link: '/en/new-computer/laptop-advice',
          },
          {
            title: 'Refurbished, {{price.product.hp-prodesk-mini.from}}',
            text: 'Business laptops and PCs a few years old, checked by us and with a year’s warranty.',
            image: 'refurbished-shelf',
            link: '/en/sale/product-sale',
          },
        ],
      },
      {
        type: 'productSale',
        title: 'Just in',
        moreWhitespaceUnderneath: true,
        count: 6,
      },
      {
        type: 'text',
        title: 'And your old computer?',
        width: 'narrow',
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        text: `<p>If there is life in it we take it in part exchange. If there is not, we hand it in for recycling. Either way we move your files first, and erase the drive only after you have checked at home that everything came across.</p>
<p>Moving your files and setting up the new computer costs €79 together. Setting up alone costs €49.</p>`,
      },
      {
        type: 'contact',
        title: 'Talk it over first?',
        text: 'It takes half an hour. You leave with a short list, not with a bill.',
        buttonOneTitle: 'Book free advice',
        buttonOneText: 'At the counter, no charge',
        buttonTwoTitle: 'Write what you need',
        buttonTwoText: 'Add your budget if you know it',
      },
      {
        type: 'specificServices',
        title: 'What else we do',
        serviceGroups: ['new-computers', 'data-security', 'at-home'],
      },
      { type: 'bigContactButton', sharedBlock: 'any-question' },
    ],
  },
}
