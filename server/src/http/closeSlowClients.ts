import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

/** A client that the server waits for transfers at least this much per window; a slow phone does ten times that. */
const leastBytes = 5000
const windowMilliseconds = 10_000
const checkMilliseconds = 1000

/** Bytes transferred when the connection was last fast enough. */
interface Progress {
  bytes: number
  at: number
}

/**
 * Closes connections whose clients send a request, or read an answer, too slowly: an attacker could otherwise hold
 * hundreds of them open indefinitely (Slowloris). Node itself limits the time for headers.
 */
export function closeSlowClients(server: Server): void {
  const progress = new Map<Socket, Progress>()
  const requests = new WeakMap<Socket, IncomingMessage>()

  server.on('connection', (socket) => {
    progress.set(socket, { bytes: 0, at: performance.now() })
    socket.once('close', () => progress.delete(socket))
  })
  server.on('request', (request) => requests.set(request.socket, request))

  const timer = setInterval(() => {
    const now = performance.now()
    for (const [socket, seen] of progress) {
      const bytes = bytesMoved(socket)
      const isKeepingUp = !isWaitedFor(socket, requests.get(socket)) || bytes - seen.bytes >= leastBytes
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
  // With a full buffer it is the client that waits for the server.
  return request !== undefined && !request.complete && request.readableLength < request.readableHighWaterMark
}

function bytesMoved(socket: Socket): number {
  return socket.bytesRead + socket.bytesWritten - socket.writableLength
}
