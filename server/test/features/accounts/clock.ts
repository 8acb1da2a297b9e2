import { jest } from '@jest/globals'

/** Stops the clock; timers and the database keep running. */
export function stopClock(): void {
  jest.useFakeTimers({
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  })
}

export function passMinutes(minutes: number): void {
  jest.setSystemTime(Date.now() + minutes * 60_000)
}

export function startClock(): void {
  jest.useRealTimers()
}
