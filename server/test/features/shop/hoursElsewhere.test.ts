import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ShopHours } from '../../../src/features/shop/hours/ShopHours.js'
import { TimeZone } from '../../../src/features/shop/hours/TimeZone.js'
import { ProgramElsewhere } from '../../elsewhere/ProgramElsewhere.js'
import { times } from './yearOfHours.js'

const sources = ['kernel/shared/openingHours', 'features/shop/hours/ShopHours', 'features/shop/hours/TimeZone']

/** Prints the answers of a year; runs where the machine has another clock. */
const text = `
import { ShopHours } from './features/shop/hours/ShopHours.js'
import { TimeZone } from './features/shop/hours/TimeZone.js'
const hours = new ShopHours(JSON.parse(process.argv[2]), TimeZone.named('Europe/Amsterdam'))
const answers = []
for (let instant = Date.UTC(2027, 0, 1); instant < Date.UTC(2028, 0, 1); instant = hours.nextChange(instant)) {
  answers.push([instant, hours.openAt(instant), hours.nextOpening(instant)])
}
console.log(JSON.stringify({ hour: new Date(0).getHours(), answers, year: hours.periodsOfYear(2027) }))
`

describe('hours on machines elsewhere', () => {
  let program: ProgramElsewhere
  beforeAll(async () => {
    program = await ProgramElsewhere.of(sources, text)
  })
  afterAll(() => program.remove())

  it.each([
    ['UTC', 0],
    ['America/New_York', 19],
    ['Pacific/Auckland', 12],
  ])('[W5] are the same for a whole year under TZ=%s', async (TZ, hour) => {
    const elsewhere = await program.run(TZ, times)
    expect(elsewhere.hour).toBe(hour)
    const hours = new ShopHours(times, TimeZone.named('Europe/Amsterdam'))
    expect(elsewhere.year).toEqual(hours.periodsOfYear(2027))
    expect(elsewhere.answers).toHaveLength(new Set(elsewhere.answers.map(([instant]: [number]) => instant)).size)
    for (const [instant, open, next] of elsewhere.answers) {
      expect([open, next]).toEqual([hours.openAt(instant), hours.nextOpening(instant)])
    }
  })
})
