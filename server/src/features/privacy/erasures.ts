import type { EntityManager } from 'typeorm'
import { isProgram, type Viewer } from '../../kernel/access/Viewer.js'
import type { Context } from '../../kernel/context/Context.js'
import type { Database } from '../../kernel/database/Database.js'
import { records } from '../../kernel/records/records.js'
import { Erasure } from './Erasure.js'

export type Eraser = Erasure['doneBy']

/** On whose behalf a customer is erased. */
export function eraserOf(viewer: Viewer | null): Eraser {
  return isProgram(viewer) ? 'program' : 'account'
}

/** Records that a customer was erased, in the transaction that does so. */
export async function recordErasure(
  manager: EntityManager,
  { viewer }: Context,
  erased: Pick<Erasure, 'customer' | 'doneBy' | 'jobs' | 'messages' | 'mails' | 'history'>,
): Promise<void> {
  const user = erased.doneBy === 'account' ? (viewer?.id ?? null) : null
  await records.insert(manager, Erasure, { ...erased, user })
}

/** Every erasure, the first one first. */
export function erasuresOf({ reader }: Pick<Database, 'reader'>): Promise<Erasure[]> {
  return reader.find(Erasure, { order: { createdAt: 'ASC', id: 'ASC' } })
}

/** Inserts an erasure that was recorded elsewhere or earlier. */
export async function insertErasure(manager: EntityManager, erasure: Omit<Erasure, 'id'>): Promise<void> {
  await records.insert(manager, Erasure, erasure)
}
