import type { DemoNewsItem } from '../types.js'

/** Warnings about calls, pop-ups and floods of mail. */
export const warningNewsItems: DemoNewsItem[] = [
  {
    key: 'scam-call',
    createdAt: '2026-04-14T10:00:00Z',
    both: {
      category: 'security',
      group: 'warnings',
      overviewImage: 'scam-call',
      headerImage: 'scam-call',
      facebookImage: 'scam-call',
      showInOverview: true,
      isTeaser: true,
      showActionBtn: true,
    },
    nl: {
      title: 'Gebeld door een helpdesk die je niet zelf belde? Hang op',
      url: 'gebeld-door-een-helpdesk',
      subtitle: 'Niemand ziet van buitenaf dat jouw computer een virus heeft',
      introOverview:
        'Een vriendelijke stem zegt dat je computer gehackt is en wil meekijken. Dat gesprek kost mensen hun spaargeld.',
      intro:
        'De beller zegt dat hij van een groot softwarebedrijf is, van je provider of van je bank. Hij klinkt rustig en helpt je graag. Hij heeft één ding nodig: dat je hem laat meekijken.',
      actionBtnTitle: 'Laat je computer nakijken',
      seoDescription:
        'Gebeld over een virus op je computer? Hang op. Wat de oplichter wil, waarom het geloofwaardig klinkt en wat je doet als hij al binnen was.',
      text: `<p>Vorige week kwam een mevrouw binnen met een laptop in een tas en een brief van de bank. Er was € 4.200 weg. Ze had twee uur aan de telefoon gezeten met een man die haar ‘beveiligde’.</p>
<h2>Hoe het gaat</h2>
<ol>
<li>Hij laat je een venster openen met rode en gele waarschuwingen. Die staan op elke computer en betekenen niets.</li>
<li>Je installeert een programma waarmee hij je scherm ziet en je muis bestuurt.</li>
<li>Je logt in bij je bank, ‘om te kijken of er iets is afgeschreven’. Je scherm wordt zwart, en op dat moment boekt hij over.</li>
</ol>
<h2>De regel is simpel</h2>
<p><strong>Geen bedrijf belt jou over een virus.</strong> Ze kunnen het niet zien en ze hebben je nummer niet. Ophangen is niet onbeleefd. Ook als het nummer in je scherm Nederlands is: dat is na te maken.</p>
<h2>Was er al iemand binnen?</h2>
<ul>
<li>Trek de stekker van de router eruit en zet de computer uit.</li>
<li>Bel je bank met een andere telefoon.</li>
<li>Verander je wachtwoorden op een ander apparaat, eerst dat van je mail.</li>
<li>Kom langs. We halen het meekijkprogramma weg en zoeken wat er verder is achtergelaten. Dat kost {{price.service.virus-removal}}.</li>
</ul>
<p>Schamen hoeft niet. Deze mensen doen dit de hele dag, en jij voor het eerst.</p>`,
    },
    en: {
      title: 'A helpdesk that calls you? Hang up',
      url: 'called-by-a-helpdesk',
      subtitle: 'Nobody outside can see that your computer has a virus',
      introOverview:
        'A friendly voice says your computer was hacked and wants to look at it. That talk costs people their savings.',
      intro:
        'The caller says he is from a large software company, your provider or your bank. He sounds calm and glad to help. All he needs is for you to let him see your screen.',
      actionBtnTitle: 'Have your computer checked',
      seoDescription:
        'A call about a virus on your computer? Hang up. What the swindler wants, why it sounds true, and what to do if he was already in.',
      text: `<p>Last week a lady came in with a laptop in a bag and a letter from her bank. €4,200 was gone. She had spent two hours on the phone with a man who was ‘protecting’ her.</p>
<h2>How it goes</h2>
<ol>
<li>He has you open a window full of red and yellow warnings. Every computer has those, and they mean nothing.</li>
<li>You install a program that lets him see your screen and move your mouse.</li>
<li>You log in at your bank, ‘to see whether anything was taken’. The screen goes black, and that is when he transfers the money.</li>
</ol>
<h2>The rule is simple</h2>
<p><strong>No company rings you about a virus.</strong> They cannot see it and they do not have your number. Hanging up is not rude. A Dutch number on your display proves nothing either; it can be faked.</p>
<h2>Was somebody in already?</h2>
<ul>
<li>Unplug the router and switch the computer off.</li>
<li>Call your bank from another phone.</li>
<li>Change your passwords on another device, beginning with your mail.</li>
<li>Come to us. We remove the program he used and look for anything else he left. That costs {{price.service.virus-removal}}.</li>
</ul>
<p>There is no shame in it. They do this all day long; for you it was the first time.</p>`,
    },
  },
  {
    key: 'browser-warning',
    createdAt: '2026-08-25T09:30:00Z',
    both: {
      category: 'internet',
      group: 'warnings',
      overviewImage: 'browser-warning',
      headerImage: 'browser-warning',
      facebookImage: 'browser-warning',
      showInOverview: true,
      showActionBtn: true,
    },
    nl: {
      title: 'Je scherm roept dat je een virus hebt: bel dat nummer niet',
      subtitle: 'Het is een webpagina, geen virus',
      introOverview:
        'Een loeiend alarm, een scherm dat vastzit en een telefoonnummer. Met drie toetsen ben je ervan af.',
      intro:
        'Je zoekt een recept en ineens vult een rode waarschuwing het scherm. Een stem zegt dat je niets mag uitzetten. Er is niets met je computer aan de hand.',
      actionBtnTitle: 'Laat je computer nakijken',
      seoDescription:
        'Een viruswaarschuwing die je scherm vult met een telefoonnummer is een valse webpagina. Zo sluit je hem en voorkom je hem.',
      url: 'viruswaarschuwing-in-browser',
      text: `<p>Wat je ziet is een gewone webpagina die zich schermvullend heeft gemaakt en een geluid afspeelt. Meestal kom je er via een advertentie of een getypte fout in een adres. Het nummer is van dezelfde soort oplichters die anders zelf bellen.</p>
<h2>Zo kom je eruit</h2>
<ol>
<li>Houd <strong>Esc</strong> drie seconden ingedrukt. Vaak verschijnt het kruisje dan weer.</li>
<li>Lukt dat niet: druk op <strong>Alt + F4</strong>. Op een Mac: <strong>Command + Q</strong>.</li>
<li>Nog steeds niet: houd de aan-uitknop tien seconden vast. Dat kan hier geen kwaad.</li>
<li>Start je de browser weer op en vraagt hij of je de vorige pagina’s wilt herstellen, kies dan nee.</li>
</ol>
<h2>Komt het steeds terug?</h2>
<p>Dan heb je ooit op ‘Toestaan’ geklikt toen een site meldingen wilde sturen. Die zet je uit bij de instellingen van je browser, onder Privacy en Meldingen. Haal alles weg wat je niet kent.</p>
<h3>Voorkomen</h3>
<p>Een reclameblokker houdt de meeste van deze pagina’s tegen. We zetten er graag een voor je op als je toch aan de balie staat; dat kost niets.</p>
<blockquote><p>Heb je wel gebeld of iets geïnstalleerd? Zet de computer uit en kom dezelfde dag langs. We maken hem schoon voor {{price.service.virus-removal}}.</p></blockquote>`,
    },
    en: {
      title: 'Your screen shouts that you have a virus: do not call the number',
      subtitle: 'It is a web page, not a virus',
      introOverview: 'A wailing alarm, a screen that will not close and a telephone number. Three keys get you out.',
      intro:
        'You are looking up a recipe, and all at once a red warning fills the screen. A voice forbids you to switch anything off. There is nothing wrong with your computer.',
      actionBtnTitle: 'Have your computer checked',
      seoDescription:
        'A virus warning that fills your screen and shows a phone number is a false web page. How to close it and keep it away.',
      url: 'virus-warning-in-browser',
      text: `<p>What you see is an ordinary web page that has spread itself over the whole screen and plays a sound. An advertisement or a slip in typing an address usually takes you there. The number belongs to the kind of swindlers who otherwise do the ringing themselves.</p>
<h2>How to get out</h2>
<ol>
<li>Hold <strong>Esc</strong> for three seconds. Often the cross comes back.</li>
<li>If not, press <strong>Alt + F4</strong>, or <strong>Command + Q</strong> on a Mac.</li>
<li>Still there? Hold the power button for ten seconds. Here that does no harm.</li>
<li>When you open the browser again and it offers to restore your pages, say no.</li>
</ol>
<h2>Does it keep coming back?</h2>
<p>Then you once clicked ‘Allow’ when a site wanted to send you notifications. Turn them off in the browser’s settings, under Privacy and Notifications. Remove everything you do not know.</p>
<h3>Keeping it away</h3>
<p>An ad blocker stops most of these pages. We will gladly set one up if you happen to be at the counter, at no charge.</p>
<blockquote><p>Did you call, or install something? Switch the computer off and come the same day. We clean it for {{price.service.virus-removal}}.</p></blockquote>`,
    },
  },
  {
    key: 'mail-flood',
    createdAt: '2026-10-20T08:00:00Z',
    both: {
      category: 'spam',
      group: 'warnings',
      overviewImage: 'spam',
      headerImage: 'spam',
      facebookImage: 'spam',
      showInOverview: true,
    },
    nl: {
      title: 'Ineens honderden mails per uur? Er is er één die je niet mag zien',
      subtitle: 'Zoek de ene mail die ertoe doet',
      introOverview:
        'Een vloed aan nieuwsbrieven is vaak een afleiding. Ertussen zit de bevestiging van een bestelling die jij niet deed.',
      intro:
        'Een klant kreeg in één ochtend 1.300 aanmeldbevestigingen van nieuwsbrieven. Tussen al die rommel zat de bestelling van een telefoon, op zijn naam.',
      seoDescription:
        'Krijg je plots honderden nieuwsbrieven en bevestigingen? Het is vaak een afleiding voor fraude. Zo vind je de mail die telt.',
      url: 'honderden-mails-per-uur',
      text: `<p>Dit heet een mailbom. Iemand meldt jouw adres met een programma aan bij honderden sites tegelijk. Het doel is niet om je te pesten, maar om iets te verstoppen: een bestelling, een nieuw wachtwoord, een overboeking. De bevestiging daarvan komt ook binnen, maar jij ziet hem niet meer.</p>
<h2>Doe dit in deze volgorde</h2>
<ol>
<li>Gooi niets ongezien weg. Zoek in je mail op <em>bestelling</em>, <em>betaling</em>, <em>wachtwoord</em> en <em>nieuw apparaat</em>.</li>
<li>Kijk in je bankapp en bij de webwinkels waar je een account hebt.</li>
<li>Vind je iets vreemds, bel dan die winkel of bank en laat het tegenhouden.</li>
<li>Verander het wachtwoord van je mail en zet inloggen in twee stappen aan.</li>
</ol>
<h2>En de vloed zelf?</h2>
<p>Die droogt meestal binnen twee dagen op. Klik niet op alle ‘afmelden’-links: bij echte nieuwsbrieven is dat onnodig, want je hebt de aanmelding niet bevestigd, en bij valse bevestig je dat je adres leeft. Maak liever een filter dat mails met <em>bevestig je aanmelding</em> naar een aparte map brengt.</p>
<p>Lukt dat niet, dan doen we het samen, <a href="/nl/hulp/computerhulp-op-afstand">op afstand</a> of aan de balie. Reken op een halfuur.</p>`,
    },
    en: {
      title: 'Hundreds of mails an hour? You are meant to miss one',
      subtitle: 'Look for the single mail that matters',
      introOverview:
        'A flood of newsletters is often a distraction. In it hides the confirmation of an order you never placed.',
      intro:
        'In one morning a customer received 1,300 newsletter confirmations. Somewhere in that rubbish was the order for a phone, in his name.',
      seoDescription:
        'Suddenly hundreds of newsletters and confirmations? It is often a cover for fraud. How to find the one mail that counts.',
      url: 'hundreds-of-mails-an-hour',
      text: `<p>It is called a mail bomb. With a program somebody signs you up at hundreds of sites at once. Not to tease you but to bury something: an order, a changed password, a transfer. The confirmation of that arrives as well, only you no longer see it.</p>
<h2>Do this, in this order</h2>
<ol>
<li>Delete nothing unseen. Search your mail for <em>order</em>, <em>payment</em>, <em>password</em> and <em>new device</em>.</li>
<li>Look in your banking app and at the web shops where you have an account.</li>
<li>If you find something odd, call that shop or bank and have it stopped.</li>
<li>Change your mail password and turn on two-step login.</li>
</ol>
<h2>And the flood?</h2>
<p>It usually dries up within two days. Do not click every ‘unsubscribe’: with genuine newsletters there is no need, as you never confirmed, and with false ones you tell them that your address is alive. Better make a filter that moves mail with <em>confirm your subscription</em> to a folder of its own.</p>
<p>If that is not your idea of fun, we do it together, <a href="/en/support/remote-help">remotely</a> or at the counter. Allow half an hour.</p>`,
    },
  },
]
