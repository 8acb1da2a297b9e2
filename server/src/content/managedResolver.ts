import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { allow } from '../access/allow.js'
import type { Class } from '../fields/FieldDescription.js'
import { inputsFor } from '../fields/inputs.js'
import { managedEntity } from '../fields/Managed.js'
import type { Context } from './Context.js'
import { createRecord } from './createRecord.js'
import { deleteRecord } from './deleteRecord.js'
import { reserveId } from './ids.js'
import { type ListArguments, listInputsFor, namedClass } from './listInputs.js'
import { listRecords, readRecord } from './listing.js'
import type { Values } from './Row.js'
import { updateRecord } from './updateRecord.js'

@ObjectType({ description: 'What a deletion took with it.' })
export class DeletedRecords {
  @Field(() => [Int], { simple: true, description: 'The record asked for first, then its translation.' })
  deleted: number[]
}

/** Every operation that all managed entities have. */
export function managedResolver(type: Class): Class {
  const entity = managedEntity(type)
  const { create, update } = inputsFor(type)
  const { filter, sort } = listInputsFor(entity)
  const list = namedClass(`${type.name}List`)
  ObjectType(list.name, { description: `A page of a list of ${type.name}.` })(list)
  Field(() => [type], { simple: true })(list.prototype, 'items')
  Field(() => Int, { simple: true, description: 'How many there are on all pages.' })(list.prototype, 'total')

  @Resolver(() => type)
  class ManagedResolver {
    @Query(() => list, { name: entity.plural, description: `A page of a list. ${entity.description}` })
    list(
      @Ctx() context: Context,
      @Arg('filter', () => filter, { nullable: true }) filterBy: Values | undefined,
      @Arg('sort', () => sort, { nullable: true }) sortBy: ListArguments['sort'],
      @Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page: number,
      @Arg('perPage', () => Int, { defaultValue: 25, description: 'From 1 to 1000.' }) perPage: number,
    ) {
      return listRecords(context, entity, { filter: filterBy, sort: sortBy, page, perPage })
    }

    @Query(() => type, { name: entity.name, description: `One record. ${entity.description}` })
    one(@Ctx() context: Context, @Arg('id', () => Int) id: number) {
      return readRecord(context, entity, id)
    }

    @Mutation(() => type, { name: `create${type.name}`, description: 'Adds a record and answers it.' })
    create(@Ctx() context: Context, @Arg('input', () => create) input: Values) {
      return createRecord(context, entity, input)
    }

    @Mutation(() => type, {
      name: `update${type.name}`,
      description: 'Changes the fields that are named and no other.',
    })
    update(@Ctx() context: Context, @Arg('id', () => Int) id: number, @Arg('input', () => update) input: Values) {
      return updateRecord(context, entity, id, input)
    }

    @Mutation(() => DeletedRecords, {
      name: `delete${type.name}`,
      description: 'Deletes for good, translation included.',
    })
    async delete(@Ctx() context: Context, @Arg('id', () => Int) id: number): Promise<DeletedRecords> {
      return { deleted: await deleteRecord(context, entity, id) }
    }
  }
  if (!entity.hasNextId) return ManagedResolver

  @Resolver(() => type)
  class NextIdResolver extends ManagedResolver {
    @Query(() => Int, { name: `next${type.name}Id`, description: 'Reserves an id: nobody else is given it.' })
    nextId(@Ctx() context: Context): Promise<number> {
      allow(context.viewer, 'create', entity.name)
      return context.services.database.write((manager) => reserveId(manager, entity.name))
    }
  }
  return NextIdResolver
}
