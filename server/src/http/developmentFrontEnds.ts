import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createServer, type ViteDevServer } from 'vite'
import { adminPath } from './adminRoutes.js'
import { adminFolder, type FrontEnds, siteFolder } from './frontEnds.js'
import type { SiteRenderer } from './SiteRenderer.js'
import { siteRoutes } from './siteRoutes.js'

/** The front ends from their sources, reloaded as these change. */
export async function developmentFrontEnds(): Promise<FrontEnds> {
  const [site, admin] = await Promise.all([siteFolder, adminFolder].map(openVite))
  if (!site || !admin) throw new Error('Vite did not start')
  return {
    adminFolder,
    async register(app, parts) {
      app.addHook('onClose', () => Promise.all([site.close(), admin.close()]).then(() => undefined))
      allowVite(app)
      serveFrom(app, admin, (url) => url.startsWith(adminPath))
      serveFrom(
        app,
        site,
        (url) => !url.startsWith(adminPath) && !url.startsWith('/api') && !url.startsWith('/graphql'),
      )
      const document = async (_: unknown, reply: { type(type: string): { send(body: string): unknown } }) => {
        const html = await readFile(path.join(adminFolder, 'index.html'), 'utf8')
        return reply.type('text/html').send(await admin.transformIndexHtml(`${adminPath}/`, html))
      }
      app.get(adminPath, document)
      app.get(`${adminPath}/*`, document)
      const renderer: SiteRenderer = {
        render: async (request) => (await site.ssrLoadModule('/src/entry.server.tsx')).render(request),
      }
      // Sources change without the content changing, so no page is kept.
      parts.answers.find = () => undefined
      await app.register(siteRoutes, { ...parts, renderer, folder: path.join(siteFolder, 'public') })
    },
  }
}

function openVite(root: string): Promise<ViteDevServer> {
  return createServer({ root, appType: 'custom', server: { middlewareMode: true } })
}

/** Vite puts scripts and styles into documents, which the site's own policy forbids. */
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
