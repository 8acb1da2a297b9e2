import { Field, Int, ObjectType } from 'type-graphql'
import { Reaches } from '../../kernel/access/Reaches.js'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import { DayScalar, InstantScalar, MoneyScalar } from '../../kernel/fields/scalars.js'
import type { Language } from '../../kernel/shared/screens.js'
import { type InvoiceState, invoiceKinds, invoiceStates } from '../invoices/invoiceChoices.js'
import { receivedBy } from '../payments/paymentMethods.js'

/** Each field of it is meant for anyone who holds the address: it is chosen here, and never follows from the entity. */
@ObjectType({ simpleResolvers: true, description: 'What was billed, in short, for whoever it is about.' })
export class VisitorInvoiceSummary {
  @Field(() => String, {
    nullable: true,
    description: 'The last part of its secret address; null for one that cannot be shown any more.',
  })
  code: string | null

  @Field(() => invoiceKinds.enumType, { description: 'What it is.' })
  kind: string

  @Field(() => String, { description: 'Such as F26-0001.' })
  number: string

  @Field(() => languageChoice.enumType, { description: 'Of its texts.' })
  language: Language

  @Field(() => DayScalar, { description: 'The day of issue.' })
  issuedOn: string

  @Field(() => DayScalar, { nullable: true, description: 'The last day to pay on.' })
  dueOn: string | null

  @Field(() => MoneyScalar, { description: 'With VAT; below zero for a credit note.' })
  total: number

  @Field(() => MoneyScalar, { description: 'What is still to be paid.' })
  openAmount: number

  @Field(() => invoiceStates.enumType, { description: 'Where it stands.' })
  state: InvoiceState

  @Field(() => Boolean, { description: 'Whether it should have been paid by now.' })
  isOverdue: boolean
}

@ObjectType({ simpleResolvers: true, description: 'What was paid of an invoice, or given back.' })
export class VisitorPayment {
  @Field(() => InstantScalar, { description: 'When, UTC.' })
  at: string

  @Field(() => receivedBy.enumType, { description: 'How.' })
  method: string

  @Field(() => MoneyScalar, { description: 'Below zero for what was given back.' })
  amount: number
}

@ObjectType({ simpleResolvers: true, description: 'A code that apps of banks read, as black squares on white.' })
export class PaymentCode {
  @Field(() => Int, { description: 'Squares along a side.' })
  size: number

  @Field(() => String, { description: 'The path of an SVG of that size.' })
  path: string
}

@ObjectType({ simpleResolvers: true, description: 'What was billed, as anyone who holds its secret address sees it.' })
export class VisitorInvoice {
  @Field(() => VisitorInvoiceSummary, { description: 'In short.' })
  summary: VisitorInvoiceSummary

  @Reaches('customer')
  @Field(() => String, { description: 'Its exact text: canonical JSON (RFC 8785).' })
  document: string

  @Field(() => [VisitorPayment], { description: 'The first payment first.' })
  payments: VisitorPayment[]

  @Field(() => MoneyScalar, { description: 'What was paid, less what was given back.' })
  paid: number

  @Field(() => VisitorInvoiceSummary, { nullable: true, description: 'What a credit note takes back.' })
  credits: VisitorInvoiceSummary | null

  @Field(() => [VisitorInvoiceSummary], { description: 'The credit notes that take it back, in whole or in part.' })
  creditedBy: VisitorInvoiceSummary[]

  @Field(() => Boolean, { description: 'Whether there is UBL of it: for businesses.' })
  hasUbl: boolean

  @Field(() => PaymentCode, { nullable: true, description: 'To pay what is open, where the shop shows one.' })
  paymentCode: PaymentCode | null
}
