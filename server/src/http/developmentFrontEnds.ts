import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { createServer, type ViteDevServer } from 'vite'
import { accountPath, adminPath, rolesWithAccountPage, stockPath } from './adminRoutes.js'
import { adminFolder, type FrontEnds, siteFolder } from './frontEnds.js'
import { requireRole } from './requireRole.js'
import type { SiteRenderer } from './SiteRenderer.js'
import { siteRoutes } from './siteRoutes.js'

/** The front ends from their sources, with hot reload. */
export async function developmentFrontEnds(): Promise<FrontEnds> {
  return {
    adminFolder,
    async register(app, parts) {
      const [site, admin] = await Promise.all([openVite(siteFolder, app), openVite(adminFolder, app)])
      app.addHook('onClose', () => Promise.all([site.close(), admin.close()]).then(() => undefined))
      allowVite(app)
      serveFrom(app, admin, (url) => url.startsWith(adminPath))
      serveFrom(app, site, (url) => !/^\/(cougarXr7|zzp|boekhouding\/account|api|graphql|uploads)\b/.test(url))
      serveAdmin(app, admin)
      const renderer: SiteRenderer = {
        render: async (request) => (await site.ssrLoadModule('/src/entry.server.tsx')).render(request),
      }
      // Sources change without the content changing, so no page is cached.
      parts.responses.find = () => undefined
      await app.register(siteRoutes, { ...parts, renderer, folder: path.join(siteFolder, 'public') })
    },
  }
}

function serveAdmin(app: FastifyInstance, vite: ViteDevServer): void {
  const send = (file: string) => async (_: unknown, reply: FastifyReply) => {
    const document = await readFile(path.join(adminFolder, file), 'utf8')
    return reply.type('text/html').send(await vite.transformIndexHtml(`${adminPath}/`, document))
  }
  const entrance = { preHandler: requireRole('cms-admin') }
  app.get(adminPath, entrance, send('index.html'))
  app.get(`${adminPath}/*`, entrance, send('index.html'))
  for (const role of rolesWithAccountPage) {
    app.get(accountPath(role), { preHandler: requireRole(role) }, send('account.html'))
  }
  app.get(stockPath, { preHandler: requireRole('cms-zzp') }, send('zzp.html'))
}

/** Hot-reload messages use the server's own port. */
function openVite(root: string, app: FastifyInstance): Promise<ViteDevServer> {
  return createServer({ root, appType: 'custom', server: { middlewareMode: true, ws: { server: app.server } } })
}

/** Vite inserts inline scripts and styles, which the site's policy forbids. */
function allowVite(app: FastifyInstance): void {
  app.addHook('onSend', async (_, reply) => {
    reply.removeHeader('content-security-policy')
  })
}

function serveFrom(app: FastifyInstance, vite: ViteDevServer, isFor: (url: string) => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isFor(request.url)) return
    const isAnswered = await new Promise<boolean>((resolve) => {
      reply.raw.once('finish', () => resolve(true))
      vite.middlewares(request.raw, reply.raw, () => resolve(false))
    })
    if (isAnswered) reply.hijack()
  })
}
