import { describe, expect, it } from '@jest/globals'
import {
  dueReminder,
  invoiceReminderKinds,
  reminderByHand,
} from '../../../src/features/openItems/invoiceReminderKinds.js'
import { ageSpans } from '../../../src/features/openItems/itemAges.js'
import { dayAfter } from '../../../src/kernel/shared/openingHours.js'

const dueOn = '2026-11-28'
const always = new Map(invoiceReminderKinds.values.map((kind) => [kind, '2026-01-01']))
const dueAfter = (days: number, sent: { kind: string; day: string }[] = [], starts = always) =>
  dueReminder({ dueOn, sent }, dayAfter(dueOn, days), starts)

describe('[I9] ages of open items', () => {
  it('[I9] every day belongs to one age', () => {
    const spans = ageSpans(dueOn)
    for (let late = -40; late < 200; late += 1) {
      const day = dayAfter(dueOn, -late)
      const own = spans.filter(({ from, to }) => (from === null || from <= day) && (to === null || day <= to))
      const expected = late <= 0 ? null : ([60, 30, 14, 0].find((age) => age < late) ?? 0)
      expect([late, own.map(({ age }) => age)]).toEqual([late, [expected]])
    }
  })
})

describe('[I9] reminders of invoices', () => {
  it('[I9] are due the day after, after 14 days and after 30, and not for ever', () => {
    const due = [0, 1, 13, 14, 29, 30, 60, 61].map((days) => dueAfter(days))
    const [first, second, last] = invoiceReminderKinds.values
    expect(due).toEqual([null, first, first, second, second, last, last, null])
  })

  it('[I9] are sent once each, and never within a week of another', () => {
    const kind = 'invoiceOverdueFirst'
    const sent = [{ kind, day: dayAfter(dueOn, 1) }]
    expect([1, 5, 13, 14].map((days) => dueAfter(days, sent))).toEqual([null, null, null, 'invoiceOverdueSecond'])
    const byHand = [...sent, { kind, day: dayAfter(dueOn, 12) }]
    expect([14, 18, 19].map((days) => dueAfter(days, byHand))).toEqual([null, null, 'invoiceOverdueSecond'])
  })

  it('[I9] that were due before they were switched on are not sent', () => {
    const since = new Map([...always].map(([kind]) => [kind, dayAfter(dueOn, 10)]))
    expect([11, 14].map((days) => dueAfter(days, [], since))).toEqual([null, 'invoiceOverdueSecond'])
    expect(dueAfter(14, [], new Map())).toBeNull()
  })

  it('[I9] by hand fit how late it is', () => {
    const kinds = [-5, 0, 1, 14, 45, 400].map((days) => reminderByHand(dueOn, dayAfter(dueOn, days)))
    const [first, second, last] = invoiceReminderKinds.values
    expect(kinds).toEqual([first, first, first, second, last, last])
  })
})
