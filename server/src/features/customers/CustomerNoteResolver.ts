import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { DeletedRecords } from '../../kernel/records/managedResolvers.js'
import { CustomerNote } from './CustomerNote.js'
import { addCustomerNote, deleteCustomerNote, readCustomerNotes } from './customerNotes.js'

@Resolver()
export class CustomerNoteResolver {
  @Granted(['cms-admin'], { about: 'customer' })
  @Query(() => [CustomerNote], { description: 'What the shop notes of a customer for itself, the first note first.' })
  customerNotes(@Ctx() context: Context, @Arg('id', () => Int) id: number): Promise<CustomerNote[]> {
    return readCustomerNotes(context, id)
  }

  @Granted(['cms-admin'], { about: 'customer' })
  @Mutation(() => CustomerNote, { description: 'Adds a note to a customer; at most 4000 characters.' })
  addCustomerNote(
    @Ctx() context: Context,
    @Arg('id', () => Int) id: number,
    @Arg('text', () => String) text: string,
  ): Promise<CustomerNote> {
    return addCustomerNote(context, id, text)
  }

  @Granted(['cms-admin'], { about: 'customer' })
  @Mutation(() => DeletedRecords, { description: 'Deletes a note about a customer for good.' })
  async deleteCustomerNote(@Ctx() context: Context, @Arg('id', () => Int) id: number): Promise<DeletedRecords> {
    await deleteCustomerNote(context, id)
    return { deleted: [id] }
  }
}
