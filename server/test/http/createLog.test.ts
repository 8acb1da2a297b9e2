import { execFileSync } from 'node:child_process'
import { describe, expect, it } from '@jest/globals'
import { productRoot } from '../../src/settings/settingValues.js'

/** What a process of its own writes to a pipe. */
function linesAt(logLevel: string): { level: number; msg: string }[] {
  const program = `
    import { createLog } from '${productRoot}/server/dist/http/createLog.js'
    const log = createLog({ logLevel: '${logLevel}' })
    log.debug('a detail')
    log.info('a fact')
    log.error(new Error('a failure'))`
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
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
  ])('[O24] tells in lines of JSON what LOG_LEVEL %s lets through', (level, told) => {
    expect(linesAt(level).map(({ msg }) => msg)).toEqual(told)
  })
})
