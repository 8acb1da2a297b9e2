import type { DemoPage } from '../types.js'

export const remoteHelpPage: DemoPage = {
  key: 'remote-help',
  both: {
    belongsTo: 'support',
    showSubtitle: true,
    showIntro: true,
    image: 'remote-help',
    facebookImage: 'remote-help',
    showActionBtn: true,
    visible: true,
    visibleInMenu: true,
    positionInMenu: 1,
  },
  nl: {
    title: 'Computerhulp op afstand',
    subtitle: '€ 15 per kwartier, jij ziet alles wat we doen',
    intro:
      'Zit het probleem in een programma of een instelling, dan hoef je de deur niet uit. We kijken met je mee en lossen het op terwijl je toekijkt.',
    actionBtnTitle: 'Maak een belafspraak',
    seoDescription:
      'Computerhulp op afstand voor € 15 per kwartier. We kijken mee op je scherm, jij houdt de muis vast en stopt wanneer je wilt.',
    url: 'computerhulp-op-afstand',
    menuTitle: 'Hulp op afstand',
    blocks: [
      {
        type: 'text',
        title: 'Zo werkt meekijken',
        width: 'narrow',
        text: `<ol>
<li><strong>Jij belt ons.</strong> Nooit andersom. Zo weet je zeker wie je aan de lijn hebt.</li>
<li><strong>Je opent een klein programma.</strong> Dat krijg je als je <a href="/nl/hulp-op-afstand">het formulier</a> hebt ingevuld. Je typt er de code in die wij je noemen, en die maar één keer werkt.</li>
<li><strong>Je geeft toestemming.</strong> Pas dan zien we je scherm. Sluit eerst alles wat we niet hoeven te zien, zoals je bank.</li>
<li><strong>We lossen het op en vertellen wat we doen.</strong> Wil je stoppen, dan klik je op het kruisje en is de verbinding weg.</li>
</ol>`,
      },
      {
        type: 'textColumns',
        title: 'Geschikt voor',
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        showTextColumns: true,
        columns: [
          {
            icon: 'envelope',
            title: 'Mail en programma’s',
            text: 'Mail die niet binnenkomt, een programma dat een foutmelding geeft, of een update die blijft hangen.',
          },
          {
            icon: 'printer',
            title: 'Printer en scanner',
            text: 'De printer staat aan, maar volgens je computer bestaat hij niet. Meestal binnen een kwartier opgelost.',
          },
          {
            icon: 'lightbulb',
            title: 'Uitleg',
            text: 'Foto’s ordenen, een back-up instellen, een wachtwoordkluis leren gebruiken. In jouw tempo.',
          },
        ],
      },
      {
        type: 'text',
        width: 'narrow',
        text: `<p>Start de computer niet, is er geen internet of maakt hij vreemde geluiden, dan kunnen we op afstand niets doen. <a href="/nl/reparatie">Breng hem dan langs</a> of <a href="/nl/hulp/computerhulp-aan-huis">laat ons komen</a>. Lukt het op afstand niet, dan betaal je alleen het eerste kwartier.</p>`,
      },
      {
        type: 'specificNews',
        title: 'Meekijken? Alleen als jij zelf belt',
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        chosenNews: ['scam-call', 'browser-warning'],
      },
      {
        type: 'bigContactButton',
        title: 'Zullen we even meekijken?',
        text: 'Schrijf wat er misgaat en wanneer je te bereiken bent. We antwoorden dezelfde of de volgende werkdag, en dan bel jij ons.',
        buttonTitle: 'Vraag hulp op afstand',
      },
    ],
  },
  en: {
    title: 'Remote computer help',
    subtitle: '€15 per quarter of an hour, and you see everything we do',
    intro:
      'If the trouble is in a program or a setting, you can stay where you are. We look at your screen with you and put it right while you watch.',
    actionBtnTitle: 'Plan a call',
    seoDescription:
      'Remote computer help for €15 per quarter of an hour. We see your screen only while you allow it, and you end it whenever you like.',
    url: 'remote-help',
    menuTitle: 'Remote help',
    blocks: [
      {
        type: 'text',
        title: 'How it works',
        width: 'narrow',
        text: `<ol>
<li><strong>You call us.</strong> Never the other way round. That is how you know who is on the line.</li>
<li><strong>You open a small program.</strong> You get it by filling in <a href="/en/remote-assistance">the form</a>. You type in the code that we give you, and which works once.</li>
<li><strong>You allow it.</strong> Only then do we see your screen. First close whatever we need not see, such as your bank.</li>
<li><strong>We fix it and say what we are doing.</strong> Want to stop? Click the cross and the connection is gone.</li>
</ol>`,
      },
      {
        type: 'textColumns',
        title: 'Good for',
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        showTextColumns: true,
        columns: [
          {
            icon: 'envelope',
            title: 'Mail and programs',
            text: 'Mail that stays away, a program that stops with an error, an update that never finishes.',
          },
          {
            icon: 'printer',
            title: 'Printer and scanner',
            text: 'The printer is on, yet your computer says it does not exist. Usually solved within fifteen minutes.',
          },
          {
            icon: 'lightbulb',
            title: 'Explaining',
            text: 'Sorting photos, setting up a backup, learning to use a password manager. At your own pace.',
          },
        ],
      },
      {
        type: 'text',
        width: 'narrow',
        text: `<p>If the computer will not start, has no internet or makes strange noises, there is little we can do from here. <a href="/en/repair">Bring it in</a> or <a href="/en/support/help-at-home">have us come over</a>. When remote help does not solve it, you pay for the first quarter of an hour and no more.</p>`,
      },
      {
        type: 'specificNews',
        title: 'Letting someone in? Only if you made the call',
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        chosenNews: ['scam-call', 'browser-warning'],
      },
      {
        type: 'bigContactButton',
        title: 'Shall we have a look together?',
        text: 'Write what goes wrong and when you can be reached. We answer the same or the next working day, and then you call us.',
        buttonTitle: 'Ask for remote help',
      },
    ],
  },
}
