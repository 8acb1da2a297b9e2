import { createHash } from 'node:crypto'
import { type EntityManager, IsNull, LessThanOrEqual, Not } from 'typeorm'
import type { Database } from '../../kernel/database/Database.js'
import { violatedIndex } from '../../kernel/database/databaseErrors.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { IdempotencyKey } from './IdempotencyKey.js'

const retainedMilliseconds = 24 * 60 * 60 * 1000
const maxCharacters = 200

/** Ends the transaction of a repeated request, which was already executed. */
export class AlreadyDone extends Error {
  override readonly name = 'AlreadyDone'

  /** @param record the id of what the first request made, where it was stored */
  constructor(readonly record: number | null) {
    super()
  }
}

/**
 * Claims a key for a transaction. Of several concurrent requests with one key, on any instance, one gets it; the others
 * wait until that transaction has ended.
 * @param body the content of the request, identical for a repeated one
 * @throws AlreadyDone for a repeated request, ShopError VALIDATION for another body under the same key
 */
export async function takeKey(
  manager: EntityManager,
  key: string,
  body: unknown,
  owner: string | null = null,
): Promise<void> {
  const keyHash = hash(key)
  const createdAt = new Date().toISOString()
  const row = { keyHash, bodyHash: bodyHashOf(body), record: null, owner, answer: null, createdAt }
  try {
    await manager.insert(IdempotencyKey, row)
    return
  } catch (error) {
    if (!violatedIndex(error)) throw error
  }
  const { bodyHash, createdAt: since, record } = await manager.findOneByOrFail(IdempotencyKey, { keyHash })
  const isExpired = since <= retainedSince()
  if (isExpired && (await manager.update(IdempotencyKey, { keyHash, createdAt: since }, row)).affected) return
  if (bodyHash === row.bodyHash) throw new AlreadyDone(record)
  throw new ShopError('VALIDATION', { message: { key: 'idempotency.otherBody' } })
}

/**
 * What is known of a key that was taken before; null for one that is free.
 * @throws ShopError VALIDATION for another body under the same key
 */
export async function takenKey(
  manager: EntityManager,
  key: string,
  body: unknown,
): Promise<Pick<IdempotencyKey, 'answer'> | null> {
  const taken = await manager.findOneBy(IdempotencyKey, { keyHash: hash(key) })
  if (!taken || taken.createdAt <= retainedSince()) return null
  if (taken.bodyHash !== bodyHashOf(body))
    throw new ShopError('VALIDATION', { message: { key: 'idempotency.otherBody' } })
  return taken
}

/** Stores what a request was answered. @param answer sealed */
export async function storeAnswer(manager: EntityManager, key: string, answer: string): Promise<void> {
  await manager.update(IdempotencyKey, { keyHash: hash(key) }, { answer })
}

/** Makes a key free again, whose request was refused. */
export async function freeKey(manager: EntityManager, key: string): Promise<void> {
  await manager.delete(IdempotencyKey, { keyHash: hash(key) })
}

/** No answer is known any more: some may tell of a person who is erased. */
export async function forgetAnswers(manager: EntityManager): Promise<void> {
  await manager.update(IdempotencyKey, { answer: Not(IsNull()) }, { answer: null })
}

/** Removes the oldest keys of a caller beyond those that he may keep. */
export async function keepNewestKeys(database: Database, owner: string, kept: number): Promise<void> {
  const [oldest] = await database.reader.find(IdempotencyKey, {
    select: { keyHash: true, createdAt: true },
    where: { owner },
    order: { createdAt: 'DESC' },
    skip: kept,
    take: 1,
  })
  if (!oldest) return
  const { createdAt } = oldest
  await database.write((manager) => manager.delete(IdempotencyKey, { owner, createdAt: LessThanOrEqual(createdAt) }))
}

/** Stores what a request made, in the transaction that took its key. */
export async function storeRecord(manager: EntityManager, key: string, record: number): Promise<void> {
  await manager.update(IdempotencyKey, { keyHash: hash(key) }, { record })
}

/** What a key may be, as JSON Schema. */
export const keySchema = { type: 'string', pattern: '^[\\x21-\\x7e]+$', maxLength: maxCharacters }

/** @throws ShopError BAD_REQUEST for a malformed key */
export function assertKey(key: string): void {
  if (!new RegExp(keySchema.pattern).test(key) || key.length > keySchema.maxLength) throw new ShopError('BAD_REQUEST')
}

export async function removeExpiredKeys(database: Database): Promise<void> {
  await database.write((manager) => manager.delete(IdempotencyKey, { createdAt: LessThanOrEqual(retainedSince()) }))
}

function retainedSince(): string {
  return new Date(Date.now() - retainedMilliseconds).toISOString()
}

function bodyHashOf(body: unknown): string {
  return hash(JSON.stringify(body))
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
