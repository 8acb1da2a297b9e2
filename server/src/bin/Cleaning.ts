import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/Database.js'
import { emptyOldBin } from './emptyOldBin.js'
import { forgetOldHistory } from './forgetOldHistory.js'

const hourMilliseconds = 60 * 60 * 1000

/** Removes what has been kept for its time, every hour. Several instances may do so side by side. */
export class Cleaning {
  private timer: NodeJS.Timeout | undefined
  private cleaning: Promise<void> = Promise.resolve()

  constructor(
    private readonly database: Database,
    private readonly log: FastifyBaseLogger,
  ) {}

  start(): void {
    const clean = () => {
      this.cleaning = this.clean(new Date()).catch((error: unknown) => this.log.error(error, 'Nothing was cleaned up'))
    }
    this.timer = setInterval(clean, hourMilliseconds)
    this.timer.unref()
    clean()
  }

  /** Waits for the round under way. */
  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.cleaning
  }

  /** One round, as of that moment. */
  async clean(now: Date): Promise<void> {
    await emptyOldBin(this.database, now)
    await forgetOldHistory(this.database, now)
  }
}
