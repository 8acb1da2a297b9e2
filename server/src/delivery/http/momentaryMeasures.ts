import type { StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { Gauge, Registry } from 'prom-client'
import { BackupRun } from '../../features/health/BackupRun.js'
import type { HealthServices } from '../../features/health/Health.js'
import { writtenPlaces } from '../../features/health/writtenPlaces.js'
import { countOutbox, oldestDueSeconds } from '../../features/messages/outboxState.js'
import { countFailing, countUndelivered } from '../../features/webhooks/webhookState.js'
import type { ResponseCache } from '../../kernel/cache/ResponseCache.js'
import type { CoreServices } from '../../kernel/context/Context.js'
import { productSchema } from '../../kernel/database/productSchema.js'
import type { SchedulerServices } from '../../kernel/scheduler/Scheduler.js'
import { productVersion } from '../../kernel/settings/productVersion.js'

interface Measure<Label extends string> {
  name: string
  help: string
  labelNames?: readonly Label[]
}

/** Gauges that are read at every scrape: what works, the outbox, the backups, the rounds and the response cache. */
export function momentaryMeasures(
  { database, health, scheduler, settings }: CoreServices & HealthServices & SchedulerServices,
  responses: ResponseCache,
) {
  const register = new Registry()
  /** One that cannot be read is left out, and the others stay available: most need the database. */
  function gauge<Label extends string>(measure: Measure<Label>, read: (gauge: Gauge<Label>) => Promise<void> | void) {
    new Gauge<Label>({
      ...measure,
      registers: [register],
      async collect() {
        this.reset()
        try {
          await read(this)
        } catch {
          if (!measure.labelNames) this.remove()
        }
      },
    })
  }

  gauge(
    {
      name: 'shop_build_info',
      help: 'Always 1: the version of the product and the last migration of its tables',
      labelNames: ['version', 'schema'],
    },
    (one) => one.set({ version: productVersion, schema: productSchema }, 1),
  )
  gauge({ name: 'shop_database_up', help: 'Whether the database answers' }, async (one) =>
    one.set((await database.answers()) ? 1 : 0),
  )
  gauge(
    { name: 'shop_part_works', help: 'Whether a part that the shop needs works, as in /readyz', labelNames: ['part'] },
    async (one) => {
      for (const [part, reason] of await health.report()) one.set({ part }, reason === null ? 1 : 0)
    },
  )
  gauge(
    {
      name: 'shop_outbox_mails',
      help: 'Mails in the outbox: waiting for their turn, due now, waiting for another attempt, or given up and not handled',
      labelNames: ['state'],
    },
    async (one) => {
      for (const [state, count] of Object.entries(await countOutbox(database, new Date()))) one.set({ state }, count)
    },
  )
  gauge({ name: 'shop_outbox_oldest_due_seconds', help: 'How long the oldest due mail has been due' }, async (one) =>
    one.set(await oldestDueSeconds(database, new Date())),
  )
  gauge(
    {
      name: 'shop_webhook_messages',
      help: 'Messages to webhooks that have not arrived: waiting for their first attempt, retrying, or given up',
      labelNames: ['state'],
    },
    async (one) => {
      for (const [state, count] of await countUndelivered(database)) one.set({ state }, count)
    },
  )
  gauge(
    {
      name: 'shop_webhooks_failing',
      help: 'Webhooks that nothing has reached for an hour, or were switched off for it',
    },
    async (one) => one.set(await countFailing(database, new Date())),
  )
  gauge(
    { name: 'shop_backup_timestamp_seconds', help: 'When the last backup succeeded; 0 when none ever has' },
    async (one) => one.set(seconds((await lastBackup())?.succeededAt)),
  )
  gauge(
    { name: 'shop_backup_failed_timestamp_seconds', help: 'When a backup failed; 0 when one has succeeded since' },
    async (one) => one.set(seconds((await lastBackup())?.failedAt)),
  )
  gauge({ name: 'shop_backup_bytes', help: 'Size of the last backup that the shop made by itself' }, async (one) =>
    one.set((await lastBackup())?.bytes ?? 0),
  )
  gauge(
    { name: 'shop_backup_duration_seconds', help: 'How long that backup took, reading it back included' },
    async (one) => one.set(((await lastBackup())?.milliseconds ?? 0) / 1000),
  )
  const round = { labelNames: ['round'] as const }
  gauge(
    {
      ...round,
      name: 'shop_round_last_success_timestamp_seconds',
      help: 'When a round of what the shop does by itself last ended without a failure; 0 when none ever has',
    },
    async (one) => {
      for (const [name, { succeededAt }] of await scheduler.states(new Date())) {
        one.set({ round: name }, seconds(succeededAt))
      }
    },
  )
  gauge({ ...round, name: 'shop_round_next_timestamp_seconds', help: 'When a round is due' }, async (one) => {
    for (const [name, { nextAt }] of await scheduler.states(new Date())) {
      if (nextAt) one.set({ round: name }, seconds(nextAt))
    }
  })
  const disk = { labelNames: ['of'] as const }
  gauge(
    { ...disk, name: 'shop_disk_free_bytes', help: 'What the shop may still fill of the disk of what it writes' },
    (one) => eachDisk(one, ({ bavail, bsize }) => bavail * bsize),
  )
  gauge({ ...disk, name: 'shop_disk_size_bytes', help: 'Size of the disk of what the shop writes' }, (one) =>
    eachDisk(one, ({ blocks, bsize }) => blocks * bsize),
  )
  gauge({ name: 'shop_response_cache_bytes', help: 'Memory of the cached responses' }, (one) =>
    one.set(responses.cachedBytes),
  )
  return register

  async function eachDisk(one: Gauge<'of'>, bytesOf: (disk: StatsFs) => number) {
    for (const { name, at } of writtenPlaces(settings)) {
      const disk = await statfs(at).catch(() => null)
      if (disk) one.set({ of: name }, bytesOf(disk))
    }
  }

  function lastBackup() {
    return database.reader.findOneBy(BackupRun, { id: 1 })
  }
}

/** Since 1970, as Prometheus counts. */
function seconds(instant: string | null | undefined): number {
  return instant ? Date.parse(instant) / 1000 : 0
}
