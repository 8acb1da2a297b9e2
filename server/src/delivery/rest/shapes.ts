import {
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLScalarType,
  type GraphQLUnionType,
  getNamedType,
  isEnumType,
  isScalarType,
  isUnionType,
} from 'graphql'
import { entities } from '../../features/features.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { publicTypeOf } from '../../kernel/fields/outputTypes.js'

/** How REST shows a type of the schema when it stands within something else. */
export type Shape =
  | { kind: 'scalar'; type: GraphQLScalarType }
  | { kind: 'choice'; type: GraphQLEnumType }
  /** An image is shown as its address. */
  | { kind: 'image' }
  /** Another record is shown as its id. */
  | { kind: 'record' }
  /** A part of a record is shown whole, with neither an id nor a version of its own. */
  | { kind: 'part'; type: GraphQLObjectType }
  /** A part of which one field alone has a value is shown as that value. */
  | { kind: 'oneOf'; type: GraphQLObjectType }
  /** One of several parts is shown with its kind beside its fields. */
  | { kind: 'union'; type: GraphQLUnionType }

/** The name of the managed entity whose records are of this type, if it is one's. */
export function entityOf({ name }: GraphQLObjectType): string | undefined {
  const type = entities.find((candidate) => candidate.name === name)
  return type && managedEntity(type).name
}

let recordNames: ReadonlySet<string> | undefined

/** Entities are known once their modules are all loaded, which is later than this one's. */
function isRecord(name: string): boolean {
  recordNames ??= new Set(
    entities.flatMap((type) => [type.name, ...(managedEntity(type).isPublic ? [publicTypeOf(type).name] : [])]),
  )
  return recordNames.has(name)
}

export function shapeOf(type: GraphQLOutputType): Shape {
  const named = getNamedType(type)
  if (isScalarType(named)) return { kind: 'scalar', type: named }
  if (isEnumType(named)) return { kind: 'choice', type: named }
  if (isUnionType(named)) return { kind: 'union', type: named }
  if (named.name === 'Image') return { kind: 'image' }
  if (isRecord(named.name)) return { kind: 'record' }
  if (named.name === 'DraftValues') return { kind: 'oneOf', type: named as GraphQLObjectType }
  return { kind: 'part', type: named as GraphQLObjectType }
}

/** The field of a part that has one value, for a call about records of that kind. */
export function fieldOfKind(type: GraphQLObjectType, kind: string | undefined): OutputField {
  const field = kind === undefined ? undefined : type.getFields()[kind]
  if (!field) throw new Error(`${type.name} holds no ${kind}`)
  return field
}

type OutputField = GraphQLField<unknown, unknown>

/**
 * The fields of a record that is the answer itself.
 * @param readable the only fields that the caller may read; all when not given
 */
export function wholeFields(type: GraphQLObjectType, readable?: readonly string[]): OutputField[] {
  const all = allFields(type)
  return readable ? all.filter(({ name }) => readable.includes(name)) : all
}

const allFields = listedOnce((type) => Object.values(type.getFields()))

/** Parts that other calls name by their ids. */
const namedParts: readonly string[] = ['JobMessage', 'JobPhoto', 'PublicAppointmentKind', 'TrackedQuote']

/** The fields of a part: the id of any other would be that of another record. */
export const partFields = listedOnce((type) =>
  allFields(type).filter(({ name }) => name !== 'id' || namedParts.includes(type.name)),
)

/** A type's fields do not change, and answers ask for them with every record. */
function listedOnce(list: (type: GraphQLObjectType) => OutputField[]): (type: GraphQLObjectType) => OutputField[] {
  const listed = new WeakMap<GraphQLObjectType, OutputField[]>()
  return (type) => {
    const fields = listed.get(type) ?? list(type)
    listed.set(type, fields)
    return fields
  }
}
