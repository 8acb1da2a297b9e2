import type { DemoPage } from '../types.js'

export const helpAtHomePage: DemoPage = {
  key: 'help-at-home',
  both: {
    belongsTo: 'support',
    showSubtitle: true,
    showIntro: true,
    image: 'home-visit',
    facebookImage: 'home-visit',
    showActionBtn: true,
    visible: true,
    visibleInMenu: true,
    positionInMenu: 2,
  },
  nl: {
    title: 'Computerhulp aan huis',
    subtitle: '€ 65 per uur, in Veldhoek zonder voorrijkosten',
    intro:
      'Sommige problemen kun je niet in een tas meenemen: wifi die boven niet werkt, een printer, een heel bureau vol kabels. Dan komen we naar jou.',
    actionBtnTitle: 'Plan een bezoek',
    seoDescription:
      'Computerhulp aan huis in Veldhoek en tot 10 kilometer eromheen. € 65 per uur, ook ’s avonds en op zaterdag. Wifi, printer, nieuwe laptop.',
    url: 'computerhulp-aan-huis',
    menuTitle: 'Hulp aan huis',
    blocks: [
      {
        type: 'card',
        title: 'Waarvoor we langskomen',
        cards: [
          {
            title: 'Wifi in het hele huis',
            text: 'We meten waar het signaal wegvalt en verplaatsen eerst wat er al staat. Vaak is er geen nieuw kastje nodig.',
            icon: 'wifi',
          },
          {
            title: 'Printer aansluiten',
            text: 'Op elke computer in huis, en op je telefoon. We blijven tot er een vel papier uit komt.',
            icon: 'printer',
          },
          {
            title: 'Nieuwe laptop inrichten',
            text: 'Mail, foto’s en programma’s van de oude naar de nieuwe. De oude wissen we als jij zegt dat alles er is.',
            icon: 'new-laptop',
          },
          {
            title: 'Werkplek thuis',
            text: 'Twee schermen, een dock, een stoel op de goede hoogte en kabels waar je niet over struikelt.',
            icon: 'home-office',
          },
          {
            title: 'Netwerk in een kleine zaak',
            text: 'Kassa, kantoor en gasten elk op een eigen netwerk, met een back-up die ’s nachts vanzelf loopt.',
            icon: 'network',
          },
          {
            title: 'Kabels ordenen',
            text: 'Achter je bureau of tv-meubel. We plakken labels, zodat je weet welke stekker wat is.',
            icon: 'cablemanagement',
          },
        ],
      },
      {
        type: 'text',
        title: 'Wat het kost',
        width: 'narrow',
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        text: `<ul>
<li>€ 65 per uur, met een minimum van een halfuur. Daarna rekenen we per kwartier.</li>
<li>Geen voorrijkosten in Veldhoek, € 15 tot 10 kilometer eromheen.</li>
<li>Werkt het na ons bezoek binnen twee weken weer niet, dan komen we kosteloos terug.</li>
</ul>
<p>Meestal kunnen we binnen drie werkdagen. Op zaterdag en ’s avonds is het tarief hetzelfde. Dag en tijd kies je zelf, en ze staan in de bevestiging.</p>`,
      },
      {
        type: 'reviews',
        title: 'Wat klanten zeggen',
        count: 2,
      },
      {
        type: 'specificTips',
        title: 'Probeer dit eerst',
        intro: 'Werkt het daarna, dan hoeven we niet te komen.',
        showIntro: true,
        tips: ['wifi-place', 'second-screen'],
      },
      {
        type: 'contact',
        title: 'Wanneer komt het uit?',
        buttonOneTitle: 'Plan een bezoek',
        buttonOneText: 'Ook ’s avonds en op zaterdag',
        buttonTwoTitle: 'Stel een vraag',
        buttonTwoText: 'Soms lost de telefoon het al op',
      },
    ],
  },
  en: {
    title: 'Computer help at home',
    subtitle: '€65 an hour, and no call-out charge in Veldhoek',
    intro:
      'Some problems do not fit in a bag: wifi that never reaches the bedroom, a printer, a desk that is mostly cables. Then we come to you.',
    actionBtnTitle: 'Plan a visit',
    seoDescription:
      'Computer help at home in Veldhoek and up to 10 km around it. €65 an hour, evenings and Saturdays too. Wifi, printers, new laptops.',
    url: 'help-at-home',
    menuTitle: 'Help at home',
    blocks: [
      {
        type: 'card',
        title: 'What we come for',
        cards: [
          {
            title: 'Wifi in every room',
            text: 'We measure where the signal fades and first move what you already own. Often no new box is needed.',
            icon: 'wifi',
          },
          {
            title: 'Connecting a printer',
            text: 'To every computer in the house and to your phone. We stay until a page comes out.',
            icon: 'printer',
          },
          {
            title: 'Setting up a new laptop',
            text: 'Mail, photos and programs from the old one to the new. We erase the old one when you say everything is there.',
            icon: 'new-laptop',
          },
          {
            title: 'A place to work',
            text: 'Two screens, a dock, everything at the right height and no cables to trip over.',
            icon: 'home-office',
          },
          {
            title: 'Network for a small business',
            text: 'Till, office and guests each on a network of their own, with a backup that runs by itself at night.',
            icon: 'network',
          },
          {
            title: 'Tidying cables',
            text: 'Behind the desk or the television. We label them, so that you know which plug is which.',
            icon: 'cablemanagement',
          },
        ],
      },
      {
        type: 'text',
        title: 'What it costs',
        width: 'narrow',
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        text: `<ul>
<li>€65 an hour, half an hour at least. After that we count by the quarter.</li>
<li>No call-out charge in Veldhoek, €15 up to 10 km around it.</li>
<li>If it fails again within two weeks of our visit, we come back for nothing.</li>
</ul>
<p>We can usually be there within three working days. Evenings and Saturdays cost the same. You choose the day and the time yourself, and both are in the confirmation.</p>`,
      },
      {
        type: 'reviews',
        title: 'What customers say',
        count: 2,
      },
      {
        type: 'specificTips',
        title: 'Try this first',
        intro: 'If it works after that, there is no need for us to come.',
        showIntro: true,
        tips: ['wifi-place', 'second-screen'],
      },
      {
        type: 'contact',
        title: 'When would suit you?',
        buttonOneTitle: 'Plan a visit',
        buttonOneText: 'Evenings and Saturdays too',
        buttonTwoTitle: 'Ask a question',
        buttonTwoText: 'Sometimes the phone is enough',
      },
    ],
  },
}
