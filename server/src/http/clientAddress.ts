import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/**
 * The network address of the client, as reported by the proxies in `TRUSTED_PROXIES` and never by the client itself.
 * When a proxy reports something that is not an address, its own address is used.
 */
export function clientAddress({ ip, socket }: FastifyRequest): string {
  return isIP(ip) ? ip : (socket.remoteAddress ?? ip)
}
