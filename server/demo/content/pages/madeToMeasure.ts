import type { DemoPage } from '../types.js'

export const madeToMeasurePage: DemoPage = {
  key: 'made-to-measure-pc',
  both: {
    belongsTo: 'new-computer',
    showSubtitle: true,
    showIntro: true,
    image: 'build-pc',
    facebookImage: 'build-pc',
    showActionBtn: true,
    visible: true,
    visibleInMenu: true,
    positionInMenu: 1,
  },
  nl: {
    title: 'Pc op maat, gebouwd in Veldhoek',
    subtitle: '{{price.service.custom-pc.from}}, binnen een week klaar',
    intro:
      'Een pc uit een doos heeft vaak één goed onderdeel en vier goedkope. Wij kiezen ze alle vijf, en later kun je elk deel los vervangen.',
    actionBtnTitle: 'Bespreek je pc',
    seoDescription:
      'Pc op maat laten bouwen in Veldhoek: huis-pc {{price.service.custom-pc.from}}, game-pc {{price.product.cougar-game-pc.from}}. Stil, uitbreidbaar en met twee jaar garantie.',
    url: 'pc-op-maat',
    menuTitle: 'Pc op maat',
    blocks: [
      {
        type: 'intro',
        title: 'Wat je zegt, wat wij ervan maken',
        image: 'new-pc-desk',
        text: `<p>Je hoeft geen onderdelen te kennen. Wij vragen welke programma’s je gebruikt, hoeveel foto’s je hebt, of hij stil moet zijn en wat je wilt uitgeven. Daarna krijg je een lijst met elk onderdeel, de prijs en waarom we het kozen.</p>
<p>Vind je een deel ergens goedkoper, dan mag je het meebrengen. Op dat deel geven we dan geen garantie, op de bouw wel.</p>`,
      },
      {
        type: 'card',
        title: 'Drie vertrekpunten',
        intro: 'Van hieruit passen we aan. Bouwen, Windows en testen zitten in de prijs.',
        showIntro: true,
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        showAppointmentButton: true,
        cards: [
          {
            title: 'Huis-pc: {{price.service.custom-pc.from}}',
            text: 'Internet, mail, bankzaken en foto’s. Snelle SSD van 500 GB en 16 GB geheugen. Zo stil dat je vergeet dat hij aanstaat.',
            icon: 'desk',
          },
          {
            title: 'Foto en video: vanaf € 1.099',
            text: '32 GB geheugen, 2 TB opslag en een tweede schijf die elke nacht een kopie maakt van je werk.',
            icon: 'camera',
          },
          {
            title: 'Game-pc: {{price.product.cougar-game-pc.from}}',
            text: 'Speelt nieuwe spellen vloeiend op een scherm van 27 inch. De voeding heeft ruimte voor een zwaardere kaart later.',
            icon: 'new-computer',
          },
        ],
      },
      {
        type: 'text',
        title: 'Van gesprek tot ophalen',
        width: 'narrow',
        text: `<ol>
<li><strong>Dag 1:</strong> gesprek en lijst. Je betaalt een derde aan als je ja zegt.</li>
<li><strong>Dag 2 tot 4:</strong> onderdelen komen binnen. Duurt er een langer, dan bellen we.</li>
<li><strong>Dag 5:</strong> bouwen en Windows installeren.</li>
<li><strong>Dag 6:</strong> een nacht testen op volle kracht.</li>
<li><strong>Dag 7:</strong> ophalen of laten brengen. We zetten hem aan terwijl je erbij bent.</li>
</ol>`,
      },
      { type: 'bigContactButton', sharedBlock: 'any-question' },
    ],
  },
  en: {
    title: 'A PC made to measure, built in Veldhoek',
    subtitle: '{{price.service.custom-pc.from}}, ready within a week',
    intro:
      'A PC out of a box tends to have one good part and four cheap ones. We choose all five, and later each can be replaced on its own.',
    actionBtnTitle: 'Discuss your PC',
    seoDescription:
      'Have a PC built in Veldhoek: home PC {{price.service.custom-pc.from}}, gaming PC {{price.product.cougar-game-pc.from}}. Quiet, easy to extend, two years’ warranty.',
    url: 'made-to-measure-pc',
    menuTitle: 'PC made to measure',
    blocks: [
      {
        type: 'intro',
        title: 'What you say, and what we make of it',
        image: 'new-pc-desk',
        text: `<p>You need not know any parts. We ask which programs you use, how many photos you keep, whether it must be quiet and what you would like to spend. Then you get a list of every part with its price and our reason for choosing it.</p>
<p>Found one cheaper elsewhere? Bring it along. We cannot give a warranty on that part, but we do on the build.</p>`,
      },
      {
        type: 'card',
        title: 'Three places to start',
        intro: 'We adjust from here. Building, Windows and testing are in the price.',
        showIntro: true,
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        showAppointmentButton: true,
        cards: [
          {
            title: 'Home PC: {{price.service.custom-pc.from}}',
            text: 'Internet, mail, banking and photos. A quick 500 GB SSD and 16 GB of memory, and quiet enough to forget that it is on.',
            icon: 'desk',
          },
          {
            title: 'Photo and video: from €1,099',
            text: '32 GB of memory, 2 TB of storage and a second drive that copies your work every night.',
            icon: 'camera',
          },
          {
            title: 'Gaming PC: {{price.product.cougar-game-pc.from}}',
            text: 'Plays new games smoothly on a 27-inch screen. The power supply leaves room for a bigger card later.',
            icon: 'new-computer',
          },
        ],
      },
      {
        type: 'text',
        title: 'From talk to collection',
        width: 'narrow',
        text: `<ol>
<li><strong>Day 1:</strong> we talk and you get the list. If you say yes, you pay a third.</li>
<li><strong>Days 2 to 4:</strong> the parts arrive. If one is late, we call.</li>
<li><strong>Day 5:</strong> we build it and install Windows.</li>
<li><strong>Day 6:</strong> a night of testing at full load.</li>
<li><strong>Day 7:</strong> you collect it or we deliver. We switch it on while you are there.</li>
</ol>`,
      },
      { type: 'bigContactButton', sharedBlock: 'any-question' },
    ],
  },
}
