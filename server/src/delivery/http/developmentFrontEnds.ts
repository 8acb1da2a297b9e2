import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createServer, type ViteDevServer } from 'vite'
import type { CoreServices } from '../../kernel/context/Context.js'
import { accountPath, backOfficePath } from '../../kernel/shared/screens.js'
import { rolesWithAccountPage, stockPath } from './adminRoutes.js'
import { beginRoutes } from './beginRoutes.js'
import { Catalogue } from './Catalogue.js'
import { closeSwitchedOff } from './closeSwitchedOff.js'
import { closeToVisitors } from './closeToVisitors.js'
import { adminFolder, type FrontEnds, siteFolder } from './frontEnds.js'
import { requireRole } from './requireRole.js'
import type { SiteRenderer } from './SiteRenderer.js'
import { selfIntakeRoutes } from './selfIntakeRoutes.js'
import { shopDocument } from './shopDocument.js'
import { siteRoutes } from './siteRoutes.js'

/** The front ends from their sources, with hot reload. */
export async function developmentFrontEnds(): Promise<FrontEnds> {
  return {
    adminFolder,
    async register(app, parts) {
      const [site, admin] = await Promise.all([openVite(siteFolder, app), openVite(adminFolder, app)])
      app.addHook('onClose', () => Promise.all([site.close(), admin.close()]).then(() => undefined))
      allowVite(app)
      serveFrom(app, admin, (url) => url.startsWith(backOfficePath))
      serveFrom(app, site, (url) => !/^\/(cougarXr7|zzp|boekhouding\/account|api|graphql|uploads)\b/.test(url))
      const send = serveAdmin(app, admin, parts.api.services)
      const entry = async () => (await site.ssrLoadModule('/src/app/entry.server.tsx')) as SiteRenderer
      const renderer: SiteRenderer = {
        render: async (request) => (await entry()).render(request),
        resolve: async (url, cookies) => (await entry()).resolve(url, cookies),
      }
      closeSwitchedOff(app, { ...parts, renderer })
      // Sources change without the content changing, so no page is cached.
      parts.responses.disable()
      await app.register(async (pages) => {
        closeToVisitors(pages, { ...parts, renderer })
        await pages.register(beginRoutes, { ...parts, renderer, send: send('account.html') })
        await pages.register(selfIntakeRoutes, { services: parts.api.services, send: send('account.html') })
        await pages.register(siteRoutes, { ...parts, renderer, folder: path.join(siteFolder, 'public') })
      })
    },
  }
}

function serveAdmin(app: FastifyInstance, vite: ViteDevServer, services: CoreServices) {
  const catalogue = new Catalogue(services.switches)
  catalogue.register(app)
  const send = (file: string) => async (_: unknown, reply: FastifyReply) => {
    const document = await catalogue.linkedIn(await readFile(path.join(adminFolder, file), 'utf8'))
    const html = await shopDocument(document, services)
    return reply.type('text/html').send(await vite.transformIndexHtml(`${backOfficePath}/`, html))
  }
  const backOffice = (request: FastifyRequest, reply: FastifyReply) =>
    send(request.shopContext.viewer?.mustEnrol ? 'account.html' : 'index.html')(request, reply)
  const entrance = { preHandler: requireRole('cms-admin') }
  app.get(backOfficePath, entrance, backOffice)
  app.get(`${backOfficePath}/*`, entrance, backOffice)
  for (const role of rolesWithAccountPage) {
    app.get(accountPath(role), { preHandler: requireRole(role) }, send('account.html'))
  }
  app.get(stockPath, { preHandler: requireRole('cms-zzp') }, send('zzp.html'))
  return send
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
