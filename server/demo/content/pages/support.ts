import type { DemoPage } from '../types.js'

export const supportPage: DemoPage = {
  key: 'support',
  both: {
    showSubtitle: true,
    showIntro: true,
    image: 'remote-help',
    facebookImage: 'remote-help',
    showActionBtn: true,
    visible: true,
    visibleInMenu: true,
    positionInMenu: 2,
  },
  nl: {
    title: 'Computerhulp, op afstand of bij je thuis',
    subtitle: 'Niet stuk, maar het lukt niet',
    intro:
      'De printer wil niet, de mail komt niet binnen, of je durft niet op ‘akkoord’ te klikken. Daar is hulp voor, en je hoeft niets van computers te weten.',
    actionBtnTitle: 'Vraag om hulp',
    seoDescription:
      'Computerhulp in Veldhoek: op afstand voor € 15 per kwartier of thuis voor € 65 per uur. Geduldige uitleg, ook ’s avonds tot 20.00 uur.',
    url: 'hulp',
    menuTitle: 'Hulp',
    blocks: [
      {
        type: 'card',
        title: 'Kies wat bij je past',
        cards: [
          {
            title: 'Op afstand',
            text: 'We kijken mee op je scherm terwijl je aan de telefoon bent. € 15 per kwartier, vaak dezelfde dag.',
            image: 'remote-help',
            link: '/nl/hulp/computerhulp-op-afstand',
          },
          {
            title: 'Bij je thuis',
            text: 'Voor printers, wifi en alles met een stekker. € 65 per uur, ook ’s avonds tot 20.00 uur.',
            image: 'home-visit',
            link: '/nl/hulp/computerhulp-aan-huis',
          },
          {
            title: 'In de winkel',
            text: 'Een korte vraag aan de balie kost niets. Duurt het langer dan tien minuten, dan spreken we samen een prijs af.',
            image: 'counter',
            link: '/nl/contact',
          },
        ],
      },
      {
        type: 'specificServices',
        title: 'Waar het meestal over gaat',
        services: ['remote-fault', 'remote-lesson', 'remote-check', 'home-wifi', 'home-printer', 'home-desk'],
      },
      {
        type: 'text',
        title: 'Een telefoontje dat je niet verwachtte?',
        width: 'narrow',
        backgroundColor: 'blue',
        hasBevelledEdge: true,
        text: `<p>Wij bellen je nooit uit onszelf om te zeggen dat er iets mis is met je computer. Doet iemand dat wel, ook al noemt die onze naam, hang dan op en bel ons op het nummer dat op deze site staat.</p>
<p>Heb je iemand al laten meekijken of betaald? Zet de computer uit, bel je bank, en kom dan naar ons. We hebben dit vaker gezien en we oordelen niet.</p>`,
      },
      {
        type: 'faq',
        title: 'Veelgestelde vragen over hulp',
        width: 'narrow',
        showQuestionButton: true,
        questions: [
          {
            question: 'Ik weet niet hoe het heet wat er mis is. Is dat erg?',
            answer: '<p>Nee. Vertel wat je wilde doen en wat er in plaats daarvan gebeurde. De rest vragen wij.</p>',
          },
          {
            question: 'Helpen jullie ook met een telefoon of tablet?',
            answer:
              '<p>Met instellen, mail, foto’s overzetten en opslag die vol is: ja. Kapotte telefoonschermen repareren we niet zelf; we weten wel wie dat in Veldhoek goed doet.</p>',
          },
        ],
      },
    ],
  },
  en: {
    title: 'Computer help, at a distance or at your home',
    subtitle: 'Not broken, but it will not do what you want',
    intro:
      'The printer refuses, the mail stays away, or you dare not click ‘agree’. There is help for that, and you need not know a thing about computers.',
    actionBtnTitle: 'Ask for help',
    seoDescription:
      'Computer help in Veldhoek: remotely for €15 per quarter of an hour or at home for €65 an hour. Patient, and in the evening until 8 pm.',
    url: 'support',
    menuTitle: 'Help',
    blocks: [
      {
        type: 'card',
        title: 'Choose what suits you',
        cards: [
          {
            title: 'Remotely',
            text: 'We look at your screen with you while you are on the phone. €15 per quarter of an hour, often the same day.',
            image: 'remote-help',
            link: '/en/support/remote-help',
          },
          {
            title: 'At your home',
            text: 'For printers, wifi and anything with a plug. €65 an hour, also in the evening until 8 pm.',
            image: 'home-visit',
            link: '/en/support/help-at-home',
          },
          {
            title: 'In the shop',
            text: 'A short question at the counter is free. If it takes more than ten minutes, we agree on a price together.',
            image: 'counter',
            link: '/en/contact',
          },
        ],
      },
      {
        type: 'specificServices',
        title: 'What it is usually about',
        services: ['remote-fault', 'remote-lesson', 'remote-check', 'home-wifi', 'home-printer', 'home-desk'],
      },
      {
        type: 'text',
        title: 'A call you did not expect?',
        width: 'narrow',
        backgroundColor: 'blue',
        hasBevelledEdge: true,
        text: `<p>We never ring you out of the blue to say that something is wrong with your computer. If anybody does, even in our name, hang up and call us on the number shown on this site.</p>
<p>Did you let them in, or pay? Switch the computer off, call your bank, then come to us. We have seen it before and we do not judge.</p>`,
      },
      {
        type: 'faq',
        title: 'Questions about help',
        width: 'narrow',
        showQuestionButton: true,
        questions: [
          {
            question: 'I do not know what the problem is called. Does that matter?',
            answer: '<p>No. Tell us what you wanted to do and what happened instead. We will ask about the rest.</p>',
          },
          {
            question: 'Do you help with phones and tablets too?',
            answer:
              '<p>With settings, mail, moving photos and storage that is full: yes. We do not repair cracked phone screens ourselves, but we know who does it well in Veldhoek.</p>',
          },
        ],
      },
    ],
  },
}
