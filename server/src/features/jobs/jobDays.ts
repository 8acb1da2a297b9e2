import type { Row, Values } from '../../kernel/context/Row.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { shopDay } from '../statistics/countPageView.js'

/** The end day of a job that becomes finished without one: today, unless it has yet to begin. */
export function endedToday(before: Row | null, after: Values, { timeZone }: Pick<Settings, 'timeZone'>): Values {
  if (after.status !== 'finished' || before?.status === 'finished' || after.endDate != null) return {}
  const today = shopDay(new Date(), timeZone)
  const starts = after.startDate as string | null | undefined
  return starts != null && starts > today ? {} : { endDate: today }
}

/** When a job was paid, UTC: as soon as it says how. */
export function paidNow(before: Row | null, { paidWith }: Values): Values {
  if (paidWith === (before?.paidWith ?? null)) return {}
  return { paidAt: paidWith == null || paidWith === 'later' ? null : new Date().toISOString() }
}
