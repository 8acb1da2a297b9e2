import { createHash } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import type { Row } from '../context/Row.js'
import { entities } from '../entities/registry.js'
import { keyRules } from '../fields/keys.js'
import { managedEntity } from '../fields/Managed.js'
import { insertNgrams, ngramsOfRow } from './indexRecord.js'
import { partLength } from './ngrams.js'
import { SearchNgram } from './SearchNgram.js'
import { searchedNames } from './searchedFields.js'

const batchSize = 500

/** Identifies the searched fields, the length of n-grams and the form of texts. */
const rules = createHash('sha256')
  .update(
    JSON.stringify([partLength, keyRules, entities.map((type) => [managedEntity(type).name, searchedNames(type)])]),
  )
  .digest('hex')
  .slice(0, partLength)
const mark: SearchNgram = { entity: '', part: rules, record: 0 }

/** Whether the index is complete and was built by the rules of this version. */
export function isSearchIndexFilled(manager: EntityManager): Promise<boolean> {
  return manager.existsBy(SearchNgram, mark)
}

/** Rebuilds the search index, within a transaction. */
export async function fillSearchIndex(manager: EntityManager): Promise<void> {
  await manager.createQueryBuilder().delete().from(SearchNgram).execute()
  for (const type of entities.filter((each) => searchedNames(each).length > 0)) await fillWith(manager, type)
  await insertNgrams(manager, [mark])
}

async function fillWith(manager: EntityManager, type: (typeof entities)[number]): Promise<void> {
  const entity = managedEntity(type).name
  const columns = ['id', ...searchedNames(type)].map((name) => `record.${name}`)
  for (let last = 0; ; ) {
    const rows = await manager
      .createQueryBuilder<Row>(type, 'record')
      .select(columns)
      .where('record.id > :last', { last })
      .orderBy('record.id')
      .limit(batchSize)
      .getMany()
    const parts = rows.flatMap((row) => [...ngramsOfRow(type, row)].map((part) => ({ entity, part, record: row.id })))
    await insertNgrams(manager, parts)
    if (rows.length < batchSize) return
    last = rows.at(-1)?.id ?? last
  }
}
