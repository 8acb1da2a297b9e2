import type { DemoPage } from '../types.js'

export const laptopRepairPage: DemoPage = {
  key: 'laptop-repair',
  both: {
    belongsTo: 'repair',
    showSubtitle: true,
    showIntro: true,
    image: 'laptop-repair',
    facebookImage: 'laptop-repair',
    showActionBtn: true,
    visible: true,
    visibleInMenu: true,
    positionInMenu: 1,
  },
  nl: {
    title: 'Laptopreparatie',
    subtitle: 'Scherm, accu, toetsenbord en alles wat eronder zit',
    intro:
      'Een laptop valt, krijgt koffie over zich of laadt ineens niet meer. Het meeste daarvan is te maken, vaak voor minder dan je denkt.',
    actionBtnTitle: 'Laat je laptop nakijken',
    seoDescription:
      'Laptop laten repareren in Veldhoek: scherm {{price.service.laptop-screen.from}}, accu {{price.service.laptop-battery.from}}, laadaansluiting {{price.service.charging-port.from}}. Alle merken, prijs vooraf.',
    url: 'laptop-reparatie',
    menuTitle: 'Laptopreparatie',
    blocks: [
      {
        type: 'card',
        title: 'Wat we het vaakst repareren',
        showAppointmentButton: true,
        cards: [
          {
            title: 'Scherm: {{price.service.laptop-screen.from}}',
            text: 'Barst, strepen of alleen nog zwart. Gangbare maten liggen op de plank, andere zijn er in drie tot vijf werkdagen.',
            icon: 'screen',
          },
          {
            title: 'Accu: {{price.service.laptop-battery.from}}',
            text: 'Leeg binnen een uur, of valt uit zonder waarschuwing. Staat de onderkant bol, zet hem dan uit en kom direct langs.',
            icon: 'battery',
          },
          {
            title: 'Toetsenbord: vanaf € 89',
            text: 'Toetsen die niet of dubbel reageren. Soms is schoonmaken genoeg; dan betaal je alleen dat.',
            icon: 'keyboard',
          },
          {
            title: 'Laadaansluiting: {{price.service.charging-port.from}}',
            text: 'De stekker zit los of je moet hem onder een hoek houden. Hoe eerder je komt, hoe groter de kans dat het moederbord heel blijft.',
            icon: 'repair',
          },
          {
            title: 'Reinigen en koelpasta: € 59',
            text: 'Wordt hij heet en blaast de ventilator de hele dag, dan zit er stof in. We maken hem schoon en vernieuwen de koelpasta.',
            icon: 'fan',
          },
          {
            title: 'Vloeistofschade: {{price.service.liquid-damage}}',
            text: 'We halen hem uit elkaar, reinigen en drogen de print. Beloven kunnen we niets; werkt het niet, dan betaal je alleen het onderzoek.',
            icon: 'clean',
          },
        ],
      },
      {
        type: 'text',
        title: 'Koffie over je laptop? Doe dit meteen',
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        width: 'narrow',
        text: `<ol>
<li>Houd de aan-uitknop tien seconden ingedrukt tot hij echt uit is. Trek de lader eruit.</li>
<li>Zet hem open en ondersteboven, als een tent, op een handdoek.</li>
<li>Probeer hem <strong>niet</strong> aan te zetten om te kijken of hij het nog doet. Daarmee gaat meer stuk dan door de koffie zelf.</li>
<li>Breng hem dezelfde dag langs. Rijst en föhns helpen niet: het vocht droogt op, maar de suiker blijft zitten.</li>
</ol>`,
      },
      {
        type: 'reviews',
        title: 'Wat klanten zeggen',
        count: 2,
      },
      {
        type: 'specificTips',
        title: 'Zo gaat hij langer mee',
        tips: ['battery-care', 'dust', 'spilled-drink'],
      },
      {
        type: 'faq',
        title: 'Vragen over laptopreparatie',
        width: 'narrow',
        showQuestionButton: true,
        questions: [
          {
            question: 'Repareren jullie elk merk?',
            answer:
              '<p>Ja. Voor sommige dunne modellen bestaan geen losse onderdelen: daar zit het geheugen of de accu vastgelijmd. Dat zeggen we voor we beginnen.</p>',
          },
          {
            question: 'Gebruiken jullie originele onderdelen?',
            answer:
              '<p>Als ze er zijn en een redelijke prijs hebben wel. Anders kiezen we een onderdeel van gelijke kwaliteit. Je hoort welke van de twee het wordt en op allebei zit twee jaar garantie.</p>',
          },
          {
            question: 'Kan ik erop wachten?',
            answer:
              '<p>Een accu of geheugen wisselen duurt vaak een halfuur, en de koffie staat klaar. Maak daarvoor wel een afspraak, dan ligt het onderdeel er.</p>',
          },
        ],
      },
    ],
  },
  en: {
    title: 'Laptop repair',
    subtitle: 'Screen, battery, keyboard and whatever sits underneath',
    intro:
      'A laptop gets dropped, has coffee for breakfast or suddenly refuses to charge. Most of that can be repaired, and often for less than people fear.',
    actionBtnTitle: 'Have your laptop checked',
    seoDescription:
      'Laptop repair in Veldhoek: screen {{price.service.laptop-screen.from}}, battery {{price.service.laptop-battery.from}}, charging port {{price.service.charging-port.from}}. All makes, and you know the price first.',
    url: 'laptop-repair',
    menuTitle: 'Laptop repair',
    blocks: [
      {
        type: 'card',
        title: 'What we repair most',
        showAppointmentButton: true,
        cards: [
          {
            title: 'Screen: {{price.service.laptop-screen.from}}',
            text: 'Cracked, striped or black. Common sizes are on the shelf; others arrive in three to five working days.',
            icon: 'screen',
          },
          {
            title: 'Battery: {{price.service.laptop-battery.from}}',
            text: 'Empty within the hour, or off without warning. If the underside bulges, switch it off and come straight away.',
            icon: 'battery',
          },
          {
            title: 'Keyboard: from €89',
            text: 'Keys that do nothing or type twice. Sometimes cleaning is enough, and then cleaning is all you pay for.',
            icon: 'keyboard',
          },
          {
            title: 'Charging port: {{price.service.charging-port.from}}',
            text: 'The plug wobbles or works only at an angle. The sooner you come, the better the odds for the main board.',
            icon: 'repair',
          },
          {
            title: 'Cleaning and thermal paste: €59',
            text: 'Hot to the touch and a fan that never rests usually means dust. We clean it out and renew the paste that carries the heat away.',
            icon: 'fan',
          },
          {
            title: 'Liquid damage: {{price.service.liquid-damage}}',
            text: 'We take it apart, then clean and dry the board. There is no promise here: if it stays dead you pay only for the diagnosis.',
            icon: 'clean',
          },
        ],
      },
      {
        type: 'text',
        title: 'Spilled coffee on it? Do this now',
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        width: 'narrow',
        text: `<ol>
<li>Hold the power button for ten seconds until it is really off. Pull out the charger.</li>
<li>Open the lid and stand it upside down on a towel, like a tent.</li>
<li>Do <strong>not</strong> switch it on to see whether it still works. That does more harm than the coffee did.</li>
<li>Bring it in the same day. Rice and hairdryers do not help: the water goes, the sugar stays.</li>
</ol>`,
      },
      {
        type: 'reviews',
        title: 'What customers say',
        count: 2,
      },
      {
        type: 'specificTips',
        title: 'How to make it last',
        tips: ['battery-care', 'dust', 'spilled-drink'],
      },
      {
        type: 'faq',
        title: 'Questions about laptop repair',
        width: 'narrow',
        showQuestionButton: true,
        questions: [
          {
            question: 'Do you repair every make?',
            answer:
              '<p>Yes. For a few very thin models no separate parts exist, because memory or battery are glued in. We tell you so before we start.</p>',
          },
          {
            question: 'Do you use original parts?',
            answer:
              '<p>When they can be had at a sensible price, yes. Otherwise we pick a part of equal quality. We tell you which one you get, and both carry two years’ warranty.</p>',
          },
          {
            question: 'Can I wait while you do it?',
            answer:
              '<p>Swapping a battery or memory often takes half an hour, and there is coffee. Do make an appointment, so that the part is here when you are.</p>',
          },
        ],
      },
    ],
  },
}
