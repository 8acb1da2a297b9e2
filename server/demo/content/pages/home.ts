import type { DemoPage } from '../types.js'

export const homePage: DemoPage = {
  key: 'home',
  both: {
    showSubtitle: true,
    showIntro: true,
    image: 'hero-home',
    facebookImage: 'shop-front',
    showSlider: true,
    sliderImages: ['hero-home', 'hero-repair', 'hero-sale'],
    showActionBtn: true,
    visible: true,
  },
  nl: {
    title: 'Computer stuk of traag? Breng hem langs',
    subtitle: 'Reparatie en verkoop in Veldhoek',
    intro:
      'We zoeken uit wat eraan scheelt en zeggen vooraf wat het kost. Pas als jij ja zegt, gaan we aan de slag. De meeste reparaties zijn binnen twee werkdagen klaar.',
    actionBtnTitle: 'Maak een afspraak',
    seoDescription:
      'Cougar Computers in Veldhoek repareert laptops en pc’s, bouwt nieuwe computers op maat en helpt aan huis. Prijs vooraf, open tot 20.00 uur.',
    url: 'home-nl',
    menuTitle: 'Home',
    blocks: [
      {
        type: 'intro',
        title: 'Twee vakmensen, één werkbank',
        image: 'counter',
        text: `<p>Bij Cougar Computers werken Ruud en Yasmin. Je praat dus altijd met degene die je computer ook openmaakt. Die vertelt je wat er stuk is, wat het kost om dat te verhelpen, en of het de moeite waard is.</p>
<p>Soms is het antwoord nee. Dan hoor je dat ook, en kijken we samen of een opgeknapte laptop uit onze winkel beter bij je past.</p>`,
      },
      {
        type: 'priceFinder',
        title: 'Wat kost het om hem te laten maken?',
        text: 'Kies wat er stuk is. Je leest meteen de prijs, hoe lang het duurt en wat er dan gebeurt.',
      },
      {
        type: 'card',
        title: 'Wat we doen en wat het kost',
        intro:
          'Alle prijzen zijn met btw. Een ‘vanaf’-prijs hangt af van je model; je hoort de echte prijs voor we beginnen.',
        showIntro: true,
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        showAppointmentButton: true,
        cards: [
          {
            title: 'Onderzoek: {{price.service.diagnosis}}',
            text: 'Geen idee wat er mis is? Binnen één werkdag weten we het. Laat je ons repareren, dan betaal je het onderzoek niet.',
            icon: 'diagnose',
            link: '/nl/reparatie',
          },
          {
            title: 'Virussen verwijderen: {{price.service.virus-removal}}',
            text: 'Rare meldingen, een andere startpagina of een pc die op hol slaat. We maken hem schoon en je bestanden blijven staan.',
            icon: 'malware',
            link: '/nl/reparatie/pc-reparatie',
          },
          {
            title: 'Sneller met een SSD: {{price.service.ssd.from}}',
            text: 'Start je computer pas na minuten op? Met een SSD van 500 GB gaat het in seconden. Overzetten van je bestanden zit erbij.',
            icon: 'ssd-upgrade',
            link: '/nl/reparatie/ssd-en-geheugen',
          },
          {
            title: 'Nieuw scherm: {{price.service.laptop-screen.from}}',
            text: 'Barst, strepen of een zwart beeld. Is het scherm op voorraad, dan kun je de volgende werkdag weer verder.',
            icon: 'screen',
            link: '/nl/reparatie/laptop-reparatie',
          },
          {
            title: 'Nieuwe pc op maat: {{price.service.custom-pc.from}}',
            text: 'Vertel wat je ermee doet, dan bouwen we wat daarbij past. Zonder onderdelen die je nooit gebruikt.',
            icon: 'new-computer',
            link: '/nl/nieuwe-computer/pc-op-maat',
          },
          {
            title: 'Hulp aan huis: € 65 per uur',
            text: 'Printer, wifi op zolder of een nieuwe laptop die ingericht moet worden. We komen in Veldhoek en tot 10 kilometer eromheen.',
            icon: 'service-at-home',
            link: '/nl/hulp/computerhulp-aan-huis',
          },
        ],
      },
      {
        type: 'features',
        title: 'Waarom mensen terugkomen',
        intro: 'Bij elke reparatie, groot of klein.',
        showIntro: true,
        moreWhitespaceOnTop: true,
        chosenFeatures: ['diagnosis', 'price-first', 'quick', 'warranty', 'private', 'six-days'],
      },
      {
        type: 'reviews',
        title: 'Wat klanten zeggen',
        moreWhitespaceOnTop: true,
        count: 3,
      },
      {
        type: 'specificNews',
        title: 'Laatste waarschuwingen',
        intro: 'Wat we deze weken aan de balie horen, zodat het jou niet overkomt.',
        group: 'warnings',
        showIntro: true,
        backgroundColor: 'blue',
        hasBevelledEdge: true,
        count: 3,
      },
      {
        type: 'productSale',
        title: 'Opgeknapt en nagekeken',
        intro:
          'Zakelijke laptops en pc’s van een paar jaar oud. Op het kaartje staat wat we hebben nagekeken, krasjes ook.',
        showIntro: true,
        moreWhitespaceOnTop: true,
        productType: 'secondhand',
        count: 3,
      },
      {
        type: 'tip',
        title: 'Zelf doen',
        intro: 'Tips die we aan de balie het vaakst geven. Ze kosten niets.',
        showIntro: true,
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        count: 3,
      },
      {
        type: 'faq',
        title: 'Vaak gevraagd',
        width: 'narrow',
        moreWhitespaceOnTop: true,
        showQuestionButton: true,
        questions: [
          {
            question: 'Moet ik een afspraak maken?',
            answer:
              '<p>Nee. Maandag tot en met zaterdag kun je van 9.00 tot 20.00 uur binnenlopen. Met een afspraak hoef je niet te wachten en nemen we meteen de tijd om samen te kijken.</p>',
          },
          {
            question: 'Hoe lang zijn jullie met mijn computer bezig?',
            answer:
              '<p>Het onderzoek is binnen één werkdag klaar. De meeste reparaties daarna binnen twee. Moeten we een onderdeel bestellen, dan duurt het drie tot vijf werkdagen.</p>',
          },
          {
            question: 'Ben ik mijn foto’s en bestanden kwijt?',
            answer:
              '<p>Bijna nooit. Voor elke reparatie waarbij iets mis kan gaan, maken we eerst een kopie. Lukt dat niet, dan overleggen we voor we verdergaan.</p>',
          },
          {
            question: 'Wat als repareren niet de moeite waard is?',
            answer:
              '<p>Dan zeggen we dat. Je betaalt alleen het onderzoek van {{price.service.diagnosis}}, en koop je bij ons een andere computer, dan trekken we dat bedrag van de prijs af.</p>',
          },
        ],
      },
      {
        type: 'contact',
        title: 'Vertel ons wat er aan de hand is',
        text: 'Schrijf in je eigen woorden wat je ziet gebeuren. Je krijgt dezelfde of de volgende werkdag antwoord van Ruud of Yasmin.',
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        buttonOneTitle: 'Maak een afspraak',
        buttonOneText: 'Dan staat er iemand voor je klaar',
        buttonTwoTitle: 'Stel een vraag',
        buttonTwoText: 'Kost niets en verplicht tot niets',
      },
    ],
  },
  en: {
    title: 'Computer broken or slow? Bring it in',
    subtitle: 'Repair and sales in Veldhoek',
    intro:
      'We find out what is wrong and tell you what it costs to fix. We start only after you say yes. Most repairs are ready within two working days.',
    actionBtnTitle: 'Make an appointment',
    seoDescription:
      'Cougar Computers in Veldhoek repairs laptops and PCs, builds computers to measure and helps at home. You know the price first. Open until 8 pm.',
    url: 'home-en',
    menuTitle: 'Home',
    blocks: [
      {
        type: 'intro',
        title: 'Two technicians, one workbench',
        image: 'counter',
        text: `<p>Ruud and Yasmin run Cougar Computers. Whoever you speak to at the counter is also the one who opens your computer. They tell you what is broken, what it takes to put it right, and whether that is money well spent.</p>
<p>Sometimes it is not. Then we say so, and look with you at whether one of our refurbished laptops would serve you better.</p>`,
      },
      {
        type: 'priceFinder',
        title: 'What does it cost to have it fixed?',
        text: 'Choose what is broken. You read the price at once, how long it takes and what happens next.',
      },
      {
        type: 'card',
        title: 'What we do and what it costs',
        intro:
          'All prices include VAT. Where it says ‘from’, your model decides; you hear the real price before we begin.',
        showIntro: true,
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        showAppointmentButton: true,
        cards: [
          {
            title: 'Diagnosis: {{price.service.diagnosis}}',
            text: 'No idea what is wrong? We will know within one working day. If you let us do the repair, the diagnosis is free.',
            icon: 'diagnose',
            link: '/en/repair',
          },
          {
            title: 'Virus removal: {{price.service.virus-removal}}',
            text: 'Odd pop-ups, a start page you never chose, a PC that has a mind of its own. We clean it up and your files stay put.',
            icon: 'malware',
            link: '/en/repair/pc-repair',
          },
          {
            title: 'Faster with an SSD: {{price.service.ssd.from}}',
            text: 'Does starting up take minutes? With a 500 GB SSD it takes seconds. Moving your files across is included.',
            icon: 'ssd-upgrade',
            link: '/en/repair/ssd-and-memory',
          },
          {
            title: 'New screen: {{price.service.laptop-screen.from}}',
            text: 'Cracked, striped or simply black. If we have the panel on the shelf, you are back at work the next working day.',
            icon: 'screen',
            link: '/en/repair/laptop-repair',
          },
          {
            title: 'PC made to measure: {{price.service.custom-pc.from}}',
            text: 'Tell us what you use it for and we build what suits. No parts in it that you pay for and never use.',
            icon: 'new-computer',
            link: '/en/new-computer/made-to-measure-pc',
          },
          {
            title: 'Help at home: €65 an hour',
            text: 'A printer that sulks, wifi that stops at the stairs, a new laptop to set up. We come to Veldhoek and up to 10 km around it.',
            icon: 'service-at-home',
            link: '/en/support/help-at-home',
          },
        ],
      },
      {
        type: 'features',
        title: 'Why people come back',
        intro: 'With every repair, large or small.',
        showIntro: true,
        moreWhitespaceOnTop: true,
        chosenFeatures: ['diagnosis', 'price-first', 'quick', 'warranty', 'private', 'six-days'],
      },
      {
        type: 'reviews',
        title: 'What customers say',
        moreWhitespaceOnTop: true,
        count: 3,
      },
      {
        type: 'specificNews',
        title: 'Latest warnings',
        intro: 'What we hear at the counter these weeks, so that it does not happen to you.',
        group: 'warnings',
        showIntro: true,
        backgroundColor: 'blue',
        hasBevelledEdge: true,
        count: 3,
      },
      {
        type: 'productSale',
        title: 'Refurbished and checked',
        intro: 'Business laptops and PCs a few years old. The card says what we checked, scratches included.',
        showIntro: true,
        moreWhitespaceOnTop: true,
        productType: 'secondhand',
        count: 3,
      },
      {
        type: 'tip',
        title: 'Do it yourself',
        intro: 'The tips we give most often at the counter. They cost nothing.',
        showIntro: true,
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        count: 3,
      },
      {
        type: 'faq',
        title: 'Often asked',
        width: 'narrow',
        moreWhitespaceOnTop: true,
        showQuestionButton: true,
        questions: [
          {
            question: 'Do I need an appointment?',
            answer:
              '<p>No. Walk in from Monday to Saturday between 9:00 and 20:00. With an appointment you do not wait, and we set time aside to look at it together.</p>',
          },
          {
            question: 'How long will you need my computer?',
            answer:
              '<p>The diagnosis takes one working day at most. Most repairs are done within two more. If we have to order a part, count on three to five working days.</p>',
          },
          {
            question: 'Will I lose my photos and files?',
            answer:
              '<p>Hardly ever. Before any repair that could go wrong we make a copy. If that cannot be done, we talk to you before going on.</p>',
          },
          {
            question: 'What if it is not worth repairing?',
            answer:
              '<p>Then we tell you. You pay only the {{price.service.diagnosis}} for the diagnosis, and if you buy another computer from us we take that off the price.</p>',
          },
        ],
      },
      {
        type: 'contact',
        title: 'Tell us what is going on',
        text: 'Describe what you see happening, in your own words. Ruud or Yasmin answers the same or the next working day.',
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        buttonOneTitle: 'Make an appointment',
        buttonOneText: 'Someone will be ready for you',
        buttonTwoTitle: 'Ask a question',
        buttonTwoText: 'Costs nothing, commits you to nothing',
      },
    ],
  },
}
