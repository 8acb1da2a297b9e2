import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { CoreServices } from '../../kernel/context/Context.js'
import type { Database } from '../../kernel/database/Database.js'
import { missingTriggers } from '../../kernel/database/finalTriggers.js'
import type { Instances } from '../../kernel/instances/Instances.js'
import type { Round } from '../../kernel/scheduler/Round.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import type { UploadStorage } from '../../kernel/storage/FileFolder.js'
import { mailServerOf } from '../mailServer/mailServerOf.js'
import { oldestDueSeconds } from '../messages/outboxState.js'
import { isKeyRefused } from '../paymentKeys/refusedKey.js'
import { Heartbeat } from './Heartbeat.js'

/** What the shop needs besides a database that answers, in the words of `/readyz` and of the measures. */
export type HealthPart = 'writes' | 'triggers' | 'uploads' | 'temporary' | 'redis' | 'outbox' | 'payments'

/** Why each part does not work, in a few words without addresses or paths; null for one that works. */
export type HealthReport = ReadonlyMap<HealthPart, string | null>

interface Watched {
  settings: Settings
  database: Database
  storage: UploadStorage
  instances: Instances
  log: FastifyBaseLogger
}

/** The service of routes that report what works. */
export interface HealthServices {
  health: Health
}

/** Callers that poll share one look within this time. */
const cachedMilliseconds = 5000
const everyMilliseconds = 15_000
const longestMilliseconds = 3000
/** A mail that is due is tried every quarter of a minute. */
const latestMailSeconds = 30 * 60
/** More than what a file system may still have for a tiny file on a disk that is full. */
const probe = Buffer.alloc(64 * 1024)

/** Looks regularly whether the parts of the shop work, and logs each change with its cause. */
export class Health {
  private readonly heartbeat: Heartbeat
  private readonly checks: Map<HealthPart, () => Promise<void>>
  private readonly failing = new Set<HealthPart>()
  private isStarted = false
  private latest: { report: Promise<HealthReport>; at: number } | null = null

  constructor(private readonly services: Watched) {
    const { settings, database, storage, instances } = services
    this.heartbeat = new Heartbeat(database)
    const checks: [HealthPart, () => Promise<void>][] = [
      ['writes', () => this.heartbeat.beat()],
      ['triggers', () => assertFinal(database)],
      [
        'uploads',
        async () =>
          void (await Promise.all([
            storage.images.probe(probe),
            storage.privateFiles.probe(probe),
            storage.jobPhotos.probe(probe),
            storage.messagePhotos.probe(probe),
            storage.boughtItemPhotos.probe(probe),
            storage.invoiceFiles.probe(probe),
          ])),
      ],
      ['temporary', probeTemporaryFolder],
      ['payments', () => assertKeyKnown(services)],
    ]
    if (settings.redisUrl !== null) checks.push(['redis', () => assertConnected(instances)])
    checks.push(['outbox', () => assertDelivered(services)])
    this.checks = new Map(checks)
  }

  get round(): Round {
    return {
      name: 'health',
      schedule: { every: everyMilliseconds },
      isForEveryInstance: true,
      run: () => this.report(),
    }
  }

  /** Resolves once this instance is known to others. */
  async start(): Promise<void> {
    this.isStarted = true
    await this.report()
  }

  async stop(): Promise<void> {
    if (!this.isStarted) return
    await this.latest?.report
    // After a fault its row expires by itself.
    await this.heartbeat.stop().catch(() => undefined)
  }

  /** The state of a few seconds ago at most. Parts that the settings do not ask for are missing. */
  report(): Promise<HealthReport> {
    const now = performance.now()
    if (!this.latest || now - this.latest.at > cachedMilliseconds) this.latest = { report: this.look(), at: now }
    return this.latest.report
  }

  private async look(): Promise<HealthReport> {
    const looks = [...this.checks].map(async ([part, check]) => [part, await this.reasonOf(part, check)] as const)
    return new Map(await Promise.all(looks))
  }

  private async reasonOf(part: HealthPart, check: () => Promise<void>): Promise<string | null> {
    try {
      await Promise.race([check(), timeout()])
      if (this.failing.delete(part)) this.services.log.warn({ part }, 'A part of the shop works again')
      return null
    } catch (error) {
      if (!this.failing.has(part)) this.services.log.error({ part, err: error }, 'A part of the shop does not work')
      this.failing.add(part)
      return reasonIn(error)
    }
  }
}

/** A reason of our own; its text is shown to anyone who asks. */
class NotWorking extends Error {
  override readonly name = 'NotWorking'
}

async function timeout(): Promise<never> {
  await wait(longestMilliseconds, undefined, { ref: false })
  throw new NotWorking('does not answer')
}

/** Only the code of another error: its text may hold paths, addresses and names. */
function reasonIn(error: unknown): string {
  if (error instanceof NotWorking) return error.message
  const { code, driverError, name } = error as { code?: unknown; driverError?: { code?: unknown }; name?: unknown }
  return `does not work (${String(driverError?.code ?? code ?? name)})`
}

/** Uploads stand there until they have been looked at. */
async function probeTemporaryFolder(): Promise<void> {
  const file = path.join(tmpdir(), `shop-probe-${randomUUID()}`)
  try {
    await writeFile(file, probe, { mode: 0o600, flag: 'wx' })
  } finally {
    await rm(file, { force: true })
  }
}

/** The database refuses to change what was issued or paid. Whether it answers at all is said by `writes`. */
async function assertFinal({ reader }: Database): Promise<void> {
  const missing = await missingTriggers(reader).catch(() => [])
  if (missing.length === 0) return
  throw new NotWorking('are not allowed by the database: issued invoices are protected by their chain alone')
}

/** Whether the database answers at all is said by `writes`. */
async function assertKeyKnown(services: Pick<Watched, 'database' | 'settings'>): Promise<void> {
  if (await isKeyRefused(services).catch(() => false))
    throw new NotWorking('are refused: the payment provider does not know the key')
}

async function assertConnected(instances: Instances): Promise<void> {
  if (!instances.isConnected) throw new NotWorking('cannot be reached')
}

async function assertDelivered({ database, settings }: Pick<CoreServices, 'database' | 'settings'>): Promise<void> {
  // Without a mail server all mail waits, as intended.
  if ((await mailServerOf(database.reader, settings)) === null) return
  const seconds = await oldestDueSeconds(database, new Date())
  if (seconds > latestMailSeconds)
    throw new NotWorking(`has had mail to deliver for ${Math.floor(seconds / 60)} minutes`)
}
