import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql'
import { allow, assertReadable } from '../access/allow.js'
import { isReadableByAll } from '../access/readableFields.js'
import { Media } from '../content/Media.js'
import type { Context } from '../context/Context.js'
import type { PublicContext } from '../context/PublicContext.js'
import type { Row } from '../context/Row.js'
import { type Class, type FieldDescription, fieldsOf } from '../fields/FieldDescription.js'
import { type ManagedEntity, managedEntity } from '../fields/Managed.js'
import { publicTypeOf, targetOf } from '../fields/outputTypes.js'
import { imageObject } from '../media/imageObject.js'
import { blockRecords } from '../publicsite/blockRecords.js'
import { isPublished } from '../publicsite/published.js'
import type { Language } from '../shared/screens.js'
import { asShopError, graphqlError } from './graphqlError.js'

type FieldResolver = GraphQLFieldResolver<Row, PublicContext>

/**
 * Adds a resolver to every described field whose value is more than a column. There is no resolver class per type,
 * because the description alone determines the resolver.
 */
export function resolveFields(schema: GraphQLSchema, types: readonly Class[], managed: readonly Class[]): void {
  // Parts are the same for visitors; the records that they refer to appear in their public form.
  for (const type of types) attach(schema, type.name, type, true)
  for (const type of managed) attach(schema, type.name, type, false)
  for (const type of managed.filter((each) => managedEntity(each).isPublic)) {
    attach(schema, publicTypeOf(type).name, type, true)
  }
  for (const type of managed) guardFields(schema, managedEntity(type))
}

/** Adds an access check to the fields that some role may not read; the others need none. */
function guardFields(schema: GraphQLSchema, { type, name }: ManagedEntity): void {
  const objectType = schema.getType(type.name)
  if (!isObjectType(objectType)) return
  for (const field of Object.values(objectType.getFields())) {
    if (isReadableByAll(name, field.name)) continue
    const resolve = field.resolve ?? defaultFieldResolver
    field.resolve = (row, args, context: Context, info) => {
      try {
        assertReadable(allow(context.viewer, 'read', name), field.name)
      } catch (error) {
        throw graphqlError(asShopError(error, context), context.language)
      }
      return resolve(row, args, context, info)
    }
  }
}

function attach(schema: GraphQLSchema, name: string, type: Class, isPublic: boolean): void {
  const objectType = schema.getType(name)
  if (!isObjectType(objectType)) return
  const graphqlFields = objectType.getFields()
  for (const field of fieldsOf(type)) {
    const graphqlField = graphqlFields[field.name]
    // A plain value is fastest without a resolver.
    if (graphqlField) graphqlField.resolve = resolverOf(field, type, isPublic)
  }
}

function resolverOf(field: FieldDescription, type: Class, isPublic: boolean): FieldResolver | undefined {
  const { name, derive } = field
  if (derive) return (row) => derive(row as never)
  const shown = (row: Row | null, target: Class) => (row && (!isPublic || isPublished(target, row)) ? row : null)
  switch (field.kind) {
    case 'reference': {
      const target = targetOf(field)
      return async (row, _, { loaders }) =>
        row[name] == null ? null : shown(await loaders.record(target, row[name] as number), target)
    }
    case 'references': {
      const target = targetOf(field)
      return async (row, _, { loaders }) => {
        const ids = (row[name] as number[] | undefined) ?? []
        const records = await Promise.all(ids.map((id) => loaders.record(target, id)))
        return records.filter((record) => shown(record, target))
      }
    }
    case 'children': {
      const target = targetOf(field)
      const from = field.from ?? ''
      return async (row, _, { loaders }) =>
        (await loaders.children(target, from, row.id)).filter((child) => shown(child, target))
    }
    case 'translation':
      return async (row, _, { loaders }) => shown(await loaders.sibling(type, row), type)
    case 'image':
      return (row, _, context) => (row[name] == null ? null : imageOf(context, row, row[name] as string))
    case 'images':
      return async (row, _, context) => {
        const images = await Promise.all((row[name] as string[]).map((url) => imageOf(context, row, url)))
        return images.filter((image) => image !== null)
      }
    case 'blocks':
    case 'items':
      // Parts need the language of their record, such as for lists of news.
      return (row) => (row[name] as Row[] | null)?.map((part) => ({ ...part, language: row.language }))
    case 'records':
      return (row, _, context) => blockRecords(context, row)
    default:
      return undefined
  }
}

async function imageOf({ loaders, language }: PublicContext, row: Row, url: string) {
  const media = await loaders
    .batch('image', async (urls: readonly string[]) => {
      const found = await loaders.rows.find(Media, { where: { url: urls } })
      const byUrl = new Map(found.map((each) => [each.url, each]))
      return urls.map((one) => byUrl.get(one) ?? null)
    })
    .load(url)
  return media && imageObject(media, (row.language as Language | undefined) ?? language)
}
