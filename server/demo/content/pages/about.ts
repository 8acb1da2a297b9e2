import type { DemoPage } from '../types.js'

export const aboutPage: DemoPage = {
  key: 'about',
  both: {
    showSubtitle: true,
    showIntro: true,
    image: 'workbench',
    facebookImage: 'workbench',
    visible: true,
    visibleInTopMenu: true,
    positionInTopMenu: 1,
  },
  nl: {
    title: 'Over ons: Ruud, Yasmin en een lange werkbank',
    subtitle: 'Sinds 2011 in de Molenstraat',
    intro:
      'We begonnen omdat te veel goede computers op de stort belandden. Dat is nog steeds waarom we elke ochtend de lamp boven de bank aandoen.',
    seoDescription:
      'Cougar Computers is de computerwinkel van Ruud en Yasmin in Veldhoek. Sinds 2011 repareren, bouwen en uitleggen in gewone taal.',
    url: 'over-ons',
    menuTitle: 'Over ons',
    blocks: [
      {
        type: 'intro',
        title: 'Wie er aan je computer zit',
        image: 'hero-repair',
        text: `<p><strong>Ruud</strong> soldeert sinds zijn twaalfde en doet laptops, laadaansluitingen en alles waar een loep bij nodig is. <strong>Yasmin</strong> bouwt de pc’s, haalt bestanden terug en komt bij mensen thuis.</p>
<p>Samen leggen we uit wat we doen. Snap je het niet, dan hebben wij het niet goed gezegd.</p>`,
      },
      {
        type: 'textColumns',
        title: 'Waar we ons aan houden',
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        showTextColumns: true,
        columns: [
          {
            icon: 'quality',
            title: 'Niets verkopen wat je niet nodig hebt',
            text: 'We krijgen van geen enkel merk provisie. Is je computer goed genoeg, dan gaat hij weer mee naar huis.',
          },
          {
            icon: 'security',
            title: 'Wegkijken van wat privé is',
            text: 'We openen geen mappen die we niet nodig hebben. Kopieën die we maken, wissen we dertig dagen na het ophalen.',
          },
          {
            icon: 'recycle',
            title: 'Zo min mogelijk weggooien',
            text: 'Wat nog werkt, krijgt een tweede leven. Wat op is, gaat gescheiden naar een erkende verwerker.',
          },
        ],
      },
      {
        type: 'features',
        title: 'Zo werken wij',
        intro: 'Acht afspraken die voor elke klant gelden.',
        showIntro: true,
      },
      {
        type: 'sliderTextImages',
        title: 'Loop even mee',
        slides: [
          { title: 'De deur', text: 'Tegenover de molen. Wie er langsloopt, ziet ons zitten.', image: 'shop-front' },
          {
            title: 'De balie',
            text: 'Hier schrijven we samen op wat er misgaat. Je krijgt een bon met een nummer.',
            image: 'counter',
          },
          {
            title: 'De bank',
            text: 'Hier gaat hij open. Elke schroef ligt op de mat in de volgorde waarin hij eruit kwam.',
            image: 'laptop-repair',
          },
          {
            title: 'De bouwhoek',
            text: 'Een nieuwe pc staat hier een nacht op volle kracht voor hij weg mag.',
            image: 'build-pc',
          },
          {
            title: 'Het schap',
            text: 'Wat we hebben opgeknapt, met op het kaartje wat er is nagekeken.',
            image: 'refurbished-shelf',
          },
        ],
      },
      {
        type: 'text',
        title: 'De winkel',
        width: 'narrow',
        text: `<p>Het pand aan de Molenstraat was een schoenmakerij. De werkbank stond er al; wij zetten er lampen, meters en een dampafzuiger op. Hij staat voor het raam, dus je ziet wat er met je spullen gebeurt.</p>
<p>Eén keer per jaar houden we een inleverdag voor oude computers. En de eerste woensdag van de maand zit Yasmin van 14.00 tot 16.00 uur in de bibliotheek voor iedereen met een vraag.</p>`,
      },
      {
        type: 'news',
        title: 'Wat er bij ons speelt',
        intro: 'Nieuws uit de werkplaats en waar we voor waarschuwen.',
        showIntro: true,
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        count: 3,
      },
    ],
  },
  en: {
    title: 'About us: Ruud, Yasmin and a long workbench',
    subtitle: 'In Molenstraat since 2011',
    intro:
      'We started because too many good computers ended up on the tip. It is still the reason we switch on the lamp over the bench each morning.',
    seoDescription:
      'Cougar Computers is the computer shop of Ruud and Yasmin in Veldhoek: repairing, building and explaining in plain words since 2011.',
    url: 'about-us',
    menuTitle: 'About us',
    blocks: [
      {
        type: 'intro',
        title: 'Who works on your computer',
        image: 'hero-repair',
        text: `<p><strong>Ruud</strong> has been soldering since he was twelve. He does laptops, charging ports and whatever calls for a magnifying glass. <strong>Yasmin</strong> builds the PCs, brings lost files back and visits people at home.</p>
<p>Both of us explain what we do. If you do not follow, we have not said it well.</p>`,
      },
      {
        type: 'textColumns',
        title: 'What we hold ourselves to',
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        showTextColumns: true,
        columns: [
          {
            icon: 'quality',
            title: 'Sell nothing you do not need',
            text: 'No make pays us commission. If your computer is good enough, it goes home with you again.',
          },
          {
            icon: 'security',
            title: 'Look away from what is private',
            text: 'We open no folder we do not need. Copies we make are erased thirty days after you collect the computer.',
          },
          {
            icon: 'recycle',
            title: 'Throw away as little as we can',
            text: 'What works gets a second life. What does not goes, sorted, to a certified recycler.',
          },
        ],
      },
      {
        type: 'features',
        title: 'How we work',
        intro: 'Eight promises, the same for every customer.',
        showIntro: true,
      },
      {
        type: 'sliderTextImages',
        title: 'Come and walk through it',
        slides: [
          {
            title: 'The door',
            text: 'Opposite the windmill. Anyone who walks past can see us at work.',
            image: 'shop-front',
          },
          {
            title: 'The counter',
            text: 'Here we write down together what goes wrong. You get a ticket with a number.',
            image: 'counter',
          },
          {
            title: 'The bench',
            text: 'Here it is opened. Every screw lies on the mat in the order in which it came out.',
            image: 'laptop-repair',
          },
          {
            title: 'The building corner',
            text: 'A new PC runs here for a night at full load before it may leave.',
            image: 'build-pc',
          },
          {
            title: 'The shelf',
            text: 'What we have refurbished, each with a card that says what was checked.',
            image: 'refurbished-shelf',
          },
        ],
      },
      {
        type: 'text',
        title: 'The shop',
        width: 'narrow',
        text: `<p>Our building used to be a cobbler’s. The workbench was already here; we added lamps, meters and something to take the fumes away. It stands at the window, so you can see what happens to your things.</p>
<p>Once a year we hold a recycling day for old computers. And on the first Wednesday of the month Yasmin sits in the library from 14:00 to 16:00, for anyone with a question.</p>`,
      },
      {
        type: 'news',
        title: 'What is going on here',
        intro: 'News from the workshop, and what we warn about.',
        showIntro: true,
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        count: 3,
      },
    ],
  },
}
