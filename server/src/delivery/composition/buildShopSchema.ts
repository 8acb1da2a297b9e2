import 'reflect-metadata'
import { type GraphQLSchema, type GraphQLTypeResolver, isInputObjectType, isUnionType } from 'graphql'
import { buildSchemaSync, getMetadataStorage, type NonEmptyArray } from 'type-graphql'
import { entities, features, pageBlocks } from '../../features/features.js'
import { hideMailLinks } from '../../features/messages/hideMailLinks.js'
import { resolveFields } from '../../features/publicsite/resolveFields.js'
import { type Class, fieldsOf } from '../../kernel/fields/FieldDescription.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { publicTypeOf } from '../../kernel/fields/outputTypes.js'
import { assertPublicResponses } from '../../kernel/graphql/assertPublicResponses.js'
import { guardOperations } from '../../kernel/graphql/guardOperations.js'
import { guardPrograms } from '../../kernel/graphql/guardPrograms.js'
import { answerListsInTurns } from '../../kernel/graphql/listsInTurns.js'
import { addSharedDescriptions } from '../../kernel/graphql/sharedDescriptions.js'
import { managedResolvers } from '../../kernel/records/managedResolvers.js'

let shared: GraphQLSchema | undefined

/** The schema of the product, built once for every shop that is opened in this process. */
export function shopSchema(): GraphQLSchema {
  shared ??= buildShopSchema()
  return shared
}

/** The schema of the product, with an access check for every operation and a resolver for every described field. */
export function buildShopSchema(): GraphQLSchema {
  const shown = entities.filter((type) => managedEntity(type).isPublic)
  for (const entity of shown) publicTypeOf(entity)
  const resolvers = [
    ...features.flatMap((feature) => feature.resolvers?.() ?? []),
    ...entities.flatMap(managedResolvers),
  ]
  const schema = buildSchemaSync({
    resolvers: resolvers as unknown as NonEmptyArray<Class>,
    // The write pipeline validates, so that GraphQL and REST return the same errors.
    validate: false,
    // Skipped, because it introspects the whole schema at every start; Apollo and the tests check it too.
    skipCheck: true,
  })
  for (const name of ['BlockInput', 'DraftInput']) {
    const input = schema.getType(name)
    if (isInputObjectType(input)) input.isOneOf = true
  }
  resolveUnionsSynchronously(schema)
  resolveFields(schema, [...blockParts(), ...itemParts(entities)], entities)
  hideMailLinks(schema)
  addSharedDescriptions(schema)
  assertPublicResponses(
    schema,
    entities.map(({ name }) => name),
  )
  answerListsInTurns(schema)
  guardPrograms(schema, entities)
  guardOperations(schema)
  return schema
}

/** TypeGraphQL awaits a promise to resolve the type of each block of a page; here it is resolved synchronously. */
function resolveUnionsSynchronously(schema: GraphQLSchema): void {
  for (const { name, resolveType } of getMetadataStorage().unions) {
    const union = schema.getType(name)
    if (isUnionType(union)) union.resolveType = resolveType as GraphQLTypeResolver<unknown, unknown>
  }
}

function blockParts(): Class[] {
  return [...pageBlocks, ...itemParts(pageBlocks)]
}

function itemParts(types: readonly Class[]): Class[] {
  return types.flatMap((type) => fieldsOf(type).flatMap((field) => field.kind.parts?.types(field) ?? []))
}
