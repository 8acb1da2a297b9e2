import { shopToday } from '../../kernel/shop/shopToday'

export const periodNames = ['weeks13', 'months12', 'thisYear', 'lastYear', 'own'] as const
export type PeriodName = (typeof periodNames)[number]

/** Days of the shop, both included. */
export interface FigurePeriod {
  from: string
  until: string
}

const quarterDays = 13 * 7

/** The days of a period that has a name, as of today. */
export function periodNamed(name: Exclude<PeriodName, 'own'>): FigurePeriod {
  const today = shopToday()
  const [year, month] = today.split('-').map(Number) as [number, number]
  switch (name) {
    case 'weeks13':
      return { from: mondayAtOrBefore(shopToday(7 - quarterDays)), until: today }
    case 'months12':
      return { from: new Date(Date.UTC(year - 1, month, 1)).toISOString().slice(0, 10), until: today }
    case 'thisYear':
      return { from: `${year}-01-01`, until: today }
    case 'lastYear':
      return { from: `${year - 1}-01-01`, until: `${year - 1}-12-31` }
  }
}

function mondayAtOrBefore(day: string): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() || 7) - 1))
  return date.toISOString().slice(0, 10)
}
