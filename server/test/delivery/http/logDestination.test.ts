import { closeSync, openSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { LogDestination } from '../../../src/delivery/http/LogDestination.js'
import { logLinesDropped } from '../../../src/kernel/metrics/measures.js'

const line = `${JSON.stringify({ level: 30, msg: 'x'.repeat(1000) })}\n`

describe('[Y41] where lines of the log go', () => {
  let folder: string
  let opened: { number: number; destination: LogDestination }[]
  const open = (file: string) => {
    const number = openSync(file, 'a')
    const destination = new LogDestination(number, 8192)
    opened.push({ number, destination })
    return destination
  }
  const dropped = async () => (await logLinesDropped.get()).values[0]?.value ?? 0
  const flushed = (destination: LogDestination) =>
    new Promise<Error | null>((resolve) => destination.flush((error) => resolve(error ?? null)))

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'shop-log-'))
    opened = []
  })
  afterEach(async () => {
    for (const { number, destination } of opened) {
      destination.end()
      closeSync(number)
    }
    await rm(folder, { recursive: true, force: true })
  })

  it('[Y41] all of them, in order, also those that are written at once at the end', async () => {
    const file = path.join(folder, 'log')
    const destination = open(file)
    for (let number = 1; number <= 100; number++) destination.write(`${number}\n${line}`)
    expect(await flushed(destination)).toBeNull()
    destination.write('101\n')
    destination.flushSync()
    const numbers = (await readFile(file, 'utf8')).split('\n').filter((each) => /^\d+$/.test(each))
    expect(numbers).toEqual(Array.from({ length: 101 }, (_, index) => String(index + 1)))
  })

  it('[Y41] a disk that is full takes none: they are dropped and counted, and nothing waits for it', async () => {
    const destination = open('/dev/full')
    const before = await dropped()
    for (let number = 1; number <= 20; number++) destination.write(line)
    expect(await flushed(destination)).toMatchObject({ code: 'ENOSPC' })
    for (let number = 1; number <= 1000; number++) destination.write(line)
    expect((await dropped()) - before).toBeGreaterThan(500)
    const began = performance.now()
    destination.flushSync()
    expect(performance.now() - began).toBeLessThan(1500)
    expect(await flushed(destination)).toMatchObject({ code: 'ENOSPC' })
  })
})
