import type { DemoInvoice, DemoInvoiceLine } from '../recordTypes.js'

const bakery = 'winkel.terhorst@example.com'
const dentist = 'praktijk.delinde@example.com'
const bicycles = 'fietsen.vanvliet@example.com'
const estateAgent = 'makelaardij.vos@example.com'
const garage = 'garage.peeters@example.com'
const school = 'school.wegwijzer@example.com'

/** Of an invoice: what it is for, the price of one with VAT, and how many. */
function line(description: string, price: number, quantity = '1'): DemoInvoiceLine {
  return { description, quantity, price }
}

/** Paid by bank some opening days after it was issued. */
function invoice(customer: string, issued: number, lines: readonly DemoInvoiceLine[], paidAfter: number): DemoInvoice {
  return {
    ...{ customer, reference: null, issued: { daysAgo: issued, time: '11:10' }, lines },
    paid: { daysAgo: issued - paidAfter, time: '08:05' },
  }
}

/** What is still to be paid. */
function open(customer: string, issued: number, lines: readonly DemoInvoiceLine[]): DemoInvoice {
  return { customer, reference: null, issued: { daysAgo: issued, time: '15:40' }, lines, paid: null }
}

/** What the shop has billed companies on account: paid, to be paid, overdue, and not issued yet. */
export const invoices: readonly DemoInvoice[] = [
  invoice(
    dentist,
    301,
    [line('Onderhoud van vijf werkplekken', 59, '3.5'), line('Pc met beeldscherm voor de balie', 849)],
    10,
  ),
  invoice(bicycles, 288, [line('Bonprinter van de kassa aangesloten', 59), line('Bonprinter 80 mm', 189)], 13),
  invoice(estateAgent, 274, [line('Beeldscherm 27 inch', 219, '2'), line('Monitorarm', 79, '2')], 9),
  invoice(school, 262, [line('Nagekeken: laptops van groep 8', 25, '12')], 17),
  invoice(garage, 251, [line('Toetsenbord, spatwaterdicht', 49.95), line('Werk in de werkplaats', 59, '1.25')], 7),
  invoice(dentist, 236, [line('Onderhoud van vijf werkplekken', 59, '3.5'), line('Netwerkschijf, 2 × 4 TB', 489)], 8),
  invoice(bakery, 224, [line('Mail van de winkel overgezet naar een eigen domein', 59, '2')], 6),
  invoice(
    estateAgent,
    213,
    [line('Laptop 14 inch voor de binnendienst', 749), line('Inrichten en overzetten', 89)],
    12,
  ),
  invoice(bicycles, 198, [line('Wifi in de werkplaats', 59, '2'), line('Access point', 119)], 15),
  invoice(garage, 186, [line('Back-up hersteld na een kapotte schijf', 59, '3'), line('Externe schijf 2 TB', 89)], 9),
  invoice(
    dentist,
    158,
    [line('Onderhoud van vijf werkplekken', 59, '3.5'), line('Laptop voor de behandelkamer', 699)],
    11,
  ),
  {
    ...invoice(school, 147, [line('Toner zwart', 79, '2'), line('Toner kleur, set van drie', 219)], 20),
    credited: {
      ...{ daysAgo: 143, time: '10:25', line: 1 },
      text: 'De set kleurtoner is ongeopend teruggekomen: hij past niet op de printer van groep 5.',
    },
  },
  invoice(
    estateAgent,
    131,
    [line('Printer in het netwerk gezet', 59, '0.75'), line('Beeldscherm 34 inch', 389, '2')],
    8,
  ),
  invoice(bicycles, 117, [line('Kassa met aanraakscherm', 649), line('Inrichten', 59, '2')], 10),
  invoice(school, 104, [line('Twaalf laptops klaargezet voor het schooljaar', 35, '12')], 16),
  invoice(garage, 92, [line('Diagnose-pc vervangen', 589), line('Inrichten met de merksoftware', 59, '2')], 11),
  open(garage, 80, [line('Scherm van de balie-pc vervangen', 159)]),
  invoice(dentist, 79, [line('Onderhoud van vijf werkplekken', 59, '3.5')], 9),
  {
    ...{ customer: bakery, reference: 'Kassa filiaal', issued: { daysAgo: 75, time: '09:20' } },
    lines: [line('Kassacomputer nagekeken en schoongemaakt', 59, '1.5'), line('SSD 2,5 inch 500 GB', 64.95)],
    paid: { daysAgo: 70, time: '13:05' },
  },
  invoice(estateAgent, 61, [line('Scherm, camera en microfoon voor de vergaderkamer', 879)], 7),
  {
    ...open(bicycles, 48, [line('Webwinkel en kassa gekoppeld', 59, '2.5'), line('Barcodescanner', 89)]),
    reminded: { daysAgo: 26, time: '08:30' },
  },
  { ...open(bakery, 34, [line('Wifi in de bakkerij opnieuw ingericht', 59, '2')]) },
  invoice(school, 29, [line('Digibord: kabel en voeding vervangen', 129)], 14),
  open(estateAgent, 19, [line('Toetsenbord en muis, draadloos', 59.95, '3')]),
  invoice(garage, 15, [line('Router vervangen na onweer', 129), line('Werk op locatie', 65, '1.5')], 9),
  open(dentist, 5, [line('Scanner van de balie opnieuw ingesteld', 59), line('Toner zwart', 79)]),
  {
    ...{ customer: bakery, reference: 'Kantoor', issued: { daysAgo: 3, time: '11:10' } },
    lines: [line('Back-up naar de cloud ingericht', 79), line('Externe schijf 1 TB', 69)],
    paid: null,
  },
  {
    ...{ customer: bakery, reference: null, issued: null },
    lines: [line('Beeldscherm 24 inch voor de balie', 149)],
    paid: null,
  },
]

/** The deposit on a new PC: who paid it, and what in units with VAT. */
export const deposit = { customer: 'lotte.verhagen@example.com', amount: 363, asked: { daysAgo: 31, time: '08:05' } }
