import { defaultFieldResolver, type GraphQLField, type GraphQLSchema, getNamedType, isObjectType } from 'graphql'
import { assertReaches } from '../access/allow.js'
import { isOfViewer, reachedBy } from '../access/Reaches.js'
import { type Audience, assertTold, audienceOf } from '../access/Secret.js'
import type { Context } from '../context/Context.js'
import type { Class } from '../fields/FieldDescription.js'
import { managedEntity } from '../fields/Managed.js'
import { requestedNames } from '../records/requestedReads.js'
import { asShopError, graphqlError } from './graphqlError.js'

/** What a reference may be asked all the same. */
const tellsOfNothing: ReadonlySet<string> = new Set(['id', '__typename'])

/** A field through which a program, or a colleague, may come to what its token, or their right, does not give. */
export interface GuardedField {
  /** Such as `Appointment.customer`. */
  coordinate: string
  field: GraphQLField<unknown, Context>
  /** Who is told its secret; none when not given. */
  audience?: Audience
  /** The entity of another section that it leads to. */
  reaches?: string
  /** Whether its ids may be read all the same, because REST answers references as ids. */
  isReference: boolean
}

/**
 * Keeps programs to what their tokens give them, in every field: to the sections that they are limited to, and away from
 * secrets. Colleagues are kept to the entities that their right reads.
 */
export function guardPrograms(schema: GraphQLSchema, managed: readonly Class[]): void {
  for (const { field, audience, reaches, isReference } of guardedFields(schema, managed)) {
    const resolve = field.resolve ?? defaultFieldResolver
    field.resolve = (source, args, context, info) => {
      const { viewer } = context
      if (!viewer?.limits && (!viewer?.right || isOfViewer(field))) return resolve(source, args, context, info)
      try {
        if (audience) assertTold(viewer, audience)
        const asksMore = !isReference || [...requestedNames(info)].some((name) => !tellsOfNothing.has(name))
        if (reaches && asksMore) assertReaches(viewer, reaches, false)
      } catch (error) {
        throw graphqlError(asShopError(error, context), context.language)
      }
      return resolve(source, args, context, info)
    }
  }
}

/**
 * What a field leads to follows from its type, or is declared with `Reaches`; what is secret with `Secret`. Operations are
 * checked by their grants.
 */
export function guardedFields(schema: GraphQLSchema, managed: readonly Class[]): GuardedField[] {
  const entityOf = new Map(managed.map((type) => [type.name, managedEntity(type).name]))
  const roots: unknown[] = [schema.getQueryType(), schema.getMutationType()]
  return Object.values(schema.getTypeMap()).flatMap((type): GuardedField[] => {
    if (!isObjectType(type) || type.name.startsWith('__')) return []
    return Object.values(type.getFields()).flatMap((field: GraphQLField<unknown, Context>): GuardedField[] => {
      const target = getNamedType(field.type)
      const ofType = roots.includes(type) ? undefined : entityOf.get(target.name)
      const isOwn = ofType === entityOf.get(type.name) || type.name === `${target.name}List`
      const reaches = reachedBy(field) ?? (isOwn ? undefined : ofType)
      const audience = audienceOf(field)
      if (!audience && !reaches) return []
      return [{ coordinate: `${type.name}.${field.name}`, field, audience, reaches, isReference: isObjectType(target) }]
    })
  })
}
