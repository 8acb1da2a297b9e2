import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from '@jest/globals'
import type { Shop } from '../../src/delivery/composition/startShop.js'
import type { StorageAddress } from '../../src/kernel/settings/storageAddress.js'
import { draftExtension } from '../../src/kernel/storage/DiskDraft.js'
import type { Reply } from './Attacker.js'
import { expectNoLeak } from './expectNoLeak.js'

/** Milliseconds: generous, since a slow machine is no attack. */
export const longest = 30_000

interface Expected {
  /** One of these; GraphQL operations that run answer 200 with their errors in the body. */
  status: number | readonly number[]
  code: string | readonly string[]
  /** Tables that record the attempt. */
  noting?: readonly string[]
}

/**
 * Proves that an attack bounces off: its answer is the one expected and leaks nothing, it arrives within bounded
 * time, and the stored rows and files are unchanged.
 */
export async function expectBounced(shop: Shop, expected: Expected, attack: () => Promise<Reply>): Promise<Reply> {
  // What was recorded of attempts before is written shortly after they were answered.
  await shop.services.signIns.written()
  const before = await storedIn(shop)
  const begun = performance.now()
  const reply = await attack()
  expect(performance.now() - begun).toBeLessThan(longest)
  expectNoLeak(reply.text)
  const { status, code, text } = reply
  const [statuses, codes] = [[expected.status].flat(), [expected.code].flat()]
  const isExpected = statuses.includes(status) && codes.includes(code ?? '')
  expect(isExpected ? expected : { status, code, text }).toEqual(expected)
  expect(await changesSince(before, shop, expected.noting)).toEqual([])
  return reply
}

/** A digest of every table, and of the names of all uploads. */
export async function storedIn({ services: { database, settings } }: Shop): Promise<Record<string, string>> {
  const { connection } = database.reader
  const digests: Record<string, string> = { uploads: digestOf(await filesIn(settings.uploads)) }
  for (const { tableName } of connection.entityMetadatas) {
    // What the instance writes by itself, now and then, and as its rounds first run.
    if (['running_instance', 'scheduled_round', 'reminder_start'].includes(tableName)) continue
    const rows: object[] = await connection.query(`SELECT * FROM ${connection.driver.escape(tableName)}`)
    digests[tableName] = digestOf(rows.map((row) => JSON.stringify(row)).sort())
  }
  return digests
}

/** The names of the tables that changed. */
export async function changesSince(
  before: Record<string, string>,
  shop: Shop,
  besides: readonly string[] = [],
): Promise<string[]> {
  const after = await storedIn(shop)
  return Object.keys(after).filter((name) => after[name] !== before[name] && !besides.includes(name))
}

/** The names of all uploads. The health checks write drafts for a moment; one that stays was left behind. */
async function filesIn(uploads: StorageAddress): Promise<string[]> {
  if (uploads.kind !== 'folder') throw new Error('Only a folder can be looked into')
  for (let tries = 0; ; tries++) {
    const files = readdirSync(uploads.folder, { recursive: true, encoding: 'utf8' }).sort()
    if (tries === 100 || !files.some((file) => file.endsWith(draftExtension))) return files
    await wait(50)
  }
}

function digestOf(lines: readonly string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}
