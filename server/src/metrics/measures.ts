import { Counter, collectDefaultMetrics, Histogram, register } from 'prom-client'

collectDefaultMetrics({ prefix: 'shop_' })

/** A page that is kept takes less than a millisecond, a picture that is made anew a second or more. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

/** Requests by route, as it is registered and not as it was asked for: a visitor's address is nobody's label. */
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
  name: 'shop_answers_total',
  help: 'Public answers that were asked for, by whether their bytes were kept already',
  labelNames: ['kept'] as const,
})

export const mailsTried = new Counter({
  name: 'shop_mails_total',
  help: 'Mails handed to the mail server, by what became of it',
  labelNames: ['outcome'] as const,
})

/** What this process has counted since it began. */
export const measures = register
