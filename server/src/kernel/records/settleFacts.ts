import type { EntityManager } from 'typeorm'
import type { Context } from '../context/Context.js'
import type { Row } from '../context/Row.js'
import { sharedFields } from '../fields/sharedFields.js'
import type { Round } from '../scheduler/Round.js'
import { defaultLanguage } from '../shared/screens.js'
import { lockedPair } from './lockedRow.js'
import { records } from './records.js'
import { SettledFact } from './SettledFact.js'
import { changedFacts, factsFor } from './siblings.js'
import { sharingEntities, type UnequalPair, unequalPairs } from './unequalPairs.js'

/** At night, when nobody waits for the database. */
const startTime = { hour: 3, minute: 20 }

/** Finds pairs that differ: those of a shop from before facts were shared, when it first runs, and what was written past the product. */
export function settlingRound(newContext: () => Context): Round {
  const { timeZone } = newContext().services.settings
  return {
    name: 'settle-facts',
    schedule: { at: { ...startTime, timeZone }, isDueAtFirst: true },
    run: () => settleFacts(newContext()),
  }
}

/**
 * Gives the records of each pair the same facts: the Dutch ones, unless these are empty. What the other one had stays in
 * its history, and the owner is told. @returns how many pairs differed
 */
export async function settleFacts(context: Context): Promise<number> {
  const { database } = context.services
  let settled = 0
  for (const entity of sharingEntities()) {
    for (const each of await unequalPairs(database.reader, entity)) {
      settled += await database.write((manager) => settle(manager, context, each))
    }
  }
  if (settled > 0) context.log.warn({ pairs: settled }, 'records had other facts than their translations')
  return settled
}

/** @returns how many pairs differed: it may have been settled meanwhile */
async function settle(
  manager: EntityManager,
  context: Context,
  { entity, pair, fields }: UnequalPair,
): Promise<number> {
  const both = await lockedPair(manager, entity, pair)
  const dutch = both.find(({ language }) => language === defaultLanguage)
  const other = both.find(({ language }) => language !== defaultLanguage)
  if (!dutch || !other) return 0
  const facts = sharedFields(entity.type).filter(({ name }) => fields.includes(name))
  const isOfDutch = ({ name }: { name: string }) => !isEmpty(dutch[name]) || isEmpty(other[name])
  const following: [Row, Row, typeof facts][] = [
    [dutch, other, facts.filter(isOfDutch)],
    [other, dutch, facts.filter((field) => !isOfDutch(field))],
  ]
  let changes = 0
  for (const [from, to, shared] of following) {
    const values = await factsFor(manager, from, to, shared)
    const changed = changedFacts(entity, to, { ...to, ...values })
    if (changed.length === 0) continue
    await records.update(manager, entity.type, to, values, { by: context, alone: true })
    await noted(
      manager,
      changed.map(({ name }) => ({ entity: entity.name, record: to.id, field: name })),
    )
    changes += changed.length
  }
  return Math.min(changes, 1)
}

function isEmpty(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0)
}

async function noted(manager: EntityManager, facts: readonly Omit<SettledFact, 'id' | 'at'>[]): Promise<void> {
  const at = new Date().toISOString()
  await manager.upsert(
    SettledFact,
    facts.map((fact) => ({ ...fact, at })),
    ['entity', 'record', 'field'],
  )
}
