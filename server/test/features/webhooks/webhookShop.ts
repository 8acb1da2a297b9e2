import { createHmac } from 'node:crypto'
import { Webhook } from '../../../src/features/webhooks/Webhook.js'
import { WebhookDelivery } from '../../../src/features/webhooks/WebhookDelivery.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import type { TestDatabase } from '../../testDatabases.js'

export const privateNetworks = { WEBHOOK_PRIVATE_NETWORKS: 'true' }

export interface WebhookShop extends TestShop {
  headers: Record<string, string>
  /** Adds one as the owner. @returns its id */
  addWebhook(values: object): Promise<number>
  renewSecret(id: number): Promise<string>
  /** A call of the owner's. @throws unless it succeeds */
  call<Data = Record<string, unknown>>(query: string, variables?: object): Promise<Data>
  deliveries(): Promise<WebhookDelivery[]>
  webhook(id: number): Promise<Webhook>
  /** Without what earlier tests have left. */
  clear(): Promise<void>
}

/** A shop whose owner makes webhooks. */
export async function startWebhookShop(
  database: TestDatabase,
  environment: Record<string, string> = privateNetworks,
): Promise<WebhookShop> {
  const shop = await startTestShop(database, environment)
  const headers = await shop.login('cms-admin')
  const { reader } = shop.services.database
  const call = async <Data>(query: string, variables: object = {}): Promise<Data> => {
    const { data, errors } = await shop.graphql<Data>(query, variables, headers)
    if (errors || !data) throw new Error(JSON.stringify(errors))
    return data
  }
  return {
    ...shop,
    headers,
    call,
    async addWebhook(values) {
      const input = { name: 'Ontvanger', contentPublished: true, ...values }
      const query = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { id } }'
      return (await call<{ createWebhook: { id: number } }>(query, { input })).createWebhook.id
    },
    async renewSecret(id) {
      const query = 'mutation ($id: Int!) { secret: renewWebhookSecret(id: $id) }'
      return (await call<{ secret: string }>(query, { id })).secret
    },
    deliveries: () => reader.find(WebhookDelivery, { order: { id: 'ASC' } }),
    webhook: (id) => reader.findOneByOrFail(Webhook, { id }),
    async clear() {
      await shop.services.database.write(async (manager) => {
        await manager.deleteAll(WebhookDelivery)
        await manager.deleteAll(Webhook)
      })
    },
  }
}

/** As a receiver verifies a signature, see docs/webhooks.md. */
export function isSigned(header: string, body: string, secret: string): boolean {
  const parts = header.split(',').map((part) => part.split('='))
  const [, at] = parts.find(([name]) => name === 't') ?? []
  const wanted = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return parts.some(([name, value]) => name === 'v1' && value === wanted)
}
