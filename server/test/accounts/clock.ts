import { jest } from '@jest/globals'

/** From here on the time stands still; timers and the database go on. */
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
