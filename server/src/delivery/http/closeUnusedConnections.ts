import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const graceMilliseconds = 1000

/**
 * Closes connections without a request in flight, one second after the shop began to stop. Node closes those that were
 * used before, but waits for a browser that connected in advance, or that has sent half of the headers.
 */
export function closeUnusedConnections(app: FastifyInstance): void {
  const requestsInFlight = new Map<Socket, number>()
  app.server.on('connection', (socket) => {
    requestsInFlight.set(socket, 0)
    socket.once('close', () => requestsInFlight.delete(socket))
  })
  app.server.on('request', ({ socket }, response) => {
    const count = (difference: number) => {
      const before = requestsInFlight.get(socket)
      if (before !== undefined) requestsInFlight.set(socket, before + difference)
    }
    count(1)
    response.once('close', () => count(-1))
  })
  app.addHook('preClose', (done) => {
    const closing = setTimeout(() => {
      for (const [socket, requests] of requestsInFlight) if (requests === 0) socket.destroy()
    }, graceMilliseconds)
    // A connection that is open holds the process by itself.
    closing.unref()
    done()
  })
}
