import { Gauge, Registry } from 'prom-client'
import { IsNull, LessThanOrEqual, Not } from 'typeorm'
import type { ResponseCache } from '../cache/ResponseCache.js'
import type { CoreServices } from '../context/Context.js'
import { OutgoingMail } from '../entities/OutgoingMail.js'

/** Gauges that are read at every scrape: the database, the outbox and the response cache. */
export function momentaryMeasures({ database }: CoreServices, responses: ResponseCache): Registry {
  const registers = [new Registry()]
  new Gauge({
    name: 'shop_database_up',
    help: 'Whether the database answers',
    registers,
    async collect() {
      this.set((await database.answers()) ? 1 : 0)
    },
  })
  new Gauge({
    name: 'shop_outbox_mails',
    help: 'Mails in the outbox: waiting for their turn, due now, or given up',
    labelNames: ['state'] as const,
    registers,
    async collect() {
      this.reset()
      const now = new Date().toISOString()
      const states = {
        waiting: { nextAttemptAt: Not(IsNull()) },
        due: { nextAttemptAt: LessThanOrEqual(now) },
        failed: { nextAttemptAt: IsNull(), sentAt: IsNull() },
      }
      for (const [state, where] of Object.entries(states)) {
        // The other metrics must stay available while the database is down.
        const count = await database.reader.countBy(OutgoingMail, where).catch(() => null)
        if (count !== null) this.set({ state }, count)
      }
    },
  })
  new Gauge({
    name: 'shop_kept_answers_bytes',
    help: 'Memory that kept responses take',
    registers,
    collect() {
      this.set(responses.cachedBytes)
    },
  })
  return registers[0] as Registry
}
