import { z } from 'zod'
import { nullFor, setting } from './setting.js'

/** A number of days or calendar months. */
export interface RetentionPeriod {
  count: number
  unit: 'day' | 'month'
}

/**
 * What is removed after its retention period, with the setting of that period and its default. Records that the Dutch
 * tax office may request are retained for seven years after the year itself.
 */
export const retentionSettings = {
  messages: { setting: 'KEEP_MESSAGES', otherwise: '24 months' },
  jobs: { setting: 'KEEP_JOBS', otherwise: '96 months' },
  appointments: { setting: 'KEEP_APPOINTMENTS', otherwise: '24 months' },
  reservations: { setting: 'KEEP_RESERVATIONS', otherwise: '24 months' },
  customers: { setting: 'KEEP_CUSTOMERS', otherwise: '24 months' },
  mails: { setting: 'KEEP_MAILS', otherwise: '24 months' },
  pageViews: { setting: 'KEEP_PAGE_VIEWS', otherwise: '36 months' },
  signIns: { setting: 'KEEP_SIGN_INS', otherwise: '90 days' },
  webhookDeliveries: { setting: 'KEEP_WEBHOOK_DELIVERIES', otherwise: '30 days' },
  history: { setting: 'KEEP_HISTORY', otherwise: '24 months' },
  bin: { setting: 'KEEP_BIN', otherwise: '30 days' },
} as const

export type RetentionKind = keyof typeof retentionSettings
export const retentionKinds = Object.keys(retentionSettings) as RetentionKind[]

/** The retention period of each kind of record; null for ever. */
export type RetentionPeriods = Readonly<Record<RetentionKind, RetentionPeriod | null>>

const period = z
  .string()
  .transform((text) => /^([1-9]\d{0,3}) (day|month)s?$/.exec(text) ?? [])
  .transform(([, count, unit]) => ({ count: Number(count), unit }))
  .pipe(z.object({ count: z.number(), unit: z.enum(['day', 'month']) }))

/** `30 days` or `24 months`; `off` is for ever. */
function retentionPeriod(otherwise: string) {
  return setting<RetentionPeriod | null>(
    otherwise,
    nullFor('off', period),
    (value) => `must look like 30 days or 24 months, or be off, not '${value}'`,
  )
}

/** Read from an environment. */
export const retentionPeriods = z
  .object(
    Object.fromEntries(
      Object.values(retentionSettings).map(({ setting: name, otherwise }) => [name, retentionPeriod(otherwise)]),
    ),
  )
  .transform(
    (read) =>
      Object.fromEntries(
        retentionKinds.map((kind) => [kind, read[retentionSettings[kind].setting]]),
      ) as RetentionPeriods,
  )
