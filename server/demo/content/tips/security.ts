import type { DemoTip } from '../types.js'

/** How to keep others out. */
export const securityTips: DemoTip[] = [
  {
    key: 'phishing-signs',
    createdAt: '2025-12-09T09:00:00Z',
    both: { image: 'phishing-mail' },
    nl: {
      title: 'Een nepmail herken je in drie blikken',
      url: 'nepmail-herkennen',
      subtitle: 'Afzender, haast en het adres onder de knop',
      intro:
        'Spelfouten staan er bijna nooit meer in. Kijk liever naar wat de oplichter niet kan namaken: waar de mail vandaan komt en waar de knop heen gaat.',
      text: `<h2>1. Het adres, niet de naam</h2>
<p>Tik op de naam van de afzender. Pas dan zie je het adres zelf. Kijk naar het stuk vlak voor <em>.nl</em> of <em>.com</em>: bij <em>service@mijnbank.klantcontrole.com</em> is dat ‘klantcontrole’, en dus niet je bank.</p>
<h2>2. De haast</h2>
<p>‘Binnen 24 uur geblokkeerd.’ ‘Laatste herinnering.’ Een echt bedrijf geeft je dagen de tijd en schrijft meer dan één keer. Voel je haast, dan is dat op zich al de waarschuwing.</p>
<h2>3. De knop</h2>
<ul>
<li>Op een computer: houd de muis stil boven de knop. Onderin het venster staat waar hij heen gaat.</li>
<li>Op een telefoon: houd je vinger op de link tot het adres verschijnt, en klik hem dan weg.</li>
</ul>
<h2>Nog steeds onzeker?</h2>
<p>Klik nergens op. Typ zelf het adres van het bedrijf in, of open de app die je al had. Is er echt iets aan de hand, dan staat het daar ook. Je mag de mail ook aan ons laten zien; aan de balie kost dat niets.</p>`,
    },
    en: {
      title: 'Three glances that give a false mail away',
      url: 'spot-a-false-mail',
      subtitle: 'The sender, the hurry and the address under the button',
      intro:
        'Spelling mistakes have nearly died out. Look at what a swindler cannot fake: where the mail came from and where its button goes.',
      text: `<h2>1. The address, not the name</h2>
<p>Tap the sender’s name and you see the address itself. What counts is the part just before <em>.com</em> or <em>.nl</em>. In <em>service@yourbank.customer-check.com</em> that is ‘customer-check’, so it is not your bank.</p>
<h2>2. The hurry</h2>
<p>‘Blocked within 24 hours.’ ‘Final notice.’ A real company gives you days, and writes more than once. If a mail makes you feel rushed, that feeling is the warning.</p>
<h2>3. The button</h2>
<ul>
<li>On a computer, hold the mouse over it without clicking. The bottom of the window shows where it leads.</li>
<li>On a phone, keep your finger on the link until the address appears, then close it.</li>
</ul>
<h2>Still not sure?</h2>
<p>Click nothing. Type the company’s address yourself, or open the app you already have. If something is truly wrong it says so there too. You may also show us the mail at the counter, which costs nothing.</p>`,
    },
  },
  {
    key: 'strong-passwords',
    createdAt: '2026-01-20T09:00:00Z',
    both: { image: 'password' },
    nl: {
      title: 'Een wachtwoord van vier woorden',
      subtitle: 'Lang is sterker dan ingewikkeld, en je onthoudt het ook nog',
      intro:
        '‘Welkom01!’ staat op elke lijst die inbrekers proberen. Vier gewone woorden achter elkaar staan op geen enkele.',
      text: `<h2>Zo maak je er een</h2>
<ol>
<li>Pak een boek en sla het op vier willekeurige plekken open.</li>
<li>Neem van elke bladzijde één woord: <em>ladder</em>, <em>mosterd</em>, <em>dinsdag</em>, <em>fluit</em>.</li>
<li>Zet ze achter elkaar met een streepje ertussen. Maak er in je hoofd een plaatje bij, dan blijft het hangen.</li>
</ol>
<p>Gebruik niet ons voorbeeld. Zodra een wachtwoord ergens staat, is het er geen meer.</p>
<h2>Waar je het voor gebruikt</h2>
<p>Voor drie dingen die je uit je hoofd moet weten: je computer, je mail en je wachtwoordkluis. De rest laat je de kluis verzinnen, voor elke site een ander.</p>
<h2>Moet het om de drie maanden anders?</h2>
<p>Nee. Verander een wachtwoord als het gelekt is of als iemand anders het weet. Anders verzin je alleen maar <em>Welkom02!</em>.</p>
<p>Hulp nodig bij een kluis? Dat doen we <a href="/nl/hulp/computerhulp-op-afstand">op afstand</a>, in een halfuur.</p>`,
    },
    en: {
      title: 'A password of four words',
      subtitle: 'Long beats complicated, and you will remember it',
      intro: '‘Welcome01!’ is on every list that burglars try. Four plain words in a row are on none.',
      text: `<h2>How to make one</h2>
<ol>
<li>Open a book in four places, without looking.</li>
<li>Take one word from each page: <em>ladder</em>, <em>mustard</em>, <em>Tuesday</em>, <em>flute</em>.</li>
<li>Put them in a row with hyphens. Make a picture of it in your mind and it will stick.</li>
</ol>
<p>Do not use our example. Once a password is written down somewhere public, it is no longer one.</p>
<h2>What it is for</h2>
<p>For the three you need by heart: your computer, your mail and your password manager. Let the manager invent all the others, a different one for every site.</p>
<h2>A new one every three months?</h2>
<p>No. Change a password when it has leaked or when someone else knows it. Otherwise you only end up at <em>Welcome02!</em>.</p>
<p>Would you like a hand with a password manager? We do that <a href="/en/support/remote-help">remotely</a>, in half an hour.</p>`,
    },
  },
  {
    key: 'two-step-login',
    createdAt: '2026-03-10T09:00:00Z',
    both: { image: 'two-step' },
    nl: {
      title: 'Zet inloggen in twee stappen aan, te beginnen bij je mail',
      url: 'inloggen-in-twee-stappen',
      subtitle: 'Een gestolen wachtwoord is dan niet genoeg',
      intro:
        'Wie in je mail komt, kan van elke andere site een nieuw wachtwoord aanvragen. Daarom begint beveiligen daar. Het kost tien minuten.',
      text: `<h2>Wat het is</h2>
<p>Na je wachtwoord vraagt de site om iets wat alleen jij hebt: een code uit een app op je telefoon. Een dief aan de andere kant van de wereld heeft die telefoon niet.</p>
<h2>Zo zet je het aan</h2>
<ol>
<li>Zet een code-app op je telefoon. Die van Google en die van Microsoft zijn gratis en werken voor alle sites.</li>
<li>Ga bij je mail naar <strong>Account</strong> en dan <strong>Beveiliging</strong>. Kies <em>verificatie in twee stappen</em>.</li>
<li>Richt je telefoon op het blokjespatroon en typ de code over.</li>
<li>Je krijgt tien reservecodes. Print ze en leg ze bij je paspoort.</li>
</ol>
<p>Sla stap vier niet over. De meeste mensen die we helpen zijn niet gehackt, maar hun telefoon kwijt.</p>
<h2>App of sms?</h2>
<p>Liever de app. Een sms kan worden omgeleid als iemand je nummer overneemt. Maar een sms is nog altijd beter dan niets.</p>
<h2>En nooit voorlezen</h2>
<p>Geen bank, geen winkel en ook wij niet: niemand heeft die code nodig behalve jij.</p>`,
    },
    en: {
      title: 'Turn on two-step login, and begin with your mail',
      url: 'two-step-login',
      subtitle: 'Then a stolen password is not enough',
      intro:
        'Whoever gets into your mail can ask every other site for a new password. So that is the door to lock first. It takes ten minutes.',
      text: `<h2>What it is</h2>
<p>After your password the site asks for something only you have: a code from an app on your phone. A thief on the other side of the world does not have that phone.</p>
<h2>How to turn it on</h2>
<ol>
<li>Put a code app on your phone. Google’s and Microsoft’s are free and work for all sites.</li>
<li>In your mail, go to <strong>Account</strong>, then <strong>Security</strong>, and choose <em>two-step verification</em>.</li>
<li>Point your phone at the square pattern and type in the code.</li>
<li>You are given ten spare codes. Print them and keep them with your passport.</li>
</ol>
<p>Do not skip step four. Most people who come to us locked out were not hacked; they lost their phone.</p>
<h2>App or text message?</h2>
<p>The app, if you can. Texts can be diverted when somebody takes over your number. Still, a text is far better than nothing.</p>
<h2>And never read it out</h2>
<p>Not to a bank, not to a shop and not to us. Nobody needs that code but you.</p>`,
    },
  },
  {
    key: 'browser-notifications',
    createdAt: '2026-09-22T09:00:00Z',
    both: { image: 'browser-warning' },
    nl: {
      title: 'Meldingen rechtsonder die niet ophouden? Zo gaan ze uit',
      url: 'meldingen-uitzetten',
      subtitle: 'Het is meestal geen virus maar een toestemming',
      intro:
        'Elke paar minuten een vakje: je computer loopt gevaar, je hebt een pakket, iemand wil kennismaken. Ooit klikte je op ‘Toestaan’. Dat kun je terugdraaien.',
      text: `<h2>In Chrome</h2>
<p>Klik op de drie puntjes, dan <strong>Instellingen</strong>, <strong>Privacy en beveiliging</strong>, <strong>Site-instellingen</strong>, <strong>Meldingen</strong>. Haal onder ‘Mag meldingen sturen’ alles weg wat je niet kent.</p>
<h2>In Edge</h2>
<p>Drie puntjes, <strong>Instellingen</strong>, <strong>Privacy</strong>, <strong>Sitemachtigingen</strong>, <strong>Meldingen</strong>. Daar staat dezelfde lijst.</p>
<h2>In Firefox</h2>
<p>Drie streepjes, <strong>Instellingen</strong>, <strong>Privacy &amp; Beveiliging</strong>. Naast Meldingen staat de knop <strong>Instellingen</strong>.</p>
<h2>Voortaan niet meer vragen</h2>
<p>Op dezelfde plek kun je kiezen dat sites er helemaal niet meer om mogen vragen. Doe dat gerust. We kennen bijna niemand die zulke meldingen mist.</p>
<p>Komen ze terug nadat je de computer opnieuw hebt gestart? Dan is er wel iets geïnstalleerd. Virussen verwijderen kost {{price.service.virus-removal}} en is de volgende werkdag klaar.</p>`,
    },
    en: {
      title: 'Pop-ups in the corner that never stop? Turn them off',
      url: 'stop-corner-pop-ups',
      subtitle: 'It is seldom a virus, more often a permission',
      intro:
        'Every few minutes a little box: your computer is in danger, a parcel awaits, somebody would like to meet you. Long ago you clicked ‘Allow’. You can take that back.',
      text: `<h2>In Chrome</h2>
<p>Click the three dots, then <strong>Settings</strong>, <strong>Privacy and security</strong>, <strong>Site settings</strong>, <strong>Notifications</strong>. Under ‘Allowed to send notifications’ remove all you do not know.</p>
<h2>In Edge</h2>
<p>Three dots, <strong>Settings</strong>, <strong>Privacy</strong>, <strong>Site permissions</strong>, <strong>Notifications</strong>. The same list is there.</p>
<h2>In Firefox</h2>
<p>Three lines, <strong>Settings</strong>, <strong>Privacy &amp; Security</strong>. Next to Notifications there is a button <strong>Settings</strong>.</p>
<h2>Never be asked again</h2>
<p>In the same place you can forbid sites to ask at all. Do so. We know hardly anyone who misses such messages.</p>
<p>Are they back after a restart? Then something was installed after all. Virus removal costs {{price.service.virus-removal}} and is done by the next working day.</p>`,
    },
  },
]
