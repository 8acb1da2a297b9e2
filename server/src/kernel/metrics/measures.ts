import { Counter, collectDefaultMetrics, Histogram, register } from 'prom-client'

// Every 10 ms, as is the default, is most of what an idle shop costs; beyond 20 ms a silence is not told exactly.
collectDefaultMetrics({ prefix: 'shop_', eventLoopMonitoringPrecision: 20 })

/**
 * Gauges of prom-client that are called like counters; each is the sum of the one without `_total`.
 * They go with version 0.3.0.
 */
for (const what of ['handles', 'requests', 'resources']) {
  const gauge = register.getSingleMetric(`shop_nodejs_active_${what}_total`)
  if (gauge) Object.assign(gauge, { help: `Deprecated: use sum(shop_nodejs_active_${what})` })
}

/** Seconds. A cached page takes less than a millisecond, resizing an image a second or more. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

/** By registered route: a requested address, which may contain personal data, must not become a label. */
export const requestSeconds = new Histogram({
  name: 'shop_request_duration_seconds',
  help: 'Time from the first byte of a request to the last byte of its answer',
  labelNames: ['method', 'route', 'status'] as const,
  buckets,
})

export const transactionSeconds = new Histogram({
  name: 'shop_transaction_duration_seconds',
  help: 'Time a transaction takes, with the times it was tried again',
  labelNames: ['outcome'] as const,
  buckets,
})

export const cacheLookups = new Counter({
  name: 'shop_responses_total',
  help: 'Public answers that were asked for, by whether they were cached',
  labelNames: ['cached'] as const,
})

export const pagesRendered = new Counter({
  name: 'shop_pages_rendered_total',
  help: 'Pages of the site that were rendered for visitors without a session, by how many of them share the page; those that a change of content made no difference to are not',
  labelNames: ['for'] as const,
})

export const mailsTried = new Counter({
  name: 'shop_mails_total',
  help: 'Mails handed to the mail server, by what became of it',
  labelNames: ['outcome'] as const,
})

export const logLinesDropped = new Counter({
  name: 'shop_log_lines_dropped_total',
  help: 'Lines of the log that could not be written: its disk is full, or its reader has stopped reading',
})

export const webhooksTried = new Counter({
  name: 'shop_webhooks_total',
  help: 'Messages posted to webhooks, by what became of it',
  labelNames: ['outcome'] as const,
})

/** Forms and other changes, over every way in: a call over GraphQL that fails is answered with 200. */
export const mutationsTried = new Counter({
  name: 'shop_mutations_total',
  help: 'Changes that were asked for, by operation and by what became of them: done, refused, or failed by a fault',
  labelNames: ['operation', 'outcome'] as const,
})

/** Over every way in, also where GraphQL answers 200. */
export const callsLimited = new Counter({
  name: 'shop_calls_limited_total',
  help: 'Calls that were refused since a network has used up a limit, by limit: cost is what they cost in processor time',
  labelNames: ['limit'] as const,
})

/** All metrics of this process. */
export const measures = register
