import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import type { ValueOf } from '../../kernel/fields/Choice.js'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import { InstantScalar } from '../../kernel/fields/scalars.js'
import { LocalizedText } from '../../kernel/i18n/LocalizedText.js'
import { label } from '../../kernel/i18n/labels.js'
import { DeletedRecords } from '../../kernel/records/managedResolvers.js'
import { cleanedProse, isBlank } from '../../kernel/shared/cleanedText.js'
import type { Language } from '../../kernel/shared/screens.js'
import { deviceKinds } from '../devices/deviceKinds.js'
import { readShop } from '../shop/readShop.js'
import { customersAlike, type Match } from './customersAlike.js'
import { beginSelfIntake, openForm, submitSelfIntake } from './handOver.js'
import { IntakeTerms } from './IntakeResolver.js'
import { SelfIntakeInput } from './intakeInputs.js'
import { discardSelfIntake, selfIntakes, type WaitingSelfIntake } from './selfIntakes.js'
import { termsOf } from './terms.js'

type DeviceKind = ValueOf<typeof deviceKinds>

@ObjectType({ simpleResolvers: true, description: 'A kind of device, as a customer chooses it.' })
class OfferedDeviceKind {
  @Field(() => deviceKinds.enumType, { description: 'By which it is sent.' })
  kind: DeviceKind

  @Field(() => LocalizedText, { description: 'What it is called.' })
  label: LocalizedText
}

@ObjectType({ simpleResolvers: true, description: 'What a customer needs to fill in an intake.' })
class SelfIntakeForm {
  @Field(() => InstantScalar, { description: 'Until when it may be filled in, UTC.' })
  expiresAt: string

  @Field(() => IntakeTerms, { description: 'What the customer signs for.' })
  terms: IntakeTerms

  @Field(() => [OfferedDeviceKind], { description: 'The kinds to choose from.' })
  deviceKinds: OfferedDeviceKind[]
}

@ObjectType({
  simpleResolvers: true,
  description: 'A known customer with the same e-mail address or phone number, or a name that resembles the given one.',
})
class SelfIntakeMatch implements Match {
  @Field(() => Int)
  id: number

  @Field(() => String, { description: 'The name of the customer.' })
  name: string

  @Field(() => String, { nullable: true, description: 'The e-mail address of the customer.' })
  email: string | null

  @Field(() => String, { nullable: true, description: 'The telephone number of the customer.' })
  phoneNumber: string | null

  @Field(() => languageChoice.enumType)
  language: Language
}

@ObjectType('SelfIntake', {
  simpleResolvers: true,
  description: 'What a customer has filled in, for the shop to check and take in.',
})
class SelfIntakeObject {
  @Field(() => Int)
  id: number

  @Field(() => InstantScalar, { description: 'When it was filled in, UTC.' })
  submittedAt: string

  @Field(() => String, { description: 'The name of the customer.' })
  name: string

  @Field(() => String, { nullable: true, description: 'The telephone number of the customer.' })
  phoneNumber: string | null

  @Field(() => String, { nullable: true, description: 'The e-mail address of the customer.' })
  email: string | null

  @Field(() => String, { nullable: true, description: 'The postcode of the customer.' })
  zipCode: string | null

  @Field(() => languageChoice.enumType, { description: 'The language that the customer chose.' })
  language: Language

  @Field(() => deviceKinds.enumType, { description: 'The kind of device.' })
  kind: DeviceKind

  @Field(() => String, { nullable: true, description: 'The brand of the device.' })
  brand: string | null

  @Field(() => String, { nullable: true, description: 'The model of the device.' })
  model: string | null

  @Field(() => String, { description: 'What is wrong with it.' })
  problem: string

  @Field(() => String, { nullable: true, description: 'What stays with the shop along with it.' })
  accessories: string | null

  @Field(() => Boolean, { description: 'Whether an access code was filled in, which taking in stores.' })
  hasAccessCode: boolean

  @Field(() => String, { description: 'Who signed.' })
  signedBy: string

  @Field(() => String, { nullable: true, description: 'The path of a drawing of 600 × 200.' })
  drawing: string | null

  @Field(() => [SelfIntakeMatch], { description: 'Known customers whom it may be.' })
  matches: Match[]
}

/** Customers fill in an intake themselves, on a browser that a member of staff hands over. */
@Resolver()
export class SelfIntakeResolver {
  @Granted(['cms-admin'], { colleagues: ['technician', 'clerk'] })
  @Mutation(() => InstantScalar, {
    description:
      'Hands this browser over to a customer: its session ends, and one intake may be filled in on it. Says until when, UTC.',
  })
  beginSelfIntake(@Ctx() context: Context): Promise<string> {
    return beginSelfIntake(context)
  }

  @Granted('everyone')
  @Query(() => SelfIntakeForm, { description: 'What a customer needs to fill in an intake, on a browser that may.' })
  async selfIntakeForm(@Ctx() { services, caller }: Context): Promise<SelfIntakeForm> {
    const { expiresAt } = await openForm(services, caller)
    const shop = await readShop(services.database.reader)
    return {
      expiresAt,
      terms: { nl: termsOf(shop, 'nl'), en: termsOf(shop, 'en') },
      deviceKinds: deviceKinds.values.map((kind) => ({ kind, label: label(`choice.DeviceKind.${kind}`) })),
    }
  }

  @Granted('everyone')
  @Mutation(() => Boolean, {
    description:
      'Stores what a customer has filled in, once, for the shop to take in; the browser may do no more then.',
  })
  async submitSelfIntake(
    @Ctx() context: Context,
    @Arg('intake', () => SelfIntakeInput, { description: 'What the customer has filled in.' }) intake: SelfIntakeInput,
  ): Promise<boolean> {
    const { newCustomer, newDevice, job, signature } = intake
    const drawing = signature.drawing ?? null
    await submitSelfIntake(context, { newCustomer, newDevice, job, signature: { ...signature, drawing } })
    return true
  }

  @Granted(['cms-admin'], { colleagues: ['technician', 'clerk'] })
  @Query(() => [SelfIntakeObject], { description: 'What customers have filled in and nobody has taken in yet.' })
  async selfIntakes(@Ctx() context: Context): Promise<SelfIntakeObject[]> {
    return (await selfIntakes(context)).map(shownIntake)
  }

  @Granted(['cms-admin'], { about: 'customer' })
  @Query(() => [SelfIntakeMatch], {
    description:
      'Known customers whom a new one may be, six at most, for a form to ask about before one is added twice.',
  })
  customersAlike(
    @Ctx() { services }: Context,
    @Arg('name', () => String, { nullable: true, description: 'As it was typed.' }) name?: string | null,
    @Arg('email', () => String, { nullable: true, description: 'As it was typed.' }) email?: string | null,
    @Arg('phoneNumber', () => String, { nullable: true, description: 'As it was typed.' }) phoneNumber?: string | null,
  ): Promise<Match[]> {
    return customersAlike(services.database, { name, email, phoneNumber })
  }

  @Granted(['cms-admin'], { colleagues: ['technician', 'clerk'] })
  @Mutation(() => DeletedRecords, { description: 'Discards what a customer has filled in.' })
  async discardSelfIntake(@Ctx() context: Context, @Arg('id', () => Int) id: number): Promise<DeletedRecords> {
    await discardSelfIntake(context, id)
    return { deleted: [id] }
  }
}

function shownIntake({ content, ...rest }: WaitingSelfIntake): SelfIntakeObject {
  const { newCustomer, newDevice, job, signature } = content
  const text = (value: unknown) => (typeof value === 'string' && !isBlank(value) ? cleanedProse(value) : null)
  return {
    ...rest,
    name: text(newCustomer.name) ?? '',
    phoneNumber: text(newCustomer.phoneNumber),
    email: text(newCustomer.email),
    zipCode: text(newCustomer.zipCode),
    language: newCustomer.language === 'en' ? 'en' : 'nl',
    kind: (newDevice.kind ?? 'other') as DeviceKind,
    brand: text(newDevice.brand),
    model: text(newDevice.model),
    problem: text(job.descriptionProblem) ?? '',
    accessories: text(job.accessories),
    signedBy: signature.name,
    drawing: signature.drawing,
  }
}
