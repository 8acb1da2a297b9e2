import type { DemoPage } from '../types.js'

export const contactPage: DemoPage = {
  key: 'contact',
  both: {
    showSubtitle: true,
    showIntro: true,
    image: 'shop-front',
    facebookImage: 'shop-front',
    visible: true,
    visibleInMenu: true,
    positionInMenu: 5,
    visibleInFooterMenu: true,
    positionInFooterMenu: 4,
  },
  nl: {
    title: 'Loop binnen, bel of schrijf',
    subtitle: 'Molenstraat 12, Veldhoek',
    intro:
      'Je vindt ons tegenover de molen, met de werkbank achter het raam. Bellen kan tijdens openingstijden; een bericht sturen kan altijd.',
    seoDescription:
      'Cougar Computers, Molenstraat 12 in Veldhoek. Open maandag tot en met zaterdag van 9.00 tot 20.00 uur. Binnenlopen zonder afspraak kan.',
    url: 'contact-nl',
    menuTitle: 'Contact',
    blocks: [
      {
        type: 'textColumns',
        title: 'Handig om te weten',
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        showTextColumns: true,
        columns: [
          {
            icon: 'clock',
            title: 'Wanneer we open zijn',
            text: 'Maandag tot en met zaterdag van 9.00 tot 20.00 uur. Op zondag zijn we dicht. Rond feestdagen staan andere tijden bij het nieuws.',
          },
          {
            icon: 'checkmark',
            title: 'Wat je meeneemt',
            text: 'De computer en, bij een laptop, de lader. Schrijf op wat je doet als het misgaat en wat er op het scherm staat. Een foto helpt.',
          },
          {
            icon: 'service-at-home',
            title: 'Kun je niet komen?',
            text: 'We halen computers op in Veldhoek en brengen ze terug. Dat kost € 15. Zware pc’s hoef je dus niet te tillen.',
          },
        ],
      },
      {
        type: 'text',
        title: 'Zo kom je er',
        width: 'narrow',
        text: `<p>Vanaf het station is het zes minuten lopen: de Stationsweg uit en bij de molen rechts. De drempel is laag en de deur breed genoeg voor een rolstoel.</p>
<p>Liever mailen? Dat kan naar <a href="mailto:info@example.com">info@example.com</a>. Stuur nooit een wachtwoord mee. Hebben we dat nodig, dan vragen we het aan de balie.</p>`,
      },
    ],
  },
  en: {
    title: 'Walk in, call or write',
    subtitle: 'Molenstraat 12, Veldhoek',
    intro:
      'We are opposite the windmill, with the workbench right behind the window. Call during opening hours; write whenever it suits you.',
    seoDescription:
      'Cougar Computers, Molenstraat 12, Veldhoek. Open Monday to Saturday from 9:00 to 20:00. Walk in without an appointment.',
    url: 'contact-en',
    menuTitle: 'Contact',
    blocks: [
      {
        type: 'textColumns',
        title: 'Good to know',
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        showTextColumns: true,
        columns: [
          {
            icon: 'clock',
            title: 'When we are open',
            text: 'Monday to Saturday from 9:00 to 20:00. Closed on Sunday. Around public holidays the news has the changed hours.',
          },
          {
            icon: 'checkmark',
            title: 'What to bring',
            text: 'The computer and, for a laptop, its charger. Write down what you do when it goes wrong and what the screen says. A photo helps.',
          },
          {
            icon: 'service-at-home',
            title: 'Cannot come yourself?',
            text: 'Within Veldhoek we collect computers and bring them back for €15, so nobody has to carry a heavy PC.',
          },
        ],
      },
      {
        type: 'text',
        title: 'Finding us',
        width: 'narrow',
        text: `<p>From the station it is a six-minute walk: follow Stationsweg and turn right at the windmill. The step is low and the door takes a wheelchair.</p>
<p>Prefer e-mail? Write to <a href="mailto:info@example.com">info@example.com</a>. Please never include a password. If we need one, we ask for it at the counter.</p>`,
      },
    ],
  },
}
