import { Field, Int, ObjectType } from 'type-graphql'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import { DayScalar, InstantScalar, MoneyScalar } from '../../kernel/fields/scalars.js'
import type { Language } from '../../kernel/shared/screens.js'
import { UsedPart } from '../jobs/Job.js'
import { JobTotals } from '../jobs/JobBill.js'
import { JobLine } from '../jobs/JobLine.js'
import { type JobKind, jobKinds } from '../jobs/jobKinds.js'

@ObjectType({ description: 'A change of a status, or word to the customer.' })
export class TrackedChange {
  @Field(() => InstantScalar, { simple: true, description: 'When it was, UTC.' })
  at: string

  @Field(() => String, { simple: true, nullable: true, description: 'The status before; null where the job began.' })
  from: string | null

  @Field(() => String, { simple: true, description: 'The status from then on, such as in-treatment.' })
  to: string

  @Field(() => String, { simple: true, nullable: true, description: 'Word to the customer.' })
  note: string | null
}

/** Each field of it is meant for anyone who holds the address: it is chosen here, and never follows from the entity. */
@ObjectType({ description: 'A job as anyone who holds its secret address sees it.' })
export class TrackedJob {
  /** Of the record, for the resolvers of further fields. */
  id: number

  /** By which it was found. */
  code: string

  @Field(() => languageChoice.enumType, {
    simple: true,
    description: 'In which the shop writes to its customer, in this job too.',
  })
  language: Language

  @Field(() => jobKinds.enumType, { simple: true, description: 'The kind of the job.' })
  kind: JobKind

  @Field(() => String, { simple: true, description: 'Such as 26-0142.' })
  number: string

  @Field(() => String, { simple: true, description: 'Where it stands, such as in-treatment.' })
  status: string

  @Field(() => String, { simple: true, nullable: true, description: 'A line of the shop about where it stands.' })
  currentStatus: string | null

  @Field(() => String, { simple: true, nullable: true, description: 'What it is about.' })
  description: string | null

  @Field(() => String, { simple: true, nullable: true, description: 'What is wrong, or what was ordered.' })
  descriptionProblem: string | null

  @Field(() => String, { simple: true, nullable: true, description: 'What was done.' })
  whatHasBeenDone: string | null

  @Field(() => String, { simple: true, nullable: true, description: 'Brand and model of the device.' })
  device: string | null

  @Field(() => DayScalar, { simple: true, nullable: true, description: 'When it came in.' })
  intakeDate: string | null

  @Field(() => DayScalar, { simple: true, nullable: true, description: 'When it is to be ready.' })
  promisedOn: string | null

  @Field(() => DayScalar, { simple: true, nullable: true, description: 'Until when there is warranty on it.' })
  warrantyUntil: string | null

  @Field(() => InstantScalar, { simple: true, nullable: true, description: 'When it was picked up, UTC.' })
  pickedUpAt: string | null

  @Field(() => Boolean, {
    simple: true,
    description: 'Whether it is ready to be collected or delivered: by its status, or finished and not collected yet.',
  })
  isReady: boolean

  @Field(() => [JobLine], { simple: true, description: 'What it consists of.' })
  lines: JobLine[]

  @Field(() => [UsedPart], { simple: true, description: 'The parts that were used.' })
  usedParts: UsedPart[]

  @Field(() => MoneyScalar, { simple: true, nullable: true, description: 'What it costs.' })
  costs: number | null

  @Field(() => Boolean, { simple: true, description: 'Whether costs and prices include VAT.' })
  includingVat: boolean

  @Field(() => JobTotals, { simple: true, nullable: true, description: 'What it comes to; null without a price.' })
  totals: JobTotals | null

  @Field(() => [TrackedChange], { simple: true, description: 'What has happened, from the beginning.' })
  timeline: TrackedChange[]

  @Field(() => Int, { simple: true, description: 'For how many days after its end the address opens.' })
  addressDays: number
}

@ObjectType({ description: 'Where a job stands, for anyone who knows its number and something of its customer.' })
export class FoundJobState {
  @Field(() => jobKinds.enumType, { simple: true, description: 'The kind of the job.' })
  kind: JobKind

  @Field(() => String, { simple: true, description: 'Such as 26-0142.' })
  number: string

  @Field(() => String, { simple: true, description: 'Where it stands, such as in-treatment.' })
  status: string

  @Field(() => Boolean, { simple: true, description: 'Whether it is ready to be collected or delivered.' })
  isReady: boolean
}
