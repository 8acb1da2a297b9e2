import type { DemoPage } from '../../../demo/content/types.js'

export const repairPage: DemoPage = {
  key: 'repair',
  both: {
    showIntro: true,
    image: 'laptop-repair',
    visible: true,
    visibleInMenu: true,
    positionInMenu: 1,
    showActionBtn: true,
  },
  nl: {
    title: 'Reparatie van laptops, pc’s en telefoons',
    intro:
      'Breng je apparaat langs, dan zoeken we uit wat eraan scheelt. Je krijgt één bedrag, met btw, voor we beginnen.',
    actionBtnTitle: 'Maak een afspraak',
    seoDescription:
      'Laptop, pc of telefoon laten repareren bij {{shop.name}}: eerst onderzoek en een prijs, dan pas de schroevendraaier.',
    url: 'reparatie',
    menuTitle: 'Reparatie',
    blocks: [
      {
        type: 'textColumns',
        showTextColumns: true,
        columns: [
          {
            icon: 'diagnose',
            title: '1. Onderzoek',
            text: 'Je vertelt wat er gebeurt, wij meten en proberen. Neem de lader mee.',
          },
          {
            icon: 'invoice',
            title: '2. Prijs',
            text: 'Je hoort wat er stuk is, wat het kost en hoe lang het duurt. Jij beslist.',
          },
          {
            icon: 'checkmark',
            title: '3. Klaar',
            text: 'We testen alles voor we je bellen. Bij het ophalen laten we zien wat we deden.',
          },
        ],
      },
      {
        type: 'specificServices',
        title: 'Wat het ongeveer kost',
        intro: 'Dit zijn vanaf-prijzen met btw. Ze hangen af van je model; de echte prijs hoor je vooraf.',
        showIntro: true,
        backgroundColor: 'gray',
        showAppointmentButton: true,
        services: ['diagnosis', 'laptop-screen', 'battery', 'ssd', 'virus', 'data'],
      },
      { type: 'reviews', title: 'Wat klanten zeggen', count: 3 },
      {
        type: 'faq',
        title: 'Vragen over repareren',
        questions: [
          {
            question: 'Moet ik een afspraak maken?',
            answer:
              '<p>Nee, je kunt zo binnenlopen. Met een afspraak hoef je niet te wachten. Open: {{shop.openingHours}}.</p>',
          },
          {
            question: 'Blijven mijn bestanden bewaard?',
            answer:
              '<p>Bij de meeste reparaties wel. Is er een risico, dan zeggen we dat vooraf en maken we eerst een kopie. Heb je zelf een reservekopie, dan is dat altijd beter.</p>',
          },
          {
            question: 'Wat als het niet de moeite waard is?',
            answer:
              '<p>Dan zeggen we dat. Je betaalt alleen het onderzoek ({{price.service.diagnosis.from}}), en we helpen je met je bestanden en een andere computer als je dat wilt.</p>',
          },
        ],
      },
    ],
  },
  en: {
    title: 'Repair of laptops, PCs and phones',
    intro: 'Bring your device in and we find out what is wrong. You get one amount, VAT included, before we begin.',
    actionBtnTitle: 'Make an appointment',
    seoDescription:
      'Have a laptop, PC or phone repaired at {{shop.name}}: first a diagnosis and a price, then the screwdriver.',
    url: 'repair',
    menuTitle: 'Repair',
    blocks: [
      {
        type: 'textColumns',
        showTextColumns: true,
        columns: [
          {
            icon: 'diagnose',
            title: '1. Diagnosis',
            text: 'You tell us what happens, we measure and try. Please bring the charger.',
          },
          {
            icon: 'invoice',
            title: '2. Price',
            text: 'You hear what is broken, what it costs and how long it takes. You decide.',
          },
          {
            icon: 'checkmark',
            title: '3. Done',
            text: 'We test everything before we call. When you collect it we show you what we did.',
          },
        ],
      },
      {
        type: 'specificServices',
        title: 'Roughly what it costs',
        intro: 'These are starting prices including VAT. They depend on your model; you hear the real price first.',
        showIntro: true,
        backgroundColor: 'gray',
        showAppointmentButton: true,
        services: ['diagnosis', 'laptop-screen', 'battery', 'ssd', 'virus', 'data'],
      },
      { type: 'reviews', title: 'What customers say', count: 3 },
      {
        type: 'faq',
        title: 'Questions about repairs',
        questions: [
          {
            question: 'Do I need an appointment?',
            answer:
              '<p>No, you can just walk in. With an appointment you need not wait. Open: {{shop.openingHours}}.</p>',
          },
          {
            question: 'Will my files be safe?',
            answer:
              '<p>With most repairs, yes. If there is a risk we say so first and make a copy. If you have a backup of your own, so much the better.</p>',
          },
          {
            question: 'What if it is not worth it?',
            answer:
              '<p>Then we tell you. You pay for the diagnosis only ({{price.service.diagnosis.from}}), and we help you with your files and another computer if you want that.</p>',
          },
        ],
      },
    ],
  },
}

export const remoteHelpPage: DemoPage = {
  key: 'remote-help',
  both: { showIntro: true, image: 'remote-help', visible: true, visibleInMenu: true, positionInMenu: 2 },
  nl: {
    title: 'Computerhulp op afstand',
    intro:
      'Mail die niet binnenkomt, een printer die zwijgt, een melding die je niet vertrouwt: daarvoor hoef je de deur niet uit.',
    seoDescription:
      'Hulp op afstand van {{shop.name}}: we kijken mee op je scherm, jij ziet alles wat we doen en stopt wanneer je wilt.',
    url: 'computerhulp-op-afstand',
    menuTitle: 'Hulp op afstand',
    blocks: [
      {
        type: 'text',
        width: 'narrow',
        text: `<h2>Zo gaat het</h2>
<ol>
<li>Vul het <a href="/nl/hulp-op-afstand">formulier voor hulp op afstand</a> in. Bellen kan ook: {{shop.phone}}.</li>
<li>Je start een programma op je computer en geeft ons de code die je ziet.</li>
<li>We kijken mee en lossen het samen op. Jij ziet alles, en sluit af wanneer je wilt.</li>
</ol>
<h2>Wat het kost</h2>
<p>Vanaf € 15 per kwartier, met btw. Lukt het op afstand niet, dan hoor je dat voor we verdergaan.</p>
<h2>Belangrijk</h2>
<p><strong>Wij bellen nooit uit onszelf om je computer over te nemen.</strong> Word je gebeld door iemand die dat wel zegt, hang dan op en bel ons zelf.</p>`,
      },
    ],
  },
  en: {
    title: 'Remote computer help',
    intro:
      'Mail that does not arrive, a silent printer, a message you do not trust: you need not leave the house for those.',
    seoDescription:
      'Remote help from {{shop.name}}: we look at your screen with you, you see all we do and stop whenever you like.',
    url: 'remote-help',
    menuTitle: 'Remote help',
    blocks: [
      {
        type: 'text',
        width: 'narrow',
        text: `<h2>How it goes</h2>
<ol>
<li>Fill in the <a href="/en/remote-assistance">form for remote help</a>. You can call, too: {{shop.phone}}.</li>
<li>You start a program on your computer and give us the code that you see.</li>
<li>We look with you and solve it together. You see everything, and close it whenever you like.</li>
</ol>
<h2>What it costs</h2>
<p>From €15 per quarter of an hour, VAT included. If it cannot be done remotely, we say so before we go on.</p>
<h2>Important</h2>
<p><strong>We never call out of the blue to take over your computer.</strong> If somebody who says so calls you, hang up and call us yourself.</p>`,
      },
    ],
  },
}

export const salePage: DemoPage = {
  key: 'sale',
  both: { showIntro: true, image: 'new-pc-desk', visible: true, visibleInMenu: true, positionInMenu: 3 },
  nl: {
    title: 'Een andere computer kopen',
    intro: 'We vragen eerst wat je ermee doet, en pas daarna wat je wilt uitgeven.',
    seoDescription:
      'Een nieuwe of opgeknapte computer van {{shop.name}}: ingesteld, met je bestanden erop en iemand om terug te bellen.',
    url: 'computer-kopen',
    menuTitle: 'Computer kopen',
    blocks: [
      {
        type: 'text',
        width: 'narrow',
        text: `<p>De beste computer is niet de duurste. Voor mail, bankieren en foto’s is een opgeknapte zakelijke laptop vaak steviger dan een nieuwe van dezelfde prijs. Voor spellen of montage kijken we naar andere onderdelen.</p>
<ul>
<li>We zetten je bestanden, mail en programma’s over, vanaf € 65.</li>
<li>Je oude computer wissen we veilig als je hem hier laat.</li>
<li>Loopt er iets niet, dan bel je {{shop.name}} en geen callcenter.</li>
</ul>`,
      },
      { type: 'productSale', title: 'Nu in de winkel', backgroundColor: 'gray', showQuestionButton: true, count: 6 },
    ],
  },
  en: {
    title: 'Buying another computer',
    intro: 'We ask what you do with it first, and only then what you want to spend.',
    seoDescription:
      'A new or refurbished computer from {{shop.name}}: set up, with your files on it and somebody to call back.',
    url: 'buying-a-computer',
    menuTitle: 'Buying a computer',
    blocks: [
      {
        type: 'text',
        width: 'narrow',
        text: `<p>The best computer is not the dearest. For mail, banking and photos a refurbished business laptop is often sturdier than a new one at the same price. For games or video editing we look at other parts.</p>
<ul>
<li>We move your files, mail and programs across, from €65.</li>
<li>If you leave your old computer with us we erase it safely.</li>
<li>If something goes wrong you call {{shop.name}}, not a call centre.</li>
</ul>`,
      },
      { type: 'productSale', title: 'In the shop now', backgroundColor: 'gray', showQuestionButton: true, count: 6 },
    ],
  },
}

export const businessPage: DemoPage = {
  key: 'business',
  both: { showIntro: true, image: 'second-screen', visible: true, visibleInMenu: true, positionInMenu: 4 },
  nl: {
    title: 'Voor bedrijven en verenigingen',
    intro: 'Een werkplek die stilstaat, kost elk uur geld. We houden computers van kleine organisaties aan de gang.',
    seoDescription:
      '{{shop.name}} helpt kleine bedrijven en verenigingen met werkplekken, reservekopieën en snelle reparaties.',
    url: 'zakelijk',
    menuTitle: 'Zakelijk',
    blocks: [
      {
        type: 'textColumns',
        showTextColumns: true,
        columns: [
          {
            icon: 'home-office',
            title: 'Werkplekken',
            text: 'Ingesteld naar wens, met je programma’s, printers en rechten zoals jullie werken.',
          },
          {
            icon: 'backup',
            title: 'Reservekopieën',
            text: 'Elke nacht automatisch, en af en toe teruggezet om te zien of het werkt.',
          },
          {
            icon: 'security',
            title: 'Veiligheid',
            text: 'Updates, tweestapsverificatie en een plan voor de dag dat het misgaat.',
          },
        ],
      },
      {
        type: 'text',
        width: 'narrow',
        text: '<p>Je krijgt een factuur met btw, op rekening als we je kennen. Ons btw-nummer is {{shop.vatNumber}}. Ons KvK-nummer is {{shop.chamberOfCommerce}}.</p>',
        showContactButton: true,
      },
    ],
  },
  en: {
    title: 'For businesses and clubs',
    intro: 'A desk that stands still costs money every hour. We keep the computers of small organisations going.',
    seoDescription: '{{shop.name}} helps small businesses and clubs with desks, backups and quick repairs.',
    url: 'business',
    menuTitle: 'Business',
    blocks: [
      {
        type: 'textColumns',
        showTextColumns: true,
        columns: [
          {
            icon: 'home-office',
            title: 'Desks',
            text: 'Set up to your wishes, with your programs, printers and rights the way you work.',
          },
          {
            icon: 'backup',
            title: 'Backups',
            text: 'Every night by themselves, and put back now and then to see whether they work.',
          },
          {
            icon: 'security',
            title: 'Security',
            text: 'Updates, two-step verification and a plan for the day when it goes wrong.',
          },
        ],
      },
      {
        type: 'text',
        width: 'narrow',
        text: '<p>You get an invoice with VAT, on account once we know you. Our VAT number is {{shop.vatNumber}}. Our chamber of commerce number is {{shop.chamberOfCommerce}}.</p>',
        showContactButton: true,
      },
    ],
  },
}
