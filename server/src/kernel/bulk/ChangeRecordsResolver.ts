import { Arg, Ctx, Field, InputType, Int, Mutation, ObjectType, Resolver } from 'type-graphql'
import { Granted } from '../access/Granted.js'
import type { Context } from '../context/Context.js'
import type { RecordVersion } from '../records/changeMany.js'
import { managedByName, managedEntityNames } from '../records/managedByName.js'
import { changeRecords, type FieldChange, maxChanged, type RecordChanges } from './changeRecords.js'

@InputType({ description: 'What a field of a record is to be.' })
class FieldChangeInput implements FieldChange {
  @Field(() => String, { description: 'The field, one of `editedInList` of its entity.' })
  field: string

  @Field(() => String, {
    nullable: true,
    description: 'Its value as a text: `24.95`, the name of a choice, the id of a record. Null empties it.',
  })
  value?: string | null

  @Field(() => Int, {
    nullable: true,
    description: 'Of a count, in the place of a value: what is added to it, whatever it is by then.',
  })
  plus?: number | null
}

@InputType({ description: 'A record, and what some of its fields are to be.' })
class RecordChangesInput implements RecordChanges {
  @Field(() => Int, { description: 'The id of the record.' })
  id: number

  @Field(() => Int, { nullable: true, description: 'The version that was read; not compared when not given.' })
  version?: number | null

  @Field(() => [FieldChangeInput], { description: 'The fields that are to be changed.' })
  fields: FieldChangeInput[]
}

@ObjectType({ simpleResolvers: true, description: 'A record that was changed.' })
class ChangedRecord implements RecordVersion {
  @Field(() => Int, { description: 'The id of the record.' })
  id: number

  @Field(() => Int, { description: 'The version that it has now.' })
  version: number
}

/** Prices, stock and kinds of many records, from their list. */
@Resolver()
export class ChangeRecordsResolver {
  @Granted(['cms-admin'], { isNamed: true })
  @Mutation(() => [ChangedRecord], {
    description: `Changes fields of records, at most ${maxChanged}: all of them or none, each as an update of it. Refusals are named by id and field, such as \`12.price\`. Answers those that changed.`,
  })
  changeRecords(
    @Ctx() context: Context,
    @Arg('entity', () => managedEntityNames.enumType, { description: 'What kind of records they are.' }) entity: string,
    @Arg('rows', () => [RecordChangesInput], { description: `The records, at most ${maxChanged}, each once.` })
    rows: RecordChangesInput[],
    @Arg('isTrial', () => Boolean, {
      defaultValue: false,
      description: 'Whether it is only tried: nothing changes, and the refusals are the same.',
    })
    isTrial: boolean,
  ): Promise<RecordVersion[]> {
    return changeRecords(context, managedByName(entity), rows, isTrial)
  }
}
