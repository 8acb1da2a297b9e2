import type { FastifyInstance, FastifyRequest } from 'fastify'
import { previewPath } from '../shared/screens.js'
import { contentPolicy } from './contentPolicy.js'
import { requireRole } from './requireRole.js'
import type { RenderedPage } from './SiteRenderer.js'

/** Previews are private, and the back office may embed them in a frame. */
const headers = {
  'cache-control': 'private, no-store',
  'content-security-policy': contentPolicy({ framedBy: "'self'" }),
  'x-robots-tag': 'noindex',
}

interface Options {
  render(request: FastifyRequest): Promise<RenderedPage>
}

/** The site's own screens below the back office's address. */
export async function previewRoutes(app: FastifyInstance, { render }: Options): Promise<void> {
  app.get(`${previewPath}/*`, { preHandler: requireRole('cms-admin') }, async (request, reply) => {
    const page = await render(request)
    return reply.code(page.status).headers(page.headers).headers(headers).send(page.body)
  })
}
