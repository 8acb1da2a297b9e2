import { type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql'
import type { Context } from '../content/Context.js'
import type { Row } from '../content/Row.js'
import { type Class, type FieldDescription, fieldsOf } from '../fields/FieldDescription.js'
import { publicTypeOf, targetOf } from '../fields/outputTypes.js'
import { imageObject } from '../media/imageObject.js'
import { blockRecords } from '../publicsite/blockRecords.js'
import { isPublished } from '../publicsite/published.js'

type FieldResolver = GraphQLFieldResolver<Row, Context>

/**
 * Tells every described field whose value is more than a column how it is found. This stands beside the schema rather
 * than in a resolver class per type, because it follows from the description alone.
 */
export function resolveFields(schema: GraphQLSchema, types: readonly Class[], managed: readonly Class[]): void {
  for (const type of [...types, ...managed]) attach(schema, type.name, type, false)
  for (const type of managed) attach(schema, publicTypeOf(type).name, type, true)
}

function attach(schema: GraphQLSchema, name: string, type: Class, isPublic: boolean): void {
  const objectType = schema.getType(name)
  if (!isObjectType(objectType)) return
  const graphqlFields = objectType.getFields()
  for (const field of fieldsOf(type)) {
    const graphqlField = graphqlFields[field.name]
    // None at all is the quickest way to a plain value.
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
    case 'children': {
      const target = targetOf(field)
      const from = field.from ?? ''
      return async (row, _, { loaders }) =>
        (await loaders.children(target, from, row.id)).filter((child) => shown(child, target))
    }
    case 'translation':
      return async (row, _, { loaders }) => shown(await loaders.sibling(type, row), type)
    case 'image':
      return (row, _, context) => (row[name] == null ? null : imageOf(context, row[name] as string))
    case 'images':
      return async (row, _, context) => {
        const images = await Promise.all((row[name] as string[]).map((url) => imageOf(context, url)))
        return images.filter((image) => image !== null)
      }
    case 'blocks':
      // A block asks for what its page is in, such as the language of its news.
      return (row) => (row[name] as Row[]).map((block) => ({ ...block, language: row.language }))
    case 'records':
      return (row, _, context) => blockRecords(context, name, row)
    default:
      return undefined
  }
}

async function imageOf({ loaders }: Context, url: string) {
  const media = await loaders.image(url)
  return media && imageObject(media)
}
