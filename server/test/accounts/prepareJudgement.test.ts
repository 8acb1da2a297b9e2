import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from '@jest/globals'
import { judgePassword, prepareJudgement } from '../../src/shared/judgePassword.js'

it('[Y33] what the first judgement would wait for is done beforehand, a dictionary at a time', async () => {
  const turns: number[] = []
  let began = performance.now()
  await prepareJudgement(async () => {
    turns.push(performance.now() - began)
    await nextTurn()
    began = performance.now()
  })
  expect(turns.length).toBeGreaterThan(4)
  const whole = turns.reduce((sum, each) => sum + each)
  expect(Math.max(...turns) / whole).toBeLessThan(0.9)

  began = performance.now()
  expect(judgePassword('Welkom2026!', [])).toBe('guessable')
  expect((performance.now() - began) / whole).toBeLessThan(0.5)
})
