import type { DemoProduct } from '../types.js'

/** Accessories of computers, including outlet items. */
export const accessories: DemoProduct[] = [
  {
    key: 'monitor-24',
    createdAt: '2026-11-06T10:00:00Z',
    both: {
      brand: 'AOC',
      price: 99,
      stock: 1,
      sku: 'MON-24-OUT',
      supplier: 'Groothandel Noord',
      purchasePrice: 62.5,
      image: 'monitor-24',
      warrantyMonths: 12,
      images: ['second-screen'],
      productType: 'outlet',
      condition: 'as-new',
    },
    nl: {
      title: 'Monitor van 24 inch, uit de toonzaal',
      checked: [{ text: 'Alle aansluitingen getest' }, { text: 'Voet en kabel erbij' }],
      size: '24 inch',
      specifications: `<p>Stond een halfjaar aan in onze winkel. Geen krassen en geen dode beeldpunten, alleen de doos ontbreekt. Nieuw kost hij € 139.</p>
<table>
<tbody>
<tr><th>Scherm</th><td>23,8 inch, 1920 × 1080, IPS</td></tr>
<tr><th>Beelden per seconde</th><td>100</td></tr>
<tr><th>Aansluitingen</th><td>HDMI, VGA</td></tr>
<tr><th>Voet</th><td>kantelbaar, gaten voor een arm (VESA 100)</td></tr>
<tr><th>Erbij</th><td>HDMI-kabel, stroomsnoer</td></tr>
</tbody>
</table>`,
    },
    en: {
      title: '24-inch monitor, ex-display',
      checked: [{ text: 'All inputs tested' }, { text: 'Stand and cable included' }],
      size: '24 inch',
      specifications: `<p>It was on display in our shop for six months. No scratches and no dead pixels; only the box is missing. New, it costs €139.</p>
<table>
<tbody>
<tr><th>Screen</th><td>23.8 inch, 1920 × 1080, IPS</td></tr>
<tr><th>Frames per second</th><td>100</td></tr>
<tr><th>Inputs</th><td>HDMI, VGA</td></tr>
<tr><th>Stand</th><td>tilts, holes for an arm (VESA 100)</td></tr>
<tr><th>Included</th><td>HDMI cable, power cord</td></tr>
</tbody>
</table>`,
    },
  },
  {
    key: 'external-ssd',
    createdAt: '2026-11-04T10:00:00Z',
    both: {
      brand: 'Kingston',
      price: 119,
      stock: 12,
      sku: 'SSD-EXT-1TB',
      supplier: 'Groothandel Noord',
      purchasePrice: 68.9,
      minimumStock: 4,
      image: 'external-ssd',
      warrantyMonths: 24,
      images: ['backup'],
      productType: 'product-sale',
      condition: 'new',
      size: '1 TB',
    },
    nl: {
      title: 'Externe SSD van 1 TB voor je back-up',
      specifications: `<p>Zo groot als een luciferdoosje en zonder bewegende delen, dus hij kan tegen een val uit je tas. Genoeg voor ongeveer 200.000 foto’s. Sluit hem eens per week aan en leg hem daarna weg.</p>
<p>Wil je dat we de eerste back-up met je maken, dan doen we dat aan de balie. Reken op een halfuur, gratis bij aankoop.</p>
<ul>
<li>1 TB opslag, ongeveer tien keer zo snel als een gewone externe schijf</li>
<li>USB-C, met verloopje voor een oudere computer</li>
<li>Werkt met Windows, Mac en de meeste telefoons</li>
</ul>`,
    },
    en: {
      title: '1 TB external SSD for your backup',
      specifications: `<p>The size of a matchbox and nothing in it moves, so it survives a fall from your bag. Room for some 200,000 photos. Connect it once a week, then put it away.</p>
<p>Would you like us to make the first backup with you? We do so at the counter in half an hour, free when you buy the drive.</p>
<ul>
<li>1 TB of storage, about ten times as fast as an ordinary external drive</li>
<li>USB-C, with an adapter for an older computer</li>
<li>Works with Windows, Mac and most phones</li>
</ul>`,
    },
  },
  {
    key: 'wifi-router',
    createdAt: '2026-09-14T10:00:00Z',
    both: {
      brand: 'TP-Link',
      price: 79.95,
      stock: 5,
      sku: 'ROUTER-AX',
      supplier: 'Groothandel Noord',
      purchasePrice: 42.75,
      minimumStock: 6,
      image: 'wifi-router',
      warrantyMonths: 24,
      images: ['wifi'],
      productType: 'product-sale',
      condition: 'new',
      size: 'AX3000',
    },
    nl: {
      title: 'Router met wifi 6',
      checked: [{ text: 'Nieuwste firmware' }, { text: 'Eigen wachtwoord ingesteld' }],
      specifications: `<p>Voor wie een router van jaren geleden heeft of er geen updates meer voor krijgt. Eén kastje is genoeg voor een rijtjeshuis; voor de zolder kun je er later een tweede bij zetten.</p>
<p><strong>Wij doen vooraf:</strong> de nieuwste firmware erop (het programma in het kastje zelf), automatisch bijwerken aan, en een eigen wachtwoord.</p>
<ul>
<li>Wifi 6, tot ongeveer 120 vierkante meter</li>
<li>Vier netwerkpoorten</li>
<li>Apart netwerk voor gasten</li>
<li>Aansluiten bij je thuis kost € 32,50 voor een halfuur, in Veldhoek zonder voorrijkosten</li>
</ul>`,
    },
    en: {
      title: 'Router with wifi 6',
      checked: [{ text: 'Latest firmware' }, { text: 'Password of your own' }],
      specifications: `<p>For those whose router is years old or gets no more updates. One box is enough for a terraced house; a second one can be added later for the attic.</p>
<p><strong>We do beforehand:</strong> the latest firmware (the program in the box itself), automatic updates on, and a password of your own.</p>
<ul>
<li>Wifi 6, up to about 120 square metres</li>
<li>Four network ports</li>
<li>A separate network for guests</li>
<li>Connecting it at your home costs €32.50 for half an hour, with no call-out charge in Veldhoek</li>
</ul>`,
    },
  },
  {
    key: 'keyboard-mouse',
    createdAt: '2026-08-20T10:00:00Z',
    both: {
      brand: 'Logitech',
      price: 39.95,
      stock: 8,
      sku: 'SET-DRAADLOOS',
      supplier: 'Groothandel Noord',
      purchasePrice: 18.9,
      minimumStock: 5,
      image: 'keyboard-mouse',
      warrantyMonths: 24,
      productType: 'product-sale',
      condition: 'new',
    },
    nl: {
      title: 'Toetsenbord en muis, draadloos en stil',
      size: 'Volledig, met cijferblok',
      specifications: `<p>Toetsen die niet tikken en een muis die niet klikt. Prettig als er iemand naast je slaapt of belt. Ze werken samen op één klein stekkertje in je computer.</p>
<p>Je kunt ze in de winkel uitproberen.</p>
<ul>
<li>Toetsenbord met cijferblok en sneltoetsen voor geluid</li>
<li>Muis voor links- en rechtshandigen</li>
<li>Batterijen zitten erin: 36 maanden in het toetsenbord, 18 in de muis</li>
<li>Voor Windows, zonder iets te installeren</li>
</ul>`,
    },
    en: {
      title: 'Keyboard and mouse, wireless and quiet',
      size: 'Full size, with number pad',
      specifications: `<p>Keys that do not clatter and a mouse that does not click. Pleasant when somebody near you is asleep or on the phone. Both work through one small plug in your computer.</p>
<p>Try them in the shop first.</p>
<ul>
<li>Keyboard with number pad and volume keys</li>
<li>Mouse for either hand</li>
<li>Batteries included: 36 months in the keyboard, 18 in the mouse</li>
<li>For Windows, nothing to install</li>
</ul>`,
    },
  },
  {
    key: 'usb-c-dock',
    createdAt: '2026-07-02T10:00:00Z',
    both: {
      brand: 'Lenovo',
      price: 59.95,
      stock: 0,
      sku: 'DOCK-USBC',
      supplier: 'Groothandel Noord',
      purchasePrice: 31.5,
      minimumStock: 3,
      onOrder: 4,
      image: 'usb-c-dock',
      warrantyMonths: 12,
      productType: 'outlet',
      condition: 'as-new',
    },
    nl: {
      title: 'USB-C-dock voor twee schermen',
      checked: [{ text: 'Elke aansluiting getest' }, { text: 'Voeding van 90 watt erbij' }],
      size: '17 × 8 cm',
      specifications: `<p>Eén stekker in je laptop, en scherm, toetsenbord, netwerk en lader zijn aangesloten. Deze partij komt van een kantoor dat verhuisde en is nauwelijks gebruikt.</p>
<ul>
<li>2 × DisplayPort en HDMI</li>
<li>3 × USB-A, 2 × USB-C</li>
<li>Netwerk en koptelefoon</li>
<li>Laadt laptops met USB-C; niet elke laptop kan dat, vraag het even na</li>
</ul>`,
    },
    en: {
      title: 'USB-C dock for two screens',
      checked: [{ text: 'Every port tested' }, { text: '90-watt power supply included' }],
      size: '17 × 8 cm',
      specifications: `<p>One plug in your laptop connects screen, keyboard, network and charger. This batch comes from an office that moved, and has hardly been used.</p>
<ul>
<li>2 × DisplayPort and HDMI</li>
<li>3 × USB-A, 2 × USB-C</li>
<li>Network and headphones</li>
<li>Charges laptops through USB-C; not every laptop can, so ask us first</li>
</ul>`,
    },
  },
]
