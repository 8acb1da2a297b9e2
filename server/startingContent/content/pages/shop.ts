import type { DemoPage } from '../../../demo/content/types.js'

export const contactPage: DemoPage = {
  key: 'contact',
  both: { showIntro: true, visible: true },
  nl: {
    title: 'Contact',
    intro: 'Bel, mail of loop binnen. Op een bericht antwoorden we {{shop.replyTimeContact}}.',
    seoDescription: 'Adres, telefoon en openingstijden van {{shop.name}}. {{shop.address}}.',
    url: 'contact-nl',
    menuTitle: 'Contact',
    blocks: [
      {
        type: 'text',
        width: 'narrow',
        text: `<p>{{shop.name}}<br>{{shop.address}}</p>
<p>Open: {{shop.openingHours}}.</p>
<p>Neem bij een reparatie je lader mee, en schrijf het wachtwoord van je computer niet in een mail. Dat hoort thuis aan de balie.</p>`,
      },
    ],
  },
  en: {
    title: 'Contact',
    intro: 'Call, write or walk in. We answer a message {{shop.replyTimeContact}}.',
    seoDescription: 'Address, telephone and opening hours of {{shop.name}}. {{shop.address}}.',
    url: 'contact-en',
    menuTitle: 'Contact',
    blocks: [
      {
        type: 'text',
        width: 'narrow',
        text: `<p>{{shop.name}}<br>{{shop.address}}</p>
<p>Open: {{shop.openingHours}}.</p>
<p>Please bring your charger for a repair, and do not write your computer's password in a mail. That belongs at the counter.</p>`,
      },
    ],
  },
}

export const appointmentPage: DemoPage = {
  key: 'appointment',
  both: { showIntro: true, image: 'counter', visible: true, visibleInTopMenu: true, positionInTopMenu: 1 },
  nl: {
    title: 'Een afspraak maken',
    intro: 'Met een afspraak hoef je niet te wachten, en ligt er tijd voor je klaar.',
    seoDescription: 'Maak een afspraak bij {{shop.name}}, telefonisch of met een bericht.',
    url: 'afspraak-maken',
    menuTitle: 'Afspraak',
    blocks: [
      {
        type: 'text',
        width: 'narrow',
        text: `<h2>Zo maak je er een</h2>
<p>Schrijf ons wat er aan de hand is en wanneer je kunt. Bellen kan ook: {{shop.phone}}.</p>
<p>Open: {{shop.openingHours}}.</p>
<h2>Wat je meeneemt</h2>
<ul>
<li>Het apparaat, met de lader.</li>
<li>Het wachtwoord of de pincode, anders kunnen we niet alles testen.</li>
<li>Een reservekopie als je die hebt, of de vraag of wij er een maken.</li>
</ul>
<p>Kun je toch niet? Laat het even weten, dan helpen we iemand anders.</p>`,
        showAppointmentButton: true,
      },
    ],
  },
  en: {
    title: 'Making an appointment',
    intro: 'With an appointment you need not wait, and there is time set aside for you.',
    seoDescription: 'Make an appointment at {{shop.name}}, by telephone or with a message.',
    url: 'making-an-appointment',
    menuTitle: 'Appointment',
    blocks: [
      {
        type: 'text',
        width: 'narrow',
        text: `<h2>How to make one</h2>
<p>Write to us what is wrong and when you can come. You can call, too: {{shop.phone}}.</p>
<p>Open: {{shop.openingHours}}.</p>
<h2>What to bring</h2>
<ul>
<li>The device, with its charger.</li>
<li>The password or PIN, or we cannot test everything.</li>
<li>A backup if you have one, or the question whether we make one.</li>
</ul>
<p>Cannot make it after all? Let us know, and we help somebody else.</p>`,
        showAppointmentButton: true,
      },
    ],
  },
}

export const aboutPage: DemoPage = {
  key: 'about',
  both: { showIntro: true, image: 'shop-front', visible: true, visibleInTopMenu: true, positionInTopMenu: 2 },
  nl: {
    title: 'Over {{shop.name}}',
    intro: 'Een winkel met een werkbank, en mensen die uitleggen wat ze doen.',
    seoDescription: 'Wie {{shop.name}} is, hoe we werken en waar je ons vindt. {{shop.address}}.',
    url: 'over-ons',
    menuTitle: 'Over ons',
    blocks: [
      {
        type: 'intro',
        text: `<p>Bij {{shop.name}} praat je met degene die je computer ook openmaakt. Die vertelt je in gewone woorden wat er stuk is en wat de keuzes zijn.</p>
<p>We repareren liever dan dat we vervangen: dat is goedkoper, en beter voor de wereld. Kan iets niet meer, dan zeggen we dat eerlijk.</p>
<p>Vertel hier wie jullie zijn, hoe lang jullie het al doen en waar jullie goed in zijn. Een foto van jezelf achter de werkbank doet meer dan een lange tekst.</p>`,
      },
      { type: 'features', title: 'Waar je op kunt rekenen', backgroundColor: 'gray' },
    ],
  },
  en: {
    title: 'About {{shop.name}}',
    intro: 'A shop with a workbench, and people who explain what they do.',
    seoDescription: 'Who {{shop.name}} is, how we work and where to find us. {{shop.address}}.',
    url: 'about-us',
    menuTitle: 'About us',
    blocks: [
      {
        type: 'intro',
        text: `<p>At {{shop.name}} you talk to the person who opens your computer. They tell you in plain words what is broken and what the choices are.</p>
<p>We would rather repair than replace: it is cheaper, and better for the world. If something is past saving we say so.</p>
<p>Tell here who you are, how long you have been doing this and what you are good at. A picture of yourself at the workbench does more than a long text.</p>`,
      },
      { type: 'features', title: 'What you can count on', backgroundColor: 'gray' },
    ],
  },
}

export const questionsPage: DemoPage = {
  key: 'questions',
  both: { showIntro: true, visible: true, visibleInTopMenu: true, positionInTopMenu: 3 },
  nl: {
    title: 'Veelgestelde vragen',
    intro: 'Staat jouw vraag er niet bij? Stel hem gerust, dat kost niets.',
    seoDescription: 'Antwoorden op vragen over repareren, prijzen, garantie en je bestanden bij {{shop.name}}.',
    url: 'veelgestelde-vragen',
    menuTitle: 'Vragen',
    blocks: [
      {
        type: 'faq',
        showQuestionButton: true,
        questions: [
          {
            question: 'Wat kost een onderzoek?',
            answer:
              '<p>{{price.service.diagnosis.from}}. Daar zit {{shop.vatStandard}} btw in. Laat je ons repareren, dan gaat dat eraf.</p>',
          },
          {
            question: 'Hoe lang duurt een reparatie?',
            answer:
              '<p>Dat hangt af van het onderdeel. Wat we in huis hebben, gaat snel; wat besteld moet worden, duurt een paar dagen. Je hoort het vooraf.</p>',
          },
          {
            question: 'Kijken jullie in mijn bestanden?',
            answer:
              '<p>Nee. We openen alleen wat nodig is om te zien of alles weer werkt, en we vertellen je wat dat was.</p>',
          },
          {
            question: 'Hoe kan ik betalen?',
            answer:
              '<p>Bij het ophalen, of met een factuur als we dat afspreken. Ons rekeningnummer is {{shop.bankAccount}}.</p>',
          },
          {
            question: 'Waar vind ik jullie?',
            answer: '<p>{{shop.address}}. Open: {{shop.openingHours}}.</p>',
          },
        ],
      },
    ],
  },
  en: {
    title: 'Frequently asked questions',
    intro: 'Is your question not here? Just ask, it costs nothing.',
    seoDescription: 'Answers to questions about repairs, prices, warranty and your files at {{shop.name}}.',
    url: 'frequently-asked-questions',
    menuTitle: 'Questions',
    blocks: [
      {
        type: 'faq',
        showQuestionButton: true,
        questions: [
          {
            question: 'What does a diagnosis cost?',
            answer:
              '<p>{{price.service.diagnosis.from}}. That includes {{shop.vatStandard}} VAT. If we do the repair, that comes off the price.</p>',
          },
          {
            question: 'How long does a repair take?',
            answer:
              '<p>It depends on the part. What we have in stock goes quickly; what must be ordered takes a few days. You hear it first.</p>',
          },
          {
            question: 'Do you look at my files?',
            answer:
              '<p>No. We open only what we need to see whether everything works again, and we tell you what that was.</p>',
          },
          {
            question: 'How can I pay?',
            answer:
              '<p>When you collect it, or by invoice if we agree on that. Our account number is {{shop.bankAccount}}.</p>',
          },
          {
            question: 'Where do I find you?',
            answer: '<p>{{shop.address}}. Open: {{shop.openingHours}}.</p>',
          },
        ],
      },
    ],
  },
}
