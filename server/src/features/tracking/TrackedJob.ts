import { Field, Int, ObjectType } from 'type-graphql'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import { DayScalar, InstantScalar, MoneyScalar } from '../../kernel/fields/scalars.js'
import type { Language } from '../../kernel/shared/screens.js'
import { UsedPart } from '../jobs/Job.js'
import { JobTotals } from '../jobs/JobBill.js'
import { JobLine } from '../jobs/JobLine.js'
import { type JobKind, jobKinds } from '../jobs/jobKinds.js'

@ObjectType({ simpleResolvers: true, description: 'A change of a status, or word to the customer.' })
export class TrackedChange {
  @Field(() => InstantScalar, { description: 'When it was, UTC.' })
  at: string

  @Field(() => String, { nullable: true, description: 'The status before; null where the job began.' })
  from: string | null

  @Field(() => String, { description: 'The status from then on, such as in-treatment.' })
  to: string

  @Field(() => String, { nullable: true, description: 'Word to the customer.' })
  note: string | null
}

/** Each field of it is meant for anyone who holds the address: it is chosen here, and never follows from the entity. */
@ObjectType({ simpleResolvers: true, description: 'A job as anyone who holds its secret address sees it.' })
export class TrackedJob {
  /** Of the record, for the resolvers of further fields. */
  id: number

  /** By which it was found. */
  code: string

  @Field(() => languageChoice.enumType, {
    description: 'In which the shop writes to its customer, in this job too.',
  })
  language: Language

  @Field(() => jobKinds.enumType, { description: 'The kind of the job.' })
  kind: JobKind

  @Field(() => String, { description: 'Such as 26-0142.' })
  number: string

  @Field(() => String, { description: 'Where it stands, such as in-treatment.' })
  status: string

  @Field(() => String, { nullable: true, description: 'A line of the shop about where it stands.' })
  currentStatus: string | null

  @Field(() => String, { nullable: true, description: 'What it is about.' })
  description: string | null

  @Field(() => String, { nullable: true, description: 'What is wrong, or what was ordered.' })
  descriptionProblem: string | null

  @Field(() => String, { nullable: true, description: 'What was done.' })
  whatHasBeenDone: string | null

  @Field(() => String, { nullable: true, description: 'Brand and model of the device.' })
  device: string | null

  @Field(() => DayScalar, { nullable: true, description: 'When it came in.' })
  intakeDate: string | null

  @Field(() => DayScalar, { nullable: true, description: 'When it is to be ready.' })
  promisedOn: string | null

  @Field(() => DayScalar, { nullable: true, description: 'Until when there is warranty on it.' })
  warrantyUntil: string | null

  @Field(() => InstantScalar, { nullable: true, description: 'When it was picked up, UTC.' })
  pickedUpAt: string | null

  @Field(() => Boolean, {
    description: 'Whether it is ready to be collected or delivered: by its status, or finished and not collected yet.',
  })
  isReady: boolean

  @Field(() => [JobLine], { description: 'What it consists of.' })
  lines: JobLine[]

  @Field(() => [UsedPart], { description: 'The parts that were used.' })
  usedParts: UsedPart[]

  @Field(() => MoneyScalar, { nullable: true, description: 'What it costs.' })
  costs: number | null

  @Field(() => Boolean, { description: 'Whether costs and prices include VAT.' })
  includingVat: boolean

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'What its customer has agreed to by a quote, including VAT; null without a sum.',
  })
  agreedTotal: number | null

  @Field(() => InstantScalar, { nullable: true, description: 'When a quote was accepted last, UTC.' })
  agreedAt: string | null

  @Field(() => JobTotals, { nullable: true, description: 'What it comes to; null without a price.' })
  totals: JobTotals | null

  @Field(() => [TrackedChange], { description: 'What has happened, from the beginning.' })
  timeline: TrackedChange[]

  @Field(() => Int, { description: 'For how many days after its end the address opens.' })
  addressDays: number
}

@ObjectType({
  simpleResolvers: true,
  description: 'Where a job stands, for anyone who knows its number and something of its customer.',
})
export class FoundJobState {
  @Field(() => jobKinds.enumType, { description: 'The kind of the job.' })
  kind: JobKind

  @Field(() => String, { description: 'Such as 26-0142.' })
  number: string

  @Field(() => String, { description: 'Where it stands, such as in-treatment.' })
  status: string

  @Field(() => Boolean, { description: 'Whether it is ready to be collected or delivered.' })
  isReady: boolean

  @Field(() => Boolean, { description: 'Whether the shop has an e-mail address of its customer.' })
  hasMailAddress: boolean
}
