import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { PendingAcknowledgements } from '../../src/instances/PendingAcknowledgements.js'

let acknowledgements: PendingAcknowledgements
beforeEach(() => {
  jest.useFakeTimers()
  acknowledgements = new PendingAcknowledgements()
})
afterEach(() => {
  jest.useRealTimers()
})

it('[O14] is heard when as many have answered as were told, and leaves no timer', async () => {
  const acknowledgement = acknowledgements.begin('a')
  const heard = acknowledgement.acknowledgedBy(2, 1000)
  acknowledgements.answered('a')
  acknowledgements.answered('b')
  expect(jest.getTimerCount()).toBe(1)
  acknowledgements.answered('a')
  expect(await heard).toBe(true)
  expect(jest.getTimerCount()).toBe(0)
})

it('[O14] counts answers that come before it is known how many were told', async () => {
  const acknowledgement = acknowledgements.begin('a')
  acknowledgements.answered('a')
  expect(await acknowledgement.acknowledgedBy(1, 1000)).toBe(true)
  expect(jest.getTimerCount()).toBe(0)
})

it('[O14] is over after its time, and answers that come later change nothing', async () => {
  const heard = acknowledgements.begin('a').acknowledgedBy(1, 1000)
  jest.advanceTimersByTime(1000)
  acknowledgements.answered('a')
  expect(await heard).toBe(false)
})

it('[O14] is over when it could not be told', () => {
  const acknowledgement = acknowledgements.begin('a')
  acknowledgement.end()
  expect(jest.getTimerCount()).toBe(0)
})

it('[O14] lets go of everybody who waits when it is closed', async () => {
  const heard = [
    acknowledgements.begin('a').acknowledgedBy(1, 1000),
    acknowledgements.begin('b').acknowledgedBy(1, 1000),
  ]
  acknowledgements.close()
  expect(await Promise.all(heard)).toEqual([false, false])
  expect(jest.getTimerCount()).toBe(0)
})
