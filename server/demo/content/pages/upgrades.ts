import type { DemoPage } from '../types.js'

export const upgradesPage: DemoPage = {
  key: 'upgrades',
  both: {
    belongsTo: 'repair',
    showSubtitle: true,
    showIntro: true,
    image: 'ssd-upgrade',
    facebookImage: 'ssd-upgrade',
    showActionBtn: true,
    visible: true,
    visibleInMenu: true,
    positionInMenu: 4,
  },
  nl: {
    title: 'Een trage computer weer snel: SSD en geheugen',
    subtitle: '{{price.service.ssd.from}}, met je bestanden en programma’s op hun plek',
    intro:
      'Traag betekent zelden oud. Meestal zit er nog een draaiende schijf in, of te weinig werkgeheugen. Beide zijn in een dag te verhelpen.',
    actionBtnTitle: 'Laat kijken wat er past',
    seoDescription:
      'Trage laptop of pc? SSD van 500 GB {{price.service.ssd.from}} met overzetten, 8 GB geheugen vanaf € 79. Klaar in één werkdag bij Cougar Computers.',
    url: 'ssd-en-geheugen',
    menuTitle: 'SSD en geheugen',
    blocks: [
      {
        type: 'intro',
        title: 'Van twee minuten naar vijftien seconden',
        image: 'memory-upgrade',
        text: `<p>Een SSD is een opslag zonder bewegende delen. Hij vervangt de oude harde schijf en leest tien tot twintig keer zo snel. Geheugen is de ruimte waarin open programma’s staan. Is die vol, dan gaat alles via de schijf en wacht je.</p>
<p>We meten eerst welk van de twee bij jou de rem is. Helpt het niet genoeg, dan zeggen we dat en verkopen we je niets.</p>`,
      },
      {
        type: 'card',
        title: 'Prijzen, ingebouwd en getest',
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        cards: [
          {
            title: 'SSD van 500 GB: {{price.service.ssd.from}}',
            text: 'Met inbouwen en het overzetten van Windows, programma’s en bestanden. Voor de meeste mensen ruim genoeg. Van 1 TB: vanaf € 159.',
            icon: 'ssd-upgrade',
          },
          {
            title: '8 GB geheugen: vanaf € 79',
            text: 'Met inbouwen en een nacht testen. 16 GB kost vanaf € 129. Geheugen is dit jaar duurder geworden; je hoort de dagprijs vooraf.',
            icon: 'memory-upgrade',
          },
          {
            title: 'Allebei: vanaf € 179',
            text: 'SSD van 500 GB en 8 GB geheugen in één keer. De kast hoeft maar één keer open, dat scheelt je € 19.',
            icon: 'fast',
          },
        ],
        showAppointmentButton: true,
      },
      {
        type: 'specificTips',
        title: 'Kijk eerst zelf',
        tips: ['slow-pc', 'full-drive'],
      },
      {
        type: 'faq',
        title: 'Voor je beslist',
        width: 'narrow',
        questions: [
          {
            question: 'Past het in mijn laptop?',
            answer:
              '<p>In bijna elke laptop past een SSD. Bij sommige dunne modellen zit het geheugen vast op het moederbord en kan er niets bij. Noem het type, dan zoeken we het op.</p>',
          },
          {
            question: 'Moet alles opnieuw geïnstalleerd worden?',
            answer:
              '<p>Nee. We maken een exacte kopie van je oude schijf. Je zet hem aan en alles staat waar het stond.</p>',
          },
          {
            question: 'Wat gebeurt er met de oude schijf?',
            answer:
              '<p>Die krijg je mee. Hij is meteen je eerste back-up. Wil je hem kwijt, dan wissen we hem en leveren we hem in voor hergebruik van de grondstoffen.</p>',
          },
        ],
      },
      { type: 'bigContactButton', sharedBlock: 'any-question' },
    ],
  },
  en: {
    title: 'A slow computer made quick: SSD and memory',
    subtitle: '{{price.service.ssd.from}}, with your files and programs where they were',
    intro:
      'Slow rarely means old. More often there is still a spinning drive inside, or too little memory. Either can be put right in a day.',
    actionBtnTitle: 'Ask what fits yours',
    seoDescription:
      'Slow laptop or PC? A 500 GB SSD {{price.service.ssd.from}} with everything moved across, 8 GB of memory from €79. Done in one working day.',
    url: 'ssd-and-memory',
    menuTitle: 'SSD and memory',
    blocks: [
      {
        type: 'intro',
        title: 'From two minutes to fifteen seconds',
        image: 'memory-upgrade',
        text: `<p>An SSD is storage without moving parts. It takes the place of the old hard drive and reads ten to twenty times as fast. Memory is the room in which open programs live. When it is full, everything goes by way of the drive, and you wait.</p>
<p>We first measure which of the two is holding you back. If neither would help enough, we say so and sell you nothing.</p>`,
      },
      {
        type: 'card',
        title: 'Prices, fitted and tested',
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        cards: [
          {
            title: '500 GB SSD: {{price.service.ssd.from}}',
            text: 'Fitting it and moving Windows, programs and files are included. Plenty for most people. 1 TB costs from €159.',
            icon: 'ssd-upgrade',
          },
          {
            title: '8 GB of memory: from €79',
            text: 'Fitted and tested overnight. 16 GB costs from €129. Memory has gone up this year; we quote the day’s price first.',
            icon: 'memory-upgrade',
          },
          {
            title: 'Both: from €179',
            text: 'A 500 GB SSD and 8 GB of memory in one go. The case opens only once, which saves you €19.',
            icon: 'fast',
          },
        ],
        showAppointmentButton: true,
      },
      {
        type: 'specificTips',
        title: 'Have a look yourself first',
        tips: ['slow-pc', 'full-drive'],
      },
      {
        type: 'faq',
        title: 'Before you decide',
        width: 'narrow',
        questions: [
          {
            question: 'Will it fit my laptop?',
            answer:
              '<p>Nearly every laptop takes an SSD. In some thin models the memory is soldered to the board and cannot be extended. Give us the model and we look it up.</p>',
          },
          {
            question: 'Does everything have to be installed again?',
            answer:
              '<p>No. We make an exact copy of the old drive. You switch it on and everything is where you left it.</p>',
          },
          {
            question: 'What happens to the old drive?',
            answer:
              '<p>You take it home, and it is your first backup. If you would rather be rid of it, we erase it and hand it in for recycling.</p>',
          },
        ],
      },
      { type: 'bigContactButton', sharedBlock: 'any-question' },
    ],
  },
}
