import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { freeSlots } from '../../../src/features/appointments/freeSlots.js'
import { ShopHours } from '../../../src/features/shop/hours/ShopHours.js'
import { TimeZone } from '../../../src/features/shop/hours/TimeZone.js'
import { ProgramElsewhere } from '../../elsewhere/ProgramElsewhere.js'
import { times } from '../shop/yearOfHours.js'
import { rules, spansOfYear } from './yearOfAppointments.js'

const sources = [
  ...[
    'kernel/shared/appointmentTimes',
    'kernel/shared/openingHours',
    'features/shop/hours/ShopHours',
    'features/shop/hours/TimeZone',
  ],
  ...['features/appointments/freeSlots', 'features/appointments/SlotRule'],
]

/** Prints the free times of a year; runs where the machine has another clock. */
const text = `
import { freeSlots } from './features/appointments/freeSlots.js'
import { ShopHours } from './features/shop/hours/ShopHours.js'
import { TimeZone } from './features/shop/hours/TimeZone.js'
const { times, rules, busy, days, now } = JSON.parse(process.argv[2])
const hours = new ShopHours(times, TimeZone.named('Europe/Amsterdam'))
const slots = rules.map((rule) => [...freeSlots(rule, { hours, busy, blocked: [], ofAllKinds: null }, days, now)])
console.log(JSON.stringify({ hour: new Date(0).getHours(), slots }))
`

describe('free times on machines elsewhere', () => {
  let program: ProgramElsewhere
  beforeAll(async () => {
    program = await ProgramElsewhere.of(sources, text)
  })
  afterAll(() => program.remove())

  it.each([
    ['UTC', 0],
    ['Europe/Amsterdam', 1],
    ['America/New_York', 19],
  ])('[T2] are the same for a whole year under TZ=%s', async (TZ, hour) => {
    const asked = {
      ...{ times, rules, busy: spansOfYear(2027, 7, 800, 90) },
      ...{ days: { from: '2027-01-01', to: '2027-12-31' }, now: Date.UTC(2027, 0, 1, 8) },
    }
    const elsewhere = await program.run(TZ, asked)
    expect(elsewhere.hour).toBe(hour)
    const hours = new ShopHours(times, TimeZone.named('Europe/Amsterdam'))
    const plan = { hours, busy: asked.busy, blocked: [], ofAllKinds: null }
    expect(elsewhere.slots).toEqual(rules.map((rule) => [...freeSlots(rule, plan, asked.days, asked.now)]))
  })
})
