import { Field, Int, ObjectType } from 'type-graphql'
import { Reaches } from '../../kernel/access/Reaches.js'
import type { Context } from '../../kernel/context/Context.js'
import { fieldOf } from '../../kernel/fields/FieldDescription.js'
import { storedKey } from '../../kernel/fields/keys.js'
import { MoneyScalar } from '../../kernel/fields/scalars.js'
import { setOffsOf } from '../boughtItems/setOff.js'
import { documentsOf } from '../invoices/buildInvoiceDocument.js'
import { Invoice } from '../invoices/Invoice.js'
import { type LeftLine, linesLeft } from '../invoices/linesLeft.js'
import { moneyReceived } from '../payments/tradeIns.js'

@ObjectType({ simpleResolvers: true, description: 'A line of which something can still be taken back.' })
export class TillReceiptLine implements LeftLine {
  @Field(() => Int, { description: 'Its place in the document, from 0.' })
  place: number

  @Field(() => Int, { description: 'Pieces of it that were taken back before.' })
  before: number

  @Field(() => Int, { nullable: true, description: 'Pieces that are left; null for what is taken back as a whole.' })
  pieces: number | null
}

@ObjectType({ simpleResolvers: true, description: 'A receipt or invoice of which something may be taken back.' })
export class TillReceipt {
  @Field(() => Int)
  id: number

  @Field(() => String, { description: 'Such as `B26-0012`.' })
  number: string

  @Reaches('customer')
  @Field(() => String, { description: 'What it says, as canonical JSON (RFC 8785).' })
  document: string

  @Field(() => MoneyScalar, { description: 'What is still to be paid of it.' })
  openAmount: number

  @Field(() => MoneyScalar, {
    description: 'What was received for it in money, less what was given back: what was traded in is not given back.',
  })
  moneyReceived: number

  @Field(() => [TillReceiptLine], { description: 'None when all of it was taken back.' })
  lines: TillReceiptLine[]
}

/** The receipt or invoice of a number, however it is typed; null where there is none whose text is kept. */
export async function findReceipt({ services: { database } }: Context, number: string): Promise<TillReceipt | null> {
  const { reader } = database
  const field = fieldOf(Invoice, 'number')
  const term = number.trim()
  if (!field || !/^[a-z]{1,4}\d{2}-\d{1,9}$/i.test(term)) return null
  const invoice = await reader
    .createQueryBuilder(Invoice, 'invoice')
    .where('invoice.numberKey = :key', { key: storedKey(field, term) })
    .andWhere("invoice.status = 'issued' AND invoice.kind IN ('invoice', 'receipt')")
    .getOne()
  const document = invoice && (await documentsOf(reader, [invoice.id])).get(invoice.id)
  if (!invoice || !document) return null
  const lines = await linesLeft(reader, invoice, JSON.parse(document))
  const received = await moneyReceived(reader, invoice.id, await setOffsOf(reader, invoice.id))
  return {
    ...{ id: invoice.id, number: invoice.number ?? '', document, lines },
    ...{ openAmount: invoice.openAmount ?? 0, moneyReceived: received },
  }
}
