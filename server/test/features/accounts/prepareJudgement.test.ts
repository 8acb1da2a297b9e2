import { expect, it } from '@jest/globals'
import { PasswordJudge } from '../../../src/kernel/shared/judgePassword.js'

it('[Y33] what the first judgement would wait for is done beforehand, a dictionary at a time', async () => {
  const judge = new PasswordJudge()
  const pauses = async () => {
    let count = 0
    await judge.prepare(async () => {
      count += 1
    })
    return count
  }
  expect(await pauses()).toBeGreaterThan(4)
  expect(await pauses()).toBe(0)
  expect(judge.judge('Welkom2026!', [])).toBe('guessable')

  const unprepared = new PasswordJudge()
  expect(unprepared.judge('Welkom2026!', [])).toBe('guessable')
  expect(unprepared.judge('roestige-fietspomp', [])).toBe(judge.judge('roestige-fietspomp', []))
})
