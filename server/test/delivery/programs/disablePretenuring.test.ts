import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from '@jest/globals'

const program = fileURLToPath(new URL('../../../src/delivery/programs/disablePretenuring.ts', import.meta.url))

it('[H7] the flag that the server sets is one of V8, which ignores those it does not know', () => {
  const [, flag = ''] = readFileSync(program, 'utf8').match(/setFlagsFromString\('--no-(.+)'\)/) ?? []
  expect(execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })).toMatch(
    new RegExp(`^ +--${flag} `, 'm'),
  )
})
