import { shop } from '../../shop/shop.js'

/** A line of the books; amounts in cents. */
export interface LedgerEntry {
  /** ISO day. */
  day: string
  number: string
  party: string
  description: string
  net: number
  /** Zero where no VAT is charged, as on insurance. */
  vat: number
}

/** What is sold over the counter, at prices in euros with VAT. */
const sold: readonly [string, number][] = [
  ['Onderzoek', 35],
  ['Virussen verwijderd', 69],
  ['SSD 500 GB ingebouwd en overgezet', 119],
  ['SSD 1 TB ingebouwd en overgezet', 159],
  ['Laptopscherm vervangen', 149],
  ['Laptopaccu vervangen', 99],
  ['Laadaansluiting vervangen', 89],
  ['Reiniging laptop', 59],
  ['Reiniging pc', 49],
  ['Windows opnieuw geïnstalleerd', 79],
  ['Hulp op afstand, 2 kwartier', 30],
  ['Hulp aan huis, 1,5 uur', 97.5],
  ['Externe SSD 1 TB', 119],
  ['Toetsenbord en muis', 39.95],
  ['Nieuwe computer ingericht', 79],
  ['Cougar huis-pc', 649],
]

const businesses = ['Bakkerij Ter Horst', 'Dorpshuis Veldhoek', 'Sportvereniging Veldhoek', 'Praktijk Kerkpad']

/** What is paid on the same day of every month, in euros without VAT. */
const monthly: readonly [number, string, string, number, boolean][] = [
  [1, 'Verhuurder Molenstraat', 'Huur winkel en werkplaats', 1450, true],
  [3, 'Verzekeraar', 'Bedrijfsaansprakelijkheid en inboedel', 128, false],
  [8, 'Internetprovider', 'Internet en telefoon', 85, true],
  [15, 'Energieleverancier', 'Stroom en gas', 310, true],
  [22, 'Softwareleverancier', 'Boekhoudprogramma en back-upopslag', 49, true],
]

const ordered = [
  'SSD’s en geheugen',
  'Laptopschermen',
  'Accu’s en laders',
  'Kasten en voedingen',
  'Kabels en klein materiaal',
]

const vatRate = shop.vatPercentage / 100

/** @param quarter from 1 to 4 */
export function salesOf(year: number, quarter: number): LedgerEntry[] {
  const next = dice(year * 10 + quarter)
  const days = openDays(year, quarter).flatMap((day) => Array.from({ length: 3 + next(6) }, () => day))
  return days.map((day, index) => {
    const [description, price] = sold[next(sold.length)] as [string, number]
    const party = next(9) === 0 ? (businesses[next(businesses.length)] as string) : 'Particulier'
    const gross = Math.round(price * 100)
    const net = Math.round(gross / (1 + vatRate))
    return { day, number: `F${year}-${quarter}${numbered(index)}`, party, description, net, vat: gross - net }
  })
}

/** @param quarter from 1 to 4 */
export function purchasesOf(year: number, quarter: number): LedgerEntry[] {
  const next = dice(year * 10 + quarter + 5)
  const entries = openDays(year, quarter).flatMap((day) => {
    const fixed = monthly
      .filter(([dayOfMonth]) => dayOfMonth === Number(day.slice(8)))
      .map(([, party, description, price, hasVat]) => paid(day, party, description, price * 100, hasVat))
    // The wholesaler delivers on Tuesdays and Fridays.
    const isDelivery = [2, 5].includes(new Date(day).getUTCDay())
    const delivered = ordered[next(ordered.length)] as string
    const order = paid(day, 'Groothandel in onderdelen', delivered, 18_000 + next(92_000), true)
    return isDelivery ? [...fixed, order] : fixed
  })
  return entries.map((entry, index) => ({ ...entry, number: `I${year}-${quarter}${numbered(index)}` }))
}

function paid(day: string, party: string, description: string, net: number, hasVat: boolean): LedgerEntry {
  return { day, number: '', party, description, net, vat: hasVat ? Math.round(net * vatRate) : 0 }
}

function numbered(index: number): string {
  return String(index + 1).padStart(3, '0')
}

/** Every day of the quarter but Sundays. */
function openDays(year: number, quarter: number): string[] {
  const days: string[] = []
  for (
    const day = new Date(Date.UTC(year, (quarter - 1) * 3, 1));
    day < new Date(Date.UTC(year, quarter * 3, 1));
    day.setUTCDate(day.getUTCDate() + 1)
  ) {
    if (day.getUTCDay() !== 0) days.push(day.toISOString().slice(0, 10))
  }
  return days
}

/** Throws of a die that fall the same way in every demo. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (state * 16_807) % 2_147_483_647
    return Math.floor((state / 2_147_483_647) * sides)
  }
}
