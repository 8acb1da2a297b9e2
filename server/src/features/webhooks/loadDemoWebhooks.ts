import { webhooks } from '../../../demo/content/webhooks.js'
import type { Demo } from '../demo/Demo.js'
import { loadRecord } from '../demo/loadPairs.js'
import { Webhook } from './Webhook.js'

/** Another program that the shop tells of what happens. */
export async function loadDemoWebhooks(demo: Demo): Promise<void> {
  for (const webhook of webhooks) await loadRecord(demo, Webhook, webhook)
}
