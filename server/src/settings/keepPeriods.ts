import { SettingError } from './settingValues.js'

/** So many days or months of the calendar. */
export interface KeepPeriod {
  count: number
  unit: 'day' | 'month'
}

/**
 * What is removed after its time, with the setting that says how long it is kept and what holds without one. Nothing
 * that the Dutch tax office may ask for goes before its seven years after the year itself are over.
 */
export const keepSettings = {
  messages: { setting: 'KEEP_MESSAGES', otherwise: '24 months' },
  jobs: { setting: 'KEEP_JOBS', otherwise: '96 months' },
  customers: { setting: 'KEEP_CUSTOMERS', otherwise: '24 months' },
  mails: { setting: 'KEEP_MAILS', otherwise: '24 months' },
  pageViews: { setting: 'KEEP_PAGE_VIEWS', otherwise: '36 months' },
  signIns: { setting: 'KEEP_SIGN_INS', otherwise: '90 days' },
  history: { setting: 'KEEP_HISTORY', otherwise: '24 months' },
  bin: { setting: 'KEEP_BIN', otherwise: '30 days' },
} as const

export type KeptKind = keyof typeof keepSettings
export const keptKinds = Object.keys(keepSettings) as KeptKind[]

/** How long each kind of record is kept; null for ever. */
export type KeepPeriods = Readonly<Record<KeptKind, KeepPeriod | null>>

/** @throws SettingError */
export function keepPeriods(environment: NodeJS.ProcessEnv): KeepPeriods {
  const entries = keptKinds.map((kind) => {
    const { setting, otherwise } = keepSettings[kind]
    return [kind, keepPeriod(setting, environment[setting] || otherwise)]
  })
  return Object.fromEntries(entries)
}

/** `30 days` or `24 months`; `off` is for ever. @throws SettingError */
export function keepPeriod(setting: string, value: string): KeepPeriod | null {
  if (value === 'off') return null
  const [, count, unit] = /^([1-9]\d{0,3}) (day|month)s?$/.exec(value) ?? []
  if (!count || !unit) throw new SettingError(setting, `must look like 30 days or 24 months, or be off, not '${value}'`)
  return { count: Number(count), unit: unit as KeepPeriod['unit'] }
}
