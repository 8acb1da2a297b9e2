import { Field, Int, ObjectType } from 'type-graphql'
import type { Context } from '../../kernel/context/Context.js'
import { InstantScalar, MoneyScalar } from '../../kernel/fields/scalars.js'
import { denominations } from '../../kernel/shared/closingDocument.js'
import { type ReceivedBy, receivedBy } from '../payments/paymentMethods.js'
import { readTill } from '../payments/Till.js'
import { CashMovement } from './CashMovement.js'
import { sinceClosing, type Takings } from './sinceClosing.js'
import { TillClosing } from './TillClosing.js'

@ObjectType({ simpleResolvers: true, description: 'What was received by one method.' })
class TillTakings implements Takings {
  @Field(() => receivedBy.enumType, { description: 'How.' })
  method: ReceivedBy

  @Field(() => Int, { description: 'How many payments.' })
  count: number

  @Field(() => MoneyScalar, { description: 'What came in.' })
  received: number

  @Field(() => MoneyScalar, { description: 'Below zero.' })
  givenBack: number

  @Field(() => MoneyScalar, { description: 'Both together.' })
  total: number
}

@ObjectType({ simpleResolvers: true, description: 'What has happened with the money since the till was closed.' })
export class TillState {
  @Field(() => InstantScalar, { nullable: true, description: 'When it was closed, UTC; null before the first time.' })
  since: string | null

  @Field(() => MoneyScalar, { description: 'What stayed in the drawer then: no takings.' })
  floatBefore: number

  @Field(() => [TillTakings], { description: 'By method.' })
  takings: TillTakings[]

  @Field(() => MoneyScalar, { description: 'What was received in cash, less what was given back.' })
  cash: number

  @Field(() => MoneyScalar, { description: 'What was put into the drawer, less what was taken out.' })
  moved: number

  @Field(() => MoneyScalar, { description: 'What should be in the drawer.' })
  expected: number

  @Field(() => [CashMovement], { description: 'The first one first.' })
  movements: CashMovement[]

  @Field(() => [MoneyScalar], { description: 'The notes and coins that are counted, the greatest first.' })
  denominations: number[]
}

export async function tillState({ services: { database } }: Context): Promise<TillState> {
  const till = await readTill(database.reader)
  const [now, closing] = await Promise.all([
    sinceClosing(database.reader, till),
    database.reader.findOneBy(TillClosing, { sequence: till.closings }),
  ])
  const { takings, cash, moved, expected, movements } = now
  const since = closing?.closedAt ?? null
  return {
    since,
    floatBefore: till.floatLeft,
    takings,
    cash,
    moved,
    expected,
    movements,
    denominations: [...denominations],
  }
}
