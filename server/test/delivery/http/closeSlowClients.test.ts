import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { closeSlowClients } from '../../../src/delivery/http/closeSlowClients.js'

/** A connection whose request has not been received as a whole. */
class Sending extends EventEmitter {
  bytesRead = 0
  bytesWritten = 0
  writableLength = 0
  isClosed = false
  readonly request = { socket: this, complete: false, readableLength: 0, readableHighWaterMark: 65_536 }

  resetAndDestroy(): void {
    this.isClosed = true
    this.emit('close')
  }

  /** @returns after how many seconds it was closed; null if it was not */
  during(seconds: number, bytesPerSecond: number): number | null {
    for (let second = 1; second <= seconds; second += 1) {
      this.bytesRead += bytesPerSecond
      jest.advanceTimersByTime(1000)
      if (this.isClosed) return second
    }
    return null
  }
}

describe('a client that sends slowly', () => {
  const server = new EventEmitter()
  let client: Sending

  beforeEach(() => {
    jest.useFakeTimers()
    closeSlowClients(server as never)
    client = new Sending()
    server.emit('connection', client)
    server.emit('request', client.request)
  })
  afterEach(() => {
    server.emit('close')
    server.removeAllListeners()
    jest.useRealTimers()
  })

  it('[Y8] is closed after a minute, and as long again as what it sent takes at 20 kB a second', () => {
    expect(client.during(600, 800)).toBe(63)
  })

  it('[Y8] may take as long as it needs at 20 kB a second', () => {
    expect(client.during(600, 20_000)).toBeNull()
  })

  it('[Y8] is not late while the server does not read what it sends', () => {
    client.request.readableLength = 65_536
    expect(client.during(600, 0)).toBeNull()
  })

  it('[Y8] begins anew with each request of a connection', () => {
    expect(client.during(50, 800)).toBeNull()
    client.request.complete = true
    expect(client.during(100, 0)).toBeNull()
    client.request.complete = false
    server.emit('request', client.request)
    expect(client.during(50, 800)).toBeNull()
  })
})
