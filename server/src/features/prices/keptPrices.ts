import type { Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import type { ManagedEntity } from '../../kernel/fields/Managed.js'
import type { PlacedPrice } from './followPrice.js'
import { KeptPrice } from './KeptPrice.js'

const maxPath = 120
const maxTyped = 60

/**
 * Leaves an amount as it is typed in a text: it is not listed any more, for as long as it reads the same there.
 * @throws ShopError BAD_REQUEST for what is no place of a text
 */
export async function keepPrice(
  { services }: Context,
  { name: entity }: ManagedEntity,
  { id: record, path, typed }: Pick<PlacedPrice, 'id' | 'path' | 'typed'>,
): Promise<void> {
  if (path.length > maxPath || typed.length > maxTyped) throw new ShopError('BAD_REQUEST')
  const kept = { entity, record, path, typed }
  await services.database.write((manager) => manager.upsert(KeptPrice, kept, ['entity', 'record', 'path', 'typed']))
}

/** Those of the typed prices that may still follow. */
export async function withoutKept<Price extends { entity: string; id: number; path: string; typed: string }>(
  { services }: Context,
  prices: readonly Price[],
): Promise<Price[]> {
  const kept = new Set((await services.database.reader.find(KeptPrice)).map(keyOf))
  return prices.filter(({ entity, id, path, typed }) => !kept.has(keyOf({ entity, record: id, path, typed })))
}

function keyOf({ entity, record, path, typed }: Omit<KeptPrice, 'id'>): string {
  return JSON.stringify([entity, record, path, typed])
}
