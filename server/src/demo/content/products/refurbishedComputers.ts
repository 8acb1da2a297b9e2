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
      image: 'lenovo-thinkpad-t480',
      productType: 'secondhand',
      condition: 'used',
      size: '14 inch',
    },
    nl: {
      title: 'Lenovo ThinkPad T480, opgeknapt',
      specifications: `<p>De laptop waar we zelf op werken. Sterk toetsenbord, twee accu’s, en bijna elk onderdeel is los te vervangen. Lichte sporen op de deksel, het scherm is gaaf.</p>
<p><strong>Nagekeken:</strong> accu’s gemeten (samen minstens 80% over), nieuwe SSD, nieuwe koelpasta, toetsen getest. Een jaar garantie.</p>
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
      specifications: `<p>The laptop we use ourselves. A firm keyboard, two batteries, and nearly every part can be replaced on its own. Light marks on the lid, a flawless screen.</p>
<p><strong>Checked:</strong> batteries measured (at least 80% left together), new SSD, new thermal paste, every key tested. One year’s warranty.</p>
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
      image: 'hp-elitebook-840',
      productType: 'secondhand',
      condition: 'as-new',
      size: '14 inch',
    },
    nl: {
      title: 'HP EliteBook 840 G6, opgeknapt',
      specifications: `<p>Dun, licht en van aluminium. Deze twee stonden drie jaar in een dock op kantoor en zien eruit als nieuw: geen krassen, geen glimmende toetsen.</p>
<p><strong>Nagekeken:</strong> nieuwe accu, SSD gecontroleerd, ventilator gereinigd, webcam en microfoon getest. Een jaar garantie.</p>
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
      specifications: `<p>Thin, light and made of aluminium. These two spent three years in an office dock and could pass for new: no scratches, no shiny keys.</p>
<p><strong>Checked:</strong> new battery, SSD verified, fan cleaned, webcam and microphone tested. One year’s warranty.</p>
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
      image: 'dell-latitude-7490',
      productType: 'secondhand',
      condition: 'used',
      size: '14 inch',
    },
    nl: {
      title: 'Dell Latitude 7490, opgeknapt',
      specifications: `<p>Onze voordeligste laptop met Windows 11. Genoeg voor internet, mail, bankzaken en brieven. Op de hoek rechtsvoor zit een deukje; je voelt het, het werkt er niet minder om.</p>
<p><strong>Nagekeken:</strong> accu gemeten (84% over), SSD gecontroleerd, nieuwe koelpasta, nieuw laadsnoer. Een jaar garantie.</p>
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
      specifications: `<p>Our cheapest laptop with Windows 11. Enough for the web, mail, banking and letters. There is a small dent in the front right corner; you can feel it, and it works no worse for it.</p>
<p><strong>Checked:</strong> battery measured (84% left), SSD verified, new thermal paste, new charging cable. One year’s warranty.</p>
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
      image: 'hp-prodesk-mini',
      productType: 'secondhand',
      condition: 'used',
    },
    nl: {
      title: 'HP ProDesk 400 Mini, opgeknapt',
      size: 'Mini, 18 × 18 × 3,5 cm',
      specifications: `<p>Een volwaardige pc zo groot als een boek. Past achter het beeldscherm of in een boekenkast en gebruikt weinig stroom. Toetsenbord en scherm zitten er niet bij.</p>
<p><strong>Nagekeken:</strong> gereinigd, nieuwe koelpasta, SSD gecontroleerd, een nacht op volle kracht getest. Een jaar garantie.</p>
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
      size: 'Mini, 18 × 18 × 3.5 cm',
      specifications: `<p>A complete PC the size of a book. It fits behind the monitor or on a shelf and uses little power. Keyboard and screen are not included.</p>
<p><strong>Checked:</strong> cleaned, new thermal paste, SSD verified, tested overnight at full load. One year’s warranty.</p>
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
