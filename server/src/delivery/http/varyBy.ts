import type { FastifyReply } from 'fastify'

/** Says that an answer depends on these headers of the request, too: beside what is said already. */
export function varyBy(reply: FastifyReply, headers: string): void {
  reply.header('vary', [reply.getHeader('vary'), headers].filter(Boolean).join(', '))
}
