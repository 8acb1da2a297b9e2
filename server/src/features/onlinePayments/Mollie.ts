import type { MollieClient, Payment as MolliePayment } from '@mollie/api-client'
import { amountText, centsOf } from '../../kernel/shared/money.js'
import type { OnlinePaymentStatus } from './onlinePaymentStatuses.js'

/** The client waits for ever, so it is not waited for any longer. */
const usualPatience = 10_000

/** A server that stands in for the provider. */
export interface StandIn {
  endpoint: string
  /** How long it is waited for, in milliseconds. */
  patience?: number
}

/** Money that went back from a payment, as the provider knows it. */
export interface Returned {
  /** `re_…` for what the shop gave back, `chb_…` for what the customer's bank took back. */
  id: string
  kind: 'refund' | 'chargeback'
  /** In cents. */
  amount: number
  at: string
  /** Whether it was called off: the money stays, or came back. */
  isUndone: boolean
  /** Whether that may still happen. */
  isUnsettled: boolean
}

/** A payment as the provider sees it. */
export interface SeenPayment {
  id: string
  status: OnlinePaymentStatus
  /** In cents. */
  amount: number
  currency: string
  paidAt: string | null
  expiresAt: string | null
  checkoutUrl: string | null
  /** By which the shop asked for it. */
  key: string | null
  returned: Returned[]
}

export interface NewPayment {
  /** In cents. */
  amount: number
  currency: string
  description: string
  /** The terminal on which it is paid; null for a page. */
  terminal: string | null
  /** Where the customer comes back to; null for one at the counter. */
  redirectUrl: string | null
  /** Where changes are told; null where the provider cannot reach the shop. */
  webhookUrl: string | null
  locale: string
  /** By which it is made once, however often it is asked for. */
  key: string
}

/** Where cards are held at the counter. */
export interface Terminal {
  /** `term_…` */
  id: string
  /** By the shop's own account at the provider. */
  name: string
}

/** The provider has answered that it will not do it, so that asking again is of no use. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused'

  /** @param status of HTTP: 401 and 403 are about the key */
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message)
  }

  get isOfKey(): boolean {
    return this.status === 401 || this.status === 403
  }
}

/** The official client, with an end to waiting, and what the shop knows of an answer. */
export class Mollie {
  private constructor(
    private readonly client: MollieClient,
    private readonly patience: number,
    private readonly onAnswer: (isKeyRefused: boolean) => Promise<void>,
  ) {}

  /**
   * @param onAnswer told with each answer whether it was that the key is not known there
   * @param standIn for Mollie itself, for tests
   */
  static async open(
    apiKey: string,
    onAnswer: (isKeyRefused: boolean) => Promise<void>,
    standIn?: StandIn,
  ): Promise<Mollie> {
    // Loaded where it is needed: most of what the shop does has nothing to do with it.
    const { createMollieClient } = await import('@mollie/api-client')
    const client = createMollieClient({ apiKey, ...(standIn && { apiEndpoint: standIn.endpoint }) })
    return new Mollie(client, standIn?.patience ?? usualPatience, onAnswer)
  }

  /** @throws ProviderRefused, or an error when there was no answer */
  async create({
    amount,
    currency,
    webhookUrl,
    redirectUrl,
    terminal,
    key,
    locale,
    description,
  }: NewPayment): Promise<SeenPayment> {
    const made = this.client.payments.create({
      description,
      ...(webhookUrl !== null && { webhookUrl }),
      ...(redirectUrl !== null && { redirectUrl }),
      ...(terminal !== null && { method: 'pointofsale' as never, terminalId: terminal }),
      amount: { currency, value: amountText(amount) },
      locale: locale as never,
      metadata: { key },
      idempotencyKey: key,
    })
    return seen(await this.answered(made))
  }

  /** @throws ProviderRefused for one that is not known, or an error when there was no answer */
  async read(id: string): Promise<SeenPayment> {
    return seen(await this.answered(this.client.payments.get(id, { embed: ['refunds', 'chargebacks'] as never })))
  }

  /** @throws ProviderRefused for more than is left of it, or an error when there was no answer */
  async refund(id: string, amount: number, currency: string, description: string, key: string): Promise<void> {
    await this.answered(
      this.client.paymentRefunds.create({
        paymentId: id,
        amount: { currency, value: amountText(amount) },
        description,
        metadata: { key },
        idempotencyKey: key,
      }),
    )
  }

  /** The terminals that can be paid on. @throws ProviderRefused, or an error when there was no answer */
  async terminals(): Promise<Terminal[]> {
    const page = await this.answered(this.client.terminals.page({ limit: 50 }))
    return page
      .filter(({ status }) => String(status) === 'active')
      .map(({ id, description }) => ({ id, name: description }))
  }

  /** @throws ProviderRefused for one that can no longer be cancelled, or an error when there was no answer */
  async cancel(id: string): Promise<void> {
    await this.answered(this.client.payments.cancel(id))
  }

  /** Whether the key opens anything. @throws ProviderRefused, or an error when there was no answer */
  async tryKey(): Promise<void> {
    await this.answered(this.client.methods.list())
  }

  private async answered<Answer>(call: Promise<Answer>): Promise<Answer> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, fail) => {
      timer = setTimeout(() => fail(new Error(`Mollie has not answered for ${this.patience} ms`)), this.patience)
    })
    try {
      const answer = await Promise.race([call, late])
      await this.onAnswer(false)
      return answer
    } catch (error) {
      const { statusCode } = error as { statusCode?: number }
      if (statusCode === undefined || statusCode >= 500 || statusCode === 429) throw error
      const refused = new ProviderRefused(`Mollie has answered ${statusCode}: ${(error as Error).message}`, statusCode)
      await this.onAnswer(refused.isOfKey)
      throw refused
    } finally {
      clearTimeout(timer)
    }
  }
}

/** What is authorized is not paid yet. */
const statuses: Record<string, OnlinePaymentStatus> = {
  open: 'open',
  pending: 'pending',
  authorized: 'pending',
  paid: 'paid',
  failed: 'failed',
  expired: 'expired',
  canceled: 'canceled',
}

function seen(payment: MolliePayment): SeenPayment {
  const { id, status, amount, paidAt, expiresAt, metadata, _embedded: embedded } = payment
  const { key } = (metadata ?? {}) as { key?: unknown }
  return {
    id,
    status: statuses[status] ?? 'open',
    amount: centsOf(amount.value),
    currency: amount.currency,
    paidAt: instantOf(paidAt),
    expiresAt: instantOf(expiresAt),
    checkoutUrl: payment.getCheckoutUrl(),
    key: typeof key === 'string' ? key : null,
    returned: [
      ...(embedded?.refunds ?? []).map((refund) => ({
        ...{ id: refund.id, kind: 'refund' as const, amount: centsOf(refund.amount.value) },
        at: instantOf(refund.createdAt) ?? new Date().toISOString(),
        isUndone: ['canceled', 'failed'].includes(refund.status),
        isUnsettled: ['queued', 'pending', 'processing'].includes(refund.status),
      })),
      ...(embedded?.chargebacks ?? []).map((chargeback) => ({
        ...{ id: chargeback.id, kind: 'chargeback' as const, amount: centsOf(chargeback.amount.value) },
        at: instantOf(chargeback.createdAt) ?? new Date().toISOString(),
        isUndone: Boolean(chargeback.reversedAt),
        isUnsettled: false,
      })),
    ],
  }
}

/** As the shop writes instants. */
function instantOf(text: string | null | undefined): string | null {
  return text && !Number.isNaN(Date.parse(text)) ? new Date(text).toISOString() : null
}
