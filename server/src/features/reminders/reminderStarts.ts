import { type EntityManager, In } from 'typeorm'
import type { Database } from '../../kernel/database/Database.js'
import type { ShopSettings } from '../shop/ShopSettings.js'
import { ReminderStart } from './ReminderStart.js'
import { reminderSwitches, type SwitchedReminder, switchedReminders } from './reminderKinds.js'

/** The kinds that the shop has switched on, with since when, UTC. One that is on for the first time begins now. */
export async function reminderStarts(
  database: Database,
  shop: ShopSettings,
  now: Date,
): Promise<ReadonlyMap<SwitchedReminder, string>> {
  const known = await database.reader.find(ReminderStart)
  const on = switchedReminders.filter((kind) => shop[reminderSwitches[kind]])
  const begun = on.filter((kind) => !known.some((start) => start.kind === kind))
  const ended = known.map(({ kind }) => kind).filter((kind) => !on.includes(kind))
  if (begun.length === 0 && ended.length === 0) return asMap(known)
  return database.write(async (manager) => {
    const starts = begun.map((kind) => ({ kind, since: now.toISOString() }))
    if (starts.length > 0) {
      await manager.createQueryBuilder().insert().into(ReminderStart).values(starts).orIgnore().execute()
    }
    if (ended.length > 0) await manager.delete(ReminderStart, { kind: In(ended) })
    return asMap(await manager.find(ReminderStart))
  })
}

/**
 * Begins all kinds anew: a restored database does not know which reminders were sent since its backup, and a customer had
 * better miss one than get it twice.
 */
export async function restartReminders(manager: EntityManager, now: Date): Promise<void> {
  await manager.createQueryBuilder().update(ReminderStart).set({ since: now.toISOString() }).execute()
}

function asMap(starts: readonly ReminderStart[]): ReadonlyMap<SwitchedReminder, string> {
  return new Map(starts.map(({ kind, since }) => [kind, since]))
}
