import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/**
 * The network address that a request comes from: what the trusted proxies of `TRUSTED_PROXIES` say, and nothing that
 * the caller says. A proxy that says something else than an address is counted itself.
 */
export function clientAddress({ ip, socket }: FastifyRequest): string {
  return isIP(ip) ? ip : (socket.remoteAddress ?? ip)
}
