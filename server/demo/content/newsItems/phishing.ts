import type { DemoNewsItem } from '../types.js'

/** Warnings about messages that pretend to come from another sender. */
export const phishingNewsItems: DemoNewsItem[] = [
  {
    key: 'parcel-sms',
    createdAt: '2025-12-02T08:30:00Z',
    both: {
      category: 'phishing-sms',
      group: 'warnings',
      overviewImage: 'phishing-sms',
      headerImage: 'phishing-sms',
      facebookImage: 'phishing-sms',
      showInOverview: true,
    },
    nl: {
      title: 'Sms over een pakketje dat niet bezorgd kon worden',
      subtitle: 'Voor € 1,95 ‘nazending’ geef je je hele betaalpas weg',
      introOverview:
        'In december wacht bijna iedereen op een pakje. Daar rekenen oplichters op. Zo herken je het bericht.',
      intro:
        'Deze week kwamen drie klanten met dezelfde sms: een pakje kon niet worden bezorgd, en met een klein bedrag kwam het alsnog. Wie betaalde, gaf zijn pasgegevens weg.',
      seoDescription:
        'Sms over een niet bezorgd pakketje? Klik niet. Zo herken je de valse link en dit doe je als je je pasgegevens al hebt ingevuld.',
      url: 'sms-over-pakketje',
      text: `<p>Het bericht ziet er gewoon uit. Er staat een volgnummer in, de naam van een bezorger en een link. Die link gaat naar een nagemaakte site die om <strong>€ 1,95</strong> vraagt. Dat bedrag interesseert ze niet. Het gaat om de gegevens die je invult: naam, adres, pasnummer en de code die je daarna krijgt.</p>
<h2>Hoe je het herkent</h2>
<ul>
<li>De link eindigt niet op het adres van de bezorger zelf. Kijk naar het laatste stuk voor de eerste schuine streep.</li>
<li>Er is haast bij: vandaag nog, anders gaat het pakje terug.</li>
<li>Je moet betalen voor iets dat al betaald is.</li>
</ul>
<h2>Wat je doet</h2>
<p>Tik niet op de link. Wacht je echt op iets, ga dan zelf naar de site van de winkel waar je kocht en kijk bij je bestelling. Stuur het bericht niet door om anderen te waarschuwen; iemand klikt er altijd op. Een schermfoto is veiliger.</p>
<h2>Al ingevuld?</h2>
<ol>
<li>Bel je bank en laat de pas blokkeren. Doe dat nu, niet morgen.</li>
<li>Verander het wachtwoord dat je op die site gebruikte, overal waar je het nog meer gebruikt.</li>
<li>Heb je een app geïnstalleerd die de site aanbood? Zet je telefoon uit en kom langs.</li>
</ol>
<p>Kijken of er iets op je toestel is achtergebleven, kost bij ons tien minuten aan de balie en geen geld.</p>`,
    },
    en: {
      title: 'A text about a parcel that could not be delivered',
      subtitle: 'A fee of €1.95 that costs you the whole card',
      introOverview:
        'In December nearly everyone is waiting for a parcel, and swindlers know it. How to tell the message is false.',
      intro:
        'Three customers came in this week with the same text message: a parcel could not be delivered, but for a small fee it would still come. Those who paid gave away their card.',
      seoDescription:
        'A text about an undelivered parcel? Do not tap. How to spot the false link, and what to do if you already entered your card.',
      url: 'parcel-text-message',
      text: `<p>It looks ordinary enough: a tracking number, a carrier’s name and a link. The link leads to an imitation of the carrier’s site that asks for <strong>€1.95</strong>. They do not care about that money. They want what you type to pay it: name, address, card number, and the code that your bank sends next.</p>
<h2>How to tell</h2>
<ul>
<li>The address is not the carrier’s own. Look at the last part before the first slash.</li>
<li>There is a hurry: today, or the parcel goes back.</li>
<li>You are asked to pay for something already paid for.</li>
</ul>
<h2>What to do</h2>
<p>Do not tap the link. If you really expect something, go to the shop where you bought it and look up your order. Do not forward the message as a warning, because somebody will tap it. Send a picture of the screen instead.</p>
<h2>Already filled it in?</h2>
<ol>
<li>Call your bank and have the card blocked. Now, not tomorrow.</li>
<li>Change the password you used there, and everywhere else you use it.</li>
<li>Did the site have you install an app? Switch the phone off and come to us.</li>
</ol>
<p>Checking whether something stayed behind on your phone takes ten minutes at our counter and costs nothing.</p>`,
    },
  },
  {
    key: 'fake-invoice',
    createdAt: '2026-03-05T09:00:00Z',
    both: {
      category: 'phishing-mail',
      group: 'warnings',
      overviewImage: 'fake-invoice',
      headerImage: 'fake-invoice',
      facebookImage: 'fake-invoice',
      showInOverview: true,
    },
    nl: {
      title: 'Nepfacturen bij verenigingen en kleine zaken',
      subtitle: 'De rekening klopt, alleen het rekeningnummer niet',
      introOverview:
        'De penningmeester van een sportclub betaalde € 840 aan de verkeerde. De factuur was echt, het rekeningnummer niet.',
      intro:
        'Een penningmeester betaalde een factuur die hij verwachtte, van een leverancier die hij kende. Alleen had iemand de mail onderschept en het rekeningnummer veranderd.',
      seoDescription:
        'Nepfacturen lijken sprekend op echte. Met één telefoontje en een vaste afspraak voorkom je dat je vereniging of zaak ze betaalt.',
      text: `<p>Het begint bijna altijd met een gekraakt mailadres. De oplichter leest weken mee en wacht op een factuur. Die stuurt hij opnieuw, een dag later, met de mededeling dat de bank is gewijzigd. Logo, bedrag en omschrijving zijn precies goed.</p>
<h2>Drie soorten die we dit jaar zagen</h2>
<ul>
<li><strong>De gewijzigde factuur</strong>, zoals hierboven.</li>
<li><strong>De spookfactuur</strong> voor een vermelding in een gids of de verlenging van een domeinnaam die je nooit hebt aangevraagd.</li>
<li><strong>De voorzitter met haast</strong>: een mail uit naam van iemand uit het bestuur, die vraagt om vandaag nog iets over te maken.</li>
</ul>
<h2>Wat helpt</h2>
<p>Spreek met elkaar af dat een nieuw rekeningnummer altijd telefonisch wordt nagevraagd, op een nummer dat je al had. Niet op het nummer onder de mail. Laat bedragen boven € 250 door twee mensen goedkeuren. En let op als je bank zegt dat de naam niet bij de rekening hoort; die melding is er niet voor niets.</p>
<blockquote><p>Betaald en spijt? Bel direct de bank. Binnen een paar uur is een overboeking soms nog tegen te houden. Meld het daarna bij de <a href="https://www.fraudehelpdesk.nl">Fraudehelpdesk</a>.</p></blockquote>
<p>Wij kunnen nagaan of er iemand meeleest in je mailbox. Dat duurt een halfuur; neem je laptop en je telefoon mee.</p>`,
    },
    en: {
      title: 'False invoices at clubs and small firms',
      subtitle: 'The bill is right, the account number is not',
      introOverview:
        'The treasurer of a sports club paid €840 to the wrong people. The invoice was genuine. The account was not.',
      intro:
        'A treasurer paid an invoice he expected, from a supplier he knew. But somebody had caught the mail on its way and changed the account number.',
      seoDescription:
        'False invoices look exactly like real ones. One phone call and one firm rule keep your club or business from paying them.',
      text: `<p>It nearly always starts with a mailbox that somebody got into. The swindler reads along for weeks and waits for an invoice. A day later he sends it again, adding that the bank has changed. Logo, amount and description are perfect.</p>
<h2>Three kinds we have seen this year</h2>
<ul>
<li><strong>The altered invoice</strong>, as above.</li>
<li><strong>The ghost invoice</strong> for a listing in a directory, or for a domain name you never asked for.</li>
<li><strong>The chairman in a hurry</strong>: mail in the name of somebody on the board who wants money transferred today.</li>
</ul>
<h2>What helps</h2>
<p>Agree that a new account number is always checked by telephone, on a number you already had. Never on the one below the mail. Let two people approve anything over €250. And when your bank says that name and account do not match, stop; that notice is there for a reason.</p>
<blockquote><p>Paid, and now in doubt? Call the bank at once. Within a few hours a transfer can sometimes be stopped. Then report it to the Dutch <a href="https://www.fraudehelpdesk.nl">Fraudehelpdesk</a>.</p></blockquote>
<p>We can find out whether someone is reading along in your mailbox. It takes half an hour; bring your laptop and your phone.</p>`,
    },
  },
  {
    key: 'tax-sms',
    createdAt: '2026-03-24T09:15:00Z',
    both: {
      category: 'phishing-sms',
      group: 'warnings',
      overviewImage: 'old-phone',
      headerImage: 'old-phone',
      facebookImage: 'old-phone',
      showInOverview: true,
    },
    nl: {
      title: 'Sms van ‘de belasting’: betaal vandaag of er komt beslag',
      subtitle: 'De Belastingdienst stuurt je geen betaallink',
      introOverview:
        'In de aangiftemaanden dreigen oplichters met deurwaarders, of ze beloven geld terug. Allebei is het om je bankgegevens te doen.',
      intro:
        'Een openstaande schuld, een deurwaarder die morgen komt, of juist € 312 die klaarstaat. Wie tussen maart en mei zo’n sms krijgt, schrikt eerder omdat er echt een aangifte loopt.',
      seoDescription:
        'Valse sms uit naam van de Belastingdienst: zo zie je dat hij nep is, waar je het echt controleert en wat je doet als je al betaalde.',
      url: 'sms-van-de-belasting',
      text: `<p>Eén klant betaalde € 148 met een betaalverzoek uit zo’n bericht. Een ander vulde haar gegevens in om geld terug te krijgen. In beide gevallen stond er een link in de sms, en daar gaat het mis.</p>
<h2>Dit weet je zeker</h2>
<ul>
<li>De Belastingdienst stuurt nooit een sms, mail of appje met een link om te betalen.</li>
<li>Echte post over een schuld komt op papier of in je berichtenbox, met een betalingskenmerk.</li>
<li>Een deurwaarder kondigt zich niet aan per sms.</li>
<li>Geld dat je terugkrijgt, komt vanzelf op de rekening die al bekend is.</li>
</ul>
<h2>Twijfel je?</h2>
<p>Typ zelf het adres van Mijn Belastingdienst in, of bel de Belastingtelefoon. Gebruik niets uit het bericht: geen link, geen nummer, geen antwoordknop.</p>
<h2>Als je al hebt betaald</h2>
<ol>
<li>Bel je bank.</li>
<li>Heb je ingelogd met je DigiD op een valse site? Verander dan meteen je wachtwoord en kijk bij de inloggeschiedenis wie er binnen was.</li>
<li>Bewaar het bericht en doe aangifte. De politie heeft het nummer en de link nodig.</li>
</ol>
<p>Kom je er niet uit met DigiD of de berichtenbox, dan helpen we aan de balie. We kijken mee; jij typt.</p>`,
    },
    en: {
      title: 'A text from ‘the tax office’: pay today or face seizure',
      subtitle: 'The tax office does not send payment links',
      introOverview:
        'While tax returns are due, swindlers threaten with bailiffs or promise a refund. Both are after your bank details.',
      intro:
        'A debt unpaid, a bailiff tomorrow, or on the contrary €312 waiting for you. Between March and May such a text frightens more, because you do have a return to file.',
      seoDescription:
        'False text messages from the Dutch tax office: how you can tell, where to check for real, and what to do if you have paid.',
      url: 'text-from-the-tax-office',
      text: `<p>One customer paid €148 through a request in such a message. Another filled in her details to get a refund. In both cases there was a link in the text, and there it goes wrong.</p>
<h2>What you can be sure of</h2>
<ul>
<li>The Dutch tax office never texts, mails or messages a link for paying.</li>
<li>Real letters about a debt come on paper or in your government message box, with a payment reference.</li>
<li>A bailiff does not announce himself by text message.</li>
<li>Refunds go by themselves to the account they already know.</li>
</ul>
<h2>In doubt?</h2>
<p>Type the address of the tax office yourself, or call their information line. Use nothing from the message: no link, no number, no reply.</p>
<h2>If you have already paid</h2>
<ol>
<li>Call your bank.</li>
<li>Logged in with DigiD on a false site? Change that password at once and look in the login history to see who has been in.</li>
<li>Keep the message and report it to the police. They need the number and the link.</li>
</ol>
<p>If DigiD or the message box beats you, we help at the counter. We look over your shoulder; you do the typing.</p>`,
    },
  },
  {
    key: 'whatsapp-child',
    createdAt: '2026-07-14T07:45:00Z',
    both: {
      category: 'phishing-whatsapp',
      group: 'warnings',
      overviewImage: 'phishing-whatsapp',
      headerImage: 'phishing-whatsapp',
      facebookImage: 'phishing-whatsapp',
      showInOverview: true,
    },
    nl: {
      title: '‘Hoi mam, dit is mijn nieuwe nummer’',
      subtitle: 'Bel eerst het oude nummer',
      introOverview:
        'Je kind heeft een nieuw nummer en moet vandaag een rekening betalen. Bel het oude nummer voor je iets overmaakt.',
      intro:
        'Een bericht van een onbekend nummer, met een foto die je kent. De telefoon viel in het zwembad, dit is het nieuwe nummer, en of je even iets wilt voorschieten.',
      seoDescription:
        'WhatsApp van je kind met een nieuw nummer en een haastige rekening? Zo controleer je in één minuut of het echt is.',
      url: 'hoi-mam-nieuw-nummer',
      text: `<p>De truc is oud en werkt nog elke zomer. Juist in de vakantie is het geloofwaardig dat iemand zijn telefoon kwijt is en niet kan bellen. De foto komt van Facebook, de naam ook.</p>
<h2>Zo gaat het gesprek</h2>
<p>Eerst een praatje: hoe is het, wat doe je. Daarna het probleem. De bankapp werkt nog niet op het nieuwe toestel en er moet vandaag een rekening betaald. Bellen kan niet, want de microfoon is stuk. Er komt een betaalverzoek, en vaak kort daarna nog een.</p>
<h2>Zo weet je het zeker</h2>
<ol>
<li>Bel het <strong>oude</strong> nummer. Neemt je kind op, dan ben je klaar.</li>
<li>Neemt niemand op, vraag dan om een spraakbericht, of stel een vraag die alleen jullie kennen. Niet de naam van de hond, die staat ook op Facebook.</li>
<li>Lukt dat niet, betaal dan niets. Een echte rekening kan een dag wachten.</li>
</ol>
<p>Spreek vandaag thuis een woord af dat je in zo’n geval noemt. Dat kost een minuut.</p>
<h2>Zet meteen dit aan</h2>
<p>Ga in WhatsApp naar Instellingen, Account, Verificatie in twee stappen. Je kiest een pincode. Zonder die code kan niemand jouw account overnemen, ook niet als hij je sms-code te pakken krijgt. Lukt het niet, kom dan langs: het is zo gedaan.</p>`,
    },
    en: {
      title: '‘Hi mum, this is my new number’',
      subtitle: 'Call the old number first',
      introOverview:
        'Your child has a new number and a bill that must be paid today. Call the old number before you transfer anything.',
      intro:
        'A message from a number you do not know, with a photo you do. The phone fell in the pool, this is the new number, and could you pay something for me?',
      seoDescription:
        'A WhatsApp from your child with a new number and an urgent bill? How to check within a minute whether it is true.',
      url: 'hi-mum-new-number',
      text: `<p>It is an old trick that still works every summer. Who would not believe that somebody on holiday lost a phone and cannot call? The photo comes from Facebook, and so does the name.</p>
<h2>How the talk goes</h2>
<p>First some chatting: how are you, what are you up to. Then the problem. The banking app does not work on the new phone yet, and a bill is due today. Calling is impossible, the microphone is broken. A payment request follows, and soon after it another.</p>
<h2>How to be sure</h2>
<ol>
<li>Call the <strong>old</strong> number. If your child answers, you are done.</li>
<li>If not, ask for a voice message, or ask something that only the two of you know. Not the dog’s name; that is on Facebook as well.</li>
<li>If that leads nowhere, pay nothing. A genuine bill can wait a day.</li>
</ol>
<p>Agree on a word at home, today, that you will use if this ever happens. It takes a minute.</p>
<h2>Turn this on now</h2>
<p>In WhatsApp, open Settings, Account, Two-step verification and choose a PIN. Without it nobody can take over your account, even with the code from your text messages. Stuck? Drop in, we will do it with you while you wait.</p>`,
    },
  },
  {
    key: 'bank-mail',
    createdAt: '2026-11-10T08:20:00Z',
    both: {
      category: 'phishing-mail',
      group: 'warnings',
      overviewImage: 'phishing-mail',
      headerImage: 'phishing-mail',
      facebookImage: 'phishing-mail',
      showInOverview: true,
      isTeaser: true,
    },
    nl: {
      title: 'Mail van ‘je bank’: vraag voor vrijdag een nieuwe pas aan',
      subtitle: 'De pas werkt nog. De mail is nep',
      introOverview:
        'Deze week gaat er een mail rond over bankpassen die zouden verlopen. Foutloos Nederlands, echt logo, valse link.',
      intro:
        'Sinds maandag laten klanten ons een mail zien over een bankpas die vrijdag verloopt. Taalfouten staan er niet meer in. Waar je dan wel op let, lees je hier.',
      seoDescription:
        'Valse mail over een bankpas die verloopt: let op het adres achter de link. Wat je controleert en wat je doet als je al klikte.',
      url: 'mail-van-je-bank-nieuwe-pas',
      text: `<p>De mail noemt je voor- en achternaam en de laatste vier cijfers van een rekening. Die komen uit een gestolen klantenbestand van een webwinkel, niet van je bank. De knop ‘Pas aanvragen’ leidt naar een site die vraagt om je inlogcode, en daarna om je oude pas op te sturen, doorgeknipt. De chip blijft dan heel, en met je pincode kunnen ze pinnen.</p>
<h2>Drie dingen om te controleren</h2>
<ol>
<li><strong>Het adres achter de knop.</strong> Houd de muis erboven zonder te klikken. Op een telefoon: houd je vinger erop. Staat er iets anders dan het adres van je bank, dan is het nep.</li>
<li><strong>De afzender.</strong> Niet de naam, maar het mailadres zelf, vooral het stuk achter het apenstaartje.</li>
<li><strong>De app van je bank.</strong> Is er echt iets met je pas, dan staat het daar ook.</li>
</ol>
<p>Een bank vraagt nooit om je pincode en nooit om je pas op te sturen of mee te geven. Ook niet doorgeknipt.</p>
<h2>Heb je al geklikt?</h2>
<p>Alleen kijken kan meestal geen kwaad. Heb je iets ingevuld, bel dan direct je bank, op het nummer achter op je pas. Verander daarna je mailwachtwoord. Twijfel je of je computer schoon is, <a href="/nl/reparatie/pc-reparatie">dan kijken we hem na</a>.</p>
<blockquote><p>Verwijder de mail nog niet. Stuur hem eerst door naar het meldadres van je bank: zo gaat de valse site sneller uit de lucht.</p></blockquote>`,
    },
    en: {
      title: 'Mail from ‘your bank’: order a new card before Friday',
      subtitle: 'Your card still works. The mail is false',
      introOverview:
        'A mail about expiring bank cards is going round this week. Faultless spelling, the real logo, a false link.',
      intro:
        'Since Monday customers have been showing us a mail about a bank card that expires on Friday. Spelling mistakes no longer give it away. Here is what does.',
      seoDescription:
        'False mail about a bank card that expires: look at the address behind the link. What to check, and what to do if you clicked.',
      url: 'mail-from-your-bank-new-card',
      text: `<p>The mail has your full name and the last four digits of an account. Those were stolen from a web shop, not from your bank. The button ‘Order card’ leads to a site that wants your login code, and then your old card by post, cut in half. The chip survives the scissors, and with your PIN they can draw money.</p>
<h2>Three things to check</h2>
<ol>
<li><strong>The address behind the button.</strong> Hover over it without clicking; on a phone, press and hold. Anything but your bank’s own address is false.</li>
<li><strong>The sender.</strong> Not the name but the address, and above all the part after the @.</li>
<li><strong>Your bank’s app.</strong> If something is really the matter with your card, it says so there too.</li>
</ol>
<p>A bank never asks for your PIN, and never asks you to post or hand over your card. Not in two halves either.</p>
<h2>Already clicked?</h2>
<p>Looking usually does no harm. If you filled anything in, call your bank right away on the number on the back of your card. Then change your mail password. If you wonder whether your computer is clean, <a href="/en/repair/pc-repair">we will check it</a>.</p>
<blockquote><p>Do not delete the mail yet. Forward it to your bank’s reporting address first: the false site disappears sooner.</p></blockquote>`,
    },
  },
]
