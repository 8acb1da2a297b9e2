import type { InvoiceDocument } from '@shop/server/invoiceDocument'
import type { JobKind } from '../../generated/graphql'
import { askServer } from '../../kernel/graphql/askServer'
import type { Language, ManagedEntity } from '../../kernel/managed/ManagedEntity'
import { jobsAmong } from '../jobs/jobStatuses'
import type { Receipt } from './Receipt'
import type { SaleLine } from './Sale'

/** Something that can be put on a sale. */
export interface Offer {
  key: string
  title: string
  detail: string
  /** In the shop's currency; null where it is not known yet. */
  price: number | null
  stock?: number
  line: Omit<SaleLine, 'key'> | null
  job?: { kind: JobKind; id: number }
  /** Of which something is brought back. */
  receipt?: Receipt
}

export interface Found {
  offers: Offer[]
  /** Whether the first one was meant by its barcode, article number or number of a receipt. */
  isExact: boolean
  isMistyped: boolean
}

interface Answer {
  tillFind: {
    items: {
      kind: 'product' | 'part'
      id: number
      title: string
      price: number | null
      vatRate: number
      stock: number
      sku: string | null
    }[]
    isExact: boolean
    isMistyped: boolean
  }
  reservations?: {
    items: {
      id: number
      name: string
      title: string
      price: number
      paid: number
      product: { vat: number | null } | null
    }[]
  }
  tillReceipt: (Omit<Receipt, 'document'> & { document: string }) | null
  [jobs: string]: unknown
}

interface JobRow {
  id: number
  number: string
  description: string | null
  customer: { name: string }
}

const perKind = 4

/** What is sold at the till by what was scanned or typed: goods, reservations that wait, and jobs. */
export async function findAtTill(
  search: string,
  entities: readonly ManagedEntity[],
  { vatRate, language }: { vatRate: number; language: Language },
  signal?: AbortSignal,
): Promise<Found> {
  // As it is typed in that language.
  const typed = (price: number) => price.toFixed(2).replace('.', language === 'nl' ? ',' : '.')
  const jobs = jobsAmong(entities)
  const hasReservations = entities.some(({ name }) => name === 'reservation')
  const query = `query TillFind($search: String!) {
    tillFind(search: $search) { items { kind id title price vatRate stock sku } isExact isMistyped }
    tillReceipt(number: $search) { id number openAmount moneyReceived document lines { place before pieces } }
    ${hasReservations ? `reservations(filter: { search: $search, state: waiting }, perPage: ${perKind}) { items { id name title price paid product { vat } } }` : ''}
    ${jobs.map(({ name, plural }) => `${name}: ${plural}(filter: { search: $search }, sort: { field: id, order: desc }, perPage: ${perKind}) { items { id number description customer { name } } }`).join('\n')}
  }`
  const answer = await askServer<Answer>({ query, variables: { search }, ...(signal && { signal }) })
  if (answer.tillReceipt) return { offers: [receiptOffer(answer.tillReceipt)], isExact: true, isMistyped: false }
  const { items, isExact, isMistyped } = answer.tillFind
  const goods = items.map(({ kind, id, title, price, vatRate: rate, stock, sku }): Offer => {
    const line = { title, quantity: '1', price: price === null ? '' : typed(price), discount: '', vatRate: rate }
    return { key: `${kind} ${id}`, title, detail: sku ?? '', price, stock, line: { ...line, [kind]: id } }
  })
  if (isExact) return { offers: goods, isExact, isMistyped }
  const reserved = (answer.reservations?.items ?? []).map(({ id, name, title, price, paid, product }): Offer => {
    const line = { title, quantity: '1', price: typed(price), discount: '', vatRate: product?.vat ?? vatRate, paid }
    return { key: `reservation ${id}`, title, detail: name, price, line: { ...line, reservation: id } }
  })
  const rows = jobs.flatMap(({ name }) =>
    ((answer[name] as { items: JobRow[] } | undefined)?.items ?? []).map((job): Offer => {
      const title = [job.number, job.description].filter(Boolean).join(' · ')
      const kind = name as JobKind
      return {
        key: `${name} ${job.id}`,
        title,
        detail: job.customer.name,
        price: null,
        line: null,
        job: { kind, id: job.id },
      }
    }),
  )
  return { offers: [...goods, ...reserved, ...rows], isExact, isMistyped }
}

function receiptOffer({ document, ...found }: NonNullable<Answer['tillReceipt']>): Offer {
  const receipt = { ...found, document: JSON.parse(document) as InvoiceDocument }
  const { issuedOn, totals } = receipt.document
  const about = { title: found.number, detail: issuedOn, price: Number(totals.total) }
  return { key: `receipt ${found.id}`, ...about, line: null, receipt }
}
