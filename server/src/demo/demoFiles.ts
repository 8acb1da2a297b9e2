import { type LedgerEntry, purchasesOf, salesOf } from './files/ledger.js'
import { type PdfLine, pdfOf } from './files/pdf.js'
import { workbookOf } from './files/workbook.js'
import { type NamedBytes, zipOf } from './files/zip.js'

const year = 2026
const quarter = 3
const closedAt = new Date(Date.UTC(year, quarter * 3, 5, 8, 30))
const months = ['juli', 'augustus', 'september']

/** The books of the demo shop over a quarter, as its accountant gets them. */
export function demoFiles(): NamedBytes[] {
  const sales = salesOf(year, quarter)
  const purchases = purchasesOf(year, quarter)
  const name = `${year}-kwartaal-${quarter}`
  const lists = [
    { name: `verkopen-${name}.csv`, bytes: listOf('Klant', sales) },
    { name: `inkopen-${name}.csv`, bytes: listOf('Leverancier', purchases) },
  ]
  return [
    { name: `btw-aangifte-${name}.pdf`, bytes: vatReturn(sales, purchases) },
    { name: `btw-per-maand-${name}.xlsx`, bytes: workbookOf('Btw per maand', vatByMonth(sales, purchases), closedAt) },
    ...lists,
    { name: `verkopen-en-inkopen-${name}.zip`, bytes: zipOf(lists, closedAt) },
  ]
}

/** Semicolons and decimal commas, as spreadsheets in the Netherlands expect; the mark in front says that it is UTF-8. */
function listOf(party: string, entries: readonly LedgerEntry[]): Buffer {
  const rows = [
    ['Datum', 'Nummer', party, 'Omschrijving', 'Netto', 'Btw', 'Bruto'],
    ...entries.map(({ day, number, party, description, net, vat }) => [
      day,
      number,
      party,
      description,
      ...[net, vat, net + vat].map(euros),
    ]),
  ]
  return Buffer.from(`\uFEFF${rows.map((row) => `${row.join(';')}\r\n`).join('')}`)
}

function vatByMonth(sales: readonly LedgerEntry[], purchases: readonly LedgerEntry[]): (string | number)[][] {
  const rows = months.map((month, index) => {
    const isOfMonth = ({ day }: LedgerEntry) => Number(day.slice(5, 7)) === (quarter - 1) * 3 + index + 1
    const sold = totalOf(sales.filter(isOfMonth))
    const bought = totalOf(purchases.filter(isOfMonth))
    return [month, sold.net, sold.vat, bought.net, bought.vat, sold.vat - bought.vat].map((cell) =>
      typeof cell === 'number' ? cell / 100 : cell,
    )
  })
  return [['Maand', 'Omzet', 'Btw over omzet', 'Inkoop', 'Voorbelasting', 'Te betalen'], ...rows]
}

/** Whole euros, rounded in favour of the shop, as the tax office allows. */
function vatReturn(sales: readonly LedgerEntry[], purchases: readonly LedgerEntry[]): Buffer {
  const sold = totalOf(sales)
  const charged = Math.floor(sold.vat / 100)
  const paid = Math.ceil(totalOf(purchases).vat / 100)
  const row = (text: string, value: number): PdfLine => ({
    text: `${text.padEnd(50)}${`€ ${grouped(value)}`.padStart(12)}`,
    size: 10,
    face: 'figures',
  })
  const heading = (text: string, size: number): PdfLine => ({ text, size, face: 'bold' })
  const title = `Btw-aangifte ${year}, derde kwartaal`
  return pdfOf(title, [
    heading('Cougar Computers', 11),
    heading(title, 20),
    heading('1 juli tot en met 30 september', 11),
    heading('', 20),
    row('1a  Leveringen en diensten, 21%: omzet', Math.floor(sold.net / 100)),
    row('1a  Leveringen en diensten, 21%: omzetbelasting', charged),
    row('5a  Verschuldigde omzetbelasting', charged),
    row('5b  Voorbelasting', paid),
    row('    Te betalen', charged - paid),
    heading('', 20),
    heading('Afgerond op hele euro’s. De bedragen per maand staan in het rekenblad.', 9),
  ])
}

function totalOf(entries: readonly LedgerEntry[]): { net: number; vat: number } {
  const add = (name: 'net' | 'vat') => entries.reduce((total, entry) => total + entry[name], 0)
  return { net: add('net'), vat: add('vat') }
}

function euros(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',')
}

function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, '.')
}
