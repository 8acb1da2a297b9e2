import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { productRoot } from '../../../src/kernel/settings/settingValues.js'

interface Line {
  level: number
  msg: string
}

/** The parameters of node for a process of its own with a log, which does this. */
function programThat(logLevel: string, work: string): string[] {
  const program = `
    import { createLog, exitWhenWritten } from '${productRoot}/server/compiled/src/delivery/http/createLog.js'
    const log = createLog({ logLevel: '${logLevel}', development: false })
    ${work}`
  return ['--input-type=module', '-e', program]
}

function linesIn(output: string): Line[] {
  return output
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

describe('the log', () => {
  it.each([
    ['debug', ['a detail', 'a fact', 'a failure']],
    ['info', ['a fact', 'a failure']],
    ['error', ['a failure']],
    ['silent', []],
  ])('[O24] writes lines of JSON at and above LOG_LEVEL %s', (level, logged) => {
    const work = "log.debug('a detail'); log.info('a fact'); log.error(new Error('a failure'))"
    const output = execFileSync(process.execPath, programThat(level, work), { encoding: 'utf8' })
    expect(linesIn(output).map(({ msg }) => msg)).toEqual(logged)
  })

  it('[O24] has every line whole and in its place when the process ends before a slow reader has read', async () => {
    const work = `
      const write = (number) => {
        for (let line = number; line < number + 100; line += 1) log.info(String(line))
        if (number < 4900) setImmediate(write, number + 100)
        else exitWhenWritten(log, 3, 60000)
      }
      write(0)`
    const child = spawn(process.execPath, programThat('info', work), { stdio: ['ignore', 'pipe', 'inherit'] })
    const ended = once(child, 'exit')
    await once(child.stdout, 'readable')
    await wait(300)
    const output = await text(child.stdout)
    expect(linesIn(output).map(({ msg }) => msg)).toEqual(Array.from({ length: 5000 }, (_, line) => String(line)))
    expect(await ended).toEqual([3, null])
  })
})
