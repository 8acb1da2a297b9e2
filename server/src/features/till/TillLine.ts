import { Field, InputType, Int } from 'type-graphql'
import { In } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { invalidField, ShopError } from '../../kernel/errors/ShopError.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { MoneyScalar } from '../../kernel/fields/scalars.js'
import { notFound } from '../../kernel/records/notFound.js'
import { currentPrice } from '../../kernel/shared/currentPrice.js'
import type { VatTreatment } from '../../kernel/shared/vatTreatments.js'
import { treatmentOf } from '../billing/billableLines.js'
import type { Sold } from '../billing/soldItems.js'
import { boughtPairs } from '../boughtItems/boughtProducts.js'
import type { InvoiceLine } from '../invoices/InvoiceLine.js'
import { vatTreatments } from '../invoices/invoiceChoices.js'
import { Product } from '../products/Product.js'
import { Reservation } from '../reservations/Reservation.js'
import { ReservationHold } from '../reservations/ReservationHold.js'
import { reservationEntity } from '../reservations/storedReservation.js'
import { readShop } from '../shop/readShop.js'
import { ZzpProduct } from '../stock/ZzpProduct.js'

@InputType({ description: 'What is sold: a product, a part, a reservation, or else a line in words.' })
export class TillLine {
  @Field(() => Int, { nullable: true, description: 'Its id; the piece leaves the stock.' })
  product?: number | null

  @Field(() => Int, { nullable: true, description: 'The id of a product of the stock that jobs use.' })
  part?: number | null

  @Field(() => Int, { nullable: true, description: 'Its id; it is collected by the sale.' })
  reservation?: number | null

  @Field(() => String, { nullable: true, description: 'What the customer reads; its title when left out.' })
  description?: string | null

  @Field(() => String, { defaultValue: '1', description: 'A decimal text; whole for what comes from stock.' })
  quantity: string

  @Field(() => MoneyScalar, { nullable: true, description: 'For one, with VAT; its price when left out.' })
  unitPrice?: number | null

  @Field(() => MoneyScalar, { defaultValue: 0, description: 'Taken off the whole line.' })
  discount: number

  @Field(() => Int, { nullable: true, description: 'In percent; that of the product or the shop when left out.' })
  vatRate?: number | null

  @Field(() => vatTreatments.enumType, { nullable: true, description: 'That of the shop when left out.' })
  treatment?: VatTreatment | null
}

/** What is sold by a line. */
interface Offered {
  title: string | null
  price: number | null
  vat: number | null
  sold: Omit<Sold, 'line' | 'quantity' | 'title'> | null
}

/** What lines at the till put on a bill, and what they take from stock; `reservations` are collected by it. */
export interface TillLines {
  lines: InvoiceLine[]
  sold: Sold[]
  /** With the pair that each has put aside; null without one. */
  reservations: { id: number; pair: number | null }[]
}

/**
 * Reads what is sold, outside the transaction that sells it: what is read in there has to be read under its locks.
 * @param before how many lines stand before these on the bill
 * @throws ShopError NOT_FOUND, VALIDATION by line
 */
export async function readTillLines(
  { services: { database } }: Context,
  asked: readonly TillLine[],
): Promise<TillLines> {
  const { reader } = database
  const shop = await readShop(reader)
  const idsOf = (of: 'product' | 'part' | 'reservation') => asked.flatMap((line) => line[of] ?? [])
  const [productIds, partIds, reservationIds] = [idsOf('product'), idsOf('part'), idsOf('reservation')]
  // A free line is sold without a look at what there is.
  const [products, parts, reservations, holds] = await Promise.all([
    productIds.length > 0 ? reader.findBy(Product, { id: In(productIds) }) : [],
    partIds.length > 0 ? reader.findBy(ZzpProduct, { id: In(partIds) }) : [],
    reservationIds.length > 0 ? reader.findBy(Reservation, { id: In(reservationIds) }) : [],
    reservationIds.length > 0 ? reader.findBy(ReservationHold, { reservation: In(reservationIds) }) : [],
  ])
  const pairs = [...products, ...holds].map(({ pair }) => pair)
  const bought = await boughtPairs(reader, pairs)
  const offered = (line: TillLine): Offered => {
    if (line.product != null) return ofProduct(products.find(({ id }) => id === line.product))
    if (line.part != null) return ofPart(parts.find(({ id }) => id === line.part))
    if (line.reservation == null) return { title: null, price: null, vat: null, sold: null }
    const hold = holds.find(({ reservation }) => reservation === line.reservation)
    return ofReservation(
      reservations.find(({ id }) => id === line.reservation),
      hold,
    )
  }
  const all = asked.map((line, place) => {
    const path = `lines.${place}`
    const { title, price, vat, sold } = offered(line)
    const several = [line.product, line.part, line.reservation].filter((id) => id != null).length > 1
    if (several) throw invalidField(path, { key: 'till.oneOfThem' })
    const description = line.description?.trim() || title
    const unitPrice = line.unitPrice ?? price
    if (!description) throw invalidField(`${path}.description`, { key: 'till.descriptionNeeded' })
    if (unitPrice === null) throw invalidField(`${path}.unitPrice`, { key: 'till.priceNeeded' })
    const quantity = Number(line.quantity)
    const isWhole = Number.isSafeInteger(quantity) && quantity > 0 && quantity <= 1000
    const isBought = sold?.pair != null && bought.has(sold.pair)
    const isOne = (line.reservation == null && !isBought) || quantity === 1
    if (sold && !(isWhole && isOne)) throw invalidField(`${path}.quantity`, { key: 'till.wholeQuantity' })
    const billed: InvoiceLine = {
      ...{
        description,
        quantity: line.quantity,
        unitPrice,
        discount: line.discount,
        stockProduct: null,
        product: null,
      },
      // What was bought of a person bears VAT on its margin alone, which no bill shows.
      treatment: line.treatment ?? (isBought && !shop.smallBusiness ? 'margin' : treatmentOf(shop)),
      vatRate: isBought ? 0 : (line.vatRate ?? vat ?? shop.vatStandard ?? 0),
    }
    return { billed, sold: sold && { ...sold, line: place, quantity, title: description } }
  })
  const collected = [...new Set(asked.flatMap(({ reservation }) => reservation ?? []))]
  if (collected.length < asked.filter(({ reservation }) => reservation != null).length) {
    throw new ShopError('CONFLICT', { message: { key: 'reservation.ended' } })
  }
  return {
    lines: all.map(({ billed }) => billed),
    sold: all.flatMap(({ sold }) => sold ?? []),
    reservations: collected.map((id) => ({ id, pair: holds.find((hold) => hold.reservation === id)?.pair ?? null })),
  }
}

function ofProduct(product: Product | undefined): Offered {
  if (!product) throw notFound(managedEntity(Product))
  const { id, pair, title, vat } = product
  return { title, price: currentPrice(product), vat, sold: { product: id, pair, part: null, isPutAside: false } }
}

function ofPart(part: ZzpProduct | undefined): Offered {
  if (!part) throw notFound(managedEntity(ZzpProduct))
  const { id, title } = part
  return { title, price: null, vat: null, sold: { product: null, pair: null, part: id, isPutAside: false } }
}

function ofReservation(reservation: Reservation | undefined, hold: ReservationHold | undefined): Offered {
  if (!reservation) throw notFound(reservationEntity)
  const { title, price, product } = reservation
  const sold = hold ? { product, pair: hold.pair, part: null, isPutAside: true } : null
  return { title, price, vat: null, sold }
}
