import type { DemoProduct } from '../types.js'

/** Computers that were used before, checked and refurbished at the bench. */
export const refurbishedComputers: DemoProduct[] = [
  {
    key: 'lenovo-thinkpad-t480',
    createdAt: '2026-11-19T09:00:00Z',
    both: {
      brand: 'Lenovo',
      price: 349,
      stock: 4,
      sku: 'RF-T480',
      supplier: 'Kantoorcomputers Oost',
      purchasePrice: 168,
      image: 'lenovo-thinkpad-t480',
      warrantyMonths: 12,
      images: ['refurbished-shelf'],
      productType: 'secondhand',
      condition: 'used',
      size: '14 inch',
    },
    nl: {
      title: 'Lenovo ThinkPad T480, opgeknapt',
      checked: [
        { text: 'Accu’s samen 80% of meer' },
        { text: 'SSD vernieuwd' },
        { text: 'Koelpasta vernieuwd' },
        { text: 'Elke toets getest' },
      ],
      specifications: `<p>De laptop waar we zelf op werken. Sterk toetsenbord, twee accu’s, en bijna elk onderdeel is los te vervangen. Lichte sporen op de deksel, het scherm is gaaf.</p>
<table>
<tbody>
<tr><th>Processor</th><td>Intel Core i5-8350U</td></tr>
<tr><th>Geheugen</th><td>16 GB</td></tr>
<tr><th>Opslag</th><td>SSD van 512 GB, nieuw</td></tr>
<tr><th>Scherm</th><td>14 inch, 1920 × 1080, mat</td></tr>
<tr><th>Systeem</th><td>Windows 11 Pro</td></tr>
<tr><th>Gewicht</th><td>1,7 kg</td></tr>
<tr><th>Aansluitingen</th><td>2 × USB-C, 2 × USB-A, HDMI, netwerk</td></tr>
</tbody>
</table>`,
    },
    en: {
      title: 'Lenovo ThinkPad T480, refurbished',
      checked: [
        { text: 'Batteries 80% or more together' },
        { text: 'New SSD' },
        { text: 'New thermal paste' },
        { text: 'Every key tested' },
      ],
      specifications: `<p>The laptop we use ourselves. A firm keyboard, two batteries, and nearly every part can be replaced on its own. Light marks on the lid, a flawless screen.</p>
<table>
<tbody>
<tr><th>Processor</th><td>Intel Core i5-8350U</td></tr>
<tr><th>Memory</th><td>16 GB</td></tr>
<tr><th>Storage</th><td>512 GB SSD, new</td></tr>
<tr><th>Screen</th><td>14 inch, 1920 × 1080, matt</td></tr>
<tr><th>System</th><td>Windows 11 Pro</td></tr>
<tr><th>Weight</th><td>1.7 kg</td></tr>
<tr><th>Ports</th><td>2 × USB-C, 2 × USB-A, HDMI, network</td></tr>
</tbody>
</table>`,
    },
  },
  {
    key: 'hp-elitebook-840',
    createdAt: '2026-11-16T13:00:00Z',
    both: {
      brand: 'HP',
      price: 379,
      stock: 2,
      sku: 'RF-840G6',
      supplier: 'Kantoorcomputers Oost',
      purchasePrice: 185,
      image: 'hp-elitebook-840',
      warrantyMonths: 12,
      productType: 'secondhand',
      condition: 'as-new',
      size: '14 inch',
    },
    nl: {
      title: 'HP EliteBook 840 G6, opgeknapt',
      checked: [
        { text: 'Accu vernieuwd' },
        { text: 'SSD gecontroleerd' },
        { text: 'Ventilator gereinigd' },
        { text: 'Webcam en microfoon getest' },
      ],
      specifications: `<p>Dun, licht en van aluminium. Deze twee stonden drie jaar in een dock op kantoor en zien eruit als nieuw: geen krassen, geen glimmende toetsen.</p>
<table>
<tbody>
<tr><th>Processor</th><td>Intel Core i5-8365U</td></tr>
<tr><th>Geheugen</th><td>16 GB</td></tr>
<tr><th>Opslag</th><td>SSD van 512 GB</td></tr>
<tr><th>Scherm</th><td>14 inch, 1920 × 1080, mat</td></tr>
<tr><th>Systeem</th><td>Windows 11 Pro</td></tr>
<tr><th>Gewicht</th><td>1,5 kg</td></tr>
<tr><th>Aansluitingen</th><td>USB-C, 2 × USB-A, HDMI, netwerk</td></tr>
</tbody>
</table>`,
    },
    en: {
      title: 'HP EliteBook 840 G6, refurbished',
      checked: [
        { text: 'New battery' },
        { text: 'SSD verified' },
        { text: 'Fan cleaned' },
        { text: 'Webcam and microphone tested' },
      ],
      specifications: `<p>Thin, light and made of aluminium. These two spent three years in an office dock and could pass for new: no scratches, no shiny keys.</p>
<table>
<tbody>
<tr><th>Processor</th><td>Intel Core i5-8365U</td></tr>
<tr><th>Memory</th><td>16 GB</td></tr>
<tr><th>Storage</th><td>512 GB SSD</td></tr>
<tr><th>Screen</th><td>14 inch, 1920 × 1080, matt</td></tr>
<tr><th>System</th><td>Windows 11 Pro</td></tr>
<tr><th>Weight</th><td>1.5 kg</td></tr>
<tr><th>Ports</th><td>USB-C, 2 × USB-A, HDMI, network</td></tr>
</tbody>
</table>`,
    },
  },
  {
    key: 'dell-latitude-7490',
    createdAt: '2026-11-11T10:00:00Z',
    both: {
      brand: 'Dell',
      price: 289,
      stock: 1,
      sku: 'RF-7490',
      supplier: 'Kantoorcomputers Oost',
      purchasePrice: 139,
      image: 'dell-latitude-7490',
      warrantyMonths: 12,
      productType: 'secondhand',
      condition: 'used',
      size: '14 inch',
    },
    nl: {
      title: 'Dell Latitude 7490, opgeknapt',
      checked: [
        { text: 'Accu 84%' },
        { text: 'SSD gecontroleerd' },
        { text: 'Koelpasta vernieuwd' },
        { text: 'Laadsnoer vernieuwd' },
      ],
      specifications: `<p>Onze voordeligste laptop met Windows 11. Genoeg voor internet, mail, bankzaken en brieven. Op de hoek rechtsvoor zit een deukje; je voelt het, het werkt er niet minder om.</p>
<table>
<tbody>
<tr><th>Processor</th><td>Intel Core i5-8350U</td></tr>
<tr><th>Geheugen</th><td>8 GB, uit te breiden tot 32 GB</td></tr>
<tr><th>Opslag</th><td>SSD van 256 GB</td></tr>
<tr><th>Scherm</th><td>14 inch, 1920 × 1080, mat</td></tr>
<tr><th>Systeem</th><td>Windows 11 Pro</td></tr>
<tr><th>Gewicht</th><td>1,4 kg</td></tr>
<tr><th>Aansluitingen</th><td>USB-C, 3 × USB-A, HDMI, netwerk</td></tr>
</tbody>
</table>`,
    },
    en: {
      title: 'Dell Latitude 7490, refurbished',
      checked: [
        { text: 'Battery 84%' },
        { text: 'SSD verified' },
        { text: 'New thermal paste' },
        { text: 'New charging cable' },
      ],
      specifications: `<p>Our cheapest laptop with Windows 11. Enough for the web, mail, banking and letters. There is a small dent in the front right corner; you can feel it, and it works no worse for it.</p>
<table>
<tbody>
<tr><th>Processor</th><td>Intel Core i5-8350U</td></tr>
<tr><th>Memory</th><td>8 GB, can be extended to 32 GB</td></tr>
<tr><th>Storage</th><td>256 GB SSD</td></tr>
<tr><th>Screen</th><td>14 inch, 1920 × 1080, matt</td></tr>
<tr><th>System</th><td>Windows 11 Pro</td></tr>
<tr><th>Weight</th><td>1.4 kg</td></tr>
<tr><th>Ports</th><td>USB-C, 3 × USB-A, HDMI, network</td></tr>
</tbody>
</table>`,
    },
  },
  {
    key: 'hp-prodesk-mini',
    createdAt: '2026-10-28T09:30:00Z',
    both: {
      brand: 'HP',
      price: 249,
      stock: 6,
      sku: 'RF-PRODESK',
      supplier: 'Kantoorcomputers Oost',
      purchasePrice: 112,
      minimumStock: 2,
      image: 'hp-prodesk-mini',
      warrantyMonths: 12,
      productType: 'secondhand',
      condition: 'used',
    },
    nl: {
      title: 'HP ProDesk 400 Mini, opgeknapt',
      checked: [
        { text: 'Van binnen gereinigd' },
        { text: 'Koelpasta vernieuwd' },
        { text: 'SSD gecontroleerd' },
        { text: 'Een nacht op volle kracht getest' },
      ],
      size: 'Mini, 18 × 18 × 3,5 cm',
      specifications: `<p>Een volwaardige pc zo groot als een boek. Past achter het beeldscherm of in een boekenkast en gebruikt weinig stroom. Toetsenbord en scherm zitten er niet bij.</p>
<table>
<tbody>
<tr><th>Processor</th><td>Intel Core i5-9500T</td></tr>
<tr><th>Geheugen</th><td>16 GB</td></tr>
<tr><th>Opslag</th><td>SSD van 256 GB</td></tr>
<tr><th>Systeem</th><td>Windows 11 Pro</td></tr>
<tr><th>Verbruik</th><td>ongeveer 12 watt bij internetten</td></tr>
<tr><th>Aansluitingen</th><td>6 × USB, 2 × DisplayPort, netwerk, wifi</td></tr>
</tbody>
</table>`,
    },
    en: {
      title: 'HP ProDesk 400 Mini, refurbished',
      checked: [
        { text: 'Cleaned inside' },
        { text: 'New thermal paste' },
        { text: 'SSD verified' },
        { text: 'Tested overnight at full load' },
      ],
      size: 'Mini, 18 × 18 × 3.5 cm',
      specifications: `<p>A complete PC the size of a book. It fits behind the monitor or on a shelf and uses little power. Keyboard and screen are not included.</p>
<table>
<tbody>
<tr><th>Processor</th><td>Intel Core i5-9500T</td></tr>
<tr><th>Memory</th><td>16 GB</td></tr>
<tr><th>Storage</th><td>256 GB SSD</td></tr>
<tr><th>System</th><td>Windows 11 Pro</td></tr>
<tr><th>Power use</th><td>about 12 watts when browsing</td></tr>
<tr><th>Ports</th><td>6 × USB, 2 × DisplayPort, network, wifi</td></tr>
</tbody>
</table>`,
    },
  },
]
