import type { DemoTip } from '../types.js'

/** How to make a computer last. */
export const careTips: DemoTip[] = [
  {
    key: 'battery-care',
    createdAt: '2026-02-17T09:00:00Z',
    both: { image: 'laptop-repair' },
    nl: {
      title: 'Een laptopaccu gaat langer mee tussen 20 en 80 procent',
      url: 'laptopaccu-langer-mee',
      subtitle: 'Vol en leeg zijn allebei slecht, en warm is het slechtst',
      intro:
        'Na drie jaar houdt een gemiddelde accu nog zo’n driekwart van wat hij kon. Met een paar gewoontes haal je er jaren bij.',
      text: `<h2>Staat hij altijd aan de stroom?</h2>
<p>Dan zit hij altijd op honderd procent, en daar slijt hij van. De meeste laptops kunnen bij 80 stoppen met laden. Zoek in het programma van de fabrikant naar <em>batterijbehoud</em> of <em>conservation mode</em>: Lenovo Vantage, MyASUS, Dell Power Manager. Bij HP staat het vaak in het opstartmenu.</p>
<h2>Warmte</h2>
<p>Op een dekbed kan de ventilator geen lucht krijgen. Ook een auto in de zon is funest. Een plank op schoot scheelt al tien graden.</p>
<h2>Een tijd niet gebruiken</h2>
<p>Berg hem halfvol op, en laad hem om de drie maanden bij. Een accu die helemaal leeg wegligt, wordt soms nooit meer wakker.</p>
<h2>Hoe goed is die van jou nog?</h2>
<ol>
<li>Klik met rechts op Start en kies <strong>Terminal</strong>.</li>
<li>Typ <strong>powercfg /batteryreport</strong> en druk op Enter.</li>
<li>Open het bestand dat hij noemt. Deel <em>Full charge capacity</em> door <em>Design capacity</em>.</li>
</ol>
<p>Onder de 60 procent is vervangen de moeite waard: {{price.service.laptop-battery.from}} met onderdeel. <strong>Staat de onderkant bol, gebruik hem dan niet meer</strong> en breng hem langs.</p>`,
    },
    en: {
      title: 'A laptop battery lasts longest between 20 and 80 per cent',
      url: 'make-a-laptop-battery-last',
      subtitle: 'Full is bad, empty is bad, and hot is worst',
      intro:
        'After three years an average battery holds about three quarters of what it once did. A few habits add years to that.',
      text: `<h2>Always plugged in?</h2>
<p>Then it always sits at a hundred per cent, and that wears it out. Most laptops can stop charging at 80. Look in the maker’s own program for <em>battery conservation</em>: Lenovo Vantage, MyASUS, Dell Power Manager. On an HP it is often in the start-up menu.</p>
<h2>Heat</h2>
<p>On a duvet the fan cannot breathe, and a car in the sun is worse. A board on your lap makes ten degrees’ difference.</p>
<h2>Not using it for a while</h2>
<p>Put it away half full and top it up every three months. A battery stored empty may never wake again.</p>
<h2>How good is yours still?</h2>
<ol>
<li>Right-click Start and choose <strong>Terminal</strong>.</li>
<li>Type <strong>powercfg /batteryreport</strong> and press Enter.</li>
<li>Open the file it names. Divide <em>Full charge capacity</em> by <em>Design capacity</em>.</li>
</ol>
<p>Below 60 per cent a new one is worth it: {{price.service.laptop-battery.from}}, part included. <strong>If the underside bulges, stop using it</strong> and bring it in.</p>`,
    },
  },
  {
    key: 'dust',
    createdAt: '2026-05-05T09:00:00Z',
    both: { image: 'fan-before' },
    nl: {
      title: 'Stof: twee keer per jaar tien minuten werk',
      url: 'stof-uit-je-computer',
      subtitle: 'Loeit je pc of valt hij uit? Kijk eerst hier',
      intro:
        'Een computer zuigt de hele dag lucht aan, en wat in die lucht zit blijft achter. Als de koeler dichtslibt, wordt alles warm en langzaam.',
      text: `<h2>Een pc</h2>
<ol>
<li>Zet hem uit, haal de stekker eruit en zet hem buiten of op de stoep. Binnen ademt iedereen het in.</li>
<li>Maak het zijpaneel los. Meestal zitten er twee schroeven aan de achterkant.</li>
<li>Blaas met een spuitbus lucht, in korte stoten, van binnen naar buiten. <strong>Houd de ventilator met een vinger tegen.</strong> Draait hij mee, dan wekt hij stroom op.</li>
<li>Veeg de filters onder en voor af. Die mogen vaak onder de kraan. Laat ze goed drogen.</li>
</ol>
<h2>Een laptop</h2>
<p>Blaas kort in de luchtopeningen, terwijl hij uit staat. Dicht vilt achter de ventilator krijg je er zo niet uit. Dan moet hij open.</p>
<h2>Gebruik geen stofzuiger</h2>
<p>De slang laadt zich op en kan een onderdeel met één vonk kapotmaken. En hij zuigt schroefjes op.</p>
<p>Durf je niet, of blijft hij warm? Een pc reinigen we voor € 49, een laptop met nieuwe koelpasta voor € 59. Meestal klaar dezelfde of de volgende werkdag.</p>`,
    },
    en: {
      title: 'Dust: ten minutes’ work, twice a year',
      url: 'dust-in-your-computer',
      subtitle: 'Does your PC roar or switch itself off? Look here first',
      intro:
        'A computer draws in air all day, and keeps what was in it. Once the cooler is clogged, everything runs hot and slow.',
      text: `<h2>A PC</h2>
<ol>
<li>Switch it off, unplug it and take it outside. Indoors, you would breathe it all in.</li>
<li>Take off the side panel. As a rule it is two screws at the back.</li>
<li>Blow from the inside out with a can of air, in short bursts. <strong>Hold the fan still with a finger.</strong> A spinning fan makes electricity.</li>
<li>Wipe the filters at the front and below. Many can go under the tap. Let them dry fully.</li>
</ol>
<h2>A laptop</h2>
<p>Blow briefly into the vents while it is off. A felt of dust behind the fan will not come out that way; for that it must be opened.</p>
<h2>Not with a vacuum cleaner</h2>
<p>The hose builds up a charge, and one spark can kill a part. It also eats screws.</p>
<p>Rather not, or is it still hot? We clean a PC for €49, and a laptop, with new thermal paste, for €59. Usually done the same or the next working day.</p>`,
    },
  },
  {
    key: 'spilled-drink',
    createdAt: '2026-06-23T09:00:00Z',
    both: { image: 'cleaning' },
    nl: {
      title: 'Koffie over je laptop: de eerste minuut telt',
      url: 'koffie-over-je-laptop',
      subtitle: 'Niet kijken of hij het nog doet',
      intro:
        'Vocht alleen maakt zelden iets stuk. Vocht met stroom erbij wel. Alles draait er dus om hoe snel de stroom eraf is.',
      text: `<h2>Doe dit meteen</h2>
<ol>
<li>Trek de lader eruit.</li>
<li>Houd de aan-uitknop tien seconden vast tot hij uit is. Niet netjes afsluiten, daar is geen tijd voor.</li>
<li>Haal alles los wat eraan hangt: muis, stick, dock.</li>
<li>Klap hem ver open en leg hem op de kop, als een tent, op een handdoek.</li>
<li>Kan de accu eruit zonder schroeven, haal hem er dan uit.</li>
</ol>
<h2>Doe dit niet</h2>
<ul>
<li>Aanzetten om te kijken. Dat is het moment waarop de meeste laptops sterven.</li>
<li>Föhnen. Dat blaast het vocht dieper naar binnen.</li>
<li>In de rijst leggen. Dat helpt niet, en dan zit er ook nog zetmeel in.</li>
</ul>
<h2>En dan?</h2>
<p>Breng hem dezelfde dag, nat en uit. We halen hem uit elkaar, maken het moederbord schoon en zeggen wat het heeft overleefd. Dat kost {{price.service.liquid-damage}}. Water is mild, koffie met suiker en wijn vreten door. Na drie dagen is het verschil te zien.</p>`,
    },
    en: {
      title: 'Coffee on your laptop: the first minute counts',
      url: 'coffee-on-your-laptop',
      subtitle: 'Do not check whether it still works',
      intro:
        'Liquid by itself seldom breaks anything. Liquid with power does. So all that matters is how fast you get the power off.',
      text: `<h2>At once</h2>
<ol>
<li>Pull out the charger.</li>
<li>Hold the power button for ten seconds until it is off. There is no time to shut down nicely.</li>
<li>Unplug everything else: mouse, stick, dock.</li>
<li>Open the lid wide and stand it upside down on a towel, like a tent.</li>
<li>If the battery comes out without screws, take it out.</li>
</ol>
<h2>Not this</h2>
<ul>
<li>Switching it on to see. That is when most laptops die.</li>
<li>A hair dryer. It drives the liquid further in.</li>
<li>A bag of rice. It does nothing, and now there is starch in it as well.</li>
</ul>
<h2>And then?</h2>
<p>Bring it the same day, wet and switched off. We take it apart, clean the board and tell you what survived. That costs {{price.service.liquid-damage}}. Water is mild; wine and sweet coffee go on eating. Three days later you can see the difference.</p>`,
    },
  },
  {
    key: 'before-you-part',
    createdAt: '2026-10-13T09:00:00Z',
    both: { image: 'recycle' },
    nl: {
      title: 'Voor je een oude computer wegdoet: vijf dingen',
      url: 'oude-computer-wegdoen',
      subtitle: 'Weggooien in de prullenbak is geen wissen',
      intro:
        'Op een gebruikte schijf van een rommelmarkt vonden we ooit een complete belastingaangifte. De eigenaar dacht dat hij leeg was.',
      text: `<ol>
<li><strong>Zet over wat je wilt houden.</strong> Kijk ook in Downloads, op het bureaublad en bij de foto’s die je programma ergens anders bewaart.</li>
<li><strong>Meld je af.</strong> Log uit bij je mail, je browser en Office. Haal de computer uit de lijst van apparaten bij je Microsoft- of Apple-account.</li>
<li><strong>Wis de schijf.</strong> In Windows: Instellingen, Systeem, Herstel, <em>Deze pc opnieuw instellen</em>, <em>Alles verwijderen</em>. Kies bij de opties voor <strong>station opschonen</strong>. Dat duurt een nacht. Op een Mac: <em>Wis alle inhoud en instellingen</em>.</li>
<li><strong>Kijk of het gelukt is.</strong> Zet hem aan. Hij hoort te vragen in welke taal hij opnieuw mag beginnen.</li>
<li><strong>Geef hem weg of lever hem in.</strong> Nooit bij het grofvuil: de accu hoort daar niet in.</li>
</ol>
<h2>Gaat hij niet meer aan?</h2>
<p>Dan halen wij de schijf eruit terwijl je erbij staat, en maken hem onbruikbaar. Dat doen we gratis als je de computer bij ons inlevert. Is hij nog goed, dan nemen we hem in bij de koop van een andere.</p>`,
    },
    en: {
      title: 'Before you part with an old computer: five things',
      url: 'before-you-part-with-a-computer',
      subtitle: 'The recycle bin is not an eraser',
      intro:
        'On a used drive from a flea market we once found somebody’s complete tax return. The owner believed it was empty.',
      text: `<ol>
<li><strong>Move what you want to keep.</strong> Look in Downloads and on the desktop too, and at photos that a program keeps somewhere of its own.</li>
<li><strong>Sign out.</strong> Of your mail, your browser and Office. Remove the computer from the devices of your Microsoft or Apple account.</li>
<li><strong>Erase the drive.</strong> In Windows: Settings, System, Recovery, <em>Reset this PC</em>, <em>Remove everything</em>. Among the options choose <strong>clean the drive</strong>. It takes a night. On a Mac: <em>Erase all content and settings</em>.</li>
<li><strong>See that it worked.</strong> Switch it on. It should ask in which language to start afresh.</li>
<li><strong>Give it away or hand it in.</strong> Not with the rubbish: the battery must not end up there.</li>
</ol>
<h2>It no longer starts?</h2>
<p>Then we take out the drive while you watch and make it unreadable, free of charge if you hand the computer in with us. If it is still good, we take it back against the price of another.</p>`,
    },
  },
]
