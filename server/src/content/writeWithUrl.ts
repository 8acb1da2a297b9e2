import type { EntityManager } from 'typeorm'
import type { Context } from '../context/Context.js'
import type { Row, Values } from '../context/Row.js'
import { ShopError } from '../errors/ShopError.js'
import { fieldsOf } from '../fields/FieldDescription.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { refusedField, translateRefusal } from './refusals.js'
import { slugCandidates } from './slugs.js'

/**
 * Runs the transaction, with a url made from the title when none is given. The unique index decides which url is free:
 * after a violation the next candidate is tried.
 * @param values `named` by the client, and the `whole` resulting record
 */
export async function writeWithUrl(
  { services: { database } }: Context,
  entity: ManagedEntity,
  { named, whole }: { named: Values; whole: Values },
  work: (manager: EntityManager, url: Values) => Promise<Row>,
): Promise<Row> {
  const slug = fieldsOf(entity.type).find((field) => field.kind === 'slug')
  const isMade = slug && named[slug.name] === null
  const candidates = isMade
    ? slugCandidates(String(whole[slug.from ?? '']), whole.language as string | undefined, slug.max ?? 0)
    : [undefined]
  for (const candidate of candidates) {
    const url = slug && candidate !== undefined ? { [slug.name]: candidate } : {}
    try {
      return await database.write((manager) => work(manager, url))
    } catch (error) {
      const isTaken = isMade && (refusedField(entity, error) === slug.name || isReservedUrl(error))
      if (!isTaken) throw await translateRefusal(database.reader, entity, whole, error)
    }
  }
  throw new Error('The candidates for a url never end')
}

function isReservedUrl(error: unknown): boolean {
  return error instanceof ShopError && error.details.fields?.url?.[0]?.key === 'field.urlReserved'
}
