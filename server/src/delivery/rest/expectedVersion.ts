import type { FastifyRequest } from 'fastify'
import { isInputObjectType } from 'graphql'
import { ShopError } from '../../kernel/errors/ShopError.js'
import type { RestOperation } from './documents.js'
import { unwrapped } from './names.js'

type Values = Record<string, unknown>

/** What `If-Match` may be, but for `*`. */
const pattern = /^(?:W\/)?"?v?(\d{1,9})(?:-[\w-]+)?"?$/

/** The same as JSON Schema. */
export const versionPattern = `^\\*$|${pattern.source}`

/** Whether an operation can be told which version its caller has read. */
export function takesVersion({ arguments: known }: RestOperation): boolean {
  if (known.has('version')) return true
  const input = known.get('input')
  const type = input && unwrapped(input.type)
  return isInputObjectType(type) && type.getFields().version !== undefined
}

/**
 * The values of a call with the version that its header `If-Match` requires: a version, or the `ETag` of a record that was
 * read.
 * @throws ShopError BAD_REQUEST for another header, or a call that knows no version; CONFLICT where the body has another
 */
export function withExpectedVersion({ headers }: FastifyRequest, operation: RestOperation, values: Values): Values {
  const header = headers['if-match']
  if (header === undefined || header.trim() === '*') return values
  const version = Number(pattern.exec(header.trim())?.[1] ?? Number.NaN)
  if (Number.isNaN(version)) throw new ShopError('BAD_REQUEST', { message: { key: 'ifMatch.form' } })
  if (!takesVersion(operation)) throw new ShopError('BAD_REQUEST', { message: { key: 'ifMatch.none' } })
  const isArgument = operation.arguments.has('version')
  const holder = isArgument ? values : (values.input as Values)
  if (holder.version != null && holder.version !== version) throw stale()
  return isArgument ? { ...values, version } : { ...values, input: { ...holder, version } }
}

/** The refusal of a stale version as the header requires it: 412. */
export function asPrecondition(error: ShopError, { headers }: FastifyRequest): ShopError {
  const isStale = error.code === 'CONFLICT' && error.details.message === undefined
  return isStale && headers['if-match'] !== undefined ? stale() : error
}

function stale(): ShopError {
  return new ShopError('CONFLICT', { status: 412, message: { key: 'ifMatch.stale' } })
}
