import type { DemoNewsItem, DemoTip } from '../../demo/content/types.js'

export const tips: DemoTip[] = [
  {
    key: 'backup',
    both: { image: 'backup' },
    nl: {
      title: 'Maak vandaag nog een reservekopie',
      subtitle: 'Een schijf gaat niet kapot op een handig moment',
      intro: 'De meeste mensen maken hun eerste reservekopie nadat ze alles kwijt zijn. Jij kunt het andersom doen.',
      text: `<h2>De regel van drie</h2>
<p>Bewaar alles wat je niet kwijt wilt drie keer: op je computer, op een losse schijf en op een plek buiten de deur.</p>
<ol>
<li>Sluit een losse schijf aan en kies in Windows <strong>Bestandsgeschiedenis</strong>, of op een Mac <strong>Time Machine</strong>.</li>
<li>Haal de schijf los als het klaar is. Wat niet aangesloten is, kan een virus niet bereiken.</li>
<li>Zet een keer per jaar een bestand terug. Een kopie die je nooit hebt geprobeerd, is een gok.</li>
</ol>
<p>Kom je er niet uit? Bij {{shop.name}} stellen we het met je in.</p>`,
    },
    en: {
      title: 'Make a backup today',
      subtitle: 'A drive does not fail at a handy moment',
      intro: 'Most people make their first backup after they have lost everything. You can do it the other way round.',
      text: `<h2>The rule of three</h2>
<p>Keep all you cannot miss three times: on your computer, on a separate drive and somewhere out of the house.</p>
<ol>
<li>Connect a separate drive and choose <strong>File History</strong> in Windows, or <strong>Time Machine</strong> on a Mac.</li>
<li>Unplug the drive when it is done. What is not connected is out of a virus's reach.</li>
<li>Put one file back once a year. A copy that you have never tried is a gamble.</li>
</ol>
<p>Stuck? At {{shop.name}} we set it up with you.</p>`,
    },
  },
  {
    key: 'passwords',
    both: { image: 'two-step' },
    nl: {
      title: 'Een wachtwoord dat je niet hoeft te onthouden',
      subtitle: 'En een tweede slot op de deur',
      intro: 'Eén uitgelekt wachtwoord opent al je andere accounts, als je overal hetzelfde gebruikt.',
      text: `<h2>Laat een programma ze onthouden</h2>
<p>Een wachtwoordbeheerder bedenkt voor elke site een ander wachtwoord en vult het in. Jij onthoudt er nog één: een zin van vier of vijf woorden.</p>
<h2>Zet de tweede stap aan</h2>
<p>Bij je mail, je bank en je foto’s. Wie je wachtwoord raadt, komt dan nog steeds niet binnen.</p>
<h2>Geef nooit een code door</h2>
<p>Geen bank, geen Microsoft en ook {{shop.name}} vraagt er aan de telefoon om.</p>`,
    },
    en: {
      title: 'A password that you need not remember',
      subtitle: 'And a second lock on the door',
      intro: 'One leaked password opens all your other accounts, if you use the same one everywhere.',
      text: `<h2>Let a program remember them</h2>
<p>A password manager makes up another password for every site and fills it in. You remember one: a sentence of four or five words.</p>
<h2>Turn on the second step</h2>
<p>For your mail, your bank and your photos. Someone who guesses your password still cannot get in.</p>
<h2>Never pass on a code</h2>
<p>No bank, no Microsoft and not {{shop.name}} either asks for one over the telephone.</p>`,
    },
  },
  {
    key: 'wet',
    both: { image: 'keyboard-mouse' },
    nl: {
      title: 'Koffie over je laptop: de eerste minuut telt',
      subtitle: 'En nee, geen rijst',
      intro: 'Niet de vloeistof maakt hem stuk, maar de stroom die er nog doorheen loopt.',
      text: `<ol>
<li><strong>Houd de aan-knop ingedrukt</strong> tot hij uit is, en trek de lader eruit.</li>
<li>Zet hem op zijn kop, open als een tent, op een handdoek.</li>
<li>Laat hem uit. Ook om te kijken of hij het nog doet.</li>
<li>Breng hem dezelfde dag langs. Wat opdroogt, blijft vreten.</li>
</ol>
<p>Rijst trekt geen vocht uit een laptop, en een föhn blaast het alleen verder naar binnen. Bel gerust eerst: {{shop.phone}}.</p>`,
    },
    en: {
      title: 'Coffee over your laptop: the first minute counts',
      subtitle: 'And no, not rice',
      intro: 'It is not the liquid that kills it, but the current that still runs through.',
      text: `<ol>
<li><strong>Hold the power button</strong> until it is off, and pull out the charger.</li>
<li>Turn it upside down, open like a tent, on a towel.</li>
<li>Leave it off. Also just to see whether it still works.</li>
<li>Bring it in the same day. What dries up goes on eating away.</li>
</ol>
<p>Rice draws no liquid out of a laptop, and a hair dryer only blows it further in. Do call first: {{shop.phone}}.</p>`,
    },
  },
]

export const newsItems: DemoNewsItem[] = [
  {
    key: 'new-site',
    both: { overviewImage: 'counter', category: 'general', showInOverview: true },
    nl: {
      title: 'De nieuwe site van {{shop.name}}',
      intro: 'Alles op één plek: wat we doen, wat het ongeveer kost en wanneer we open zijn.',
      introOverview: 'Alles op één plek: wat we doen, wat het ongeveer kost en wanneer we open zijn.',
      text: `<p>Op deze site vind je <a href="/nl/reparatie">wat we repareren</a> en wat dat ongeveer kost, krijg je <a href="/nl/computerhulp-op-afstand">hulp op afstand</a> en kun je een vraag stellen wanneer het jou uitkomt.</p>
<p>Breng je een apparaat, dan kun je hier ook zien hoe het ermee staat.</p>
<p>Mis je iets, of klopt er iets niet? Laat het ons weten.</p>`,
      seoDescription: 'De nieuwe site van {{shop.name}}: reparatie, hulp op afstand en tips op één plek.',
      url: 'onze-nieuwe-site',
    },
    en: {
      title: 'The new site of {{shop.name}}',
      intro: 'All in one place: what we do, roughly what it costs and when we are open.',
      introOverview: 'All in one place: what we do, roughly what it costs and when we are open.',
      text: `<p>On this site you find <a href="/en/repair">what we repair</a> and roughly what that costs, get <a href="/en/remote-help">remote help</a> and can ask a question whenever it suits you.</p>
<p>If you bring a device, you can see here how it is doing, too.</p>
<p>Is anything missing or wrong? Let us know.</p>`,
      seoDescription: 'The new site of {{shop.name}}: repairs, remote help and tips in one place.',
      url: 'our-new-site',
    },
  },
]
