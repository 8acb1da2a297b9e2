import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { DeletedRecords } from '../../kernel/records/managedResolvers.js'
import { type CallResult, callResults, InternalNote } from './InternalNote.js'
import { addInternalNote, deleteInternalNote, readInternalNotes } from './internalNotes.js'
import { type JobKind, jobKinds } from './jobKinds.js'

@Resolver()
export class InternalNoteResolver {
  @Granted(['cms-admin'], { isNamed: true })
  @Query(() => [InternalNote], { description: 'What the shop notes of a job for itself, the first note first.' })
  internalNotes(
    @Ctx() context: Context,
    @Arg('job', () => jobKinds.enumType) kind: JobKind,
    @Arg('id', () => Int) id: number,
  ): Promise<InternalNote[]> {
    return readInternalNotes(context, kind, id)
  }

  @Granted(['cms-admin'], { isNamed: true })
  @Mutation(() => InternalNote, { description: 'Adds a note to a job; at most 4000 characters.' })
  addInternalNote(
    @Ctx() context: Context,
    @Arg('job', () => jobKinds.enumType) kind: JobKind,
    @Arg('id', () => Int) id: number,
    @Arg('text', () => String) text: string,
    @Arg('call', () => callResults.enumType, {
      nullable: true,
      description: 'How a call to the customer ended; the text may then be empty.',
    })
    call: CallResult | null,
  ): Promise<InternalNote> {
    return addInternalNote(context, kind, id, text, call ?? null)
  }

  @Granted(['cms-admin'], { asksOfRecord: true })
  @Mutation(() => DeletedRecords, { description: 'Deletes a note for good.' })
  async deleteInternalNote(@Ctx() context: Context, @Arg('id', () => Int) id: number): Promise<DeletedRecords> {
    await deleteInternalNote(context, id)
    return { deleted: [id] }
  }
}
