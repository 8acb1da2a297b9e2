import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { Tidings } from '../../src/instances/Tidings.js'

let tidings: Tidings
beforeEach(() => {
  jest.useFakeTimers()
  tidings = new Tidings()
})
afterEach(() => {
  jest.useRealTimers()
})

it('[O14] is heard when as many have answered as were told, and leaves no timer', async () => {
  const tiding = tidings.begin('a')
  const heard = tiding.heardBy(2, 1000)
  tidings.answered('a')
  tidings.answered('b')
  expect(jest.getTimerCount()).toBe(1)
  tidings.answered('a')
  expect(await heard).toBe(true)
  expect(jest.getTimerCount()).toBe(0)
})

it('[O14] counts answers that come before it is known how many were told', async () => {
  const tiding = tidings.begin('a')
  tidings.answered('a')
  expect(await tiding.heardBy(1, 1000)).toBe(true)
  expect(jest.getTimerCount()).toBe(0)
})

it('[O14] is over after its time, and answers that come later change nothing', async () => {
  const heard = tidings.begin('a').heardBy(1, 1000)
  jest.advanceTimersByTime(1000)
  tidings.answered('a')
  expect(await heard).toBe(false)
})

it('[O14] is over when it could not be told', () => {
  const tiding = tidings.begin('a')
  tiding.end()
  expect(jest.getTimerCount()).toBe(0)
})

it('[O14] lets go of everybody who waits when it is closed', async () => {
  const heard = [tidings.begin('a').heardBy(1, 1000), tidings.begin('b').heardBy(1, 1000)]
  tidings.close()
  expect(await Promise.all(heard)).toEqual([false, false])
  expect(jest.getTimerCount()).toBe(0)
})
