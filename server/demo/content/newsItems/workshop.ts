import type { DemoNewsItem } from '../types.js'

export const workshopNewsItems: DemoNewsItem[] = [
  {
    key: 'memory-prices',
    createdAt: '2026-02-10T09:00:00Z',
    both: {
      category: 'general',
      group: 'from-the-workshop',
      overviewImage: 'memory-upgrade',
      headerImage: 'memory-upgrade',
      facebookImage: 'memory-upgrade',
      showInOverview: true,
    },
    nl: {
      title: 'Geheugen is duur geworden: wat dat betekent voor je computer',
      subtitle: 'Waarom 16 GB nu meer kost dan een jaar geleden',
      introOverview:
        'De prijs van werkgeheugen is in een paar maanden fors gestegen. Wanneer uitbreiden nog zin heeft, en wanneer je beter wacht.',
      intro:
        'Vorig voorjaar kostte 16 GB geheugen, ingebouwd, bij ons € 79. Nu is dat € 129. Dat ligt niet aan ons: de fabrieken maken nu vooral geheugen voor rekencentra.',
      seoDescription:
        'Werkgeheugen is in 2026 flink duurder. Wanneer een upgrade nog loont, wanneer een SSD meer helpt en hoe je bestaand geheugen benut.',
      url: 'geheugen-is-duur-geworden',
      text: `<p>Grote rekencentra voor kunstmatige intelligentie kopen zo veel geheugen dat er voor gewone computers weinig overblijft. Ook SSD’s zijn duurder, maar minder. We merken het aan elke bestelling, en je hoort daarom altijd de dagprijs voor we iets inbouwen.</p>
<h2>Wanneer uitbreiden nog zin heeft</h2>
<ul>
<li>Je hebt 4 GB. Dan is 8 GB het verschil tussen wachten en werken.</li>
<li>Je hebt 8 GB en werkt de hele dag met veel vensters open.</li>
</ul>
<h2>Wanneer niet</h2>
<ul>
<li>Er zit nog een draaiende harde schijf in. Een SSD helpt dan veel meer en kost {{price.service.ssd.from}}.</li>
<li>Je hebt al 16 GB. Voelt hij traag, dan ligt het bijna zeker aan iets anders.</li>
</ul>
<h3>Wat wij doen</h3>
<p>We bewaren goed geheugen uit computers die we inleveren, testen het een nacht en bouwen het in met een jaar garantie. Dat scheelt ongeveer de helft. Op is op, dus bel even of jouw soort er ligt.</p>
<p>Koop je een nieuwe computer, kies dan liever nu genoeg dan later erbij. Bij veel dunne laptops kan dat laatste niet eens. <a href="/nl/reparatie/ssd-en-geheugen">Hier lees je wat er bij jou past</a>.</p>`,
    },
    en: {
      title: 'Memory prices are up: what that means for your computer',
      subtitle: 'Why 16 GB costs more than it did a year ago',
      introOverview:
        'The price of memory has risen steeply within months. When adding some still makes sense, and when to wait.',
      intro:
        'Last spring 16 GB of memory cost €79 with us, fitted. Now it is €129. That is no whim of ours: the factories now mostly make memory for data centres.',
      seoDescription:
        'Memory is much dearer in 2026. When an upgrade still pays, when an SSD does more, and what we do with tested second-hand modules.',
      url: 'memory-has-become-dear',
      text: `<p>Large data centres for artificial intelligence buy so much memory that little is left for ordinary computers. SSDs have gone up too, though less. We notice with every order, and that is why we always tell you the day’s price before fitting anything.</p>
<h2>When adding some makes sense</h2>
<ul>
<li>You have 4 GB. Then 8 GB is the difference between waiting and working.</li>
<li>You have 8 GB and keep many windows open all day.</li>
</ul>
<h2>When it does not</h2>
<ul>
<li>There is still a spinning hard drive inside. An SSD, {{price.service.ssd.from}}, does far more.</li>
<li>You already have 16 GB. If it feels slow, the cause is almost certainly something else.</li>
</ul>
<h3>What we do about it</h3>
<p>From computers handed in for recycling we keep the good modules, test them overnight and fit them with a year’s warranty. That saves about half. We have what we have, so call to ask whether your kind is there.</p>
<p>When you buy a new computer, take enough at once. In many thin laptops nothing can be added later. <a href="/en/repair/ssd-and-memory">What fits yours, you read here</a>.</p>`,
    },
  },
  {
    key: 'new-workbench',
    createdAt: '2026-05-12T10:30:00Z',
    both: {
      category: 'general',
      group: 'from-the-workshop',
      overviewImage: 'workbench',
      headerImage: 'workbench',
      facebookImage: 'workbench',
      showInOverview: true,
    },
    nl: {
      title: 'De werkbank is een meter langer',
      subtitle: 'Een derde werkplek, en dus minder wachten',
      introOverview: 'In de meivakantie hebben we de bank verlengd. Laadaansluitingen solderen we nu dezelfde dag.',
      intro:
        'Met z’n tweeën aan één bank ging goed, tot er een laptop open lag te wachten op een onderdeel. Dan stond die plek stil. Daar hebben we iets aan gedaan.',
      seoDescription:
        'Cougar Computers heeft een derde werkplek en een soldeerstation met microscoop. Reparaties aan laadaansluitingen nu vaak op één dag.',
      text: `<p>De bank in onze werkplaats kwam met het pand mee; er zijn zestig jaar schoenen op verzoold. Een timmerman uit de Kerkstraat heeft er een meter aan gezet, van hetzelfde beukenhout. Je ziet de naad alleen als je het weet.</p>
<h2>Wat er nieuw is</h2>
<ul>
<li>Een plek voor computers die wachten op een onderdeel, zodat de andere twee vrij blijven.</li>
<li>Een soldeerstation met microscoop. Een laadaansluiting van 0,3 millimeter zie je nu zo groot als een deurknop.</li>
<li>Betere afzuiging. Voor ons, maar ook voor je neus als je aan de balie staat.</li>
</ul>
<h2>Wat jij ervan merkt</h2>
<p>Een kapotte <a href="/nl/reparatie/laptop-reparatie">laadaansluiting</a> stuurden we soms op. Nu doen we het zelf, vaak op dezelfde dag, {{price.service.charging-port.from}}. En het onderzoek van {{price.service.diagnosis}} is weer binnen één werkdag klaar, ook op drukke dagen.</p>
<p>Oude stukken van de bank hebben we bewaard. Er komt een bankje voor het raam van, voor wie op zijn accu wacht.</p>`,
    },
    en: {
      title: 'The workbench has grown a metre',
      subtitle: 'A third place to work, and so less waiting',
      introOverview: 'During the May holidays we lengthened the bench. Charging ports are now soldered the same day.',
      intro:
        'Two people at one bench worked well, until an opened laptop lay waiting for a part. Then that place stood still. We have done something about it.',
      seoDescription:
        'Cougar Computers has a third workplace and a soldering station with a microscope. Charging ports are often repaired in a day.',
      text: `<p>Our bench came with the building; sixty years of shoes were soled on it. A carpenter from round the corner has added a metre, in the same beech. You see the seam only if you know where to look, and the drawers still smell of polish.</p>
<h2>What is new</h2>
<ul>
<li>A place for computers that wait for a part, which keeps the other two free.</li>
<li>A soldering station with a microscope. A contact of 0.3 millimetres now looks as big as a door handle.</li>
<li>Better extraction. For our lungs, and for your nose when you are at the counter.</li>
</ul>
<h2>What you will notice</h2>
<p>A broken <a href="/en/repair/laptop-repair">charging port</a> we sometimes had to send away. Now we do it here, often the same day, {{price.service.charging-port.from}}. And the {{price.service.diagnosis}} diagnosis is back to one working day, even in busy weeks.</p>
<p>We kept the offcuts. They will become a seat at the window, for people waiting for a battery.</p>`,
    },
  },
  {
    key: 'backup',
    createdAt: '2026-06-09T09:00:00Z',
    both: {
      category: 'security',
      group: 'from-the-workshop',
      overviewImage: 'backup',
      headerImage: 'backup',
      facebookImage: 'backup',
      showInOverview: true,
    },
    nl: {
      title: 'Drie kopieën, waarvan één buiten de deur',
      subtitle: 'Een back-up maken die je ook echt terugkrijgt',
      introOverview:
        'Elke week brengt iemand een schijf met foto’s die nergens anders staan. Een goede back-up kost je een uur en {{price.product.external-ssd}}.',
      intro:
        'Een schijf gaat zelden langzaam stuk. Vrijdag doet hij het en zaterdag tikt hij. Wie dan een kopie heeft, verliest een middag. Wie er geen heeft, verliest tien jaar foto’s.',
      seoDescription:
        'Een back-up die werkt: drie kopieën, twee soorten opslag, één buiten de deur. Wat je koopt, hoe je het instelt en hoe je het test.',
      url: 'drie-kopieen-back-up',
      text: `<h2>De regel</h2>
<p>Drie kopieën, op twee soorten opslag, waarvan één buiten de deur. Dat klinkt als veel, maar het origineel telt mee.</p>
<ul>
<li><strong>Eén:</strong> je computer.</li>
<li><strong>Twee:</strong> een externe schijf die je eens per week aansluit. Een SSD van 1 TB kost bij ons {{price.product.external-ssd}}.</li>
<li><strong>Drie:</strong> opslag online, of een tweede schijf bij je zus in de kast.</li>
</ul>
<h2>Koppel de schijf los</h2>
<p>Een schijf die altijd aan de computer hangt, is geen back-up. Een virus dat je bestanden op slot zet, doet dat ook met alles wat aangesloten is. Hetzelfde geldt voor een map die met de cloud meeloopt: wis je hier iets, dan is het daar ook weg.</p>
<h2>Probeer hem uit</h2>
<p>Haal één keer per halfjaar een willekeurige foto terug. Lukt dat niet, dan heb je geen back-up maar een gevoel. Zet het in je agenda bij het verzetten van de klok.</p>
<h3>Instellen</h3>
<p>Windows heeft Bestandsgeschiedenis, een Mac heeft Time Machine. Beide zijn gratis en goed genoeg. We stellen het met je in, <a href="/nl/hulp/computerhulp-op-afstand">op afstand</a>, in een halfuur.</p>
<blockquote><p>Te laat? Zet de computer uit en lees eerst wat je beter <a href="/nl/reparatie/dataherstel">niet kunt doen</a>.</p></blockquote>`,
    },
    en: {
      title: 'Three copies, and one of them elsewhere',
      subtitle: 'Making a backup that you can actually get back',
      introOverview:
        'Every week somebody brings a drive with photos that exist nowhere else. A proper backup takes an hour and {{price.product.external-ssd}}.',
      intro:
        'Drives seldom fail slowly. On Friday it works, on Saturday it ticks. With a copy you lose an afternoon. Without one you lose ten years of photos.',
      seoDescription:
        'A backup that works: three copies, two kinds of storage, one of them elsewhere. What to buy, how to set it up, how to test it.',
      url: 'three-copies-backup',
      text: `<h2>The rule</h2>
<p>Three copies, on two kinds of storage, one of them in another place. It sounds like a lot, but the original counts.</p>
<ul>
<li><strong>One:</strong> your computer.</li>
<li><strong>Two:</strong> an external drive that you plug in once a week. A 1 TB SSD is {{price.product.external-ssd}} here.</li>
<li><strong>Three:</strong> storage online, or a second drive in your sister’s cupboard.</li>
</ul>
<h2>Unplug it</h2>
<p>A drive that is always connected is not a backup. A virus that locks your files locks whatever is attached as well. A folder that follows you into the cloud is no better: what you delete here is gone there.</p>
<h2>Try it out</h2>
<p>Twice a year, bring back a photo at random. If you cannot, you have no backup but a feeling. Do it when the clocks change.</p>
<h3>Setting it up</h3>
<p>Windows has File History, a Mac has Time Machine. Both are free and good enough. We set it up with you, <a href="/en/support/remote-help">remotely</a>, in half an hour.</p>
<blockquote><p>Too late? Switch the computer off, and read first what you should <a href="/en/repair/data-recovery">not do</a>.</p></blockquote>`,
    },
  },
  {
    key: 'recycling-day',
    createdAt: '2026-10-06T09:00:00Z',
    both: {
      category: 'general',
      group: 'from-the-workshop',
      overviewImage: 'recycle',
      headerImage: 'recycle',
      facebookImage: 'recycle',
      showInOverview: false,
    },
    nl: {
      title: 'Inleverdag voor oude computers op zaterdag 24 oktober',
      subtitle: 'Wij wissen de schijf terwijl je erbij staat',
      introOverview:
        'Op 24 oktober kun je van 10.00 tot 16.00 uur oude computers, telefoons en kabels inleveren. Gratis, met gewiste schijf.',
      intro:
        'Bijna iedereen heeft er een staan: een oude computer die je niet weg durft te doen, omdat er nog van alles op staat. Op 24 oktober lossen we dat op.',
      seoDescription:
        'Lever je oude computer, telefoon of kabels in op zaterdag 24 oktober bij Cougar Computers. We wissen de schijf waar je bij staat.',
      url: 'inleverdag-24-oktober',
      text: `<p>Zaterdag 24 oktober, van <strong>10.00 tot 16.00 uur</strong>, staat er een container op de stoep van de Molenstraat. Je mag alles brengen waar een stekker of een accu in zit, ook als het niet bij ons gekocht is.</p>
<h2>Wat je kunt brengen</h2>
<ul>
<li>Laptops, pc’s, beeldschermen en printers</li>
<li>Telefoons en tablets</li>
<li>Kabels, laders, toetsenborden en dat kastje waarvan niemand meer weet wat het was</li>
</ul>
<h2>Je bestanden</h2>
<p>Zitten er nog foto’s op? Zeg het. We zetten ze die dag gratis op een stick die je meebrengt, zolang de schijf nog leest. Daarna wissen we de schijf waar je bij staat, of we boren hem door als hij stuk is.</p>
<h2>Wat ermee gebeurt</h2>
<ol>
<li>Wat nog goed is, knappen we op. Een deel gaat naar de basisschool en naar mensen die geen computer kunnen betalen.</li>
<li>Bruikbare onderdelen bewaren we voor reparaties.</li>
<li>De rest gaat naar een erkende verwerker, gescheiden in metaal, kunststof en accu’s.</li>
</ol>
<p>Vorig jaar kwamen er 214 apparaten binnen. Daarvan werken er nu 61 weer, bij iemand anders.</p>`,
    },
    en: {
      title: 'Hand in your old computer on Saturday 24 October',
      subtitle: 'We erase the drive while you stand by',
      introOverview:
        'On 24 October, from 10:00 to 16:00, bring old computers, phones and cables. Free of charge, drive erased.',
      intro:
        'Nearly everybody has one: an old computer that you dare not throw out because so much is still on it. On 24 October we settle that.',
      seoDescription:
        'Hand in your old computer, phone or cables on Saturday 24 October at Cougar Computers. We erase the drive while you watch.',
      url: 'recycling-day-24-october',
      text: `<p>On Saturday 24 October a container will stand in front of the shop from <strong>10:00 to 16:00</strong>. Bring anything with a plug or a battery, wherever you bought it.</p>
<h2>What you can bring</h2>
<ul>
<li>Laptops, PCs, monitors and printers</li>
<li>Phones and tablets</li>
<li>Cables, chargers, keyboards and the little box that nobody remembers the use of</li>
</ul>
<h2>Your files</h2>
<p>Photos still on it? Tell us. That day we put them on a stick you bring, free of charge, as long as the drive reads. Then we erase the drive in front of you, or drill through it if it is dead.</p>
<h2>Where it all goes</h2>
<ol>
<li>What is good we refurbish. Some of it goes to the primary school and to people who cannot afford a computer.</li>
<li>Useful parts we keep for repairs.</li>
<li>The rest goes to a certified recycler, sorted into metal, plastic and batteries.</li>
</ol>
<p>Last year 214 devices came in. 61 of them now work again for somebody else.</p>`,
    },
  },
  {
    key: 'holiday-hours',
    createdAt: '2026-11-17T08:00:00Z',
    both: {
      goodUntil: '2027-01-02',
      category: 'general',
      group: 'from-the-workshop',
      overviewImage: 'shop-front',
      headerImage: 'shop-front',
      facebookImage: 'shop-front',
      showInOverview: true,
    },
    nl: {
      title: 'Open rond Sinterklaas, kerst en oud en nieuw',
      subtitle: 'En tot wanneer je kunt brengen als je hem voor kerst terug wilt',
      introOverview:
        'Breng je computer uiterlijk vrijdag 18 december, dan heb je hem met kerst terug. Dit zijn onze tijden in de feestmaand.',
      intro:
        'December is onze drukste maand. Wil je met kerst weer kunnen videobellen, breng je computer dan op tijd. Dit zijn de dagen en de tijden.',
      seoDescription:
        'Openingstijden van Cougar Computers rond Sinterklaas, kerst en oud en nieuw 2026, en de uiterste dag om te brengen voor kerst.',
      url: 'openingstijden-feestdagen-2026',
      text: `<h2>Andere tijden</h2>
<ul>
<li><strong>Zaterdag 5 december:</strong> open tot 17.00 uur</li>
<li><strong>Donderdag 24 december:</strong> open tot 17.00 uur</li>
<li><strong>Vrijdag 25 en zaterdag 26 december:</strong> gesloten</li>
<li><strong>Donderdag 31 december:</strong> open tot 16.00 uur</li>
<li><strong>Vrijdag 1 januari:</strong> gesloten</li>
<li><strong>Zaterdag 2 januari:</strong> gewoon open, van 9.00 tot 20.00 uur</li>
</ul>
<p>Op alle andere dagen blijft het zoals je gewend bent: maandag tot en met zaterdag van 9.00 tot 20.00 uur.</p>
<h2>Voor kerst terug</h2>
<ul>
<li>Een <strong>pc op maat</strong> bestel je uiterlijk zaterdag 12 december.</li>
<li>Een <strong>reparatie met een onderdeel</strong> dat we moeten bestellen, breng je uiterlijk woensdag 16 december.</li>
<li>Een <strong>andere reparatie</strong> breng je uiterlijk vrijdag 18 december.</li>
</ul>
<p>Lukt het ons toch niet, dan hoor je dat voor de 23e en kun je tot na de feestdagen een leenlaptop meekrijgen. We hebben er vier.</p>
<h2>Cadeau gekocht?</h2>
<p>Breng een nieuwe laptop gerust een paar dagen eerder langs. We richten hem in voor € 49, doen hem terug in de doos en zeggen niets tegen degene voor wie hij is.</p>`,
    },
    en: {
      title: 'Opening hours around Christmas and New Year',
      subtitle: 'And the last day to bring a computer that you want back in time',
      introOverview:
        'Bring your computer by Friday 18 December and you have it back for Christmas. Our hours in the festive month.',
      intro:
        'December is our busiest month. If you want to video-call the family at Christmas, bring your computer in time. Here are the days and the hours.',
      seoDescription:
        'Opening hours of Cougar Computers around Christmas and New Year 2026, and the last day to bring a repair before Christmas.',
      url: 'holiday-opening-hours-2026',
      text: `<h2>Changed hours</h2>
<ul>
<li><strong>Saturday 5 December</strong>, St Nicholas’ Eve: open until 17:00</li>
<li><strong>Thursday 24 December:</strong> open until 17:00</li>
<li><strong>Friday 25 and Saturday 26 December:</strong> closed</li>
<li><strong>Thursday 31 December:</strong> open until 16:00</li>
<li><strong>Friday 1 January:</strong> closed</li>
<li><strong>Saturday 2 January:</strong> open as usual, 9:00 to 20:00</li>
</ul>
<p>All other days stay as they are: Monday to Saturday from 9:00 to 20:00.</p>
<h2>Back before Christmas</h2>
<ul>
<li>Order a <strong>PC made to measure</strong> by Saturday 12 December.</li>
<li>Bring a <strong>repair that needs a part ordered</strong> by Wednesday 16 December.</li>
<li>Bring <strong>any other repair</strong> by Friday 18 December.</li>
</ul>
<p>If we do not make it after all, you hear so before the 23rd, and may borrow a laptop until the holidays are over. We have four.</p>
<h2>Bought one as a present?</h2>
<p>Bring the new laptop a few days early. We set it up for €49, put it back in its box and say nothing to the person it is for.</p>`,
    },
  },
]
