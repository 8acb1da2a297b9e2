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
  /** Where the customer comes back to. */
  redirectUrl: string
  /** Where changes are told; null where the provider cannot reach the shop. */
  webhookUrl: string | null
  locale: string
  /** By which it is made once, however often it is asked for. */
  key: string
}

/** The provider has answered that it will not do it, so that asking again is of no use. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused'
}

/** The official client, with an end to waiting, and what the shop knows of an answer. */
export class Mollie {
  private constructor(
    private readonly client: MollieClient,
    private readonly patience: number,
  ) {}

  /** @param standIn for Mollie itself, for tests */
  static async open(apiKey: string, standIn?: StandIn): Promise<Mollie> {
    // Loaded where it is needed: most of what the shop does has nothing to do with it.
    const { createMollieClient } = await import('@mollie/api-client')
    const client = createMollieClient({ apiKey, ...(standIn && { apiEndpoint: standIn.endpoint }) })
    return new Mollie(client, standIn?.patience ?? usualPatience)
  }

  /** @throws ProviderRefused, or an error when there was no answer */
  async create({ amount, currency, webhookUrl, key, locale, ...payment }: NewPayment): Promise<SeenPayment> {
    const made = this.client.payments.create({
      ...payment,
      ...(webhookUrl !== null && { webhookUrl }),
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

  private async answered<Answer>(call: Promise<Answer>): Promise<Answer> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, fail) => {
      timer = setTimeout(() => fail(new Error(`Mollie has not answered for ${this.patience} ms`)), this.patience)
    })
    try {
      return await Promise.race([call, late])
    } catch (error) {
      const { statusCode } = error as { statusCode?: number }
      if (statusCode === undefined || statusCode >= 500 || statusCode === 429) throw error
      throw new ProviderRefused(`Mollie has answered ${statusCode}: ${(error as Error).message}`)
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
