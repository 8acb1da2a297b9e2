import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import type { ValueOf } from '../../kernel/fields/Choice.js'
import { Customer } from '../customers/Customer.js'
import { readMergedCustomers } from '../customers/customerNotes.js'
import { MergedCustomer } from '../customers/MergedCustomer.js'
import { contactFields, mergeCustomers } from './mergeCustomers.js'

@Resolver()
export class MergeResolver {
  @Granted(['cms-admin'], { colleagues: ['technician', 'clerk'] })
  @Query(() => [MergedCustomer], { description: 'The customers that were merged into this one, the first one first.' })
  mergedCustomers(@Ctx() context: Context, @Arg('id', () => Int) id: number): Promise<MergedCustomer[]> {
    return readMergedCustomers(context, id)
  }

  @Granted(['cms-admin'])
  @Mutation(() => Customer, {
    description:
      'Makes two customers one. All that was of the other is of the first; the other account is gone for good.',
  })
  mergeCustomers(
    @Ctx() context: Context,
    @Arg('id', () => Int, { description: 'Who remains, with this account and its login.' }) id: number,
    @Arg('other', () => Int, { description: 'Whose account is gone afterwards.' }) other: number,
    @Arg('take', () => [contactFields.enumType], {
      defaultValue: [],
      description: 'What is taken over of how the other is reached.',
    })
    take: ValueOf<typeof contactFields>[],
  ): Promise<Row> {
    return mergeCustomers(context, id, other, take)
  }
}
