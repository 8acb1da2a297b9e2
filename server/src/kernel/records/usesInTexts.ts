import { Brackets, type EntityManager } from 'typeorm'
import type { Row } from '../context/Row.js'
import { type Class, fieldOf, fieldsOf } from '../fields/FieldDescription.js'
import { managedEntity } from '../fields/Managed.js'
import { managedEntities } from '../fields/managedEntities.js'
import { namesPrices } from '../fields/placeholders.js'
import { placeholderTexts } from '../fields/placeholderTexts.js'
import { fieldOfText } from '../fields/textsIn.js'
import { type PricedEntity, pricedEntities } from '../shared/priceReferences.js'
import { priceReferencesIn } from './priceFaults.js'
import type { ClearedReferences } from './TrashedRecord.js'

/**
 * The records whose texts name the price of this one, by field.
 * @param isWithTranslation whether those that name the price of its translation count too, as for a deletion
 */
export async function textUsers(
  manager: EntityManager,
  target: Class,
  id: number,
  isWithTranslation: boolean,
): Promise<ClearedReferences[]> {
  const { name } = managedEntity(target)
  if (!pricedEntities.includes(name as PricedEntity)) return []
  const ids = new Set(isWithTranslation ? await idsOfPair(manager, target, id) : [id])
  const users: ClearedReferences[] = []
  for (const type of managedEntities()) {
    const rows = await rowsWithText(
      manager,
      type,
      [...ids].map((each) => `price.${name}.${each}`),
    )
    const byField = new Map<string, number[]>()
    for (const row of rows) {
      if (type === target && ids.has(row.id)) continue
      const named = placeholderTexts(type, row).filter(({ text }) =>
        priceReferencesIn(text).some((price) => price.entity === name && ids.has(price.id)),
      )
      for (const field of new Set(named.map(fieldOfText))) byField.set(field, [...(byField.get(field) ?? []), row.id])
    }
    for (const [field, of] of byField) users.push({ entity: managedEntity(type).name, field, ids: of })
  }
  return users
}

async function idsOfPair(manager: EntityManager, type: Class, id: number): Promise<number[]> {
  const row = (await manager.findOneBy(type, { id })) as Row | null
  if (row?.pair == null) return [id]
  const pair = (await manager.find(type, { select: { id: true } as object, where: { pair: row.pair } })) as Row[]
  return pair.map((each) => each.id)
}

/** The fields whose texts may name prices, or whose parts have such texts. */
export function textFields(type: Class): string[] {
  return fieldsOf(type)
    .filter((field) => namesPrices(type, field) || field.kind.parts !== undefined)
    .map(({ name }) => name)
}

/**
 * The records with any of these in such a field, in the order of their ids.
 * @param besides the fields that are read besides these and the id
 */
export async function rowsWithText(
  manager: EntityManager,
  type: Class,
  parts: readonly string[],
  { besides = [], max }: { besides?: readonly string[]; max?: number } = {},
): Promise<Row[]> {
  const fields = textFields(type)
  if (fields.length === 0 || parts.length === 0) return []
  const read = [...new Set(['id', ...fields, ...besides.filter((name) => fieldOf(type, name) ?? name === 'version')])]
  return manager
    .createQueryBuilder<Row>(type, 'record')
    .select(read.map((name) => `record.${name}`))
    .where(
      new Brackets((query) => {
        for (const name of fields) {
          parts.forEach((part, index) => {
            query.orWhere(`record.${name} LIKE :${name}${index}`, { [`${name}${index}`]: `%${part}%` })
          })
        }
      }),
    )
    .orderBy('record.id', 'ASC')
    .limit(max)
    .getMany()
}
