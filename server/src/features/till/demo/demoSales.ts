import { counterSales, seasonalSales, seasons, specialSales } from '../../../../demo/content/money/counterSales.js'
import type { DemoSale } from '../../../../demo/content/recordTypes.js'
import { centsOf, roundedCash } from '../../../kernel/shared/money.js'
import { takeBack } from '../../billing/takeBack.js'
import type { Demo } from '../../demo/Demo.js'
import { instantOf, openDayBack } from '../../demo/daysBack.js'
import type { MailServices } from '../../messages/MailDelivery.js'
import type { Received } from '../../payments/recordPayment.js'
import { sellAtTill } from '../sellAtTill.js'
import type { DemoMoment } from './DemoMoment.js'

/** Opening days: the shop of the demo has sold for a year, and on each of the last ones something. */
export const yearOfDays = 305
const busyDays = 18

/** As a rule, over the year. */
const salesADay = 0.26

/** Below this, in cents, some pay in cash. */
const cashLimit = 6000
const notes = [500, 1000, 2000, 5000, 10_000]

/** The same numbers in every demo, as if by chance: from 0 up to 1. */
function steady(): () => number {
  let seed = 19
  return () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    return seed / 0x80000000
  }
}

/** What was sold over the counter without a job. */
export function demoSales(demo: Demo<MailServices>): DemoMoment[] {
  const chance = steady()
  const moments = specialSales.flatMap(({ daysAgo, time, ...sale }) =>
    soldAt(demo, instantOf({ daysAgo, time }), sale, 'card'),
  )
  let [count, due] = [0, 0]
  for (let daysAgo = yearOfDays; daysAgo > 0; daysAgo--) {
    const day = openDayBack(daysAgo)
    const month = Number(day.slice(5, 7))
    due += salesADay * (seasons[month - 1] ?? 1) * (0.5 + chance())
    const sold = Math.floor(due) + (daysAgo <= busyDays ? 1 : 0)
    due %= 1
    for (let sale = 0; sale < sold; sale++) {
      const time = timeOf(510 + 225 * sale + Math.floor(chance() * 220))
      const ofSeason = seasonalSales.filter(({ months }) => months.includes(month))
      const among = chance() < 0.2 && ofSeason.length > 0 ? ofSeason : counterSales
      // Seven steps on, so that what is alike does not come together.
      const what = among[(count++ * 7) % among.length]
      if (what) moments.push(...soldAt(demo, `${day}T${time}:00.000Z`, what, chance() < 0.45 ? 'cash' : 'card'))
    }
  }
  return moments
}

function timeOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

function soldAt(
  { context }: Demo<MailServices>,
  at: string,
  { lines, credited }: DemoSale,
  wish: 'cash' | 'card',
): DemoMoment[] {
  const sold = lines.map(({ description, price, treatment }) => ({
    ...{ description, quantity: '1', unitPrice: centsOf(price), discount: 0, treatment },
  }))
  const total = sold.reduce((sum, { unitPrice }) => sum + unitPrice, 0)
  const method = total > cashLimit ? 'card' : wish
  const given = notes.find((note) => note >= total + 2) ?? null
  const payment: Received = { method, amount: total, receivedAt: at, tendered: method === 'cash' ? given : null }
  let receipt = 0
  const sale = {
    ...{ lines: sold, jobs: [], customer: null, kind: 'receipt' as const, payments: [payment], total },
    ...{ isAboveAgreed: false, isAboveStock: false, reference: null, key: null },
  }
  const happen = async (now: Date) => {
    receipt = await sellAtTill(context, sale, now)
    return method === 'cash' ? roundedCash(total) : 0
  }
  if (!credited) return [{ at, happen }]
  const { line, text } = credited
  const back = { lines: [line], text, refund: 'card' as const, givesBackStock: false, key: null }
  const giveBack = async (now: Date) => {
    await takeBack(context, { ...back, invoice: receipt }, now)
    return 0
  }
  return [
    { at, happen },
    { at: instantOf(credited), happen: giveBack },
  ]
}
