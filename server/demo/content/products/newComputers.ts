import type { DemoProduct } from '../types.js'

/** New computers, those built at the bench first. */
export const newComputers: DemoProduct[] = [
  {
    key: 'cougar-home-pc',
    createdAt: '2026-11-18T11:00:00Z',
    both: {
      brand: 'Cougar Computers',
      price: 649,
      stock: 3,
      sku: 'PC-HUIS',
      supplier: 'Componenten Rijn & IJssel',
      purchasePrice: 418,
      minimumStock: 2,
      image: 'cougar-home-pc',
      warrantyMonths: 24,
      images: ['new-pc-desk'],
      productType: 'product-sale',
      condition: 'new',
    },
    nl: {
      title: 'Cougar huis-pc',
      checked: [{ text: 'Een nacht op volle kracht getest' }, { text: 'Windows zonder proefversies' }],
      size: 'Compacte toren, 36 cm hoog',
      specifications: `<p>Door ons gebouwd voor internet, mail, bankzaken en foto’s. Zo stil dat je het lampje nodig hebt om te zien of hij aanstaat. Alles in de kast is los te vervangen of uit te breiden.</p>
<p><strong>Gebouwd en getest in Veldhoek:</strong> een nacht op volle kracht gedraaid, Windows ingericht zonder proefversies.</p>
<table>
<tbody>
<tr><th>Processor</th><td>AMD Ryzen 5 8500G</td></tr>
<tr><th>Geheugen</th><td>16 GB DDR5</td></tr>
<tr><th>Opslag</th><td>SSD van 500 GB</td></tr>
<tr><th>Beeld</th><td>in de processor, twee schermen tegelijk</td></tr>
<tr><th>Systeem</th><td>Windows 11 Home</td></tr>
<tr><th>Netwerk</th><td>kabel en wifi 6</td></tr>
<tr><th>Aansluitingen</th><td>8 × USB, HDMI, DisplayPort, koptelefoon</td></tr>
</tbody>
</table>`,
    },
    en: {
      title: 'Cougar home PC',
      checked: [{ text: 'Tested overnight at full load' }, { text: 'Windows without trial versions' }],
      size: 'Compact tower, 36 cm high',
      specifications: `<p>Built by us for the web, mail, banking and photos. So quiet that you need the little light to see whether it is on. Everything in the case can be replaced or extended on its own.</p>
<p><strong>Built and tested in Veldhoek:</strong> a night at full load, Windows set up without trial versions.</p>
<table>
<tbody>
<tr><th>Processor</th><td>AMD Ryzen 5 8500G</td></tr>
<tr><th>Memory</th><td>16 GB DDR5</td></tr>
<tr><th>Storage</th><td>500 GB SSD</td></tr>
<tr><th>Graphics</th><td>in the processor, two screens at once</td></tr>
<tr><th>System</th><td>Windows 11 Home</td></tr>
<tr><th>Network</th><td>cable and wifi 6</td></tr>
<tr><th>Ports</th><td>8 × USB, HDMI, DisplayPort, headphones</td></tr>
</tbody>
</table>`,
    },
  },
  {
    key: 'cougar-game-pc',
    createdAt: '2026-11-17T15:00:00Z',
    both: {
      brand: 'Cougar Computers',
      price: 1499,
      stock: 3,
      sku: 'PC-GAME',
      supplier: 'Componenten Rijn & IJssel',
      purchasePrice: 1015,
      minimumStock: 1,
      image: 'cougar-game-pc',
      warrantyMonths: 24,
      images: ['build-pc'],
      productType: 'product-sale',
      condition: 'new',
    },
    nl: {
      title: 'Cougar game-pc',
      checked: [{ text: 'Een nacht op volle kracht getest' }, { text: 'Ventilatoren stil afgesteld' }],
      size: 'Midi-toren, 46 cm hoog',
      specifications: `<p>Speelt nieuwe spellen vloeiend op een scherm van 27 inch. We kozen een voeding met reserve, zodat er later een zwaardere grafische kaart in kan zonder dat de rest vervangen hoeft.</p>
<p><strong>Gebouwd en getest in Veldhoek:</strong> een nacht op volle kracht, kabels weggewerkt, ventilatoren stil afgesteld.</p>
<table>
<tbody>
<tr><th>Processor</th><td>AMD Ryzen 5 9600X</td></tr>
<tr><th>Grafische kaart</th><td>GeForce RTX 5060, 8 GB</td></tr>
<tr><th>Geheugen</th><td>32 GB DDR5</td></tr>
<tr><th>Opslag</th><td>SSD van 1 TB</td></tr>
<tr><th>Voeding</th><td>750 watt, 80 Plus Gold</td></tr>
<tr><th>Systeem</th><td>Windows 11 Home</td></tr>
<tr><th>Netwerk</th><td>kabel (2,5 Gbit) en wifi 6E</td></tr>
</tbody>
</table>`,
    },
    en: {
      title: 'Cougar gaming PC',
      checked: [{ text: 'Tested overnight at full load' }, { text: 'Fans tuned to be quiet' }],
      size: 'Midi tower, 46 cm high',
      specifications: `<p>Plays new games smoothly on a 27-inch screen. We chose a power supply with something in reserve: a bigger graphics card can go in later without replacing anything else.</p>
<p><strong>Built and tested in Veldhoek:</strong> a night at full load, cables out of sight, fans tuned to be quiet.</p>
<table>
<tbody>
<tr><th>Processor</th><td>AMD Ryzen 5 9600X</td></tr>
<tr><th>Graphics card</th><td>GeForce RTX 5060, 8 GB</td></tr>
<tr><th>Memory</th><td>32 GB DDR5</td></tr>
<tr><th>Storage</th><td>1 TB SSD</td></tr>
<tr><th>Power supply</th><td>750 watts, 80 Plus Gold</td></tr>
<tr><th>System</th><td>Windows 11 Home</td></tr>
<tr><th>Network</th><td>cable (2.5 Gbit) and wifi 6E</td></tr>
</tbody>
</table>`,
    },
  },
  {
    key: 'acer-aspire-15',
    createdAt: '2026-11-13T09:00:00Z',
    both: {
      brand: 'Acer',
      price: 699,
      stock: 3,
      sku: 'NB-ASPIRE15',
      supplier: 'Groothandel Noord',
      purchasePrice: 512,
      minimumStock: 2,
      image: 'acer-aspire-15',
      warrantyMonths: 24,
      productType: 'product-sale',
      condition: 'new',
    },
    nl: {
      title: 'Acer Aspire 15 laptop',
      checked: [{ text: 'Geen dode beeldpunten' }, { text: 'Bijgewerkt, zonder proefversies' }],
      size: '15,6 inch',
      specifications: `<p>Een nieuwe laptop voor wie een groot scherm wil en hem vooral thuis gebruikt. We kozen dit model omdat geheugen en SSD later te vervangen zijn; dat kan bij steeds minder nieuwe laptops.</p>
<p><strong>Vooraf gedaan:</strong> bijgewerkt, proefversies verwijderd, nagekeken op dode beeldpunten.</p>
<table>
<tbody>
<tr><th>Processor</th><td>Intel Core i5-1334U</td></tr>
<tr><th>Geheugen</th><td>16 GB</td></tr>
<tr><th>Opslag</th><td>SSD van 512 GB</td></tr>
<tr><th>Scherm</th><td>15,6 inch, 1920 × 1080, IPS</td></tr>
<tr><th>Systeem</th><td>Windows 11 Home</td></tr>
<tr><th>Gewicht</th><td>1,8 kg</td></tr>
<tr><th>Aansluitingen</th><td>USB-C, 3 × USB-A, HDMI</td></tr>
</tbody>
</table>`,
    },
    en: {
      title: 'Acer Aspire 15, a new laptop',
      checked: [{ text: 'No dead pixels' }, { text: 'Updated, without trial versions' }],
      size: '15.6 inch',
      specifications: `<p>A new laptop for those who want a large screen and mostly stay at home with it. We picked this model because memory and SSD can be replaced later, which fewer and fewer new laptops allow.</p>
<p><strong>Done beforehand:</strong> updated, trial versions removed, screen checked for dead pixels.</p>
<table>
<tbody>
<tr><th>Processor</th><td>Intel Core i5-1334U</td></tr>
<tr><th>Memory</th><td>16 GB</td></tr>
<tr><th>Storage</th><td>512 GB SSD</td></tr>
<tr><th>Screen</th><td>15.6 inch, 1920 × 1080, IPS</td></tr>
<tr><th>System</th><td>Windows 11 Home</td></tr>
<tr><th>Weight</th><td>1.8 kg</td></tr>
<tr><th>Ports</th><td>USB-C, 3 × USB-A, HDMI</td></tr>
</tbody>
</table>`,
    },
  },
]
