import { createHash } from 'node:crypto'
import { type EntityManager, Not } from 'typeorm'
import type { Database } from '../database/Database.js'
import type { Class } from '../fields/FieldDescription.js'
import { keyRules } from '../fields/keys.js'
import { managedEntity } from '../fields/Managed.js'
import { managedEntities } from '../fields/managedEntities.js'
import { linkingNames } from '../links/linksIn.js'
import { RecordLink } from '../links/RecordLink.js'
import { partLength } from './ngrams.js'
import { SearchIndexState } from './SearchIndexState.js'
import { SearchNgram } from './SearchNgram.js'
import { searchedNames } from './searchedFields.js'

/** The entities whose records are in the search index. */
export function indexedTypes(): Class[] {
  return managedEntities().filter((type) => searchedNames(type).length > 0)
}

/** Identifies what is indexed of an entity, and how. */
function rulesOf(type: Class): string {
  return createHash('sha256')
    .update(JSON.stringify([partLength, keyRules, searchedNames(type), linkingNames(type)]))
    .digest('hex')
}

/** Notes of each entity whose index was built by other rules, or not at all, that all its records are to be indexed. */
export async function startOutdatedAgain(database: Database): Promise<void> {
  const states = await database.reader.find(SearchIndexState)
  const known = new Map(states.map(({ entity, rules }) => [entity, rules]))
  const outdated = indexedTypes()
    .map((type) => ({ type, entity: managedEntity(type).name, rules: rulesOf(type) }))
    .filter(({ entity, rules }) => known.get(entity) !== rules)
  if (outdated.length === 0) return
  const begun: SearchIndexState[] = []
  for (const { type, entity, rules } of outdated) {
    // Records that are inserted from now on are indexed as they are.
    const filledTo = (await database.reader.exists(type)) || known.has(entity) ? 0 : null
    begun.push({ entity, rules, filledTo, claimedBy: null, claimedUntil: null })
  }
  await database.write(async (manager) => {
    // Another instance may have begun meanwhile.
    for (const state of begun.filter(({ entity }) => known.has(entity))) {
      await manager.update(SearchIndexState, { entity: state.entity, rules: Not(state.rules) }, state)
    }
    const missing = begun.filter(({ entity }) => !known.has(entity))
    await manager.createQueryBuilder().insert().into(SearchIndexState).values(missing).orIgnore().execute()
  })
}

/** Empties the index and what is kept of links, within a transaction that replaces all records; it is filled again in the background. */
export async function forgetSearchIndex(manager: EntityManager): Promise<void> {
  await manager.createQueryBuilder().delete().from(SearchNgram).execute()
  await manager.createQueryBuilder().delete().from(RecordLink).execute()
  await manager.createQueryBuilder().delete().from(SearchIndexState).execute()
}
