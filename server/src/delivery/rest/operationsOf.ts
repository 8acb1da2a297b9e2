import { type GraphQLSchema, getNamedType, isObjectType } from 'graphql'
import { readableFields } from '../../kernel/access/readableFields.js'
import type { Viewer } from '../../kernel/access/Viewer.js'
import { operationOf, type RestOperation, rowType } from './documents.js'
import type { RestRoute } from './routes.js'
import { entityOf } from './shapes.js'

/** The operation of a call that selects the fields this viewer may read. */
export type OperationFor = (viewer: Viewer | null) => RestOperation

/** Made once for each set of fields that a role may read. */
export function operationsOf(schema: GraphQLSchema, route: RestRoute): OperationFor {
  const whole = operationOf(schema, route)
  const entity = answeredEntity(whole)
  if (entity === undefined) return () => whole
  const narrowed = new Map<readonly string[], RestOperation>()
  return (viewer) => {
    const readable = readableFields(viewer, entity)
    if (!readable) return whole
    const operation = narrowed.get(readable) ?? operationOf(schema, route, readable)
    narrowed.set(readable, operation)
    return operation
  }
}

/** The entity whose records are answered, one or in rows. */
function answeredEntity({ type }: RestOperation): string | undefined {
  const named = getNamedType(type)
  return isObjectType(named) ? entityOf(rowType(named) ?? named) : undefined
}
