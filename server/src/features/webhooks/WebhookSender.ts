import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { And, In, IsNull, Not } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import type { Database } from '../../kernel/database/Database.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { webhooksTried } from '../../kernel/metrics/measures.js'
import { ForbiddenAddress } from '../../kernel/network/checkedLookup.js'
import { addressFault, hostOf, isForbidden, type Resolve, resolveHost } from '../../kernel/network/receiverAddress.js'
import { claimEntry, clockFrom, dueEntries } from '../../kernel/outbox/claims.js'
import { nextAttempt, retryPeriod } from '../../kernel/outbox/nextAttempt.js'
import { lockedRow } from '../../kernel/records/lockedRow.js'
import { records } from '../../kernel/records/records.js'
import { changeRow } from '../../kernel/records/updateRecord.js'
import { unnoticed } from '../../kernel/records/writeWhere.js'
import type { Round } from '../../kernel/scheduler/Round.js'
import { WakeCall } from '../../kernel/scheduler/WakeCall.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { queueMail } from '../messages/queueMail.js'
import { readShop } from '../shop/readShop.js'
import { type Attempt, attemptMilliseconds, postMessage } from './postMessage.js'
import { switchedOffMail } from './switchedOffMail.js'
import { Webhook } from './Webhook.js'
import { WebhookDelivery } from './WebhookDelivery.js'
import { readSecrets, signatureHeader } from './webhookSecrets.js'

/** Longer than an attempt may take. After that, any instance may claim the message again. */
const claimMilliseconds = 3 * attemptMilliseconds
const everyMilliseconds = 15_000
const maxAtOnce = 5
/** Of these, so that receivers that do not answer leave room for those that do. */
const maxFailingAtOnce = 3
/** What is under way when the product stops may take this long. */
const graceMilliseconds = 3000

/** The service of operations that queue messages to webhooks. */
export interface WebhookServices {
  webhooks: WebhookSender
}

interface UnderWay {
  isFailing: boolean
  done: Promise<void>
}

/**
 * Posts the messages in the outbox of webhooks. Several instances may do so concurrently: each message is claimed by one of
 * them. Every webhook gets one message at a time, so that a slow receiver delays its own alone.
 */
export class WebhookSender {
  private readonly wakeCall = new WakeCall()
  private isStopping = false
  private readonly stopped = new AbortController()
  /** By the id of the webhook. */
  private readonly underWay = new Map<number, UnderWay>()

  /**
   * @param newContext creates the product's own context
   * @param resolve looks up the addresses of a host
   */
  constructor(
    private readonly database: Database,
    private readonly newContext: () => Context<MailServices>,
    private readonly log: FastifyBaseLogger,
    private readonly resolve: Resolve = resolveHost,
  ) {}

  /** The regular delivery of due messages, on every instance. It is over when they are under way. */
  get round(): Round {
    return {
      name: 'webhooks',
      schedule: { every: everyMilliseconds },
      isForEveryInstance: true,
      wakeCall: this.wakeCall,
      run: () => this.begin(() => new Date()),
    }
  }

  /** Delivers committed messages without waiting for the next round. */
  wake(): void {
    this.wakeCall.ring()
  }

  /** Waits a moment for what is under way. What has not ended by then is tried again later. */
  async stop(): Promise<void> {
    this.isStopping = true
    const done = Promise.all([...this.underWay.values()].map((each) => each.done))
    await Promise.race([done, wait(graceMilliseconds, undefined, { ref: false })])
    this.stopped.abort()
    await done
  }

  /** Tries every due message once. */
  async deliverDue(now: Date): Promise<void> {
    const clock = clockFrom(now)
    for (;;) {
      await this.begin(clock)
      if (this.underWay.size === 0) return
      await Promise.race([...this.underWay.values()].map((each) => each.done))
    }
  }

  /** Begins as many deliveries as there is room for; receivers that answer come first. */
  private async begin(clock: () => Date): Promise<void> {
    const failing = await this.failingWebhooks()
    for (const isFailing of [false, true]) {
      while (this.hasRoom(isFailing)) {
        const next = await this.nextDue(clock(), isFailing ? In(failing) : Not(In(failing)))
        if (!next || this.isStopping) break
        const done = this.deliver(next.id, clock)
          .then(() => true)
          .catch((error: unknown) => {
            // The next round tries again.
            this.log.error(error, 'What became of a message to a webhook could not be noted')
            return false
          })
          .then((isNoted) => {
            this.underWay.delete(next.webhook)
            if (isNoted) this.wake()
          })
        this.underWay.set(next.webhook, { isFailing, done })
      }
    }
  }

  private hasRoom(isFailing: boolean): boolean {
    const failing = [...this.underWay.values()].filter((each) => each.isFailing).length
    return this.underWay.size < maxAtOnce && (!isFailing || failing < maxFailingAtOnce)
  }

  private async failingWebhooks(): Promise<number[]> {
    const rows = await this.database.reader.find(Webhook, {
      select: { id: true },
      where: { failingSince: Not(IsNull()) },
    })
    return rows.map(({ id }) => id)
  }

  /** The message that has been due longest, of the webhooks that none is under way to. */
  private nextDue(now: Date, which: ReturnType<typeof In<number>>): Promise<WebhookDelivery | null> {
    const webhook = And(which, Not(In([...this.underWay.keys()])))
    return this.database.reader.findOne(WebhookDelivery, {
      select: { id: true, webhook: true },
      where: dueEntries(now, claimMilliseconds).map((due) => ({ ...due, webhook })),
      order: { nextAttemptAt: 'ASC', id: 'ASC' },
    })
  }

  private async deliver(id: number, clock: () => Date): Promise<void> {
    if (!(await claimEntry(this.database, WebhookDelivery, id, clock(), claimMilliseconds))) return
    const { reader } = this.database
    const delivery = await reader.findOneBy(WebhookDelivery, { id })
    const webhook = delivery && (await reader.findOneBy(Webhook, { id: delivery.webhook }))
    if (!webhook) return
    let attempt: Attempt
    try {
      attempt = await this.attempt(webhook, delivery, clock())
    } catch (error) {
      if (!this.stopped.signal.aborted) throw error
      await this.release(delivery)
      return
    }
    await this.record(webhook, delivery, attempt, clock())
  }

  private async attempt(webhook: Webhook, { event, body, messageId }: WebhookDelivery, now: Date): Promise<Attempt> {
    const { settings } = this.newContext().services
    const failed = (failure: Attempt['failure']): Attempt => ({
      failure,
      responseStatus: null,
      responseText: null,
      milliseconds: 0,
    })
    if (!webhook.enabled && event !== 'test') return failed('switched-off')
    const url = new URL(webhook.endpoint)
    const fault = addressFault(url, settings)
    if (fault) return failed(fault)
    const sealed = await readSecrets(this.database.reader, webhook.id)
    const signature = signatureHeader(webhook.id, body, sealed, settings, now)
    if (signature === null) return failed('no-secret')
    return postMessage({
      url,
      body,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'shop-webhook/1',
        'x-shop-event': event.replaceAll('-', '.'),
        'x-shop-delivery': messageId,
        'x-shop-signature': signature,
      },
      resolve: async (host) => {
        const addresses = await this.resolve(host)
        if (addresses.some(({ address }) => isForbidden(address, settings))) throw new ForbiddenAddress(hostOf(url))
        return addresses
      },
      signal: this.stopped.signal,
    })
  }

  private async record(webhook: Webhook, delivery: WebhookDelivery, attempt: Attempt, now: Date): Promise<void> {
    const { failure } = attempt
    const at = now.toISOString()
    const isOff = failure === 'switched-off'
    const next = failure === null || isOff ? null : nextAttempt(delivery, now)
    webhooksTried.inc({ outcome: failure === null ? 'delivered' : next ? 'postponed' : 'failed' })
    if (failure) {
      const { id, event } = delivery
      this.log.warn({ webhook: webhook.id, delivery: id, event, nextAttempt: next }, `A webhook failed: ${failure}`)
    }
    await this.database.write(async (manager) => {
      const isRecorded = await records.updateWhere(
        manager,
        WebhookDelivery,
        // While the claim holds: another instance may have delivered it since.
        failure === null ? { id: delivery.id } : { id: delivery.id, claimedUntil: delivery.claimedUntil ?? IsNull() },
        {
          ...attempt,
          status: failure === null ? 'delivered' : next ? 'retrying' : 'failed',
          deliveredAt: failure === null ? at : null,
          nextAttemptAt: next,
          claimedUntil: null,
        },
      )
      if (!isRecorded || isOff) return
      if (failure === null) {
        await records.updateWhere(
          manager,
          Webhook,
          { id: webhook.id },
          { failingSince: null, lastDeliveredAt: at },
          unnoticed,
        )
      } else if (delivery.event !== 'test') {
        await records.updateWhere(
          manager,
          Webhook,
          { id: webhook.id, failingSince: IsNull() },
          { failingSince: at },
          unnoticed,
        )
        await this.switchOffAfterDays(manager, webhook.id, now)
      }
    })
  }

  /** A receiver that nothing has reached for as long as messages are retried gets no more of them. */
  private async switchOffAfterDays(manager: Parameters<typeof lockedRow>[0], id: number, now: Date): Promise<void> {
    const entity = managedEntity(Webhook)
    const row = await lockedRow(manager, entity, id)
    if (!row?.enabled || row.failingSince === null) return
    if (now.getTime() - Date.parse(String(row.failingSince)) < retryPeriod) return
    const context = this.newContext()
    const values = { enabled: false, switchedOffAt: now.toISOString() }
    const webhook = (await changeRow(manager, context, entity, row, values, null)) as Row & Webhook
    const { settings } = context.services
    const mail = switchedOffMail(await readShop(manager), webhook, String(row.failingSince), settings)
    if (mail) await queueMail(manager, mail, null, settings)
    this.log.warn({ webhook: id }, 'A webhook was switched off, since nothing has arrived for days')
  }

  /** For another instance, or for the next start: the attempt does not count. */
  private async release({ id, claimedUntil }: WebhookDelivery): Promise<void> {
    await this.database.write((manager) =>
      records.updateWhere(
        manager,
        WebhookDelivery,
        { id, claimedUntil: claimedUntil ?? IsNull() },
        { claimedUntil: null, attempts: () => 'attempts - 1' },
        unnoticed,
      ),
    )
  }
}
