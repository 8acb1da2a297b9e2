import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { transform } from '@swc/core'
import { freeSlots } from '../../src/appointments/freeSlots.js'
import { ShopHours } from '../../src/shop/hours/ShopHours.js'
import { TimeZone } from '../../src/shop/hours/TimeZone.js'
import { times } from '../shop/yearOfHours.js'
import { rules, spansOfYear } from './yearOfAppointments.js'

const sources = [
  ...['shared/appointmentTimes', 'shared/openingHours', 'shop/hours/ShopHours', 'shop/hours/TimeZone'],
  ...['appointments/freeSlots', 'appointments/SlotRule'],
]

/** Prints the free times of a year; runs where the machine has another clock. */
const program = `
import { freeSlots } from './appointments/freeSlots.js'
import { ShopHours } from './shop/hours/ShopHours.js'
import { TimeZone } from './shop/hours/TimeZone.js'
const { times, rules, busy, days, now } = JSON.parse(process.argv[2])
const hours = new ShopHours(times, TimeZone.named('Europe/Amsterdam'))
const slots = rules.map((rule) => [...freeSlots(rule, { hours, busy, blocked: [] }, days, now)])
console.log(JSON.stringify({ hour: new Date(0).getHours(), slots }))
`

/** Each test runs in a process of its own: a zone is that of a whole process. */
describe('free times on machines elsewhere', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'slots-'))
    await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }')
    await writeFile(path.join(folder, 'answers.js'), program)
    for (const source of sources) {
      const text = await readFile(new URL(`../../src/${source}.ts`, import.meta.url), 'utf8')
      const { code } = await transform(text, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } })
      await mkdir(path.dirname(path.join(folder, source)), { recursive: true })
      await writeFile(path.join(folder, `${source}.js`), code)
    }
  })
  afterAll(() => rm(folder, { recursive: true }))

  it.each([
    ['UTC', 0],
    ['Europe/Amsterdam', 1],
    ['America/New_York', 19],
  ])('[T2] are the same for a whole year under TZ=%s', async (TZ, hour) => {
    const asked = {
      ...{ times, rules, busy: spansOfYear(2027, 7, 800, 90) },
      ...{ days: { from: '2027-01-01', to: '2027-12-31' }, now: Date.UTC(2027, 0, 1, 8) },
    }
    const { stdout } = await promisify(execFile)(process.execPath, ['answers.js', JSON.stringify(asked)], {
      cwd: folder,
      env: { ...process.env, TZ },
      maxBuffer: 64 * 1024 * 1024,
    })
    const elsewhere = JSON.parse(stdout)
    expect(elsewhere.hour).toBe(hour)
    const hours = new ShopHours(times, TimeZone.named('Europe/Amsterdam'))
    const plan = { hours, busy: asked.busy, blocked: [] }
    expect(elsewhere.slots).toEqual(rules.map((rule) => [...freeSlots(rule, plan, asked.days, asked.now)]))
  })
})
