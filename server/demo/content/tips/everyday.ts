import type { DemoTip } from '../types.js'

/** What makes an ordinary day at the computer easier. */
export const everydayTips: DemoTip[] = [
  {
    key: 'automatic-backup',
    createdAt: '2026-06-02T09:00:00Z',
    both: { image: 'backup' },
    nl: {
      title: 'Een back-up die vanzelf gaat, in tien minuten ingesteld',
      url: 'back-up-instellen',
      subtitle: 'Eén schijf, één knop, en daarna nooit meer aan denken',
      intro:
        'Iedereen die bij ons bestanden kwijt is, was van plan een back-up te maken. Plannen helpt niet. Een schijf die vanzelf meeloopt wel.',
      text: `<h2>Windows</h2>
<ol>
<li>Sluit een externe schijf aan, het liefst twee keer zo groot als wat je wilt bewaren.</li>
<li>Zoek in Start naar <strong>Bestandsgeschiedenis</strong> en klik op <strong>Inschakelen</strong>.</li>
<li>Kies bij <strong>Geavanceerde instellingen</strong> hoe vaak. Elk uur is prima, je merkt er niets van.</li>
</ol>
<p>Hij bewaart Documenten, Afbeeldingen, Bureaublad en meer. Staan je foto’s ergens anders, voeg die map dan toe aan een bibliotheek.</p>
<h2>Mac</h2>
<p>Sluit een schijf aan en zeg ja als <strong>Time Machine</strong> vraagt of hij hem mag gebruiken. Klaar.</p>
<h2>Probeer het uit</h2>
<p>Zet een testbestand op je bureaublad. Wacht een dag, gooi het weg en haal het terug. Lukt dat, dan heb je een back-up. Lukt het niet, dan had je een doosje.</p>
<h2>Koppel hem los</h2>
<p>Gijzelsoftware vergrendelt ook de schijf die eraan hangt. Sluit hem een paar keer per week aan, of heb er twee die je wisselt.</p>
<p>Liever dat wij het doen? <a href="/nl/hulp/computerhulp-op-afstand">Op afstand</a> is het twee kwartier, dus € 30.</p>`,
    },
    en: {
      title: 'A backup that runs by itself, set up in ten minutes',
      url: 'set-up-a-backup',
      subtitle: 'One drive, one button, and then you can forget about it',
      intro:
        'Everyone who comes to us without their files had meant to make a backup. Meaning to does not help. A drive that joins in by itself does.',
      text: `<h2>Windows</h2>
<ol>
<li>Plug in an external drive, ideally twice the size of what you want to keep.</li>
<li>Search Start for <strong>File History</strong> and click <strong>Turn on</strong>.</li>
<li>Under <strong>Advanced settings</strong> choose how often. Every hour is fine; you will not notice.</li>
</ol>
<p>It keeps Documents, Pictures, the Desktop and more. If your photos live elsewhere, add that folder to a library.</p>
<h2>Mac</h2>
<p>Plug in a drive and say yes when <strong>Time Machine</strong> asks for it. Done.</p>
<h2>Try it</h2>
<p>Put a test file on your desktop. Wait a day, delete it, and bring it back. If that works, you have a backup. If not, you had a box.</p>
<h2>Unplug it</h2>
<p>Ransomware locks the attached drive as well. Connect it a few times a week, or have two that take turns.</p>
<p>Shall we do it? <a href="/en/support/remote-help">Remotely</a> it takes two quarters of an hour, so €30.</p>`,
    },
  },
  {
    key: 'shortcuts',
    createdAt: '2026-08-11T09:00:00Z',
    both: { image: 'shortcuts' },
    nl: {
      title: 'Zeven toetsen die je elke dag tijd schelen',
      subtitle: 'Leer er één per week, dan blijven ze hangen',
      intro:
        'We zien veel mensen werken. Wie snel is, kent geen honderd sneltoetsen maar deze zeven. De Windows-toets is die met het vlaggetje.',
      text: `<table>
<thead><tr><th>Toetsen</th><th>Wat het doet</th></tr></thead>
<tbody>
<tr><td>Windows + V</td><td>alles wat je vandaag hebt gekopieerd, om uit te kiezen</td></tr>
<tr><td>Windows + Shift + S</td><td>een stukje van je scherm uitknippen</td></tr>
<tr><td>Windows + pijltje</td><td>twee vensters netjes naast elkaar</td></tr>
<tr><td>Windows + L</td><td>vergrendelen als je wegloopt</td></tr>
<tr><td>Ctrl + Shift + T</td><td>het tabblad terug dat je per ongeluk sloot</td></tr>
<tr><td>Ctrl + Z</td><td>ongedaan maken, ook bij het verplaatsen van bestanden</td></tr>
<tr><td>Windows + punt</td><td>het euroteken, accenten en gezichtjes</td></tr>
</tbody>
</table>
<h2>Eerst even aanzetten</h2>
<p>Bij Windows + V vraagt hij de eerste keer of je het wilt gebruiken. Zeg ja. Kopieer je een wachtwoord uit je kluis, dan slaat een goede kluis dat over.</p>
<p>Plak het lijstje naast je scherm. Op papier, want dat kun je niet wegklikken. Aan de balie ligt een stapeltje.</p>`,
    },
    en: {
      title: 'Seven keys that save you time every day',
      subtitle: 'Learn one a week and they stay',
      intro:
        'We watch many people work. Those who are quick do not know a hundred shortcuts; they know these seven. The Windows key is the one with the little flag.',
      text: `<table>
<thead><tr><th>Keys</th><th>What they do</th></tr></thead>
<tbody>
<tr><td>Windows + V</td><td>all that you copied today, to choose from</td></tr>
<tr><td>Windows + Shift + S</td><td>cut out a piece of your screen</td></tr>
<tr><td>Windows + arrow</td><td>two windows neatly side by side</td></tr>
<tr><td>Windows + L</td><td>lock it when you walk away</td></tr>
<tr><td>Ctrl + Shift + T</td><td>bring back the tab you closed by accident</td></tr>
<tr><td>Ctrl + Z</td><td>undo, also when you moved a file</td></tr>
<tr><td>Windows + full stop</td><td>the euro sign, accents and little faces</td></tr>
</tbody>
</table>
<h2>Switch it on first</h2>
<p>The first time, Windows + V asks whether you want to use it. Say yes. A good password manager keeps its passwords out of that list.</p>
<p>Stick the table next to your screen. On paper, as paper cannot be clicked away. There is a pile of them at the counter.</p>`,
    },
  },
  {
    key: 'second-screen',
    createdAt: '2026-09-01T09:00:00Z',
    both: { image: 'second-screen' },
    nl: {
      title: 'Een tweede scherm aan je laptop: welke kabel heb je nodig?',
      url: 'tweede-scherm-aan-laptop',
      subtitle: 'Kijk eerst naar de gaten, koop dan pas',
      intro:
        'Twee schermen schelen meer tijd dan een snellere computer. Het gaat alleen vaak mis bij de kabel: hij past, maar er komt geen beeld.',
      text: `<h2>Kijk naar je laptop</h2>
<ul>
<li><strong>HDMI</strong>, breed met schuine hoeken: altijd goed.</li>
<li><strong>USB-C met een bliksempje</strong> of een D-vormig tekentje erbij: beeld, en vaak ook stroom.</li>
<li><strong>USB-C zonder tekentje</strong>: zoek het type op. Er kan beeld uit komen, maar het hoeft niet.</li>
<li><strong>Gewone USB</strong>: alleen met een los kastje. Goed voor tekst, niet voor film.</li>
</ul>
<h2>Zet het goed</h2>
<ol>
<li>Druk op <strong>Windows + P</strong> en kies <strong>Uitbreiden</strong>.</li>
<li>Ga naar <strong>Instellingen</strong>, <strong>Systeem</strong>, <strong>Beeldscherm</strong>. Sleep de twee vakken zoals de schermen echt staan, anders loopt je muis de verkeerde kant op.</li>
<li>Letters te klein op het ene? Zet <em>Schaal</em> per scherm.</li>
</ol>
<h2>En voor je nek</h2>
<p>De bovenrand van het scherm op ooghoogte, een armlengte ver, en het scherm dat je het meest gebruikt recht voor je.</p>
<p>Twijfel je? Neem een foto van de zijkant van je laptop mee. We zeggen welke kabel het is. Die kost meestal nog geen € 15.</p>`,
    },
    en: {
      title: 'A second screen for your laptop: which cable do you need?',
      url: 'second-screen-for-a-laptop',
      subtitle: 'Look at the holes first, and only then buy',
      intro:
        'Two screens save more time than a faster computer. Where it goes wrong is the cable: it fits, and no picture comes out.',
      text: `<h2>Look at your laptop</h2>
<ul>
<li><strong>HDMI</strong>, wide with slanted corners: always works.</li>
<li><strong>USB-C with a small lightning bolt</strong> or a D-shaped sign: picture, and often power too.</li>
<li><strong>USB-C without a sign</strong>: look up the model. It may carry a picture, or it may not.</li>
<li><strong>Ordinary USB</strong>: only with a separate box. Fine for text, not for films.</li>
</ul>
<h2>Set it up</h2>
<ol>
<li>Press <strong>Windows + P</strong> and choose <strong>Extend</strong>.</li>
<li>Go to <strong>Settings</strong>, <strong>System</strong>, <strong>Display</strong>. Drag the two boxes to where the screens really stand, or your mouse will leave on the wrong side.</li>
<li>Is the text too small on one of them? <em>Scale</em> is set per screen.</li>
</ol>
<h2>And for your neck</h2>
<p>The upper edge at the height of your eyes, an arm’s length away, and the screen you use most straight in front of you.</p>
<p>In doubt? Bring a photo of the side of your laptop and we will tell you which cable it is. It rarely costs as much as €15.</p>`,
    },
  },
  {
    key: 'wifi-place',
    createdAt: '2026-11-03T09:00:00Z',
    both: { image: 'wifi' },
    nl: {
      title: 'Slechte wifi? Verplaats eerst het kastje',
      url: 'slechte-wifi-verplaats-de-router',
      subtitle: 'Een meter verschil doet vaak meer dan een nieuwe router',
      intro:
        'In de helft van de huizen waar we komen, staat de router in de meterkast naast de cv. Daar is het signaal al halverwege op.',
      text: `<h2>Waar hij het liefst staat</h2>
<ul>
<li>In het midden van waar je hem gebruikt, op heuphoogte of hoger.</li>
<li>Vrij. Niet achter de tv, niet in een kast, niet naast de magnetron of een aquarium. Water en metaal houden alles tegen.</li>
<li>Antennes rechtop als je op één verdieping zit. Eén schuin als het ook boven moet werken.</li>
</ul>
<h2>Meet het</h2>
<p>Doe met je telefoon een snelheidstest naast de router, en daarna op de plek waar het slecht is. Is het bij de router ook traag, dan ligt het niet aan de wifi maar aan de lijn. Bel dan je provider.</p>
<h2>Twee netten</h2>
<p><strong>5 GHz</strong> is snel maar komt niet ver. <strong>2,4 GHz</strong> is trager en gaat door muren. Zit je ver weg en hapert het, kies dan het langzame net met de hand.</p>
<h2>Helpt het niet?</h2>
<p>Een versterker in het stopcontact halveert vaak de snelheid. Eén kabel naar een tweede punt is beter, ook al is het even werk. We meten bij je thuis waar dat punt moet komen. Reken op een tot anderhalf uur, voor € 65 per uur.</p>`,
    },
    en: {
      title: 'Poor wifi? Move the box first',
      url: 'poor-wifi-move-the-router',
      subtitle: 'One metre often does more than a new router',
      intro:
        'In half the homes we visit the router lives in the meter cupboard, beside the boiler. By the time it gets out, the signal is half spent.',
      text: `<h2>Where it likes to be</h2>
<ul>
<li>In the middle of where you use it, at hip height or above.</li>
<li>In the open. Not behind the TV, not in a cupboard, not next to a microwave or an aquarium. Water and metal stop everything.</li>
<li>Aerials upright if you live on one floor. Tilt one if upstairs needs it too.</li>
</ul>
<h2>Measure</h2>
<p>Run a speed test on your phone beside the router, then where it is bad. If it is slow at the router as well, the line is to blame and not the wifi. Call your provider.</p>
<h2>Two networks</h2>
<p><strong>5 GHz</strong> is fast and does not reach far. <strong>2.4 GHz</strong> is slower and goes through walls. Far away and stuttering? Choose the slow one by hand.</p>
<h2>Still no good?</h2>
<p>A repeater in a wall socket often halves the speed. One cable to a second access point is better, even if it takes some work. We come and measure where that point should be. Allow an hour to an hour and a half, at €65 an hour.</p>`,
    },
  },
]
