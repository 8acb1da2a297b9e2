import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

/** A client that is waited for moves at least so much in that time; the slowest lines of phones move ten times that. */
const leastBytes = 5000
const windowMilliseconds = 10_000
const checkMilliseconds = 1000

/** How far a connection had come when it was last seen to move enough. */
interface Progress {
  bytes: number
  at: number
}

/**
 * Closes connections whose clients send what they ask, or take what they are answered, drop by drop: whoever opens
 * hundreds of them would otherwise keep them for as long as they like. How long headers may take, Node sees to itself.
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
      // What it has not taken is let go of by the system too.
      else if (now - seen.at >= windowMilliseconds) socket.resetAndDestroy()
    }
  }, checkMilliseconds)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}

/** Whether it is the client that has to do something: to send the rest of a request, or to take an answer. */
function isWaitedFor(socket: Socket, request: IncomingMessage | undefined): boolean {
  if (socket.writableLength > 0) return true
  // What stands in the buffer full has come already and waits for us.
  return request !== undefined && !request.complete && request.readableLength < request.readableHighWaterMark
}

function bytesMoved(socket: Socket): number {
  return socket.bytesRead + socket.bytesWritten - socket.writableLength
}
