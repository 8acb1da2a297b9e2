import 'reflect-metadata'
import { type GraphQLSchema, isInputObjectType } from 'graphql'
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql'
import { AccountResolver } from '../accounts/AccountResolver.js'
import { pageBlocks } from '../blocks/registry.js'
import { ManagedEntityResolver } from '../content/ManagedEntityResolver.js'
import { managedResolver } from '../content/managedResolver.js'
import { TitleResolver } from '../content/TitleResolver.js'
import { entities } from '../entities/registry.js'
import { type Class, fieldsOf } from '../fields/FieldDescription.js'
import { publicTypeOf, targetOf } from '../fields/outputTypes.js'
import { UploadResolver } from '../media/UploadResolver.js'
import { PublicNewsResolver } from '../publicsite/PublicNewsResolver.js'
import { PublicResolver } from '../publicsite/PublicResolver.js'
import { guardOperations } from './guardOperations.js'
import { resolveFields } from './resolveFields.js'

/** The schema of the product: every operation guarded, every described field resolved. */
export function buildShopSchema(): GraphQLSchema {
  for (const entity of entities) publicTypeOf(entity)
  const resolvers = [
    PublicResolver,
    PublicNewsResolver,
    AccountResolver,
    UploadResolver,
    ManagedEntityResolver,
    TitleResolver,
    ...entities.map(managedResolver),
  ]
  const schema = buildSchemaSync({
    resolvers: resolvers as unknown as NonEmptyArray<Class>,
    // The write pipeline validates, so that GraphQL and REST are told the same.
    validate: false,
  })
  const blockInput = schema.getType('BlockInput')
  if (isInputObjectType(blockInput)) blockInput.isOneOf = true
  resolveFields(schema, blockParts(), entities)
  guardOperations(schema, entities)
  return schema
}

function blockParts(): Class[] {
  const items = pageBlocks.flatMap((block) =>
    fieldsOf(block)
      .filter(({ kind }) => kind === 'items')
      .map(targetOf),
  )
  return [...pageBlocks, ...items]
}
