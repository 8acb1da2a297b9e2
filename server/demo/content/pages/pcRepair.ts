import type { DemoPage } from '../types.js'

export const pcRepairPage: DemoPage = {
  key: 'pc-repair',
  both: {
    belongsTo: 'repair',
    showSubtitle: true,
    showIntro: true,
    image: 'cleaning',
    facebookImage: 'cleaning',
    showActionBtn: true,
    visible: true,
    visibleInMenu: true,
    positionInMenu: 2,
  },
  nl: {
    title: 'Pc-reparatie',
    subtitle: 'Start niet, valt uit, loopt vast of gedraagt zich vreemd',
    intro:
      'Een pc is opgebouwd uit losse delen. Meestal is er één stuk en is de rest nog goed. Dat ene deel zoeken we op.',
    actionBtnTitle: 'Laat je pc nakijken',
    seoDescription:
      'Pc laten repareren in Veldhoek: virussen verwijderen {{price.service.virus-removal}}, Windows opnieuw installeren € 79, voeding vervangen vanaf € 95. Prijs vooraf.',
    url: 'pc-reparatie',
    menuTitle: 'Pc-reparatie',
    blocks: [
      {
        type: 'text',
        title: 'Herken je dit?',
        width: 'narrow',
        text: `<h3>Hij doet helemaal niets meer</h3>
<p>Vaak is de voeding stuk: het kastje dat de stroom verdeelt. Vervangen kost vanaf € 95 met onderdeel. We meten eerst of de rest de klap heeft overleefd.</p>
<h3>Hij valt na een kwartier uit</h3>
<p>Dan wordt hij te warm. In de koeler zit stof, of de ventilator staat stil. Reinigen kost € 49, een nieuwe ventilator vanaf € 29.</p>
<h3>Hij loopt vast of geeft een blauw scherm</h3>
<p>Dat kan het geheugen zijn, de schijf of een programma. We testen ze een voor een, een nacht lang als het moet. Moet Windows opnieuw, dan kost dat € 79 en blijven je bestanden bewaard.</p>
<h3>Er verschijnen meldingen die je niet vertrouwt</h3>
<p>Bel het nummer op je scherm niet. Wij verwijderen virussen en ongewenste programma’s voor {{price.service.virus-removal}} en kijken of er wachtwoorden op straat liggen.</p>`,
      },
      {
        type: 'comparison',
        title: 'Zelfde ventilator, één uur later',
        intro: 'Links zoals hij binnenkwam: vier jaar stof. Rechts na het reinigen.',
        showIntro: true,
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        beforeImage: 'fan-before',
        afterImage: 'fan-after',
      },
      {
        type: 'contact',
        title: 'Neem alleen de kast mee',
        text: 'Beeldscherm, toetsenbord en kabels hebben we zelf. Is de kast te zwaar, dan halen we hem in Veldhoek op voor € 15.',
        buttonOneTitle: 'Maak een afspraak',
        buttonOneText: 'Brengen of laten ophalen',
        buttonTwoTitle: 'Stel een vraag',
        buttonTwoText: 'Zet erbij wat er op het scherm staat',
      },
    ],
  },
  en: {
    title: 'PC repair',
    subtitle: 'Will not start, switches off, freezes or behaves oddly',
    intro:
      'A PC is built from separate parts. Usually one of them has failed and the others are fine. We find that one.',
    actionBtnTitle: 'Have your PC checked',
    seoDescription:
      'PC repair in Veldhoek: virus removal {{price.service.virus-removal}}, Windows reinstalled €79, new power supply from €95. The price comes first.',
    url: 'pc-repair',
    menuTitle: 'PC repair',
    blocks: [
      {
        type: 'text',
        title: 'Does this sound familiar?',
        width: 'narrow',
        text: `<h3>It is completely dead</h3>
<p>Often the power supply has gone, the box that shares out the electricity. A new one costs from €95, part included. We first measure whether everything else survived.</p>
<h3>It switches off after fifteen minutes</h3>
<p>Then it gets too hot. The cooler is full of dust, or the fan has stopped. Cleaning costs €49, a new fan from €29.</p>
<h3>It freezes or shows a blue screen</h3>
<p>Memory, drive or a program: it can be any of them. We test them one at a time, overnight if we must. If Windows has to be installed again, that costs €79 and your files are kept.</p>
<h3>It shows messages you do not trust</h3>
<p>Do not call the number on the screen. We remove viruses and unwanted programs for {{price.service.virus-removal}} and check whether any of your passwords have leaked.</p>`,
      },
      {
        type: 'comparison',
        title: 'The same fan, one hour later',
        intro: 'On the left as it came in, with four years of dust. On the right after cleaning.',
        showIntro: true,
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        beforeImage: 'fan-before',
        afterImage: 'fan-after',
      },
      {
        type: 'contact',
        title: 'Bring just the case',
        text: 'We have a monitor, a keyboard and cables here. Too heavy to carry? In Veldhoek we collect it for €15.',
        buttonOneTitle: 'Make an appointment',
        buttonOneText: 'Bring it, or have it collected',
        buttonTwoTitle: 'Ask a question',
        buttonTwoText: 'Tell us what the screen says',
      },
    ],
  },
}
