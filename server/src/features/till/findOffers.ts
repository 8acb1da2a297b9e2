import { Field, Int, ObjectType } from 'type-graphql'
import type { Context } from '../../kernel/context/Context.js'
import { defineChoice, type ValueOf } from '../../kernel/fields/Choice.js'
import { type Class, fieldOf } from '../../kernel/fields/FieldDescription.js'
import { storedKey } from '../../kernel/fields/keys.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { MoneyScalar } from '../../kernel/fields/scalars.js'
import { listRecords } from '../../kernel/records/listing.js'
import { currentPrice } from '../../kernel/shared/currentPrice.js'
import { isGtin } from '../../kernel/shared/gtin.js'
import { boughtPairs } from '../boughtItems/boughtProducts.js'
import { Product } from '../products/Product.js'
import { readShop } from '../shop/readShop.js'
import { ZzpProduct } from '../stock/ZzpProduct.js'

export const tillItems = defineChoice('TillItem', ['product', 'part'], 'What is sold from stock: a product, or a part.')

@ObjectType({ simpleResolvers: true, description: 'Something that can be sold at the till.' })
export class TillOffer {
  @Field(() => tillItems.enumType, { description: 'A product, or a part of the stock that jobs use.' })
  kind: ValueOf<typeof tillItems>

  @Field(() => Int)
  id: number

  @Field(() => String, { description: 'What it is called.' })
  title: string

  @Field(() => MoneyScalar, { nullable: true, description: 'For one, with VAT; null for a part, which has none.' })
  price: number | null

  @Field(() => Int, { description: 'In percent.' })
  vatRate: number

  @Field(() => Int, { description: 'How many there are by the count.' })
  stock: number

  @Field(() => String, { nullable: true, description: 'Its article number.' })
  sku: string | null

  @Field(() => String, { nullable: true, description: 'The number of its barcode.' })
  gtin: string | null
}

@ObjectType({ simpleResolvers: true, description: 'What was found of what was scanned or typed.' })
export class TillFindings {
  @Field(() => [TillOffer], { description: 'None for what the shop does not know.' })
  items: TillOffer[]

  @Field(() => Boolean, { description: 'Whether one was meant by its barcode or article number.' })
  isExact: boolean

  @Field(() => Boolean, { description: 'Whether it is the number of a barcode.' })
  isCode: boolean

  @Field(() => Boolean, { description: 'Whether it looks like one, with a digit that is wrong.' })
  isMistyped: boolean
}

/** Of each kind. */
const maxOffers = 20
const parts = managedEntity(ZzpProduct)

/** What is scanned or typed at the till: exactly by barcode or article number, or else by words. */
export async function findOffers(context: Context, search: string): Promise<TillFindings> {
  const term = search.trim()
  const digits = term.replace(/[\s-]/g, '')
  const isCode = isGtin(digits)
  const isMistyped = !isCode && /^(\d{8}|\d{12,14})$/.test(digits)
  const { vatStandard } = await readShop(context.services.database.reader)
  const found = (items: TillOffer[], isExact: boolean) => ({ items, isExact, isCode, isMistyped })
  const offersOf = async (products: Product[]): Promise<TillOffer[]> => {
    const bought = await boughtPairs(
      context.services.database.reader,
      products.map(({ pair }) => pair),
    )
    return products.map((product) => {
      const { id, pair, title, vat, stock, sku, gtin } = product
      const price = currentPrice(product)
      const vatRate = bought.has(pair) ? 0 : (vat ?? vatStandard ?? 0)
      return { kind: 'product', id, title, price, vatRate, stock, sku, gtin }
    })
  }
  const ofPart = ({ id, title, stock, sku, gtin }: ZzpProduct): TillOffer => ({
    ...{ kind: 'part' as const, id, title, stock, price: null, sku, gtin, vatRate: vatStandard ?? 0 },
  })
  const { entities } = await context.services.switches.now()
  const usesParts = !entities.has(parts.name)
  if (term !== '') {
    const code = isCode ? digits : null
    const products = await exactProducts(context, term, code)
    const exact = [
      ...(await offersOf(products)),
      ...(usesParts ? await exactParts(context, term, code) : []).map(ofPart),
    ]
    if (exact.length > 0) return found(exact, exact.length === 1)
  }
  if (term === '' || isCode) return found([], false)
  const list = { page: 1, perPage: maxOffers }
  const products = await listRecords(context, managedEntity(Product), {
    ...list,
    filter: { search: term, siblingsAsOne: true },
  })
  const ofParts = !usesParts ? [] : (await listRecords(context, parts, { ...list, filter: { search: term } })).items
  return found(
    [...(await offersOf(products.items as unknown as Product[])), ...(ofParts as unknown as ZzpProduct[]).map(ofPart)],
    false,
  )
}

/** Those of a barcode, or else of an article number, each in the language of the call where it has one. */
async function exactProducts(context: Context, term: string, code: string | null): Promise<Product[]> {
  const all = await exactly<Product>(context, Product, term, code)
  const own = all.filter((product) => product.language === context.language)
  return [...own, ...all.filter((product) => !own.some(({ pair }) => pair === product.pair))]
}

function exactParts(context: Context, term: string, code: string | null): Promise<ZzpProduct[]> {
  return exactly<ZzpProduct>(context, ZzpProduct, term, code)
}

async function exactly<Row extends object>(
  { services }: Context,
  type: Class<Row>,
  term: string,
  code: string | null,
): Promise<Row[]> {
  const { reader } = services.database
  const by = async (name: 'gtin' | 'sku', keys: string[]) => {
    const field = fieldOf(type, name)
    const stored = keys.map((key) => (field ? storedKey(field, key) : key))
    return reader
      .createQueryBuilder<Row>(type, 'item')
      .where(`item.${name}Key IN (:...stored)`, { stored })
      .orderBy('item.id')
      .take(maxOffers)
      .getMany()
  }
  const short = code?.replace(/^0+/, '') ?? ''
  const codes =
    code === null
      ? []
      : [8, 12, 13, 14].flatMap((length) => (short.length <= length ? short.padStart(length, '0') : []))
  const byCode = codes.length > 0 ? await by('gtin', codes) : []
  return byCode.length > 0 ? byCode : by('sku', [term])
}
