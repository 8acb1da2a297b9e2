import type { DemoPage } from '../../../demo/content/types.js'

export const homePage: DemoPage = {
  key: 'home',
  both: { showIntro: true, image: 'hero-repair', showActionBtn: true, visible: true },
  nl: {
    title: 'Computer stuk of traag? Breng hem langs',
    intro:
      'We zoeken uit wat eraan scheelt en zeggen vooraf wat het kost. Pas als jij ja zegt, gaan we aan de slag. {{shop.slogan}}',
    actionBtnTitle: 'Maak een afspraak',
    seoDescription:
      '{{shop.name}} repareert laptops, pc’s en telefoons, helpt op afstand en verkoopt computers. Prijs vooraf.',
    url: 'home-nl',
    menuTitle: 'Home',
    blocks: [
      {
        type: 'intro',
        title: 'Welkom bij {{shop.name}}',
        image: 'workbench',
        text: `<p>Een computer die niet meer wil, komt altijd slecht uit. Daarom krijg je bij ons snel duidelijkheid: wat is er stuk, wat kost het om dat te verhelpen, en is het de moeite waard?</p>
<p>Soms is het antwoord nee. Dan hoor je dat ook, en kijken we samen wat een betere besteding van je geld is.</p>
<p>Open: {{shop.openingHours}}.</p>`,
      },
      {
        type: 'card',
        title: 'Waarmee kunnen we helpen?',
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        showAppointmentButton: true,
        cards: [
          {
            title: 'Reparatie',
            text: 'Van een kapot scherm tot een laptop die niet meer opstart. Je hoort de prijs voor we beginnen.',
            icon: 'repair',
            link: '/nl/reparatie',
          },
          {
            title: 'Hulp op afstand',
            text: 'We kijken mee op je scherm terwijl jij thuis zit. Jij ziet alles wat we doen.',
            icon: 'remote-help',
            link: '/nl/computerhulp-op-afstand',
          },
          {
            title: 'Een andere computer',
            text: 'Nieuw of opgeknapt, ingesteld en met je bestanden erop. Aanzetten en verder.',
            icon: 'new-computer',
            link: '/nl/computer-kopen',
          },
        ],
      },
      { type: 'features', title: 'Zo werken we' },
      {
        type: 'tip',
        title: 'Zelf doen',
        intro: 'Kleine dingen die veel ellende voorkomen.',
        showIntro: true,
        count: 3,
      },
      { type: 'reviews', title: 'Wat klanten zeggen', backgroundColor: 'gray', hasBevelledEdge: true, count: 3 },
      {
        type: 'bigContactButton',
        title: 'Twijfel je of het nog zin heeft?',
        text: 'Beschrijf wat er gebeurt. We antwoorden met wat we denken dat het is, en wat dat ongeveer kost.',
        buttonTitle: 'Stel je vraag',
      },
    ],
  },
  en: {
    title: 'Computer broken or slow? Bring it in',
    intro: 'We find out what is wrong and tell you the price first. We only start once you say yes. {{shop.slogan}}',
    actionBtnTitle: 'Make an appointment',
    seoDescription:
      '{{shop.name}} repairs laptops, PCs and phones, helps remotely and sells computers. The price comes first.',
    url: 'home-en',
    menuTitle: 'Home',
    blocks: [
      {
        type: 'intro',
        title: 'Welcome to {{shop.name}}',
        image: 'workbench',
        text: `<p>A computer never gives up at a good moment. That is why we give you a clear answer soon: what is broken, what it costs to put right, and whether it is worth it.</p>
<p>Sometimes the answer is no. Then we say so, and look together at a better use of your money.</p>
<p>Open: {{shop.openingHours}}.</p>`,
      },
      {
        type: 'card',
        title: 'How can we help?',
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        showAppointmentButton: true,
        cards: [
          {
            title: 'Repair',
            text: 'From a cracked screen to a laptop that will not start. You hear the price before we begin.',
            icon: 'repair',
            link: '/en/repair',
          },
          {
            title: 'Remote help',
            text: 'We look at your screen with you while you stay at home. You see all we do.',
            icon: 'remote-help',
            link: '/en/remote-help',
          },
          {
            title: 'Another computer',
            text: 'New or refurbished, set up and with your files on it. Switch it on and carry on.',
            icon: 'new-computer',
            link: '/en/buying-a-computer',
          },
        ],
      },
      { type: 'features', title: 'How we work' },
      {
        type: 'tip',
        title: 'Do it yourself',
        intro: 'Small things that save a lot of trouble.',
        showIntro: true,
        count: 3,
      },
      { type: 'reviews', title: 'What customers say', backgroundColor: 'gray', hasBevelledEdge: true, count: 3 },
      {
        type: 'bigContactButton',
        title: 'Not sure it is still worth it?',
        text: 'Tell us what happens. We answer with what we think it is, and roughly what that costs.',
        buttonTitle: 'Ask your question',
      },
    ],
  },
}
