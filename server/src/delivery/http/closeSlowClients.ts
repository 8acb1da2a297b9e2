import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

/** A client that the server waits for transfers at least this much per window; a slow phone does ten times that. */
const leastBytes = 5000
const windowMilliseconds = 10_000
const checkMilliseconds = 1000

/**
 * The server waits so long for a whole request, and as long again as what was received takes at this speed: a form with
 * photos passes over a slow phone, and nobody holds a place for hours with a few bytes now and then.
 */
const requestMilliseconds = 60_000
const bytesPerMillisecond = 20

/** Bytes transferred when the connection was last fast enough. */
interface Progress {
  bytes: number
  at: number
}

/** Of a request that is being received. */
interface Receiving {
  request: IncomingMessage
  /** Read from the connection before. */
  before: number
  /** Milliseconds for which the server has waited for the client. */
  waited: number
}

/**
 * Closes connections whose clients send a request, or read an answer, too slowly: an attacker could otherwise hold
 * hundreds of them open indefinitely (Slowloris). Node itself limits the time for headers.
 */
export function closeSlowClients(server: Server): void {
  const progress = new Map<Socket, Progress>()
  const requests = new WeakMap<Socket, Receiving>()

  server.on('connection', (socket) => {
    progress.set(socket, { bytes: 0, at: performance.now() })
    socket.once('close', () => progress.delete(socket))
  })
  server.on('request', (request) =>
    requests.set(request.socket, { request, before: request.socket.bytesRead, waited: 0 }),
  )

  const timer = setInterval(() => {
    const now = performance.now()
    for (const [socket, seen] of progress) {
      const bytes = bytesMoved(socket)
      const receiving = requests.get(socket)
      if (receiving && isAwaited(receiving.request) && isLate(receiving, socket)) {
        socket.resetAndDestroy()
        continue
      }
      const isKeepingUp = !isWaitedFor(socket, receiving?.request) || bytes - seen.bytes >= leastBytes
      if (isKeepingUp) progress.set(socket, { bytes, at: now })
      // A reset also makes the operating system discard what was not sent.
      else if (now - seen.at >= windowMilliseconds) socket.resetAndDestroy()
    }
  }, checkMilliseconds)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}

/** Whether the server waits for the client: for the rest of a request, or until it reads the answer. */
function isWaitedFor(socket: Socket, request: IncomingMessage | undefined): boolean {
  if (socket.writableLength > 0) return true
  return request !== undefined && isAwaited(request)
}

/** Whether the rest of a request is on its way. With a full buffer it is the client that waits for the server. */
function isAwaited(request: IncomingMessage): boolean {
  return !request.complete && request.readableLength < request.readableHighWaterMark
}

/** Counts another moment in which a request was awaited. @returns whether it has taken too long */
function isLate(receiving: Receiving, { bytesRead }: Socket): boolean {
  receiving.waited += checkMilliseconds
  return receiving.waited > requestMilliseconds + (bytesRead - receiving.before) / bytesPerMillisecond
}

function bytesMoved(socket: Socket): number {
  return socket.bytesRead + socket.bytesWritten - socket.writableLength
}
