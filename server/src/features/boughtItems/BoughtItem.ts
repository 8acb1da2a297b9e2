import { Column, Index } from 'typeorm'
import type { ValueOf } from '../../kernel/fields/Choice.js'
import { Instant, Money, Multiline, OneOf, Reference, Text } from '../../kernel/fields/decorators.js'
import { ownerMay } from '../../kernel/fields/Grants.js'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { ManagedRecord } from '../../kernel/fields/ManagedRecord.js'
import type { Language } from '../../kernel/shared/screens.js'
import { keptAtTill } from '../../kernel/shared/staffRights.js'
import { Customer } from '../customers/Customer.js'
import { Product, productConditions } from '../products/Product.js'
import { identityPapers, purchaseMethods } from './boughtItemChoices.js'

const byTheProduct = { readOnly: true } as const

/**
 * Used goods that the shop has bought of a person. What was bought, of whom and for how much is final in the database, as
 * the register of who buys used goods has to be; what becomes of it is noted beside it.
 */
@Managed({
  plural: 'boughtItems',
  section: 'ingekocht',
  titleField: 'number',
  icon: 'recycle',
  hasNextId: false,
  operations: ['list', 'read'],
  isPublic: false,
  grants: ownerMay('read'),
  colleagues: keptAtTill,
  description: 'Used goods that the shop has bought of a person: the register of purchases.',
})
@Index(['year', 'sequence'], { unique: true })
@Index(['soldInvoice', 'soldLine'], { unique: true })
export class BoughtItem extends ManagedRecord {
  /** Such as `I26-0001`. */
  @Text({ max: 20, required: true, ...byTheProduct, inList: true, searched: true, unique: 'kind' })
  number: string

  /** UTC. */
  @Instant({ required: true, ...byTheProduct, inList: true })
  boughtAt: string

  /** What it is, such as `Laptop`. */
  @Text({ max: 60, required: true, inList: true, searched: true })
  goods: string

  @Text({ max: 60, required: true, searched: true })
  make: string

  @Text({ max: 80, required: true, inList: true, searched: true })
  model: string

  /** Goods without one are described. */
  @Text({ max: 60, searched: true })
  serialNumber: string | null

  @OneOf(productConditions, { required: true, default: 'used' })
  condition: ValueOf<typeof productConditions>

  /** What else tells it apart, and what belongs to it. */
  @Multiline({ max: 1000 })
  details: string | null

  /** What the seller got, in cents: one euro at least. */
  @Money({ required: true, min: 100, inList: true })
  price: number

  @OneOf(purchaseMethods, { required: true, default: 'cash' })
  paidBy: ValueOf<typeof purchaseMethods>

  /** What the seller is still to get or to buy for, in cents: all of it at first where it is set off, and nothing otherwise. */
  @Money({ required: true, readOnly: true, min: 0, default: 0, inList: true })
  owed: number

  /** Not before then it may be sold, UTC: so long the municipality wants it kept. */
  @Instant({ required: true, ...byTheProduct, inList: true })
  resaleFrom: string

  /** What it has become in the shop. */
  @Reference(() => Product, { ...byTheProduct, filterable: false, section: 'details' })
  product: number | null

  /** When it was sold, UTC; null while it is not, and once it was taken back. */
  @Instant({ ...byTheProduct, inList: true })
  soldAt: string | null

  /** Null for a person whom the shop has no account of, and once the customer was erased. */
  @Reference(() => Customer, { searchedBy: ['name', 'email', 'phoneDigits'], section: 'seller' })
  customer: number | null

  @Text({ max: 120, required: true, searched: true, section: 'seller' })
  sellerName: string

  /** Street and number. */
  @Text({ max: 120, required: true, section: 'seller' })
  sellerAddress: string

  @Text({ max: 12, required: true, section: 'seller' })
  sellerPostalCode: string

  @Text({ max: 80, required: true, section: 'seller' })
  sellerCity: string

  /** The kind of paper alone. */
  @OneOf(identityPapers, { required: true, section: 'seller' })
  identityPaper: ValueOf<typeof identityPapers>

  /** Of what is printed for the seller. */
  @OneOf(languageChoice, { required: true, default: 'nl', filterable: false, section: 'seller' })
  language: Language

  /** Who signed. */
  @Text({ max: 120, required: true, section: 'seller' })
  signedBy: string

  /** Who bought it for the shop. */
  @Text({ max: 120, ...byTheProduct, section: 'details' })
  recordedBy: string | null

  /** The path of a drawing of 600 × 200; null for a typed name. */
  @Column({ type: 'text', nullable: true, select: false })
  drawing: string | null

  /** What was signed, to the last letter. */
  @Column({ type: 'text', select: false })
  signedText: string

  @Column({ type: 'int', select: false })
  year: number

  @Column({ type: 'int', select: false })
  sequence: number

  /** The pair of the product, whatever its language: the goods are there once. */
  @Index({ unique: true })
  @Column({ type: 'int', nullable: true, select: false })
  productPair: number | null

  /** The document and the place in it that it was sold by: one line. */
  @Column({ type: 'int', nullable: true, select: false })
  soldInvoice: number | null

  @Column({ type: 'int', nullable: true, select: false })
  soldLine: number | null

  /** The document that it is set off against: one. */
  @Column({ type: 'int', nullable: true, select: false })
  setOffInvoice: number | null
}
