import { Field, Int, ObjectType } from 'type-graphql'
import type { EntityManager } from 'typeorm'
import { DayScalar, MoneyScalar } from '../../kernel/fields/scalars.js'
import { Invoice } from '../invoices/Invoice.js'
import { ageSpans } from './itemAges.js'

@ObjectType({ simpleResolvers: true, description: 'The open invoices of an age.' })
export class OpenItems {
  @Field(() => Int, {
    nullable: true,
    description: 'Days after the last day to pay, at least; null while not due yet.',
  })
  age: number | null

  @Field(() => DayScalar, { nullable: true, description: 'The first of their last days to pay; null for all before.' })
  dueFrom: string | null

  @Field(() => DayScalar, { nullable: true, description: 'The last of these days; null for all after.' })
  dueTo: string | null

  @Field(() => Int, { description: 'How many there are.' })
  count: number

  @Field(() => MoneyScalar, { description: 'What is still to be paid of them.' })
  amount: number
}

interface OpenDay {
  due: string
  count: number | string
  amount: number | string
}

/** What customers have to pay, by age; all ages are answered. @param today in the shop, such as `2026-11-22` */
export async function openItems(manager: EntityManager, today: string): Promise<OpenItems[]> {
  const days = await manager
    .createQueryBuilder(Invoice, 'invoice')
    .select('COALESCE(invoice.dueOn, invoice.issuedOn)', 'due')
    .addSelect('COUNT(*)', 'count')
    .addSelect('SUM(invoice.openAmount)', 'amount')
    .where({ status: 'issued' })
    .andWhere('invoice.openAmount > 0')
    .groupBy('COALESCE(invoice.dueOn, invoice.issuedOn)')
    .getRawMany<OpenDay>()
  return ageSpans(today).map(({ age, from, to }) => {
    const own = days.filter(({ due }) => (from === null || from <= due) && (to === null || due <= to))
    return {
      age,
      dueFrom: from,
      dueTo: to,
      count: own.reduce((sum, { count }) => sum + Number(count), 0),
      amount: own.reduce((sum, { amount }) => sum + Number(amount), 0),
    }
  })
}
