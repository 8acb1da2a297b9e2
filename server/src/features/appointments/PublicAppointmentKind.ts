import { Field, Int, ObjectType } from 'type-graphql'
import type { ValueOf } from '../../kernel/fields/Choice.js'
import type { Language } from '../../kernel/shared/screens.js'
import type { AppointmentKind } from './AppointmentKind.js'
import { appointmentPlaces } from './appointmentChoices.js'
import { appointmentCost } from './cost/appointmentCost.js'
import { AppointmentService, PublicAppointmentCost } from './cost/costTypes.js'
import type { KnownServices } from './cost/KnownServices.js'
import { wordsOf } from './offeredKinds.js'

@ObjectType({ simpleResolvers: true, description: 'What an appointment can be made for, in one language.' })
export class PublicAppointmentKind {
  @Field(() => Int)
  id: number

  @Field(() => String, { description: 'The last part of its address, the same in both languages.' })
  url: string

  @Field(() => String, { description: 'What it is called.' })
  title: string

  @Field(() => String, { description: 'What it is for; may be empty.' })
  description: string

  @Field(() => Int, { description: 'How long it takes.' })
  minutes: number

  @Field(() => appointmentPlaces.enumType, { description: 'Where it is.' })
  place: ValueOf<typeof appointmentPlaces>

  @Field(() => String, { nullable: true, description: 'What it costs, in words: the text of `cost`.' })
  price: string | null

  @Field(() => PublicAppointmentCost, {
    description: 'What it costs, for the service and postcode that were asked about.',
  })
  cost: PublicAppointmentCost

  @Field(() => [AppointmentService], { description: 'Which work it is for; any where it names none.' })
  services: AppointmentService[]

  @Field(() => AppointmentService, {
    nullable: true,
    description: 'The service that was asked about, if it is for it.',
  })
  service: AppointmentService | null

  @Field(() => Boolean, { description: 'Whether it is for the service that was asked about; true where none was.' })
  isForService: boolean

  @Field(() => Int, { description: 'How many hours before it begins it can still be changed.' })
  changeHours: number

  @Field(() => Int, { description: 'For how many days ahead it can be made.' })
  horizonDays: number

  @Field(() => Boolean, { description: 'Whether it is at the home of the customer.' })
  needsPostcode: boolean

  @Field(() => Boolean, { description: 'Whether the shop needs a phone number for it.' })
  needsPhone: boolean

  @Field(() => Boolean, { description: 'Whether it is to collect a device that is ready.' })
  isForPickUp: boolean

  /** @param asked what the cost is to be said for */
  static of(kind: AppointmentKind, { language, currency, services, asked = {} }: KindShown): PublicAppointmentKind {
    const { id, url, minutes, place, changeHours, horizonDays, isForPickUp } = kind
    const { service = null, postcode = null } = asked
    const isForService = service === null || services.isFor(kind, service)
    const known = appointmentCost(kind, isForService ? services.priced(service) : null, postcode)
    const about = isForService && service !== null ? services.versionOf(service, language) : null
    const cost = PublicAppointmentCost.of(known, language, currency)
    return {
      ...{ id, url, minutes, place, changeHours, horizonDays, isForPickUp, ...wordsOf(kind, language) },
      needsPostcode: place === 'home',
      needsPhone: place !== 'shop',
      ...{ cost, price: cost.text, isForService },
      service: about && AppointmentService.of(about, language, currency),
      services: services.ofKind(kind, language).map((each) => AppointmentService.of(each, language, currency)),
    }
  }
}

/** What a kind is shown with. */
export interface KindShown {
  language: Language
  /** Of the shop, by ISO 4217. */
  currency: string
  services: KnownServices
  asked?: { service?: number | null; postcode?: string | null }
}
