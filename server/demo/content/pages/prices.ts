import type { DemoPage } from '../types.js'

export const pricesPage: DemoPage = {
  key: 'prices',
  both: {
    showSubtitle: true,
    showIntro: true,
    image: 'counter',
    facebookImage: 'counter',
    showActionBtn: true,
    visible: true,
    visibleInMenu: true,
    positionInMenu: 4,
    visibleInFooterMenu: true,
    positionInFooterMenu: 1,
  },
  nl: {
    title: 'Tarieven',
    subtitle: 'Met btw, en met het werk erbij',
    intro:
      'Dit zijn de prijzen die ook aan de balie hangen. Staat er ‘vanaf’, dan hangt het af van je model en hoor je het bedrag voor we beginnen.',
    actionBtnTitle: 'Maak een afspraak',
    seoDescription:
      'Alle prijzen van Cougar Computers: onderzoek {{price.service.diagnosis}}, virussen verwijderen {{price.service.virus-removal}}, SSD {{price.service.ssd.from}}, hulp aan huis € 65 per uur. Met btw.',
    url: 'tarieven',
    menuTitle: 'Tarieven',
    blocks: [
      {
        type: 'text',
        title: 'Laptop',
        width: 'narrow',
        internalLinkId: 'laptop',
        text: `<table>
<thead><tr><th>Wat</th><th>Prijs</th></tr></thead>
<tbody>
<tr><td>Onderzoek, gratis als we repareren</td><td>{{price.service.diagnosis}}</td></tr>
<tr><td>Nieuw scherm, met onderdeel</td><td>{{price.service.laptop-screen.from}}</td></tr>
<tr><td>Nieuwe accu, met onderdeel</td><td>{{price.service.laptop-battery.from}}</td></tr>
<tr><td>Nieuw toetsenbord, met onderdeel</td><td>vanaf € 89</td></tr>
<tr><td>Laadaansluiting vervangen</td><td>{{price.service.charging-port.from}}</td></tr>
<tr><td>Reinigen en nieuwe koelpasta</td><td>€ 59</td></tr>
<tr><td>Vloeistofschade behandelen</td><td>{{price.service.liquid-damage}}</td></tr>
</tbody>
</table>`,
      },
      {
        type: 'text',
        title: 'Pc',
        width: 'narrow',
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        internalLinkId: 'pc',
        text: `<table>
<thead><tr><th>Wat</th><th>Prijs</th></tr></thead>
<tbody>
<tr><td>Onderzoek, gratis als we repareren</td><td>{{price.service.diagnosis}}</td></tr>
<tr><td>Reinigen</td><td>€ 49</td></tr>
<tr><td>Nieuwe ventilator, met onderdeel</td><td>vanaf € 29</td></tr>
<tr><td>Nieuwe voeding, met onderdeel</td><td>vanaf € 95</td></tr>
<tr><td>Een onderdeel inbouwen dat je zelf meebrengt</td><td>€ 29</td></tr>
<tr><td>Pc op maat, met Windows, gebouwd en getest</td><td>{{price.service.custom-pc.from}}</td></tr>
</tbody>
</table>`,
      },
      {
        type: 'text',
        title: 'Windows, bestanden en snelheid',
        width: 'narrow',
        internalLinkId: 'windows',
        text: `<table>
<thead><tr><th>Wat</th><th>Prijs</th></tr></thead>
<tbody>
<tr><td>Virussen en ongewenste programma’s verwijderen</td><td>{{price.service.virus-removal}}</td></tr>
<tr><td>Windows opnieuw, met behoud van je bestanden</td><td>€ 79</td></tr>
<tr><td>SSD van 500 GB, ingebouwd en overgezet</td><td>{{price.service.ssd.from}}</td></tr>
<tr><td>SSD van 1 TB, ingebouwd en overgezet</td><td>vanaf € 159</td></tr>
<tr><td>8 GB geheugen, ingebouwd en getest</td><td>vanaf € 79</td></tr>
<tr><td>16 GB geheugen, ingebouwd en getest</td><td>vanaf € 129</td></tr>
<tr><td>Nieuwe computer inrichten</td><td>€ 49</td></tr>
<tr><td>Inrichten en je bestanden overzetten</td><td>€ 79</td></tr>
<tr><td>Bestanden van een leesbare schijf halen</td><td>{{price.service.file-copy}}</td></tr>
<tr><td>Gewiste of beschadigde bestanden terughalen</td><td>{{price.service.file-recovery}}</td></tr>
<tr><td>Kapotte schijf, in een stofvrije kamer</td><td>vanaf € 450</td></tr>
</tbody>
</table>`,
      },
      {
        type: 'text',
        title: 'Hulp',
        width: 'narrow',
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        internalLinkId: 'hulp',
        showAppointmentButton: true,
        text: `<table>
<thead><tr><th>Wat</th><th>Prijs</th></tr></thead>
<tbody>
<tr><td>Korte vraag aan de balie</td><td>gratis</td></tr>
<tr><td>Advies bij een nieuwe computer</td><td>gratis</td></tr>
<tr><td>Hulp op afstand, per kwartier</td><td>€ 15</td></tr>
<tr><td>Hulp aan huis, per uur</td><td>€ 65</td></tr>
<tr><td>Voorrijden in Veldhoek</td><td>gratis</td></tr>
<tr><td>Voorrijden tot 10 kilometer</td><td>€ 15</td></tr>
<tr><td>Ophalen en terugbrengen in Veldhoek</td><td>€ 15</td></tr>
</tbody>
</table>`,
      },
      {
        type: 'faq',
        title: 'Over betalen',
        width: 'narrow',
        questions: [
          {
            question: 'Wanneer betaal ik?',
            answer:
              '<p>Bij het ophalen, met pin, contant of een betaalverzoek. Voor een pc op maat vragen we een derde vooruit, omdat we de onderdelen voor jou bestellen.</p>',
          },
          {
            question: 'Kan het duurder worden dan afgesproken?',
            answer: '<p>Alleen als jij daar ja op zegt. Vinden we onderweg nog iets, dan stoppen we en bellen we.</p>',
          },
        ],
      },
    ],
  },
  en: {
    title: 'Prices',
    subtitle: 'With VAT, and with the work',
    intro:
      'These are the prices that hang at the counter. Where it says ‘from’, your model decides, and you hear the amount before we begin.',
    actionBtnTitle: 'Make an appointment',
    seoDescription:
      'All prices at Cougar Computers: diagnosis {{price.service.diagnosis}}, virus removal {{price.service.virus-removal}}, SSD {{price.service.ssd.from}}, help at home €65 an hour. VAT included.',
    url: 'prices',
    menuTitle: 'Prices',
    blocks: [
      {
        type: 'text',
        title: 'Laptop',
        width: 'narrow',
        internalLinkId: 'laptop',
        text: `<table>
<thead><tr><th>What</th><th>Price</th></tr></thead>
<tbody>
<tr><td>Diagnosis, free when we repair</td><td>{{price.service.diagnosis}}</td></tr>
<tr><td>New screen, part included</td><td>{{price.service.laptop-screen.from}}</td></tr>
<tr><td>New battery, part included</td><td>{{price.service.laptop-battery.from}}</td></tr>
<tr><td>New keyboard, part included</td><td>from €89</td></tr>
<tr><td>Replacing the charging port</td><td>{{price.service.charging-port.from}}</td></tr>
<tr><td>Cleaning and new thermal paste</td><td>€59</td></tr>
<tr><td>Treating liquid damage</td><td>{{price.service.liquid-damage}}</td></tr>
</tbody>
</table>`,
      },
      {
        type: 'text',
        title: 'PC',
        width: 'narrow',
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        internalLinkId: 'pc',
        text: `<table>
<thead><tr><th>What</th><th>Price</th></tr></thead>
<tbody>
<tr><td>Diagnosis, free when we repair</td><td>{{price.service.diagnosis}}</td></tr>
<tr><td>Cleaning</td><td>€49</td></tr>
<tr><td>New fan, part included</td><td>from €29</td></tr>
<tr><td>New power supply, part included</td><td>from €95</td></tr>
<tr><td>Fitting a part you bring yourself</td><td>€29</td></tr>
<tr><td>PC made to measure, with Windows, built and tested</td><td>{{price.service.custom-pc.from}}</td></tr>
</tbody>
</table>`,
      },
      {
        type: 'text',
        title: 'Windows, files and speed',
        width: 'narrow',
        internalLinkId: 'windows',
        text: `<table>
<thead><tr><th>What</th><th>Price</th></tr></thead>
<tbody>
<tr><td>Removing viruses and unwanted programs</td><td>{{price.service.virus-removal}}</td></tr>
<tr><td>Windows installed again, files kept</td><td>€79</td></tr>
<tr><td>500 GB SSD, fitted, everything moved across</td><td>{{price.service.ssd.from}}</td></tr>
<tr><td>1 TB SSD, fitted, everything moved across</td><td>from €159</td></tr>
<tr><td>8 GB of memory, fitted and tested</td><td>from €79</td></tr>
<tr><td>16 GB of memory, fitted and tested</td><td>from €129</td></tr>
<tr><td>Setting up a new computer</td><td>€49</td></tr>
<tr><td>Setting up and moving your files</td><td>€79</td></tr>
<tr><td>Files from a drive that still reads</td><td>{{price.service.file-copy}}</td></tr>
<tr><td>Recovering deleted or damaged files</td><td>{{price.service.file-recovery}}</td></tr>
<tr><td>Broken drive, in a dust-free room</td><td>from €450</td></tr>
</tbody>
</table>`,
      },
      {
        type: 'text',
        title: 'Help',
        width: 'narrow',
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        internalLinkId: 'help',
        showAppointmentButton: true,
        text: `<table>
<thead><tr><th>What</th><th>Price</th></tr></thead>
<tbody>
<tr><td>Short question at the counter</td><td>free</td></tr>
<tr><td>Advice on a new computer</td><td>free</td></tr>
<tr><td>Remote help, per quarter of an hour</td><td>€15</td></tr>
<tr><td>Help at home, per hour</td><td>€65</td></tr>
<tr><td>Call-out in Veldhoek</td><td>free</td></tr>
<tr><td>Call-out up to 10 km</td><td>€15</td></tr>
<tr><td>Collecting and returning in Veldhoek</td><td>€15</td></tr>
</tbody>
</table>`,
      },
      {
        type: 'faq',
        title: 'About paying',
        width: 'narrow',
        questions: [
          {
            question: 'When do I pay?',
            answer:
              '<p>When you collect, by card, in cash or with a payment link. For a PC made to measure we ask a third in advance, because we order the parts for you.</p>',
          },
          {
            question: 'Can it turn out dearer than agreed?',
            answer: '<p>Only if you say yes to it. If we come across something else, we stop and call you.</p>',
          },
        ],
      },
    ],
  },
}
