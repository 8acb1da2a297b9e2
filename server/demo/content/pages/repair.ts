import type { DemoPage } from '../types.js'

export const repairPage: DemoPage = {
  key: 'repair',
  both: {
    showSubtitle: true,
    showIntro: true,
    image: 'hero-repair',
    facebookImage: 'workbench',
    showActionBtn: true,
    visible: true,
    visibleInMenu: true,
    positionInMenu: 1,
  },
  nl: {
    title: 'Laptop of pc laten repareren',
    subtitle: 'Eerst onderzoek, dan een prijs, dan pas de schroevendraaier',
    intro:
      'Een computer die niet start, vastloopt of lawaai maakt: het kan tien dingen zijn. We zoeken uit welk ding het is, en jij beslist wat er gebeurt.',
    actionBtnTitle: 'Maak een afspraak',
    seoDescription:
      'Computerreparatie in Veldhoek: onderzoek {{price.service.diagnosis}}, gratis als we repareren. Meestal binnen twee werkdagen klaar, met twee jaar garantie op nieuwe onderdelen.',
    url: 'reparatie',
    menuTitle: 'Reparatie',
    blocks: [
      {
        type: 'card',
        title: 'Wat is er stuk?',
        cards: [
          {
            title: 'Laptop',
            text: 'Scherm, accu, toetsenbord, laadaansluiting of ventilator. Van elk merk.',
            image: 'laptop-repair',
            link: '/nl/reparatie/laptop-reparatie',
          },
          {
            title: 'Pc',
            text: 'Start niet, valt uit, loopt vast of zit vol virussen en ongewenste programma’s.',
            image: 'cleaning',
            link: '/nl/reparatie/pc-reparatie',
          },
          {
            title: 'Bestanden kwijt',
            text: 'Foto’s of documenten van een schijf die niet meer leest, of per ongeluk gewist.',
            image: 'data-recovery',
            link: '/nl/reparatie/dataherstel',
          },
        ],
      },
      {
        type: 'text',
        title: 'Zo gaat een reparatie bij ons',
        width: 'narrow',
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        internalLinkId: 'zo-werkt-het',
        text: `<ol>
<li><strong>Je brengt hem langs.</strong> We schrijven samen op wat er gebeurt en wat we wel en niet mogen aanraken. Je krijgt een bon met een nummer.</li>
<li><strong>We onderzoeken hem.</strong> Binnen één werkdag weten we wat er scheelt. Dat kost {{price.service.diagnosis}}, en niets als we daarna repareren.</li>
<li><strong>We bellen met een bedrag.</strong> Met btw, onderdelen en werk. Je mag er een nacht over slapen.</li>
<li><strong>We repareren en testen.</strong> Een computer gaat pas terug als hij een uur op volle kracht heeft gedraaid zonder fouten.</li>
<li><strong>Je haalt hem op.</strong> We laten zien wat we deden en geven het oude onderdeel mee als je dat wilt.</li>
</ol>`,
      },
      {
        type: 'comparison',
        title: 'Dezelfde ventilator, een uur later',
        intro:
          'Deze pc viel na een kwartier steeds uit. Het was alleen stof. Reinigen kost € 49 voor een pc en € 59 voor een laptop.',
        showIntro: true,
        moreWhitespaceOnTop: true,
        beforeImage: 'fan-before',
        afterImage: 'fan-after',
      },
      {
        type: 'specificServices',
        title: 'Wat we het vaakst doen',
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        services: ['diagnosis', 'laptop-screen', 'laptop-battery', 'charging-port', 'ssd', 'virus-removal'],
      },
      {
        type: 'textColumns',
        title: 'Waar je op kunt rekenen',
        showTextColumns: true,
        columns: [
          {
            icon: 'guarantee',
            title: 'Twee jaar garantie',
            text: 'Op elk nieuw onderdeel dat we plaatsen. Gaat het binnen die tijd stuk, dan vervangen we het zonder kosten.',
          },
          {
            icon: 'backup',
            title: 'Eerst een kopie',
            text: 'Kan er bij de reparatie iets met je bestanden gebeuren, dan maken we eerst een kopie. Die wissen we dertig dagen na het ophalen.',
          },
          {
            icon: 'phone',
            title: 'Je hoort van ons',
            text: 'Wachten we op een onderdeel, dan bellen we met de nieuwe datum. Jij hoeft niet te raden hoe het ervoor staat.',
          },
        ],
      },
      {
        type: 'contact',
        title: 'Twijfel je of het nog de moeite waard is?',
        text: 'Noem merk, type en leeftijd, en wat er misgaat. Vaak kunnen we al zeggen of repareren zin heeft voor je ermee op pad gaat.',
        backgroundColor: 'blue',
        hasBevelledEdge: true,
        buttonOneTitle: 'Maak een afspraak',
        buttonOneText: 'Dan kijken we samen',
        buttonTwoTitle: 'Stel je vraag',
        buttonTwoText: 'Dat is gratis',
      },
    ],
  },
  en: {
    title: 'Laptop and PC repair',
    subtitle: 'First we look, then you get a price, then we pick up the screwdriver',
    intro:
      'A computer that will not start, freezes or roars can have ten different faults. We find out which one it is. You decide what happens next.',
    actionBtnTitle: 'Make an appointment',
    seoDescription:
      'Computer repair in Veldhoek. Diagnosis {{price.service.diagnosis}}, free when we repair. Usually done in two working days, two years’ warranty on new parts.',
    url: 'repair',
    menuTitle: 'Repair',
    blocks: [
      {
        type: 'card',
        title: 'What is broken?',
        cards: [
          {
            title: 'A laptop',
            text: 'Screen, battery, keyboard, charging port or fan. Any make.',
            image: 'laptop-repair',
            link: '/en/repair/laptop-repair',
          },
          {
            title: 'A PC',
            text: 'Does not start, switches itself off, freezes, or is full of viruses and programs you never asked for.',
            image: 'cleaning',
            link: '/en/repair/pc-repair',
          },
          {
            title: 'Lost files',
            text: 'Photos or documents on a drive that no longer reads, or deleted by mistake.',
            image: 'data-recovery',
            link: '/en/repair/data-recovery',
          },
        ],
      },
      {
        type: 'text',
        title: 'How a repair goes here',
        width: 'narrow',
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        internalLinkId: 'how-it-works',
        text: `<ol>
<li><strong>You bring it in.</strong> Together we write down what happens and what we may and may not touch. You leave with a numbered receipt.</li>
<li><strong>We examine it.</strong> Within one working day we know the fault. That costs {{price.service.diagnosis}}, or nothing if we then do the repair.</li>
<li><strong>We call with one amount.</strong> VAT, parts and work included. Sleeping on it is fine.</li>
<li><strong>We repair and test.</strong> A computer goes home only after an hour at full load without an error.</li>
<li><strong>You collect it.</strong> We show you what we did, and the old part is yours if you want it.</li>
</ol>`,
      },
      {
        type: 'comparison',
        title: 'The same fan, an hour later',
        intro:
          'This PC kept switching itself off after fifteen minutes. Dust was all it was. Cleaning costs €49 for a PC and €59 for a laptop.',
        showIntro: true,
        moreWhitespaceOnTop: true,
        beforeImage: 'fan-before',
        afterImage: 'fan-after',
      },
      {
        type: 'specificServices',
        title: 'What we do most often',
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        services: ['diagnosis', 'laptop-screen', 'laptop-battery', 'charging-port', 'ssd', 'virus-removal'],
      },
      {
        type: 'textColumns',
        title: 'What you can count on',
        showTextColumns: true,
        columns: [
          {
            icon: 'guarantee',
            title: 'Two years’ warranty',
            text: 'On every new part we fit. If it fails within that time we replace it, and you pay nothing.',
          },
          {
            icon: 'backup',
            title: 'A copy first',
            text: 'If the repair could touch your files, we copy them beforehand. Thirty days after you collect the computer we erase that copy.',
          },
          {
            icon: 'phone',
            title: 'You hear from us',
            text: 'When a part is late, we call with the new date. You should not have to guess how things stand.',
          },
        ],
      },
      {
        type: 'contact',
        title: 'Not sure it is still worth it?',
        text: 'Give us the make, the model, its age and what goes wrong. Often we can tell you whether a repair makes sense before you leave home.',
        backgroundColor: 'blue',
        hasBevelledEdge: true,
        buttonOneTitle: 'Make an appointment',
        buttonOneText: 'We look at it together',
        buttonTwoTitle: 'Ask us',
        buttonTwoText: 'Free of charge',
      },
    ],
  },
}
