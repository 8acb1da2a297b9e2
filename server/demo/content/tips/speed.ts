import type { DemoTip } from '../types.js'

/** What to do before a slow computer is called an old one. */
export const speedTips: DemoTip[] = [
  {
    key: 'slow-pc',
    createdAt: '2025-11-25T09:00:00Z',
    both: { image: 'ssd-upgrade' },
    nl: {
      title: 'Trage pc? Kijk in twee minuten waar het aan ligt',
      url: 'trage-pc-oorzaak',
      subtitle: 'Taakbeheer zegt wie er op wie wacht',
      intro:
        'Voor je een programma koopt dat belooft je pc sneller te maken: Windows vertelt zelf wat er in de weg zit. Je moet alleen weten waar.',
      text: `<h2>Open Taakbeheer</h2>
<p>Druk op <strong>Ctrl + Shift + Esc</strong> op het moment dat het traag is. Kijk bij <strong>Processen</strong> naar de drie kolommen bovenaan.</p>
<ul>
<li><strong>Schijf op 100 procent</strong>, minutenlang? Kijk bij Prestaties of er HDD staat. Dan is een SSD de oplossing, en die scheelt het meest van alles.</li>
<li><strong>Geheugen boven 85 procent</strong>? Sluit tabbladen. Blijft het vol met drie programma’s open, dan is er te weinig.</li>
<li><strong>CPU op 100 procent</strong>? Klik op de kolom. Het bovenste programma is de boosdoener. Ken je het niet, schrijf de naam dan op.</li>
</ul>
<h2>Ruim het opstarten op</h2>
<p>Ga naar <strong>Opstart-apps</strong> en zet alles uit wat je niet elke dag nodig hebt. Er gaat niets weg; het start alleen niet meer vanzelf. Laat je virusscanner staan.</p>
<h2>Herstart echt</h2>
<p>Afsluiten in Windows bewaart een deel van de vorige keer. <em>Opnieuw opstarten</em> doet dat niet. Eén keer per week is genoeg.</p>
<p>Een SSD van 500 GB kost bij ons {{price.service.ssd.from}}, met overzetten erbij. <a href="/nl/reparatie/ssd-en-geheugen">Hier staat wat het doet</a>.</p>`,
    },
    en: {
      title: 'A slow PC? Find out why in two minutes',
      url: 'why-is-my-pc-slow',
      subtitle: 'Task Manager tells you who is waiting for whom',
      intro:
        'Before you buy a program that promises to speed things up: Windows itself says what is in the way. You only need to know where to look.',
      text: `<h2>Open Task Manager</h2>
<p>Press <strong>Ctrl + Shift + Esc</strong> while it is being slow. Under <strong>Processes</strong>, look at the three columns on top.</p>
<ul>
<li><strong>Disk at 100 per cent</strong>, for minutes? Under Performance, see whether it says HDD. If so, an SSD is the cure, and nothing helps more.</li>
<li><strong>Memory above 85 per cent</strong>? Close some tabs. If it stays full with three programs open, there is too little of it.</li>
<li><strong>CPU at 100 per cent</strong>? Click the column. The program on top is to blame. If you do not know it, write its name down.</li>
</ul>
<h2>Tidy up the start</h2>
<p>Go to <strong>Startup apps</strong> and switch off what you do not need every day. Nothing is removed; it just no longer starts by itself. Leave your virus scanner alone.</p>
<h2>Restart for real</h2>
<p>Shutting Windows down keeps part of last time. <em>Restart</em> does not. Once a week will do.</p>
<p>A 500 GB SSD costs {{price.service.ssd.from}} with us, moving everything included. <a href="/en/repair/ssd-and-memory">Here is what it does</a>.</p>`,
    },
  },
  {
    key: 'updates',
    createdAt: '2026-04-07T09:00:00Z',
    both: { image: 'update' },
    nl: {
      title: 'Updates: laat ze ’s nachts komen, niet als jij werkt',
      url: 'updates-op-jouw-tijd',
      subtitle: 'Uitstellen mag, uitzetten niet',
      intro:
        'Een update komt altijd op het verkeerde moment, tot je zegt wanneer het wel uitkomt. Dat is één instelling.',
      text: `<h2>Geef je werktijden door</h2>
<p>Ga naar <strong>Instellingen</strong>, <strong>Windows Update</strong>, <strong>Geavanceerde opties</strong>, <strong>Actieve uren</strong>. Vul in van hoe laat tot hoe laat je achter je computer zit. In die uren start hij niet vanzelf opnieuw.</p>
<h2>Moet je morgen iets afmaken?</h2>
<p>Kies <strong>Updates één week onderbreken</strong>. Na die week haalt hij alles in. Doe dit voor een deadline, niet uit gewoonte: de meeste inbraken gaan door gaten waar al een update voor was.</p>
<h2>Wat Windows niet bijwerkt</h2>
<ul>
<li>Je browser. Die doet het bij het afsluiten. Sluit hem dus ook eens.</li>
<li>Je router. Kijk twee keer per jaar in het menu, of vraag het je provider.</li>
<li>Je printer. Alleen als hij kuren heeft.</li>
</ul>
<h2>Blijft hij hangen?</h2>
<p>Wacht twee uur, ook als het percentage stilstaat. Dan pas tien seconden op de aan-uitknop. Komt hij in een kring van herstarten terecht, dan zetten we hem terug naar de dag ervoor. Meestal € 35, en je bestanden blijven staan.</p>`,
    },
    en: {
      title: 'Updates: let them come at night, not while you work',
      url: 'updates-when-it-suits-you',
      subtitle: 'You may put them off, but not switch them off',
      intro: 'An update always picks the wrong moment, until you say which moments are right. It is a single setting.',
      text: `<h2>Give it your hours</h2>
<p>Go to <strong>Settings</strong>, <strong>Windows Update</strong>, <strong>Advanced options</strong>, <strong>Active hours</strong>. Enter when you sit at the computer. Between those times it will not restart by itself.</p>
<h2>Something to finish tomorrow?</h2>
<p>Choose <strong>Pause for 1 week</strong>. After that it catches up. Do it for a deadline and not from habit: most break-ins go through holes for which there was an update already.</p>
<h2>What Windows does not update</h2>
<ul>
<li>Your browser. It updates when it is closed, so do close it now and then.</li>
<li>Your router. Look in its menu twice a year, or ask your provider.</li>
<li>Your printer. Only if it misbehaves.</li>
</ul>
<h2>Does it hang?</h2>
<p>Wait for two hours, even if the percentage stands still. Only then hold the power button for ten seconds. If it keeps restarting, we put it back to the day before. That is usually €35, and your files stay put.</p>`,
    },
  },
  {
    key: 'full-drive',
    createdAt: '2026-07-28T09:00:00Z',
    both: { image: 'full-drive' },
    nl: {
      title: 'Schijf vol? Zo zie je wat de ruimte opeet',
      subtitle: 'Zonder schoonmaakprogramma, dat heb je niet nodig',
      intro:
        'Onder de tien procent vrije ruimte wordt een computer traag en mislukken updates. Meestal zijn het vijf mappen die alles innemen.',
      text: `<h2>Laat Windows het uitzoeken</h2>
<p>Ga naar <strong>Instellingen</strong>, <strong>Systeem</strong>, <strong>Opslag</strong>. Na een minuut staat er per soort hoeveel het is. Klik op <strong>Tijdelijke bestanden</strong> en verwijder wat wordt voorgesteld. Haal het vinkje weg bij <em>Downloads</em> als je daar dingen bewaart.</p>
<h2>De gewone verdachten</h2>
<ol>
<li><strong>Downloads</strong>: sorteer op grootte. Installatiebestanden van jaren terug mogen weg.</li>
<li><strong>Video’s van je telefoon</strong>: één minuut is al gauw 200 MB.</li>
<li><strong>De prullenbak</strong>: die telt mee tot je hem leegt.</li>
<li><strong>Cloudmappen</strong>: klik met rechts op een map in OneDrive en kies <em>Ruimte vrijmaken</em>. Hij blijft zichtbaar en komt terug als je hem opent.</li>
<li><strong>Spellen</strong> die niemand meer speelt.</li>
</ol>
<h2>Blijf van de map Windows af</h2>
<p>Wat daarin staat, lijkt dubbel maar is het niet. Gooi er nooit met de hand iets uit weg.</p>
<p>Is alles nodig wat erop staat? Een externe SSD van 1 TB ligt bij ons voor {{price.product.external-ssd}} in het schap, of we bouwen een grotere in.</p>`,
    },
    en: {
      title: 'Drive full? See what takes up the room',
      subtitle: 'Without a cleaning program, which you do not need',
      intro:
        'With less than ten per cent free, a computer slows down and updates fail. It is usually five folders that take it all.',
      text: `<h2>Let Windows find out</h2>
<p>Go to <strong>Settings</strong>, <strong>System</strong>, <strong>Storage</strong>. After a minute it shows how much there is of each kind. Click <strong>Temporary files</strong> and remove what it suggests. Untick <em>Downloads</em> if you keep things there.</p>
<h2>The usual suspects</h2>
<ol>
<li><strong>Downloads</strong>: sort by size. Installers from years ago can go.</li>
<li><strong>Videos from your phone</strong>: one minute is easily 200 MB.</li>
<li><strong>The recycle bin</strong>: it counts until you empty it.</li>
<li><strong>Cloud folders</strong>: right-click a folder in OneDrive and choose <em>Free up space</em>. You still see it, and it returns when you open it.</li>
<li><strong>Games</strong> that nobody plays any more.</li>
</ol>
<h2>Leave the Windows folder alone</h2>
<p>Much in it looks double and is not. Never delete from it by hand.</p>
<p>Do you need everything that is on it? We have a 1 TB external SSD on the shelf for {{price.product.external-ssd}}, or we build in a larger one.</p>`,
    },
  },
]
