import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { transform } from '@swc/core'
import { ShopHours } from '../../src/shop/hours/ShopHours.js'
import { TimeZone } from '../../src/shop/hours/TimeZone.js'
import { times } from './yearOfHours.js'

const sources = ['shared/openingHours', 'shop/hours/ShopHours', 'shop/hours/TimeZone']

/** Prints the answers of a year; runs where the machine has another clock. */
const program = `
import { ShopHours } from './shop/hours/ShopHours.js'
import { TimeZone } from './shop/hours/TimeZone.js'
const hours = new ShopHours(JSON.parse(process.argv[2]), TimeZone.named('Europe/Amsterdam'))
const answers = []
for (let instant = Date.UTC(2027, 0, 1); instant < Date.UTC(2028, 0, 1); instant = hours.nextChange(instant)) {
  answers.push([instant, hours.openAt(instant), hours.nextOpening(instant)])
}
console.log(JSON.stringify({ hour: new Date(0).getHours(), answers, year: hours.periodsOfYear(2027) }))
`

/** Each test runs in a process of its own: a zone is that of a whole process. */
describe('hours on machines elsewhere', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'hours-'))
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
    ['America/New_York', 19],
    ['Pacific/Auckland', 12],
  ])('[W5] are the same for a whole year under TZ=%s', async (TZ, hour) => {
    const { stdout } = await promisify(execFile)(process.execPath, ['answers.js', JSON.stringify(times)], {
      cwd: folder,
      env: { ...process.env, TZ },
      maxBuffer: 16 * 1024 * 1024,
    })
    const elsewhere = JSON.parse(stdout)
    expect(elsewhere.hour).toBe(hour)
    const hours = new ShopHours(times, TimeZone.named('Europe/Amsterdam'))
    expect(elsewhere.year).toEqual(hours.periodsOfYear(2027))
    expect(elsewhere.answers).toHaveLength(new Set(elsewhere.answers.map(([instant]: [number]) => instant)).size)
    for (const [instant, open, next] of elsewhere.answers) {
      expect([open, next]).toEqual([hours.openAt(instant), hours.nextOpening(instant)])
    }
  })
})
