import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { openSelfIntake } from '../../features/intake/handOver.js'
import type { CoreServices } from '../../kernel/context/Context.js'
import { intakePath, selfIntakePath } from '../../kernel/shared/screens.js'
import { requireRole } from './requireRole.js'

interface Options {
  services: CoreServices
  /** The document with the screen that a customer fills in. */
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
}

/** Where a customer fills in an intake, on a browser that was handed over. Any other browser is led to the back office. */
export async function selfIntakeRoutes(app: FastifyInstance, { services, send }: Options): Promise<void> {
  const entrance = requireRole('cms-admin')
  app.get(selfIntakePath, async (request, reply) => {
    const open = await openSelfIntake(services, request.shopContext.caller)
    if (open && open.submittedAt === null) return send(request, reply)
    await entrance.call(app, request, reply)
    return reply.sent ? reply : reply.header('cache-control', 'private, no-store').redirect(intakePath, 302)
  })
}
