import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { PendingAcknowledgements } from '../../../src/kernel/instances/PendingAcknowledgements.js'

let acknowledgements: PendingAcknowledgements
beforeEach(() => {
  jest.useFakeTimers()
  acknowledgements = new PendingAcknowledgements()
})
afterEach(() => {
  jest.useRealTimers()
})

it('[O14] is acknowledged when every recipient has answered, and leaves no timer', async () => {
  const acknowledgement = acknowledgements.begin('a')
  const acknowledged = acknowledgement.acknowledgedBy(2, 1000)
  acknowledgements.answered('a')
  acknowledgements.answered('b')
  expect(jest.getTimerCount()).toBe(1)
  acknowledgements.answered('a')
  expect(await acknowledged).toBe(true)
  expect(jest.getTimerCount()).toBe(0)
})

it('[O14] counts answers that arrive before the number of recipients is known', async () => {
  const acknowledgement = acknowledgements.begin('a')
  acknowledgements.answered('a')
  expect(await acknowledgement.acknowledgedBy(1, 1000)).toBe(true)
  expect(jest.getTimerCount()).toBe(0)
})

it('[O14] times out, and later answers change nothing', async () => {
  const acknowledged = acknowledgements.begin('a').acknowledgedBy(1, 1000)
  jest.advanceTimersByTime(1000)
  acknowledgements.answered('a')
  expect(await acknowledged).toBe(false)
})

it('[O14] ends when the message could not be sent', () => {
  const acknowledgement = acknowledgements.begin('a')
  acknowledgement.end()
  expect(jest.getTimerCount()).toBe(0)
})

it('[O14] resolves all pending ones when closed', async () => {
  const acknowledged = [
    acknowledgements.begin('a').acknowledgedBy(1, 1000),
    acknowledgements.begin('b').acknowledgedBy(1, 1000),
  ]
  acknowledgements.close()
  expect(await Promise.all(acknowledged)).toEqual([false, false])
  expect(jest.getTimerCount()).toBe(0)
})
