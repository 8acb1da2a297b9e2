import type { FastifyRequest } from 'fastify'
import { type GraphQLSchema, getNullableType } from 'graphql'
import { allowRoles } from '../../kernel/access/allow.js'
import { operationGrants } from '../../kernel/access/OperationGrants.js'
import { UploadScalar } from '../../kernel/media/UploadScalar.js'
import { maxImageBytes } from '../../kernel/shared/imageLimits.js'
import { maxFileBytes } from './downloadTypes.js'

/**
 * Bytes of a file that a caller may send to `/graphql`: large files only with the right to add documents.
 * Photos of a customer's message do not come here but by the form of the site, so that a customer is refused before
 * anything is read.
 * @throws ShopError UNAUTHENTICATED or FORBIDDEN for a caller who may call no operation that takes a single file
 */
export function maxUploadBytes(schema: GraphQLSchema): (request: FastifyRequest) => number {
  const grants = operationGrants(schema)
  const uploaders = Object.values(schema.getMutationType()?.getFields() ?? {})
    .filter(({ args }) => args.some(({ type }) => getNullableType(type) === UploadScalar))
    .flatMap(({ name }) => grants.rolesOf(name))
  return ({ shopContext: { viewer } }) => {
    allowRoles(viewer, uploaders)
    const mayAdd = viewer !== null && grants.rolesOf('addDownloadFile').includes(viewer.role)
    return mayAdd ? maxFileBytes : maxImageBytes
  }
}
