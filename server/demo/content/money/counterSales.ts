import type { DemoSale, DemoSoldLine } from '../recordTypes.js'

function one(description: string, price: number): DemoSoldLine {
  return { description, price }
}

/** What is sold over the counter the year round: each a sale of its own. */
export const counterSales: readonly DemoSale[] = [
  { lines: [one('Draadloze muis', 24.95)] },
  { lines: [one('Kabel USB-C, 2 meter', 14.95)] },
  { lines: [one('Lader voor laptop, USB-C 65 W', 49.95)] },
  { lines: [one('SSD 2,5 inch 1 TB', 84.95), one('SSD inbouwen en overzetten', 75)] },
  { lines: [one('Toetsenbord met draad', 29.95)] },
  { lines: [one('HDMI-kabel, 1,5 meter', 9.95)] },
  { lines: [one('USB-stick 64 GB', 12.5)] },
  { lines: [one('Virus verwijderd terwijl de klant wachtte', 45)] },
  { lines: [one('Muismat', 7.95), one('Draadloze muis', 24.95)] },
  { lines: [one('Geheugen DDR4 8 GB', 39.95), one('Geheugen plaatsen', 15)] },
  { lines: [one('Netwerkkabel Cat 6, 5 meter', 9.95)] },
  { lines: [one('Externe schijf 2 TB', 89)] },
  { lines: [one('Wifi-versterker', 59.95)] },
  { lines: [one('Inkt zwart, 2 stuks', 37.9)] },
  { lines: [one('Koptelefoon met microfoon', 39.95)] },
  { lines: [one('Adapter USB-C naar HDMI', 24.95)] },
  { lines: [one('Beeldscherm 24 inch', 149)] },
  { lines: [one('Laptop schoonmaken en koelpasta', 59)] },
  { lines: [one('Batterij CR2032', 3.5)] },
  { lines: [one('Lader voor oude laptop, 19 V', 34.95)] },
  { lines: [one('Webcam Full HD', 44.95)] },
  { lines: [one('Telefoonhoesje', 14.95), one('Schermbescherming, geplakt', 12.5)] },
  { lines: [one('Gegevens overgezet naar een nieuwe telefoon', 35)] },
  { lines: [one('Windows opnieuw geïnstalleerd', 79)] },
  { lines: [one('Stekkerdoos met overspanningsbeveiliging', 27.95)] },
  { lines: [one('Externe schijf 1 TB', 69), one('Foto’s veiliggesteld', 49)] },
  { lines: [one('Zwarte toner', 79)] },
  { lines: [one('Kaartlezer', 11.95)] },
  { lines: [one('Oude computer veilig gewist', 15)] },
  { lines: [one('Laptop 15,6 inch, klaar voor gebruik', 649)] },
  { lines: [one('Printer, alles in één', 139), one('Inkt, set van vier', 54.95)] },
  { lines: [one('Beeldscherm 27 inch', 219), one('Kabel DisplayPort, 2 meter', 15)] },
  { lines: [one('Toetsenbord en muis, draadloos', 44.95)] },
]

/** What is sold at a time of the year alone; months count from 1. */
export const seasonalSales: readonly (DemoSale & { months: readonly number[] })[] = [
  { months: [11, 12], lines: [one('Tablet 10 inch', 199), one('Tablet ingericht', 25)] },
  { months: [11, 12], lines: [one('Koptelefoon voor gamers', 64.95)] },
  { months: [12], lines: [one('Muis voor gamers', 49.95), one('Muismat, groot', 17.95)] },
  { months: [1], lines: [one('Nieuwe printer ingericht', 39)] },
  { months: [1, 2], lines: [one('Belastingprogramma en printer nagekeken', 35)] },
  { months: [5, 6], lines: [one('Laptopkoeler', 29.95)] },
  { months: [6, 7], lines: [one('Powerbank voor op vakantie', 34.95)] },
  { months: [7, 8], lines: [one('Reislader met vier aansluitingen', 29.95)] },
  { months: [8, 9], lines: [one('Laptoptas', 34.95), one('Draadloze muis', 24.95)] },
  { months: [8, 9], lines: [one('Rekenmachine voor school', 22.95)] },
]

/** What the drawer was used for besides; amounts in units, below zero for what was taken out. */
export const cashMovements = [
  { daysAgo: 305, time: '07:30', amount: 150, reason: 'Wisselgeld' },
  { daysAgo: 261, time: '12:15', amount: -14.6, reason: 'Postzegels' },
  { daysAgo: 205, time: '10:30', amount: -9.85, reason: 'Koffie en melk' },
  { daysAgo: 152, time: '12:40', amount: -22.5, reason: 'Pakket naar de leverancier' },
  { daysAgo: 88, time: '09:50', amount: -11.4, reason: 'Schoonmaakspullen' },
  { daysAgo: 40, time: '13:20', amount: -8.75, reason: 'Pakket naar de leverancier' },
  { daysAgo: 2, time: '09:35', amount: 50, reason: 'Munten van de bank' },
  { daysAgo: 4, time: '12:30', amount: -9.85, reason: 'Koffie en melk' },
] as const

/** Sales of which something is to be told. */
export const specialSales = [
  {
    ...{ daysAgo: 45, time: '14:20' },
    lines: [{ description: 'Lenovo ThinkPad T480, gebruikt, 16 GB, SSD 256 GB', price: 289, treatment: 'margin' }],
  },
  {
    ...{ daysAgo: 64, time: '13:10' },
    lines: [one('Koptelefoon met microfoon', 39.95), one('Kabel USB-C, 1 meter', 11.95)],
    credited: { daysAgo: 62, time: '10:05', line: 0, text: 'Gaf ruis op de linkerkant; retour binnen de bedenktijd.' },
  },
] as const satisfies readonly (DemoSale & { daysAgo: number; time: string })[]

/** How busy the counter is in each month, from January on. */
export const seasons = [1, 0.9, 0.9, 0.95, 0.9, 0.9, 0.75, 0.9, 1.1, 1, 1.2, 1.4] as const

/** Evenings on which the drawer did not hold what it should, by so much in units. */
export const differences = [
  { daysAgo: 17, amount: -2, reason: 'Verkeerd teruggegeven bij een drukke kassa' },
  { daysAgo: 6, amount: 0.5, reason: 'Fooi in de lade gelegd' },
] as const
