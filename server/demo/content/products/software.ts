import type { DemoProduct } from '../types.js'

export const softwareProducts: DemoProduct[] = [
  {
    key: 'office-suite',
    createdAt: '2026-06-15T10:00:00Z',
    both: {
      brand: 'Microsoft',
      price: 149,
      stock: 10,
      sku: 'LIC-OFFICE',
      supplier: 'Groothandel Noord',
      purchasePrice: 104.5,
      minimumStock: 3,
      image: 'office-suite',
      productType: 'software',
      condition: 'new',
      size: '1 computer',
    },
    nl: {
      title: 'Office Home 2024, eenmalig betalen',
      specifications: `<p>Word, Excel, PowerPoint en OneNote zonder abonnement. Je koopt het één keer en het blijft van jou, op één computer.</p>
<p>Schrijf je vooral brieven en af en toe een begroting, dan is het gratis LibreOffice vaak genoeg. Dat installeren we zonder kosten; probeer het eerst. Een geactiveerde licentie nemen we niet terug.</p>
<table>
<tbody>
<tr><th>Programma’s</th><td>Word, Excel, PowerPoint, OneNote</td></tr>
<tr><th>Voor</th><td>1 Windows-computer of 1 Mac</td></tr>
<tr><th>Duur</th><td>onbeperkt, updates tot oktober 2029</td></tr>
<tr><th>Nodig</th><td>Windows 10 of 11, of een recente macOS, en een Microsoft-account</td></tr>
<tr><th>Installeren</th><td>gratis bij aankoop, je bent in een kwartier klaar</td></tr>
</tbody>
</table>`,
    },
    en: {
      title: 'Office Home 2024, pay once',
      specifications: `<p>Word, Excel, PowerPoint and OneNote without a subscription. You buy it once and it stays yours, on one computer.</p>
<p>If you mostly write letters and now and then a budget, LibreOffice often does, and it is free. We install it at no charge; try it first. An activated licence cannot be returned.</p>
<table>
<tbody>
<tr><th>Programs</th><td>Word, Excel, PowerPoint, OneNote</td></tr>
<tr><th>For</th><td>1 Windows computer or 1 Mac</td></tr>
<tr><th>Term</th><td>unlimited, updates until October 2029</td></tr>
<tr><th>Needs</th><td>Windows 10 or 11, or a recent macOS, and a Microsoft account</td></tr>
<tr><th>Installing</th><td>free when you buy it, done in fifteen minutes</td></tr>
</tbody>
</table>`,
    },
  },
  {
    key: 'virus-scanner',
    createdAt: '2026-05-20T10:00:00Z',
    both: {
      brand: 'ESET',
      price: 49.95,
      stock: 11,
      sku: 'LIC-ESET3',
      supplier: 'Groothandel Noord',
      purchasePrice: 24.9,
      minimumStock: 3,
      image: 'virus-scanner',
      productType: 'software',
      condition: 'new',
    },
    nl: {
      title: 'Virusscanner voor drie apparaten, één jaar',
      size: '3 apparaten',
      specifications: `<p>Voor de meeste mensen is de scanner die in Windows zit goed genoeg, mits de updates aanstaan. Deze raden we aan als je veel bestanden van anderen krijgt, of als je kinderen op dezelfde computer spelen.</p>
<p>Hij verlengt niet vanzelf. Na een jaar stopt hij en beslis je opnieuw. Een geactiveerde licentie nemen we niet terug.</p>
<ul>
<li>Drie apparaten: Windows, Mac of Android</li>
<li>Waarschuwt voor valse bank- en bezorgsites</li>
<li>Eén jaar, zonder automatische verlenging</li>
<li>Installeren is gratis bij aankoop; een oude scanner halen we eraf</li>
</ul>`,
    },
    en: {
      title: 'Virus scanner for three devices, one year',
      size: '3 devices',
      specifications: `<p>For most people the scanner inside Windows is good enough, as long as updates are on. We advise this one if you receive many files from others, or if your children play on the same computer.</p>
<p>It does not renew itself. After a year it stops and you decide again. An activated licence cannot be returned.</p>
<ul>
<li>Three devices: Windows, Mac or Android</li>
<li>Warns of false bank and delivery sites</li>
<li>One year, no automatic renewal</li>
<li>Installing is free when you buy it; we take an old scanner off</li>
</ul>`,
    },
  },
]
