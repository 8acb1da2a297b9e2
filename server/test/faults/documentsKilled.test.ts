import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { inRoot } from '../../../scripts/house/root.mjs'
import { openDatabase } from '../../src/delivery/composition/openShopDatabase.js'
import { createUser } from '../../src/features/accounts/createUser.js'
import { DocumentSeries } from '../../src/features/invoices/DocumentSeries.js'
import { Invoice } from '../../src/features/invoices/Invoice.js'
import { verifyDocuments } from '../../src/features/invoices/verifyDocuments.js'
import type { Database } from '../../src/kernel/database/Database.js'
import { isEvery } from '../isEvery.js'
import { bothDatabases, type TestDatabase } from '../testDatabases.js'
import { transpile } from '../transpiled.js'
import { until } from '../until.js'

const cache = inRoot('server/.cache')
const [writers, kills, eachYear] = isEvery ? [25, 5, 300] : [5, 1, 40]
/** Between the first document and New Year. */
const leadMilliseconds = isEvery ? 4000 : 1500

/** A process that issues documents, see `documentWriter.ts`. */
interface Writer {
  child: ChildProcessWithoutNullStreams
  /** Of what it has issued. */
  numbers: string[]
  said: Set<string>
  ended: Promise<unknown>
}

describe.each(bothDatabases)('documents from two processes, on $name', ({ create }) => {
  let database: TestDatabase
  let opened: Database
  let folder: string
  let program: string
  let clockFile: string
  let customer: number
  const started: Writer[] = []

  beforeAll(async () => {
    await mkdir(cache, { recursive: true })
    folder = await mkdtemp(path.join(cache, 'document-writer-'))
    clockFile = path.join(folder, 'clock')
    program = await transpile('test/faults/documentWriter', folder)
    database = await create()
    opened = await openDatabase(database.address)
    const address = { address: 'Dorpsstraat', houseNumber: '1', zipCode: '1234 AB', city: 'Utrecht' }
    const account = { password: null, role: 'cms-status-user', demo: false } as const
    customer = (await createUser(opened, { name: 'Anna', email: 'anna@example.com', ...account, ...address })).id
  })
  afterAll(async () => {
    for (const { child } of started) child.kill('SIGKILL')
    await opened?.close()
    await database?.drop()
    await rm(folder, { recursive: true })
  })

  async function start(): Promise<Writer> {
    const clock = inRoot('server/test/faults/movableClock.mjs')
    const words = ['--import', clock, program, JSON.stringify(database.address), String(customer), String(writers)]
    const child = spawn(process.execPath, words, {
      env: { ...process.env, NODE_OPTIONS: '', CLOCK_FILE: clockFile },
    })
    const writer: Writer = { child, numbers: [], said: new Set(), ended: once(child, 'exit') }
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (/^[A-Z]\d/.test(line)) writer.numbers.push(line)
      else writer.said.add(line)
    })
    child.stderr.pipe(process.stderr)
    started.push(writer)
    await says(writer, 'ready')
    return writer
  }

  function says({ child, said }: Writer, words: string): Promise<void> {
    return until(() => {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error('a writer has ended')
      return said.has(words)
    })
  }

  const tell = ({ child }: Writer, word: string) => child.stdin.write(`${word}\n`)
  const issued = () => started.flatMap(({ numbers }) => numbers)

  it('[I1] [I20] killed between number and commit, undone, and over New Year: each number once, in order, and the chain whole', async () => {
    const waiting = await Promise.all(Array.from({ length: 2 + kills }, start))
    const year = new Date().getFullYear()
    // In the Netherlands it is an hour earlier.
    const ahead = Date.UTC(year + 1, 0, 1) - 3_600_000 - Date.now() - leadMilliseconds
    await writeFile(clockFile, String(ahead))
    for (const { child } of waiting) child.kill('SIGUSR2')
    for (const writer of waiting) await says(writer, `clock ${ahead}`)
    const running = waiting.splice(0, 2)
    for (const writer of running) tell(writer, 'go')

    const ofYear = (each: number) => issued().filter((number) => number.includes(`${each % 100}-`)).length
    for (const next of waiting) {
      const goal = issued().length + eachYear / kills
      await until(() => issued().length >= goal)
      const [victim, other] = running.splice(0, 2) as [Writer, Writer]
      tell(victim, 'kill')
      await victim.ended
      expect(victim.child.signalCode).toBe('SIGKILL')
      tell(next, 'go')
      running.push(other, next)
    }
    await until(() => ofYear(year + 1) >= eachYear && running.every(({ numbers }) => numbers.length > 0))
    for (const writer of running) tell(writer, 'stop')
    for (const { ended } of running) await ended
    expect(running.map(({ child }) => child.exitCode)).toEqual([0, 0])

    const rows = await opened.reader
      .createQueryBuilder(Invoice, 'invoice')
      .addSelect(['invoice.series', 'invoice.year', 'invoice.sequence'])
      .orderBy('invoice.series')
      .addOrderBy('invoice.year')
      .addOrderBy('invoice.sequence')
      .getMany()
    const series = await opened.reader.find(DocumentSeries, { order: { series: 'ASC', year: 'ASC' } })
    expect(series.map((each) => [each.series, each.year])).toEqual(
      ['B', 'F'].flatMap((each) => [
        [each, year],
        [each, year + 1],
      ]),
    )
    const expected = series.flatMap(({ series: letters, year: of, last }) =>
      Array.from({ length: last }, (_, index) => `${letters}${of % 100}-${String(index + 1).padStart(4, '0')}`),
    )
    expect(rows.map(({ number }) => number)).toEqual(expected)
    for (const { number, issuedOn } of rows) expect(number).toContain(`${issuedOn?.slice(2, 4)}-`)
    for (const { series: letters, year: of } of series) {
      const instants = rows.filter((row) => row.series === letters && row.year === of).map(({ issuedAt }) => issuedAt)
      expect(instants).toEqual(instants.toSorted())
    }
    // What was acknowledged is there, and besides at most what was committed as its writer was killed.
    const known = new Set(issued())
    expect(known.size).toBe(issued().length)
    expect(rows.filter(({ number }) => known.has(number ?? ''))).toHaveLength(known.size)
    expect(rows.length - known.size).toBeLessThanOrEqual(kills * writers)
    expect(await verifyDocuments(opened.reader)).toEqual({ documents: rows.length, faults: [] })
  })
})
