import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { Transform } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { productSchema } from '../../kernel/database/productSchema.js'
import { type DiskFaultKind, diskFault } from '../../kernel/errors/diskFault.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { lastPlanned } from '../../kernel/scheduler/plannedTime.js'
import type { Round } from '../../kernel/scheduler/Round.js'
import { RoundFailed } from '../../kernel/scheduler/roundFailures.js'
import type { BackupPlanSettings } from '../../kernel/settings/backupSettings.js'
import { productVersion } from '../../kernel/settings/productVersion.js'
import type { FileFolder } from '../../kernel/storage/FileFolder.js'
import { type BackupFailure, BackupRun } from '../health/BackupRun.js'
import { BackupClaim, ClaimLost, isBeingMade } from './BackupClaim.js'
import { BackupCopies, type BackupCopy } from './BackupCopies.js'
import { type BackedUpServices, writeShop } from './backup.js'
import { checkBackup } from './checkBackup.js'
import { NoRoom } from './NoRoom.js'
import { RestoreError } from './RestoreError.js'

/** While one is being made that was asked for. */
const lookMilliseconds = 10_000

/** The shop is being stopped. */
class Stopped extends Error {
  override readonly name = 'Stopped'
}

/** The service of operations about backups. */
export interface BackupServices {
  backups: Backups
}

/** Makes backups by the plan and from the back office: one at a time, on one of the instances. */
export class Backups {
  /** Null when the shop makes none by itself. */
  readonly copies: BackupCopies | null
  private making: Promise<unknown> = Promise.resolve()
  private isStopping = false

  constructor(
    readonly plan: BackupPlanSettings | null,
    folder: FileFolder | null,
    private readonly services: BackedUpServices,
    private readonly log: FastifyBaseLogger,
  ) {
    this.copies = folder && new BackupCopies(folder)
  }

  get round(): Round | null {
    if (!this.plan) return null
    return { name: 'backups', schedule: { at: this.plan.at }, run: (signal, now) => this.makePlanned(signal, now) }
  }

  /** Notes since when the plan is in force. */
  async start(now: Date): Promise<void> {
    if (this.plan) await this.isInForce(lastPlanned(this.plan.at, now))
  }

  /** Ends the backup that this instance is making, which the next start makes again. */
  async stop(): Promise<void> {
    this.isStopping = true
    await this.making
  }

  /** After one that is being made already. @throws RoundFailed */
  private async makePlanned(signal: AbortSignal, now: Date): Promise<void> {
    for (let moment = now; !(await this.makeIfDue(moment)); moment = new Date()) {
      const run = await this.state()
      if (!run || !isBeingMade(run, moment)) break
      await wait(lookMilliseconds, undefined, { signal, ref: false })
    }
    const run = await this.state()
    if (run?.failedAt) throw new RoundFailed(run.failure ?? 'other')
  }

  /** Makes a backup when one is due. @returns whether one was tried */
  async makeIfDue(now: Date): Promise<boolean> {
    if (!this.plan || this.isStopping) return false
    const planned = lastPlanned(this.plan.at, now)
    if (!(await this.isInForce(planned))) return false
    const run = await this.state()
    const isSeenTo = run?.plannedFor && run.plannedFor >= planned.toISOString()
    if (isSeenTo && run.failedAt === null && run.seenAt === null) return false
    const claim = await BackupClaim.take(this.services.database, now, planned)
    if (!claim) return false
    const made = this.make(claim, now, true)
    this.making = Promise.allSettled([this.making, made])
    await made
    return true
  }

  /** Notes the last moment of a plan that was not in force before. */
  private async isInForce(planned: Date): Promise<boolean> {
    if ((await this.state())?.plannedFor) return true
    await this.services.database.write((manager) =>
      manager.upsert(BackupRun, { id: 1, plannedFor: planned.toISOString() }, ['id']),
    )
    return false
  }

  /** Begins a backup; it is made while the caller goes on. @throws ShopError CONFLICT while one is being made */
  async begin(now: Date): Promise<void> {
    const made = this.make(await this.claim(now), now, false)
    this.making = this.making.then(() => made)
  }

  /**
   * Makes a backup before the caller goes on.
   * @returns why it failed; null when it is there and was read back
   * @throws ShopError CONFLICT while one is being made, or when the shop makes none
   */
  async makeNow(now: Date): Promise<BackupFailure | null> {
    const made = this.make(await this.claim(now), now, false)
    this.making = this.making.then(() => made)
    return made
  }

  /** @throws ShopError CONFLICT when the shop makes no backups */
  storedCopies(): BackupCopies {
    if (!this.copies) throw new ShopError('CONFLICT', { message: { key: 'backup.off' } })
    return this.copies
  }

  /** The good copies, the newest first; none where the shop makes none. @throws ShopError UNAVAILABLE */
  async list(): Promise<BackupCopy[]> {
    if (!this.copies) return []
    try {
      return await this.copies.list()
    } catch (error) {
      this.log.error(error, 'The backups cannot be listed')
      throw new ShopError('UNAVAILABLE')
    }
  }

  state(): Promise<BackupRun | null> {
    return this.services.database.reader.findOneBy(BackupRun, { id: 1 })
  }

  /** Resolves when this instance is not making one. */
  async settled(): Promise<void> {
    await this.making
  }

  private async claim(now: Date): Promise<BackupClaim> {
    this.storedCopies()
    const claim = await BackupClaim.take(this.services.database, now, null)
    if (!claim) throw new ShopError('CONFLICT', { message: { key: 'backup.isBeingMade' } })
    return claim
  }

  /** @returns why it failed */
  private async make(claim: BackupClaim, now: Date, isPlanned: boolean): Promise<BackupFailure | null> {
    const copies = this.storedCopies()
    const name = BackupCopies.nameOf(now, isPlanned)
    try {
      const bytes = await this.store(claim, copies, name)
      await claim.succeed(bytes)
      this.log.info({ name, bytes }, 'A backup was made')
    } catch (error) {
      return this.noteFailure(claim, copies, name, error)
    }
    // An old one too many harms nobody; the next one removes it.
    await copies
      .prune(this.plan?.retained ?? 1)
      .catch((error: unknown) => this.log.warn(error, 'Old backups were not removed'))
    return null
  }

  private async store(claim: BackupClaim, copies: BackupCopies, name: string): Promise<number> {
    await copies.removeLeftOvers()
    const last = await this.state()
    const goOn = (done: number, total: number) => {
      if (this.isStopping) throw new Stopped()
      claim.progress(done, total)
    }
    let written: { bytes: number; sha256: string } | undefined
    const count = await writeShop(
      this.services,
      async (content) => {
        written = await copies.write(name, content, last?.bytes ?? 0)
      },
      goOn,
    )
    if (!written) throw new Error('Nothing was written')
    const { bytes, sha256 } = written
    await claim.hold({ done: 1, total: 1 })
    const found = createHash('sha256')
    await checkBackup(
      this.services.database.reader,
      name,
      await this.readBack(copies, name, (piece) => {
        goOn(1, 1)
        found.update(piece)
      }),
    )
    if (found.digest('hex') !== sha256) throw new RestoreError('What was read back is not what was written.')
    await claim.hold({})
    await copies.prove(name, { bytes, sha256, ...count, version: productVersion, schema: productSchema })
    return bytes
  }

  private async readBack(copies: BackupCopies, name: string, note: (piece: Buffer) => void): Promise<Readable> {
    const stored = await copies.openUnproved(name)
    if (!stored) throw new RestoreError('What was written is not there.')
    const noting = new Transform({
      transform(piece: Buffer, _, done) {
        try {
          note(piece)
          done(null, piece)
        } catch (error) {
          done(error as Error)
        }
      },
    })
    const content = await stored.read()
    content.once('error', (error) => noting.destroy(error))
    return content.pipe(noting)
  }

  /** What was written does not count and is removed; earlier backups stay. */
  private async noteFailure(
    claim: BackupClaim,
    copies: BackupCopies,
    name: string,
    error: unknown,
  ): Promise<BackupFailure> {
    const failure = failureOf(error)
    if (failure === 'interrupted') this.log.warn({ name }, 'A backup was interrupted')
    else this.log.error({ name, failure, err: error }, 'A backup failed')
    if (error instanceof ClaimLost) return 'interrupted'
    await copies.remove([name]).catch(() => undefined)
    await claim.fail(failure).catch((fault: unknown) => this.log.error(fault, 'A failed backup was not noted'))
    return failure
  }
}

const failures: Partial<Record<DiskFaultKind, BackupFailure>> = {
  full: 'full',
  quota: 'full',
  readOnly: 'unwritable',
  forbidden: 'unwritable',
}

function failureOf(error: unknown): BackupFailure {
  if (error instanceof NoRoom) return 'full'
  if (error instanceof Stopped) return 'interrupted'
  if (error instanceof ShopError && error.code === 'UNAVAILABLE') return 'unavailable'
  const fault = diskFault(error)
  const known = fault && failures[fault.kind]
  if (known) return known
  if (['ENOENT', 'ENOTDIR'].includes((error as { code?: string }).code ?? '')) return 'unwritable'
  if (!(error instanceof RestoreError)) return 'other'
  // It may be unreadable for another reason than damage.
  const cause = error.cause === undefined ? 'damaged' : failureOf(error.cause)
  return cause === 'other' ? 'damaged' : cause
}
