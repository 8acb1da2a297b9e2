import { Field, InputType, Int, ObjectType } from 'type-graphql'
import type { ValueOf } from '../../kernel/fields/Choice.js'
import { describeInput } from '../../kernel/fields/inputs.js'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import { InstantScalar, MoneyScalar } from '../../kernel/fields/scalars.js'
import type { Language } from '../../kernel/shared/screens.js'
import { Reservation, reservationStates } from './Reservation.js'

@ObjectType({
  simpleResolvers: true,
  description: 'A reservation as its visitor sees it, who holds the code of its secret address.',
})
export class VisitorReservation {
  @Field(() => String, { description: 'The last part of its secret address.' })
  code: string

  @Field(() => reservationStates.enumType, { description: 'How it stands.' })
  state: ValueOf<typeof reservationStates>

  @Field(() => InstantScalar, {
    nullable: true,
    description:
      'Until when it has to be confirmed with the link of the mail, and does not count; null for one that counts.',
  })
  confirmBefore: string | null

  @Field(() => String, { description: 'What the product was called then.' })
  title: string

  @Field(() => MoneyScalar, { description: 'What it cost then.' })
  price: number

  @Field(() => InstantScalar, { description: 'Until when it can be collected.' })
  collectBefore: string

  @Field(() => String, { description: 'Whose it is.' })
  name: string

  static of(reservation: Reservation, code: string): VisitorReservation {
    const { state, confirmBefore, title, price, collectBefore, name } = reservation
    return { code, state, confirmBefore, title, price, collectBefore, name }
  }
}

@InputType({ description: 'A reservation as a visitor makes it. Everything at fault is refused together.' })
export class ReserveProductInput {
  @Field(() => Int, { nullable: true, description: 'What is reserved: one of it. Has to be given.' })
  product?: number | null

  @Field(() => String, { nullable: true, description: 'Has to be given.' })
  name?: string | null

  @Field(() => String, { nullable: true, description: 'Has to be given: the confirmation is sent there.' })
  email?: string | null

  @Field(() => String, { nullable: true, description: 'Where the shop can call.' })
  phone?: string | null

  @Field(() => languageChoice.enumType, { nullable: true, description: 'Of the mails; that of the call if left out.' })
  language?: Language | null

  @Field(() => String, { nullable: true, description: 'Must stay empty: a field that visitors do not see.' })
  website?: string | null
}

describeInput('ReserveProductInput', () => Reservation)

/** What is needed. The schema leaves it out, so that all that is missing is told at once. */
export const reservationNeeds: ReadonlySet<string> = new Set(['product', 'name', 'email'])
