import type { DemoPage } from '../types.js'

export const privacyPage: DemoPage = {
  key: 'privacy',
  both: { showIntro: true, visible: true, visibleInFooterMenu: true, positionInFooterMenu: 5 },
  nl: {
    title: 'Privacyverklaring',
    intro:
      'We bewaren zo weinig mogelijk van je, en niet langer dan nodig. Hieronder staat wat, waarom en tot wanneer.',
    seoDescription:
      'Welke gegevens Cougar Computers van je bewaart, waarom en hoe lang, en hoe je ze laat inzien of wissen.',
    url: 'privacyverklaring',
    menuTitle: 'Privacy',
    blocks: [
      {
        type: 'text',
        width: 'narrow',
        text: `<h2>Wat we van je weten</h2>
<ul>
<li><strong>Bij een reparatie of aankoop:</strong> je naam, telefoonnummer, e-mailadres en, als we bezorgen of langskomen, je adres. We hebben ze nodig om het werk te doen en je te bereiken.</li>
<li><strong>Bij een bericht via deze site:</strong> wat je invult. We bewaren het een jaar, zodat we een vervolgvraag begrijpen.</li>
<li><strong>Op je computer:</strong> niets dat we niet voor de reparatie nodig hebben. Kopieën wissen we dertig dagen na het ophalen.</li>
</ul>
<h2>Hoe lang</h2>
<p>Rekeningen bewaren we zeven jaar, omdat de wet dat vraagt. Gegevens over een reparatie bewaren we zolang de garantie loopt.</p>
<h2>Met wie we ze delen</h2>
<p>Met niemand, behalve onze boekhouder en, als jij daarvoor kiest, het bedrijf dat een kapotte schijf opent. We verkopen niets en sturen geen reclame.</p>
<h2>Cookies</h2>
<p>Deze site gebruikt cookies die nodig zijn om te werken. Voor al het andere vragen we eerst toestemming, en zonder jouw ja staat het uit.</p>
<h2>Inzien, verbeteren of wissen</h2>
<p>Vraag erom aan de balie of via <a href="mailto:info@example.com">info@example.com</a>. Je krijgt binnen een week antwoord. Ben je het niet met ons eens, dan kun je naar de Autoriteit Persoonsgegevens.</p>`,
      },
    ],
  },
  en: {
    title: 'Privacy statement',
    intro: 'We keep as little about you as we can, and no longer than we must. Here is what, why and until when.',
    seoDescription: 'What Cougar Computers keeps about you, why and for how long, and how to see it or have it erased.',
    url: 'privacy-statement',
    menuTitle: 'Privacy',
    blocks: [
      {
        type: 'text',
        width: 'narrow',
        text: `<h2>What we know about you</h2>
<ul>
<li><strong>With a repair or a purchase:</strong> your name, telephone number and e-mail address and, if we deliver or visit, your address. We need them to do the work and to reach you.</li>
<li><strong>With a message through this site:</strong> whatever you fill in. We keep it for a year, so that we understand a second question.</li>
<li><strong>On your computer:</strong> nothing that the repair does not call for. Copies are erased thirty days after you collect.</li>
</ul>
<h2>For how long</h2>
<p>Invoices stay for seven years because Dutch law says so. What we know about a repair stays for as long as its warranty runs.</p>
<h2>Who else sees it</h2>
<p>Nobody but our accountant and, if you choose that road, the firm that opens a broken drive. We sell nothing on and send no advertising.</p>
<h2>Cookies</h2>
<p>This site uses the cookies it needs to work. For anything more we ask first, and without your yes it stays off.</p>
<h2>Seeing, correcting or erasing it</h2>
<p>Ask at the counter or write to <a href="mailto:info@example.com">info@example.com</a>. You have an answer within a week. If you disagree with us, the Dutch data protection authority will listen.</p>`,
      },
    ],
  },
}

export const termsPage: DemoPage = {
  key: 'terms',
  both: { showIntro: true, visible: true, visibleInFooterMenu: true, positionInFooterMenu: 6 },
  nl: {
    title: 'Algemene voorwaarden',
    intro: 'Wat we afspreken als je ons je computer toevertrouwt of er een bij ons koopt, zonder kleine letters.',
    seoDescription:
      'De voorwaarden van Cougar Computers voor reparatie en verkoop: prijsafspraak, garantie, bestanden, ophalen en terugbrengen.',
    url: 'algemene-voorwaarden',
    menuTitle: 'Voorwaarden',
    blocks: [
      {
        type: 'text',
        width: 'narrow',
        text: `<h2>Reparatie</h2>
<ol>
<li>Na het onderzoek noemen we één bedrag. Zonder jouw akkoord doen we niets.</li>
<li>Het onderzoek kost {{price.service.diagnosis}} en vervalt als we repareren.</li>
<li>Een termijn die we noemen is een verwachting. Wordt hij langer, dan bellen we. Duurt het meer dan twee weken extra, dan mag je kosteloos van de reparatie afzien.</li>
</ol>
<h2>Bestanden</h2>
<p>We gaan zorgvuldig met je bestanden om en kopiëren ze als de reparatie ze in gevaar brengt. Een schijf kan toch onverwacht uitvallen. Daarom raden we je aan zelf een back-up te hebben.</p>
<h2>Garantie</h2>
<p>Twee jaar op nieuwe computers en nieuwe onderdelen die wij plaatsen, één jaar op opgeknapte apparaten en outlet. Schade door vallen, vocht of openmaken valt erbuiten. Wat de wet je toekent, blijft gelden.</p>
<h2>Kopen en terugbrengen</h2>
<p>Bevalt een apparaat niet, dan mag je het binnen veertien dagen ruilen, compleet en onbeschadigd. Software die geactiveerd is, nemen we niet terug.</p>
<h2>Ophalen</h2>
<p>We bewaren een gerepareerde computer drie maanden en herinneren je drie keer. Daarna mogen we hem inleveren voor hergebruik, met gewiste schijf.</p>
<h2>Niet tevreden?</h2>
<p>Kom langs en zeg het. Meestal lossen we het dezelfde dag op.</p>`,
      },
    ],
  },
  en: {
    title: 'Terms and conditions',
    intro: 'What we agree when you trust us with your computer or buy one here, with no small print.',
    seoDescription:
      'The terms of Cougar Computers for repair and sales: agreed price, warranty, files, collecting and returning.',
    url: 'terms-and-conditions',
    menuTitle: 'Terms',
    blocks: [
      {
        type: 'text',
        width: 'narrow',
        text: `<h2>Repair</h2>
<ol>
<li>After the diagnosis we name one amount. Without your agreement we do nothing.</li>
<li>The diagnosis costs {{price.service.diagnosis}} and is free when we do the repair.</li>
<li>A date we give is an expectation. If it moves, we call. If it moves by more than two weeks, you may call the repair off at no cost.</li>
</ol>
<h2>Files</h2>
<p>We handle your files with care and copy them when the repair puts them at risk. A drive can still fail without notice, so we advise you to have a backup of your own.</p>
<h2>Warranty</h2>
<p>Two years on new computers and on new parts that we fit, one year on refurbished and outlet items. Damage from falls, liquids or opening it yourself is not covered. Whatever the law grants you remains yours.</p>
<h2>Buying and returning</h2>
<p>If a device does not suit you, exchange it within fourteen days, complete and undamaged. Activated software cannot be returned.</p>
<h2>Collecting</h2>
<p>We keep a repaired computer for three months and remind you three times. After that we may hand it in for recycling, with the drive erased.</p>
<h2>Not satisfied?</h2>
<p>Come and tell us. Mostly we settle it the same day.</p>`,
      },
    ],
  },
}
