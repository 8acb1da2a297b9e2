import type { DemoNewsItem } from '../types.js'

export const softwareNewsItems: DemoNewsItem[] = [
  {
    key: 'windows-10',
    createdAt: '2025-11-04T09:00:00Z',
    both: {
      goodUntil: '2026-10-13',
      category: 'software',
      group: 'software-news',
      overviewImage: 'update',
      headerImage: 'update',
      facebookImage: 'update',
      showInOverview: true,
    },
    nl: {
      title: 'Windows 10 krijgt geen updates meer: dit kun je doen',
      subtitle: 'Je computer werkt nog, maar gaten worden niet meer gedicht',
      introOverview:
        'Sinds 14 oktober dicht Microsoft geen gaten meer in Windows 10. Vaak hoef je geen nieuwe computer te kopen.',
      intro:
        'Op 14 oktober stopten de gewone updates voor Windows 10. Je computer doet het morgen nog, maar wie er een gat in vindt, kan er voortaan door. Je hebt vier mogelijkheden.',
      seoDescription:
        'Einde van Windows 10: een extra jaar updates, Windows 11, Linux of een andere computer. Wat het kost en wat bij jou past.',
      url: 'windows-10-geen-updates-meer',
      text: `<h2>1. Een extra jaar</h2>
<p>Microsoft geeft thuisgebruikers in Europa nog updates tot 13 oktober 2026. Je meldt je aan bij Instellingen, Windows Update, met een Microsoft-account. Dat is uitstel, geen oplossing, maar het geeft rust.</p>
<h2>2. Windows 11 op dezelfde computer</h2>
<p>Is hij van 2018 of later, dan past Windows 11 er meestal op. Wij controleren het gratis aan de balie. De overstap met behoud van je bestanden kost € 79.</p>
<h2>3. Linux</h2>
<p>Is de computer te oud voor Windows 11 maar nog goed, dan kan Linux erop. Voor internet, mail en brieven merk je weinig verschil. We laten het eerst zien, dan kun je het uitproberen voor je beslist. Ook dit kost € 79.</p>
<h2>4. Een andere computer</h2>
<p>Een opgeknapte zakelijke laptop met Windows 11 hebben we {{price.product.dell-latitude-7490.from}}. Je oude bestanden gaan mee.</p>
<h3>Wat we afraden</h3>
<ul>
<li>Niets doen en wel internetbankieren.</li>
<li>Trucs om Windows 11 te forceren op een computer die te oud is. Bij een volgende update kan hij blijven hangen.</li>
<li>Een programma kopen dat ‘Windows 10 beschermt’. Een virusscanner dicht geen gaten.</li>
</ul>
<p>Twijfel je welke van de vier het wordt, neem hem dan mee. <strong>In vijf minuten weten we wat er kan.</strong></p>`,
    },
    en: {
      title: 'Windows 10 gets no more updates: what you can do',
      subtitle: 'Your computer still works, but holes are no longer closed',
      introOverview:
        'Since 14 October Microsoft has stopped closing holes in Windows 10. Often you need not buy a new computer.',
      intro:
        'The regular updates for Windows 10 ended on 14 October. Your computer will work tomorrow, but whoever finds a hole in it can now walk through. There are four ways forward.',
      seoDescription:
        'The end of Windows 10: one more year of updates, Windows 11, Linux or another computer. What each costs and which one suits you.',
      url: 'windows-10-no-more-updates',
      text: `<h2>1. One more year</h2>
<p>For home users in Europe Microsoft goes on sending updates until 13 October 2026. You sign up under Settings, Windows Update, with a Microsoft account. It puts the matter off rather than solving it, but it buys time.</p>
<h2>2. Windows 11 on the computer you have</h2>
<p>If it dates from 2018 or later, Windows 11 will usually run. We check that at the counter for nothing. Moving over with your files kept costs €79.</p>
<h2>3. Linux</h2>
<p>Too old for Windows 11 but otherwise sound? Then Linux will do. For the web, mail and letters you will notice little difference. We show it to you first and let you try it before you decide. This is €79 too.</p>
<h2>4. Another computer</h2>
<p>Refurbished business laptops with Windows 11 start at {{price.product.dell-latitude-7490}} here. Your files come along.</p>
<h3>What we advise against</h3>
<ul>
<li>Doing nothing, and banking online all the same.</li>
<li>Tricks that force Windows 11 onto a computer that is too old. A later update may leave it stuck.</li>
<li>Buying a program that ‘protects Windows 10’. A virus scanner closes no holes.</li>
</ul>
<p>Not sure which of the four is yours? Bring it in. <strong>Five minutes tell us what is possible.</strong></p>`,
    },
  },
  {
    key: 'password-manager',
    createdAt: '2026-01-13T09:00:00Z',
    both: {
      category: 'security',
      group: 'software-news',
      overviewImage: 'password',
      headerImage: 'password',
      facebookImage: 'password',
      showInOverview: true,
    },
    nl: {
      title: 'Waarom we iedereen een wachtwoordkluis aanraden',
      subtitle: 'Eén wachtwoord onthouden in plaats van zestig',
      introOverview:
        'Hetzelfde wachtwoord op tien sites betekent dat één lek er tien openzet. Een kluis lost dat op, en het typt prettiger.',
      intro:
        'De meeste accounts die we zien misgaan, zijn niet gekraakt. Iemand had het wachtwoord al, uit een lek bij een webwinkel van jaren geleden.',
      seoDescription:
        'Een wachtwoordkluis bedenkt en onthoudt een ander wachtwoord voor elke site. Hoe het werkt, wat je kiest en hoe je begint.',
      text: `<p>Een wachtwoordkluis is een programma dat voor elke site een lang, willekeurig wachtwoord bedenkt, het onthoudt en het invult. Jij onthoudt alleen het wachtwoord van de kluis zelf.</p>
<h2>Is dat niet gevaarlijk, alles op één plek?</h2>
<p>Minder dan overal hetzelfde. De kluis is versleuteld: ook de maker kan er niet in. En hij vult alleen in op het echte adres van een site. Op een nagemaakte banksite doet hij niets, en dat is meteen je waarschuwing.</p>
<h2>Welke kies je?</h2>
<ul>
<li><strong>De kluis van je telefoon of browser.</strong> Gratis en er al. Goed als je alles van één merk hebt.</li>
<li><strong>Een los programma</strong>, zoals Bitwarden of KeePassXC. Werkt overal, is gratis te gebruiken en makkelijk te delen in een gezin.</li>
<li><strong>Een schriftje in een la.</strong> Serieus: beter dan overal hetzelfde wachtwoord. Een inbreker zoekt je tv.</li>
</ul>
<h2>Zo begin je</h2>
<ol>
<li>Bedenk een zin van vier of vijf woorden die nergens op slaat. Schrijf hem één keer op en leg hem thuis weg.</li>
<li>Zet eerst je mail in de kluis, met een nieuw wachtwoord. Daarna je bank en de overheid.</li>
<li>De rest volgt vanzelf: elke keer dat je ergens inlogt, verander je er één.</li>
</ol>
<p>We zetten hem met je op in drie kwartier, <a href="/nl/hulp/computerhulp-op-afstand">op afstand</a> voor {{price.service.remote-check}} of aan de balie op afspraak.</p>`,
    },
    en: {
      title: 'Why we advise everyone to use a password manager',
      subtitle: 'One password to remember instead of sixty',
      introOverview:
        'The same password on ten sites means that one leak opens ten. A password manager solves that, and saves typing.',
      intro:
        'Most accounts that we see go wrong were never cracked. Somebody simply had the password, from a web shop that leaked it years ago.',
      seoDescription:
        'A password manager invents and remembers a different password for each site. How it works, which to choose, how to begin.',
      text: `<p>A password manager is a program that invents a long random password for every site, remembers it and fills it in. You remember only the one that opens the manager.</p>
<h2>Everything in one place, is that wise?</h2>
<p>Wiser than the same word everywhere. What is inside is encrypted; its maker cannot read it either. And it fills in passwords only at a site’s real address. On an imitation of your bank it does nothing, which is your warning.</p>
<h2>Which one?</h2>
<ul>
<li><strong>The one in your phone or browser.</strong> Free and already there. Fine if all your devices are of one make.</li>
<li><strong>A separate program</strong>, such as Bitwarden or KeePassXC. Works everywhere, costs nothing to use, easy to share within a family.</li>
<li><strong>A notebook in a drawer.</strong> Really: it beats one password for all. Burglars come for the television.</li>
</ul>
<h2>How to begin</h2>
<ol>
<li>Make up a sentence of four or five words that means nothing. Write it down once and put it away at home.</li>
<li>Start with your mail and a new password for it. Then your bank and the government.</li>
<li>The others follow by themselves: each time you log in somewhere, you change one.</li>
</ol>
<p>We set it up with you in three quarters of an hour, <a href="/en/support/remote-help">remotely</a> for {{price.service.remote-check}}, or at the counter by appointment.</p>`,
    },
  },
  {
    key: 'old-router',
    createdAt: '2026-09-15T08:40:00Z',
    both: {
      category: 'internet',
      group: 'software-news',
      overviewImage: 'wifi',
      headerImage: 'wifi',
      facebookImage: 'wifi',
      showInOverview: true,
    },
    nl: {
      title: 'Kijk eens onder je router: hoe oud is hij?',
      subtitle: 'Het kastje waar al je verkeer doorheen gaat, krijgt ook updates',
      introOverview:
        'Een router van acht jaar oud is traag en vaak ook onveilig. Met drie controles weet je of de jouwe nog kan.',
      intro:
        'We denken aan updates voor de laptop en de telefoon. Het kastje in de meterkast vergeten we, terwijl al het verkeer in huis erdoorheen gaat.',
      seoDescription:
        'Is je router te oud? Drie controles die je zelf doet, en wat je kunt doen als wifi traag is of updates niet meer komen.',
      url: 'hoe-oud-is-je-router',
      text: `<p>Bij huisbezoeken vinden we regelmatig routers van tien jaar oud. Ze doen het nog, maar de fabrikant maakt er geen updates meer voor. Wie een lek kent, kan het verkeer in huis omleiden, bijvoorbeeld naar een valse banksite.</p>
<h2>Drie controles</h2>
<ol>
<li><strong>De sticker eronder.</strong> Zoek type en jaartal op. Ouder dan zeven jaar? Dan is er meestal geen steun meer.</li>
<li><strong>De instellingen.</strong> Op de sticker staat ook hoe je inlogt. Kijk bij ‘firmware’ wanneer de laatste update was, en zet automatisch bijwerken aan.</li>
<li><strong>Het wachtwoord.</strong> Log je in met het wachtwoord van de sticker of met ‘admin’? Verander dat.</li>
</ol>
<h2>Van je provider of van jezelf?</h2>
<p>Kreeg je de router bij je abonnement, vraag dan een nieuwe aan. Dat is bij bijna elke provider gratis als de oude te oud is, je moet het alleen zeggen. Heb je er zelf een gekocht, dan is een nieuwe met wifi 6 er vanaf ongeveer € 80. Die staat ook <a href="/nl/verkoop/product-verkoop">bij ons in de winkel</a>.</p>
<h3>Traag op zolder?</h3>
<p>Een nieuwe router lost dat niet altijd op. Soms staat hij op de verkeerde plek: in de meterkast, achter een metalen deur. We meten het <a href="/nl/hulp/computerhulp-aan-huis">bij je thuis</a> voor we iets verkopen.</p>`,
    },
    en: {
      title: 'Turn your router over: how old is it?',
      subtitle: 'The box that all your traffic goes through needs updates too',
      introOverview:
        'An eight-year-old router is slow, and often unsafe. Three checks tell you whether yours can stay.',
      intro:
        'We think of updates for the laptop and the phone. The box in the meter cupboard we forget, although everything you do online goes through it.',
      seoDescription:
        'Is your router too old? Three checks to do yourself, and what to do when wifi is slow or updates have stopped.',
      url: 'how-old-is-your-router',
      text: `<p>On home visits we regularly find routers of ten years old. They work, but nobody makes updates for them any more. Somebody who knows the hole can send your traffic elsewhere, to an imitation of your bank for example.</p>
<h2>Three checks</h2>
<ol>
<li><strong>The label underneath.</strong> Look up the model and its year. Older than seven? Support has probably ended.</li>
<li><strong>The settings.</strong> The label says how to log in. Under ‘firmware’ you see when the last update was; turn on automatic updates while you are there.</li>
<li><strong>The password.</strong> Do you log in with the one on the label, or with ‘admin’? Change it.</li>
</ol>
<h2>Your provider’s, or your own?</h2>
<p>If it came with your subscription, ask for a new one. Nearly every provider replaces an old router free of charge, but only when asked. If you bought it yourself, a new one with wifi 6 costs about €80. We have one <a href="/en/sale/product-sale">in the shop</a>.</p>
<h3>Slow in the attic?</h3>
<p>A new router is not always the answer. It may just stand in the wrong place, such as a cupboard with a metal door. We <a href="/en/support/help-at-home">measure at your home</a> before we sell you anything.</p>`,
    },
  },
]
