import type { DemoPage } from '../../../demo/content/types.js'

export const termsPage: DemoPage = {
  key: 'terms',
  both: { showIntro: true, visible: true, visibleInFooterMenu: true, positionInFooterMenu: 1 },
  nl: {
    title: 'Garantie en voorwaarden',
    intro: 'Dit is een voorbeeld. Lees het na, pas het aan en laat er zo nodig een jurist naar kijken.',
    seoDescription: 'De garantie en voorwaarden van {{shop.name}} voor reparaties en verkoop.',
    url: 'garantie-en-voorwaarden',
    menuTitle: 'Garantie en voorwaarden',
    blocks: [
      {
        type: 'text',
        width: 'narrow',
        text: `<h2>Prijs en opdracht</h2>
<p>Je krijgt vooraf een prijs met btw. We beginnen als je akkoord bent, en overleggen als het meer wordt.</p>
<h2>Garantie</h2>
<p>Op een reparatie geven we drie maanden garantie: doet hetzelfde het weer niet, dan herstellen we het zonder kosten. Bij aankopen heb je altijd recht op een product dat doet wat je ervan mag verwachten, ook na de garantie van de fabrikant.</p>
<h2>Je bestanden</h2>
<p>Maak als het kan een reservekopie voor je het apparaat brengt. We doen ons best, maar kunnen gegevens op een defect apparaat niet garanderen.</p>
<h2>Ophalen</h2>
<p>Haal je apparaat op binnen drie maanden nadat we hebben gemeld dat het klaar is. Daarna overleggen we wat ermee gebeurt.</p>
<h2>Wie we zijn</h2>
<p>{{shop.name}}, {{shop.address}}. KvK-nummer: {{shop.chamberOfCommerce}}. Btw-nummer: {{shop.vatNumber}}.</p>`,
      },
    ],
  },
  en: {
    title: 'Warranty and terms',
    intro: 'This is an example. Read it, change it and have a lawyer look at it where needed.',
    seoDescription: 'The warranty and terms of {{shop.name}} for repairs and sales.',
    url: 'warranty-and-terms',
    menuTitle: 'Warranty and terms',
    blocks: [
      {
        type: 'text',
        width: 'narrow',
        text: `<h2>Price and order</h2>
<p>You get a price including VAT first. We begin once you agree, and talk to you if it becomes more.</p>
<h2>Warranty</h2>
<p>Repairs have three months of warranty: if the same thing fails again we put it right free of charge. With a purchase you are always entitled to a product that does what you may expect of it, also after the manufacturer's warranty.</p>
<h2>Your files</h2>
<p>Please make a backup before you bring the device, if you can. We do our best, but cannot guarantee the data on a faulty device.</p>
<h2>Collecting</h2>
<p>Collect your device within three months after we have told you that it is ready. After that we talk about what happens to it.</p>
<h2>Who we are</h2>
<p>{{shop.name}}, {{shop.address}}. Chamber of commerce number: {{shop.chamberOfCommerce}}. VAT number: {{shop.vatNumber}}.</p>`,
      },
    ],
  },
}

export const privacyPage: DemoPage = {
  key: 'privacy',
  both: { showIntro: true, visible: true, visibleInFooterMenu: true, positionInFooterMenu: 2 },
  nl: {
    title: 'Privacyverklaring',
    intro:
      'We bewaren zo weinig mogelijk van je, en niet langer dan nodig. Dit is een voorbeeld: kijk of het klopt voor jouw winkel.',
    seoDescription:
      'Welke gegevens {{shop.name}} van je bewaart, waarom en hoe lang, en hoe je ze laat inzien of wissen.',
    url: 'privacyverklaring',
    menuTitle: 'Privacy',
    blocks: [
      {
        type: 'text',
        width: 'narrow',
        text: `<h2>Wat we van je weten</h2>
<ul>
<li><strong>Bij een reparatie of aankoop:</strong> je naam, hoe we je bereiken en, als we langskomen, je adres.</li>
<li><strong>Bij een bericht via deze site:</strong> wat je invult, zodat we kunnen antwoorden.</li>
<li><strong>Op je apparaat:</strong> niets dat we niet voor de reparatie nodig hebben.</li>
</ul>
<h2>Hoe lang</h2>
<p>Rekeningen bewaren we zeven jaar, omdat de wet dat vraagt. Berichten en gegevens over een reparatie bewaren we niet langer dan nodig.</p>
<h2>Met wie we ze delen</h2>
<p>Met niemand, behalve wie we nodig hebben om het werk te doen, zoals onze boekhouder. We verkopen niets door.</p>
<h2>Cookies</h2>
<p>Deze site gebruikt cookies die nodig zijn om te werken. Voor al het andere vragen we eerst toestemming.</p>
<h2>Inzien, verbeteren of wissen</h2>
<p>Vraag {{shop.name}} erom, aan de balie of met een bericht. Ons adres is {{shop.address}}. Mailen kan ook: {{shop.email}}. Ben je het niet met ons eens, dan kun je naar de Autoriteit Persoonsgegevens.</p>`,
      },
    ],
  },
  en: {
    title: 'Privacy statement',
    intro:
      'We keep as little about you as we can, and no longer than needed. This is an example: see whether it is right for your shop.',
    seoDescription: 'What {{shop.name}} keeps about you, why and for how long, and how to see it or have it erased.',
    url: 'privacy-statement',
    menuTitle: 'Privacy',
    blocks: [
      {
        type: 'text',
        width: 'narrow',
        text: `<h2>What we know about you</h2>
<ul>
<li><strong>With a repair or a purchase:</strong> your name, how we reach you and, if we visit, your address.</li>
<li><strong>With a message through this site:</strong> what you fill in, so that we can answer.</li>
<li><strong>On your device:</strong> nothing that the repair does not call for.</li>
</ul>
<h2>For how long</h2>
<p>We keep invoices for seven years because Dutch law says so. Messages and what we know about a repair stay no longer than needed.</p>
<h2>Who else sees it</h2>
<p>Nobody but those we need to do the work, such as our accountant. We sell nothing on.</p>
<h2>Cookies</h2>
<p>This site uses the cookies it needs to work. For anything more we ask first.</p>
<h2>Seeing, correcting or erasing it</h2>
<p>Ask {{shop.name}}, at the counter or with a message. Our address is {{shop.address}}. You can mail, too: {{shop.email}}. If you disagree with us, you can go to the Dutch data protection authority.</p>`,
      },
    ],
  },
}

export const complaintsPage: DemoPage = {
  key: 'complaints',
  both: { showIntro: true, visible: true, visibleInFooterMenu: true, positionInFooterMenu: 3 },
  nl: {
    title: 'Niet tevreden?',
    intro: 'Zeg het ons, dan maken we het goed. Dat gaat het snelst aan de balie of aan de telefoon.',
    seoDescription: 'Een klacht over een reparatie of aankoop bij {{shop.name}}: zo lossen we hem op.',
    url: 'klachten',
    menuTitle: 'Klachten',
    blocks: [
      {
        type: 'text',
        width: 'narrow',
        text: `<ol>
<li>Kom langs of stuur een bericht. Bellen kan ook: {{shop.phone}}. Vertel wat er misging en wat je van ons verwacht.</li>
<li>We kijken er opnieuw naar en zeggen wat we gaan doen. Op een bericht antwoorden we {{shop.replyTimeContact}}.</li>
<li>Komen we er samen niet uit, dan kun je naar de rechter of een onafhankelijk bemiddelaar.</li>
</ol>
<p>Een klacht kost je niets en verandert niets aan je garantie.</p>`,
        showContactButton: true,
      },
    ],
  },
  en: {
    title: 'Not happy?',
    intro: 'Tell us, and we put it right. The counter or the telephone is the quickest way.',
    seoDescription: 'A complaint about a repair or purchase at {{shop.name}}: this is how we solve it.',
    url: 'complaints',
    menuTitle: 'Complaints',
    blocks: [
      {
        type: 'text',
        width: 'narrow',
        text: `<ol>
<li>Come in or send a message. You can call, too: {{shop.phone}}. Tell us what went wrong and what you expect of us.</li>
<li>We look at it again and say what we will do. We answer a message {{shop.replyTimeContact}}.</li>
<li>If we cannot agree, you can go to court or to an independent mediator.</li>
</ol>
<p>A complaint costs you nothing and changes nothing about your warranty.</p>`,
        showContactButton: true,
      },
    ],
  },
}
