import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  AlreadyDone,
  assertKey,
  freeKey,
  keepNewestKeys,
  removeExpiredKeys,
  storeAnswer,
  takeKey,
  takenKey,
} from '../../features/messages/idempotency.js'
import { keyOwner } from '../../features/messages/keyOwner.js'
import type { Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { seal, unseal } from '../../kernel/secrets/secretBox.js'
import type { RestAnswer } from './printAnswer.js'
import type { RestRoute } from './routes.js'

/** What the answer of a call has that was done before. */
export const replayedHeader = 'idempotency-replayed'

/** Keys that a caller may keep; beyond these the oldest are forgotten. */
const maxKeys = 5000
/** Characters of an answer that is stored: what a column of text holds once it is sealed. */
const maxStored = 40_000
/** How long a call waits for the answer of the one that it repeats, in milliseconds. */
const waits = { first: 20, atMost: 8000 }
const tidyMilliseconds = 60_000

let tidiedAt = 0

/** Whether the header makes a repeated call one here, rather than in the operation itself. Who logs in gets cookies each time. */
export function isKeptByRest({ method, isRepeatable, tag }: RestRoute): boolean {
  return method !== 'GET' && !isRepeatable && tag !== 'Session'
}

/**
 * Does a write once for each key of its caller, however often and at the same time it is sent: the key is taken in the
 * transaction of the write, by a unique index. A repeated call is answered as the first one was; one that was refused
 * leaves its key free.
 * @param run does it with this context
 * @throws ShopError BAD_REQUEST for a malformed key, VALIDATION for another call under it, CONFLICT where the first was done
 * but its answer is not known
 */
export async function doneOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  isSecret: boolean,
  run: (context: Context) => Promise<RestAnswer>,
): Promise<RestAnswer> {
  const context = request.shopContext
  const { database, settings } = context.services
  const own = context.caller?.idempotencyKey ?? null
  if (own === null) return run(context)
  assertKey(own)
  const owner = ownerOf(context)
  await tidy(context, owner)
  const key = `call ${owner} ${own}`
  const binding = { purpose: 'repeated call' as const, owner: createHash('sha256').update(key).digest('hex') }
  const about = aboutOf(request)
  const known = async () => {
    const taken = await takenKey(database.reader, key, about)
    return taken && { answer: taken.answer && unseal(taken.answer, binding, settings) }
  }
  const replayed = (answer: string) => {
    reply.header(replayedHeader, 'true')
    return JSON.parse(answer) as RestAnswer
  }
  const first = await known()
  if (first?.answer) return replayed(first.answer)
  if (first) return replayed(await awaited(known))

  let isTaken = false
  const take = database.beginningWith(async (manager) => {
    await takeKey(manager, key, about, owner)
    isTaken = true
  })
  let answer: RestAnswer
  try {
    answer = await run({ ...context, services: { ...context.services, database: take } })
  } catch (error) {
    // Another one was quicker, which may be why this one was refused.
    if (!isTaken && (error instanceof AlreadyDone || (await known()))) return replayed(await awaited(known))
    const isRefused = error instanceof ShopError && error.status < 500
    if (isTaken && isRefused) await database.write((manager) => freeKey(manager, key))
    throw error
  }
  const text = JSON.stringify(answer)
  if (isTaken && !isSecret && context.answer.isSecret !== true && text.length <= maxStored) {
    await database.write((manager) => storeAnswer(manager, key, seal(text, binding, settings)))
  }
  return answer
}

/** A person, on whatever browser, or a program; for anyone else the browser. */
function ownerOf(context: Context): string {
  const { viewer } = context
  return viewer && !viewer.limits ? `person ${viewer.id}` : keyOwner(context)
}

/** What has to be the same. A form is read as it streams, so that of it its length is compared. */
function aboutOf({ method, url, body, headers }: FastifyRequest): unknown[] {
  return [method, url, body ?? headers['content-length'] ?? null]
}

/** The answer of the call that has taken the key. @throws ShopError CONFLICT where it does not come */
async function awaited(known: () => Promise<{ answer: string | null } | null>): Promise<string> {
  const until = Date.now() + waits.atMost
  for (let pause = waits.first; ; pause *= 2) {
    const taken = await known()
    if (taken?.answer) return taken.answer
    if (!taken || Date.now() > until) throw new ShopError('CONFLICT', { message: { key: 'idempotency.noAnswer' } })
    await setTimeout(pause)
  }
}

async function tidy({ services: { database } }: Context, owner: string): Promise<void> {
  if (Date.now() < tidiedAt + tidyMilliseconds) return
  tidiedAt = Date.now()
  await removeExpiredKeys(database)
  await keepNewestKeys(database, owner, maxKeys)
}
