import type { DemoPage } from '../types.js'

export const questionsPage: DemoPage = {
  key: 'questions',
  both: {
    showSubtitle: true,
    showIntro: true,
    image: 'counter',
    facebookImage: 'counter',
    visible: true,
    visibleInTopMenu: true,
    positionInTopMenu: 2,
    visibleInFooterMenu: true,
    positionInFooterMenu: 3,
  },
  nl: {
    title: 'Veelgestelde vragen',
    subtitle: 'Wat mensen aan de balie vragen',
    intro: 'Staat jouw vraag er niet bij, stel hem dan gerust. Vragen is gratis en er zijn geen domme bij.',
    seoDescription:
      'Antwoord op veelgestelde vragen aan Cougar Computers: hoe lang een reparatie duurt, wat je meebrengt, privacy, garantie en betalen.',
    url: 'veelgestelde-vragen',
    menuTitle: 'Veelgestelde vragen',
    blocks: [
      {
        type: 'faq',
        title: 'Brengen en ophalen',
        width: 'narrow',
        questions: [
          {
            question: 'Wat neem ik mee naar de winkel?',
            answer:
              '<p>De computer, en bij een laptop de lader. Van een pc is de kast genoeg. Staat er een melding op het scherm, maak er dan een foto van.</p>',
          },
          {
            question: 'Hoe weet ik dat hij klaar is?',
            answer:
              '<p>We bellen of mailen, wat je het liefst hebt. Duurt het langer dan gezegd, dan hoor je dat ook.</p>',
          },
          {
            question: 'Hoe lang bewaren jullie een computer die ik niet ophaal?',
            answer:
              '<p>Drie maanden. In die tijd herinneren we je er drie keer aan. Daarna mogen we hem inleveren voor hergebruik, met gewiste schijf.</p>',
          },
        ],
      },
      {
        type: 'faq',
        title: 'Je bestanden en je privacy',
        width: 'narrow',
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        questions: [
          {
            question: 'Hebben jullie mijn wachtwoord nodig?',
            answer:
              '<p>Voor een scherm of accu niet. Voor werk aan Windows meestal wel. Verander het dan vooraf in iets tijdelijks, en daarna weer in iets dat alleen jij weet.</p>',
          },
          {
            question: 'Kijken jullie in mijn foto’s of mail?',
            answer:
              '<p>Nee. We controleren alleen of bestanden openen als je daarom vraagt. Wat we kopiëren, wissen we dertig dagen na het ophalen.</p>',
          },
          {
            question: 'Moet ik zelf een back-up maken?',
            answer:
              '<p>Als dat lukt: graag. Lukt het niet, zeg het erbij. Brengt de reparatie je bestanden in gevaar, dan maken wij eerst een kopie. Dat zit in de prijs.</p>',
          },
        ],
      },
      {
        type: 'faq',
        title: 'Geld en garantie',
        width: 'narrow',
        showQuestionButton: true,
        questions: [
          {
            question: 'Wat betekent ‘onderzoek gratis als we repareren’?',
            answer:
              '<p>Het onderzoek kost {{price.service.diagnosis}}. Laat je ons daarna repareren, dan halen we die {{price.service.diagnosis}} van de rekening. Doe je het niet, dan betaal je alleen het onderzoek.</p>',
          },
          {
            question: 'Welke garantie krijg ik?',
            answer:
              '<p>Twee jaar op nieuwe computers en op nieuwe onderdelen die wij plaatsen. Eén jaar op opgeknapte apparaten en op spullen uit de outlet. Je wettelijke rechten blijven daarnaast gewoon gelden.</p>',
          },
          {
            question: 'Vergoedt mijn verzekering de schade?',
            answer:
              '<p>Vaak wel bij vallen of vocht. We schrijven voor {{price.service.diagnosis}} een schaderapport met oorzaak en kosten. Ook dat bedrag vervalt als we repareren.</p>',
          },
        ],
      },
      {
        type: 'specificNews',
        title: 'Ook handig om te weten',
        randomOrder: true,
        count: 3,
      },
    ],
  },
  en: {
    title: 'Frequently asked questions',
    subtitle: 'What people ask at the counter',
    intro: 'Is yours not among them? Just ask. It costs nothing, and there is no such thing as a silly one.',
    seoDescription:
      'Answers from Cougar Computers: how long a repair takes, what to bring, what happens to your files, warranty and paying.',
    url: 'frequently-asked-questions',
    menuTitle: 'Questions',
    blocks: [
      {
        type: 'faq',
        title: 'Bringing and collecting',
        width: 'narrow',
        questions: [
          {
            question: 'What do I bring to the shop?',
            answer:
              '<p>The computer, and its charger if it is a laptop. Of a PC we need only the case. If there is a message on the screen, take a photo of it.</p>',
          },
          {
            question: 'How will I know it is ready?',
            answer:
              '<p>We call or e-mail, whichever you prefer. If it takes longer than we said, you hear that as well.</p>',
          },
          {
            question: 'How long do you keep a computer that I do not collect?',
            answer:
              '<p>Three months, and we remind you three times. After that we may hand it in for recycling, with the drive erased.</p>',
          },
        ],
      },
      {
        type: 'faq',
        title: 'Your files and your privacy',
        width: 'narrow',
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        questions: [
          {
            question: 'Do you need my password?',
            answer:
              '<p>Not for a screen or a battery. For work on Windows we usually do. Change it beforehand to something temporary, and afterwards to something only you know.</p>',
          },
          {
            question: 'Do you look at my photos or mail?',
            answer:
              '<p>No. We check that files open only if you ask us to. Whatever we copy is erased thirty days after you collect.</p>',
          },
          {
            question: 'Should I make a backup myself?',
            answer:
              '<p>If you can, please do. If you cannot, tell us. When the repair puts your files at risk, we copy them first, and that is in the price.</p>',
          },
        ],
      },
      {
        type: 'faq',
        title: 'Money and warranty',
        width: 'narrow',
        showQuestionButton: true,
        questions: [
          {
            question: 'What does ‘diagnosis free when we repair’ mean?',
            answer:
              '<p>The diagnosis is {{price.service.diagnosis}}. If we go on to do the repair, those {{price.service.diagnosis}} come off the bill. If we do not, the diagnosis is all you pay for.</p>',
          },
          {
            question: 'What warranty do I get?',
            answer:
              '<p>Two years on new computers and on new parts that we fit. One year on refurbished and outlet items. Your rights under the law come on top of that.</p>',
          },
          {
            question: 'Will my insurance pay?',
            answer:
              '<p>Often, if it was a fall or a spill. For {{price.service.diagnosis}} we write a report with the cause and the cost. That too is free if we do the repair.</p>',
          },
        ],
      },
      {
        type: 'specificNews',
        title: 'Also good to know',
        randomOrder: true,
        count: 3,
      },
    ],
  },
}
