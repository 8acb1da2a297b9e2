import { Field, Int, ObjectType } from 'type-graphql'
import type { ValueOf } from '../../../kernel/fields/Choice.js'
import { MoneyScalar } from '../../../kernel/fields/scalars.js'
import type { Language } from '../../../kernel/shared/screens.js'
import { priceText } from '../../prices/priceText.js'
import { appointmentCharges } from '../appointmentChoices.js'
import { type AppointmentCost, boundsOf } from './appointmentCost.js'
import { costWords } from './costWords.js'

@ObjectType('AppointmentCost', {
  simpleResolvers: true,
  description: 'What an appointment costs, with VAT, by its kind, the service it is for and where it is.',
})
export class PublicAppointmentCost {
  @Field(() => appointmentCharges.enumType, { description: 'How the appointment itself is charged.' })
  charge: ValueOf<typeof appointmentCharges>

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'What it comes to at least without the way; null where that cannot be said beforehand.',
  })
  from: number | null

  @Field(() => MoneyScalar, { nullable: true, description: 'At most; null where only the least is known.' })
  to: number | null

  @Field(() => MoneyScalar, { nullable: true, description: 'The amount for each so many minutes.' })
  rate: number | null

  @Field(() => Int, { nullable: true, description: 'For how many minutes the rate is.' })
  perMinutes: number | null

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'What the way costs at least: exactly that where a postcode was given. Null where it is not said.',
  })
  callOutFrom: number | null

  @Field(() => MoneyScalar, { nullable: true, description: 'What the way costs at most.' })
  callOutTo: number | null

  @Field(() => String, { nullable: true, description: 'All of it in words; null where the shop says nothing.' })
  text: string | null

  static of(cost: AppointmentCost, language: Language, currency: string): PublicAppointmentCost {
    const { charge, amount, callOut } = cost
    const bounds = boundsOf(cost)
    const way = callOut === 'onRequest' ? null : callOut
    const hasRate = amount !== null && amount.perMinutes !== null
    return {
      charge,
      from: bounds?.from ?? null,
      to: bounds?.to ?? null,
      rate: hasRate ? amount.from : null,
      perMinutes: hasRate ? amount.perMinutes : null,
      callOutFrom: way?.from ?? null,
      callOutTo: way?.to ?? null,
      text: costWords(cost, language, currency),
    }
  }
}

@ObjectType({ simpleResolvers: true, description: 'The work that an appointment can be for.' })
export class AppointmentService {
  @Field(() => Int)
  id: number

  @Field(() => String, { description: 'What it is called.' })
  title: string

  @Field(() => String, { nullable: true, description: 'What it costs, in words; null without a price.' })
  price: string | null

  static of(
    { id, title, price, priceTo }: { id: number; title: string; price: number | null; priceTo: number | null },
    language: Language,
    currency: string,
  ): AppointmentService {
    return { id, title, price: price === null ? null : priceText({ price, priceTo }, { language, currency }) }
  }
}
