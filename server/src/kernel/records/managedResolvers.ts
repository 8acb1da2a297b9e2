import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Field, Info, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { GrantedByRecords } from '../access/Granted.js'
import type { Context } from '../context/Context.js'
import type { Values } from '../context/Row.js'
import type { Class } from '../fields/FieldDescription.js'
import { inputsFor } from '../fields/inputs.js'
import {
  hasOperation,
  isSingle,
  type ManagedEntity,
  managedEntity,
  type RecordOperation,
  singleId,
} from '../fields/Managed.js'
import { createRecord } from './createRecord.js'
import { deleteRecord } from './deleteRecord.js'
import { reserveId } from './ids.js'
import { type ListArguments, listInputsFor, namedClass } from './listInputs.js'
import { listRecords, readRecord } from './listing.js'
import { isTrashable } from './moveToTrash.js'
import { requestedReads } from './requestedReads.js'
import { updateRecord } from './updateRecord.js'

@ObjectType({ simpleResolvers: true, description: 'What a deletion took with it.' })
export class DeletedRecords {
  @Field(() => [Int], { description: 'The record asked for first, then its translation.' })
  deleted: number[]
}

const resolverOf: Record<RecordOperation, (entity: ManagedEntity) => Class> = {
  list: listResolver,
  read: oneResolver,
  create: createResolver,
  update: updateResolver,
  delete: deleteResolver,
}

/** The same where there is one record. */
const singleResolverOf: Partial<typeof resolverOf> = {
  read: onlyResolver,
  update: updateOnlyResolver,
}

/** The resolvers for the operations of a managed entity. */
export function managedResolvers(type: Class): Class[] {
  const entity = managedEntity(type)
  const resolvers = entity.operations.map((operation) => resolvedBy(entity, operation)(entity))
  return entity.hasNextId && hasOperation(entity, 'create') ? [...resolvers, nextIdResolver(entity)] : resolvers
}

/** What makes the resolver of an operation. */
function resolvedBy(entity: ManagedEntity, operation: RecordOperation): (entity: ManagedEntity) => Class {
  return (isSingle(entity) ? singleResolverOf[operation] : undefined) ?? resolverOf[operation]
}

const listTypes = new Map<Class, Class>()

/** The type of a page of records, with their total. */
export function listTypeOf(type: Class): Class {
  const known = listTypes.get(type)
  if (known) return known
  const list = namedClass(`${type.name}List`)
  ObjectType(list.name, { description: `A page of a list of ${type.name}.` })(list)
  Field(() => [type], { simple: true })(list.prototype, 'items')
  Field(() => Int, { simple: true, description: 'How many there are on all pages.' })(list.prototype, 'total')
  listTypes.set(type, list)
  return list
}

function listResolver(entity: ManagedEntity): Class {
  const { type } = entity
  const { filter, sort } = listInputsFor(entity)
  const list = listTypeOf(type)

  @Resolver()
  class ListResolver {
    @GrantedByRecords('read', entity.name)
    @Query(() => list, { name: entity.plural, description: `A page of a list. ${entity.description}` })
    list(
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
      @Arg('filter', () => filter, { nullable: true }) filterBy: Values | undefined,
      @Arg('sort', () => sort, { nullable: true }) sortBy: ListArguments['sort'],
      @Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page: number,
      @Arg('perPage', () => Int, { defaultValue: 25, description: 'From 1 to 1000.' }) perPage: number,
    ) {
      const reads = requestedReads(info, type, 'items')
      return listRecords(context, entity, { filter: filterBy, sort: sortBy, page, perPage }, reads)
    }
  }
  return ListResolver
}

function oneResolver(entity: ManagedEntity): Class {
  @Resolver()
  class OneResolver {
    @GrantedByRecords('read', entity.name)
    @Query(() => entity.type, { name: entity.name, description: `One record. ${entity.description}` })
    one(@Ctx() context: Context, @Arg('id', () => Int) id: number) {
      return readRecord(context, entity, id)
    }
  }
  return OneResolver
}

function createResolver(entity: ManagedEntity): Class {
  const { create } = inputsFor(entity.type)

  @Resolver()
  class CreateResolver {
    @GrantedByRecords('create', entity.name)
    @Mutation(() => entity.type, { name: entity.createdBy, description: 'Adds a record and answers it.' })
    create(@Ctx() context: Context, @Arg('input', () => create) input: Values) {
      return createRecord(context, entity, input)
    }
  }
  return CreateResolver
}

function updateResolver(entity: ManagedEntity): Class {
  const { type } = entity
  const { update } = inputsFor(type)

  @Resolver()
  class UpdateResolver {
    @GrantedByRecords('update', entity.name)
    @Mutation(() => type, {
      name: entity.updatedBy,
      description: 'Changes the fields that are named and no other.',
    })
    update(@Ctx() context: Context, @Arg('id', () => Int) id: number, @Arg('input', () => update) input: Values) {
      return updateRecord(context, entity, id, input)
    }
  }
  return UpdateResolver
}

function onlyResolver(entity: ManagedEntity): Class {
  @Resolver()
  class OnlyResolver {
    @GrantedByRecords('read', entity.name)
    @Query(() => entity.type, { name: entity.name, description: `The one record. ${entity.description}` })
    only(@Ctx() context: Context) {
      return readRecord(context, entity, singleId)
    }
  }
  return OnlyResolver
}

function updateOnlyResolver(entity: ManagedEntity): Class {
  const { type } = entity
  const { update } = inputsFor(type)

  @Resolver()
  class UpdateOnlyResolver {
    @GrantedByRecords('update', entity.name)
    @Mutation(() => type, {
      name: entity.updatedBy,
      description: 'Changes the fields that are named and no other.',
    })
    update(@Ctx() context: Context, @Arg('input', () => update) input: Values) {
      return updateRecord(context, entity, singleId, input)
    }
  }
  return UpdateOnlyResolver
}

function deleteResolver(entity: ManagedEntity): Class {
  @Resolver()
  class DeleteResolver {
    @GrantedByRecords('delete', entity.name)
    @Mutation(() => DeletedRecords, {
      name: `delete${entity.type.name}`,
      description: isTrashable(entity)
        ? 'Deletes, translation included. As long as it is in the trash `restoreRecord` brings it back.'
        : 'Deletes for good.',
    })
    async delete(
      @Ctx() context: Context,
      @Arg('id', () => Int) id: number,
      @Arg('version', () => Int, {
        nullable: true,
        description: 'The one that was read: CONFLICT when it has changed since.',
      })
      version: number | null,
    ): Promise<DeletedRecords> {
      return { deleted: await deleteRecord(context, entity, id, version ?? null) }
    }
  }
  return DeleteResolver
}

function nextIdResolver(entity: ManagedEntity): Class {
  @Resolver()
  class NextIdResolver {
    @GrantedByRecords('create', entity.name)
    @Query(() => Int, { name: `next${entity.type.name}Id`, description: 'Reserves an id: nobody else is given it.' })
    nextId(@Ctx() context: Context): Promise<number> {
      return context.services.database.write((manager) => reserveId(manager, entity.name))
    }
  }
  return NextIdResolver
}
