import type { DemoPage } from '../types.js'

export const dataRecoveryPage: DemoPage = {
  key: 'data-recovery',
  both: {
    belongsTo: 'repair',
    showSubtitle: true,
    showIntro: true,
    image: 'data-recovery',
    facebookImage: 'data-recovery',
    showActionBtn: true,
    visible: true,
    visibleInMenu: true,
    positionInMenu: 3,
  },
  nl: {
    title: 'Dataherstel: foto’s en bestanden terughalen',
    subtitle: 'Niets gevonden is niets betaald, op het onderzoek na',
    intro:
      'Tikt de schijf, is de stick leeg of heb je iets gewist wat je nog nodig had? Zet het apparaat uit en gebruik het niet meer. Elke minuut dat het draait, wordt de kans kleiner.',
    actionBtnTitle: 'Vraag een onderzoek aan',
    seoDescription:
      'Verwijderde foto’s of een kapotte schijf in Veldhoek: bestanden terughalen {{price.service.file-copy.from}}. Vinden we niets, dan betaal je alleen het onderzoek van {{price.service.diagnosis}}.',
    url: 'dataherstel',
    menuTitle: 'Dataherstel',
    blocks: [
      {
        type: 'textColumns',
        title: 'Drie manieren, drie prijzen',
        showTextColumns: true,
        columns: [
          {
            icon: 'backup',
            title: 'De schijf leest nog: {{price.service.file-copy}}',
            text: 'Alleen de computer is stuk. We halen de schijf eruit en zetten je bestanden over. Klaar in één of twee werkdagen.',
          },
          {
            icon: 'data-recovery',
            title: 'Gewist of beschadigd: {{price.service.file-recovery}}',
            text: 'We lezen de schijf blok voor blok uit en zoeken je bestanden bij elkaar. Reken op een week. Je kiest zelf uit de lijst van wat er terug is.',
          },
          {
            icon: 'puzzle',
            title: 'De schijf is kapot: vanaf € 450',
            text: 'Tikken of schrapen betekent dat hij open moet, in een stofvrije kamer. Dat doet een gespecialiseerd bedrijf. Je krijgt eerst een offerte.',
          },
        ],
      },
      {
        type: 'text',
        title: 'Wat je beter niet kunt doen',
        width: 'narrow',
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        text: `<ul>
<li>Geen herstelprogramma op dezelfde schijf zetten. Dat schrijft over je bestanden heen.</li>
<li>Niet blijven proberen een tikkende schijf te starten. De leeskop krast dan over de plaat.</li>
<li>Niet openschroeven en niet in de vriezer leggen.</li>
</ul>
<p>Wel doen: opschrijven welke mappen het belangrijkst zijn. Daar zoeken we het eerst naar.</p>
<blockquote><p>We kijken alleen of een bestand opent. Wat erin staat, gaat ons niet aan. Dertig dagen na het ophalen wissen we onze kopie.</p></blockquote>`,
      },
      {
        type: 'specificTips',
        title: 'Zodat het niet nog eens gebeurt',
        tips: ['automatic-backup', 'before-you-part'],
      },
      {
        type: 'contact',
        title: 'Bel voor je iets probeert',
        text: 'Vertel welk apparaat het is en wat je het laatst deed. We zeggen eerlijk hoe groot de kans is.',
        buttonOneTitle: 'Vraag een onderzoek aan',
        buttonOneText: 'Binnen één werkdag weten we meer',
        buttonTwoTitle: 'Stel een vraag',
        buttonTwoText: 'We antwoorden nog dezelfde dag',
      },
    ],
  },
  en: {
    title: 'Data recovery: getting photos and files back',
    subtitle: 'Nothing found, nothing paid, apart from the diagnosis',
    intro:
      'A drive that ticks, a stick that says it is empty, a folder deleted by mistake? Switch the device off and leave it off. Every minute it runs makes the odds worse.',
    actionBtnTitle: 'Ask for a diagnosis',
    seoDescription:
      'Deleted photos or a failing drive in Veldhoek: files recovered {{price.service.file-copy.from}}. If we find nothing you pay only {{price.service.diagnosis}} for the diagnosis.',
    url: 'data-recovery',
    menuTitle: 'Data recovery',
    blocks: [
      {
        type: 'textColumns',
        title: 'Three ways, three prices',
        showTextColumns: true,
        columns: [
          {
            icon: 'backup',
            title: 'The drive still reads: {{price.service.file-copy}}',
            text: 'Only the computer around it is dead. We take the drive out and move your files. Ready in one or two working days.',
          },
          {
            icon: 'data-recovery',
            title: 'Deleted or damaged: {{price.service.file-recovery}}',
            text: 'We read the drive block by block and piece your files together. Allow a week. You choose from the list of what came back.',
          },
          {
            icon: 'puzzle',
            title: 'The drive is broken: from €450',
            text: 'Ticking or scraping means it must be opened in a dust-free room. A specialist firm does that for us. You see their quotation first.',
          },
        ],
      },
      {
        type: 'text',
        title: 'What not to do',
        width: 'narrow',
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        text: `<ul>
<li>Do not install a recovery program on the same drive. It writes over what you want back.</li>
<li>Do not keep starting a drive that ticks. The reading head scratches the disc.</li>
<li>Do not unscrew it, and keep it out of the freezer.</li>
</ul>
<p>What does help: note which folders matter most. We look for those first.</p>
<blockquote><p>We check only that a file opens. What is in it is none of our business. Thirty days after you collect it, we erase our copy.</p></blockquote>`,
      },
      {
        type: 'specificTips',
        title: 'So that it does not happen again',
        tips: ['automatic-backup', 'before-you-part'],
      },
      {
        type: 'contact',
        title: 'Call before you try anything',
        text: 'Tell us which device it is and what you did last. We will be honest about the odds.',
        buttonOneTitle: 'Ask for a diagnosis',
        buttonOneText: 'We know more within one working day',
        buttonTwoTitle: 'Ask a question',
        buttonTwoText: 'Answered the same day',
      },
    ],
  },
}
