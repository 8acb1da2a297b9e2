import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { assertReaches } from '../../kernel/access/allow.js'
import { Granted } from '../../kernel/access/Granted.js'
import { Secret } from '../../kernel/access/Secret.js'
import type { Context } from '../../kernel/context/Context.js'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import { DayScalar, InstantScalar, MoneyScalar } from '../../kernel/fields/scalars.js'
import type { Language } from '../../kernel/shared/screens.js'
import { CheckPoint } from '../checkLists/CheckPoint.js'
import { type JobKind, jobKinds } from '../jobs/jobKinds.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { type IntakeForm, intakeForm, type OfferedService } from './intakeForm.js'
import { TakeInInput } from './intakeInputs.js'
import { type IntakePaper, intakePaper, paperOfNumber } from './intakePaper.js'
import { takeIn } from './takeIn.js'

@ObjectType('OfferedService', {
  simpleResolvers: true,
  description: 'A service as it is offered when a device is taken in.',
})
class OfferedServiceObject implements OfferedService {
  @Field(() => Int)
  id: number

  @Field(() => String, { description: 'What it is called.' })
  title: string

  @Field(() => MoneyScalar, { nullable: true, description: 'What it usually costs, with VAT.' })
  price: number | null

  @Field(() => Boolean, { description: 'Whether that is the least that it costs.' })
  isFrom: boolean

  @Field(() => Int, { nullable: true, description: 'After how many opening days it is usually ready.' })
  workingDays: number | null

  @Field(() => DayScalar, { description: 'The day that is proposed for it.' })
  promisedOn: string
}

@ObjectType({ simpleResolvers: true, description: 'A text in both languages; null where the shop has not written it.' })
export class IntakeTerms {
  @Field(() => String, { nullable: true, description: 'In Dutch.' })
  nl: string | null

  @Field(() => String, { nullable: true, description: 'In English.' })
  en: string | null
}

@ObjectType('IntakeForm', { simpleResolvers: true, description: 'What taking in a device begins with.' })
class IntakeFormObject implements IntakeForm {
  @Field(() => [OfferedServiceObject], { description: 'In the language of the call.' })
  services: OfferedService[]

  @Field(() => DayScalar, { description: 'The day that is proposed while no service is chosen.' })
  promisedOn: string

  @Field(() => [DayScalar], { description: 'The coming days on which the shop is open, from today.' })
  openDays: string[]

  @Field(() => IntakeTerms, { description: 'What customers sign for.' })
  terms: IntakeForm['terms']

  @Field(() => [CheckPoint], { description: 'By which devices are looked over, before and after the work, in order.' })
  checkPoints: CheckPoint[]
}

@ObjectType('IntakePaper', {
  simpleResolvers: true,
  description: 'What is printed of an intake besides its job, and how its customer hears of it.',
})
class IntakePaperObject implements IntakePaper {
  @Field(() => jobKinds.enumType, { description: 'Which kind of job.' })
  kind: JobKind

  @Field(() => Int, { description: 'Of the job.' })
  id: number

  @Field(() => String, { description: 'Of the job, such as 26-0142.' })
  number: string

  @Field(() => String, { description: 'The name of the customer.' })
  customer: string

  @Field(() => Int, { description: 'The id of the customer.' })
  customerId: number

  @Field(() => languageChoice.enumType, { description: 'The language of the customer.' })
  language: Language

  @Field(() => String, { nullable: true, description: 'The e-mail address of the customer.' })
  email: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Where the customer is called, such as +31612345678.',
  })
  phone: string | null

  @Field(() => String, {
    nullable: true,
    description: 'The same where it is a mobile number, which messages reach.',
  })
  mobile: string | null

  @Field(() => Boolean, { description: 'Whether the customer was sent a mail as the job began.' })
  isNoticed: boolean

  @Secret('people')
  @Field(() => String, { description: "The secret address of the job, in the customer's language." })
  address: string

  @Secret('people')
  @Field(() => String, { description: "A message with that address, in the customer's language." })
  message: string

  @Field(() => InstantScalar, { nullable: true, description: 'When it was taken in, UTC.' })
  takenInAt: string | null

  @Field(() => String, { nullable: true, description: 'Who took it in.' })
  takenInBy: string | null

  @Field(() => String, { nullable: true, description: 'Who signed; null when nobody has.' })
  signedBy: string | null

  @Field(() => String, { nullable: true, description: 'The path of a drawing of 600 × 200.' })
  drawing: string | null

  @Field(() => String, { nullable: true, description: 'What was signed, or is to be signed on paper.' })
  terms: string | null
}

/** Taking in a device at the counter. */
@Resolver()
export class IntakeResolver {
  @Granted(['cms-admin'], { colleagues: ['technician', 'clerk'] })
  @Query(() => IntakeFormObject, { description: 'Services, days and terms for taking in a device.' })
  intakeForm(@Ctx() context: Context): Promise<IntakeForm> {
    return intakeForm(context)
  }

  @Granted(['cms-admin'], { needs: ['customer'], asksOfRecord: true })
  @Query(() => IntakePaperObject, { description: 'What is printed of an intake, by the number of its job.' })
  async intakePaper(
    @Ctx() context: Context,
    @Arg('number', () => String, { description: 'In any writing, such as 26-0142 or 260142.' }) number: string,
  ): Promise<IntakePaper> {
    const paper = await paperOfNumber(context, number)
    assertKindReached(context, paper.kind, false)
    return paper
  }

  @Granted(['cms-admin'], { needs: ['customer', 'device'], asksOfRecord: true })
  @Mutation(() => IntakePaperObject, {
    description:
      'Adds a job with its customer and device, all or nothing. A repeated request answers with the same job.',
  })
  async takeIn(
    @Ctx() context: Context<MailServices>,
    @Arg('intake', () => TakeInInput, { description: 'The customer, the device, the job and what was signed.' })
    intake: TakeInInput,
    @Arg('key', () => String, { description: 'Chosen by the caller for this intake.' }) key: string,
  ): Promise<IntakePaper> {
    assertKindReached(context, intake.kind, true)
    return intakePaper(context, await takeIn(context, withNulls(intake), key))
  }
}

/** @throws ShopError FORBIDDEN for a program that is limited to other sections, and a colleague who has nothing of jobs */
function assertKindReached({ viewer }: Context, kind: JobKind, isWrite: boolean): void {
  if (viewer) assertReaches(viewer, kind, isWrite)
}

/** What was left out is null. */
function withNulls(intake: TakeInInput): TakeInInput {
  const { kind, job, customer = null, newCustomer = null, device = null, newDevice = null } = intake
  const { signature = null, selfIntake = null, appointment = null, warranty = null } = intake
  return {
    kind,
    job,
    customer,
    newCustomer,
    device,
    newDevice,
    selfIntake,
    appointment,
    warranty,
    signature: signature && { ...signature, drawing: signature.drawing ?? null },
  }
}
