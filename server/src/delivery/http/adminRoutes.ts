import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Role } from '../../kernel/access/roles.js'
import type { CoreServices } from '../../kernel/context/Context.js'
import { accountPath, backOfficePath } from '../../kernel/shared/screens.js'
import { Catalogue } from './Catalogue.js'
import { contentPolicy } from './contentPolicy.js'
import { requireRole } from './requireRole.js'
import { shopDocument } from './shopDocument.js'

/** Where a partner manages stock: a document of its own, outside the back office. */
export const stockPath = '/zzp'

/** Roles whose account screen is outside the back office. */
export const rolesWithAccountPage: readonly Role[] = ['cms-zzp', 'cms-accountant']

/** Of every document of the staff. */
const privateHeaders = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

interface Options {
  folder: string
  services: CoreServices
}

/**
 * The back office: its single document for every address under it but its files. The document is never cached,
 * because its styles carry a nonce that is new in every response.
 */
export async function adminRoutes(app: FastifyInstance, { folder, services }: Options): Promise<void> {
  // Those that there are have a route of their own.
  app.get(`${backOfficePath}/assets/*`, (_, reply) => reply.callNotFound())
  const catalogue = new Catalogue(services.switches)
  catalogue.register(app)
  const document = await readFile(path.join(folder, 'index.html'), 'utf8')
  const account = await readFile(path.join(folder, 'account.html'), 'utf8')
  const handler = async ({ shopContext: { viewer } }: FastifyRequest, reply: FastifyReply) => {
    const shown = viewer?.mustEnrol ? account : await catalogue.linkedIn(document)
    return sendWithNonce(reply, await shopDocument(shown, services))
  }
  const entrance = { preHandler: requireRole('cms-admin') }
  app.get(backOfficePath, entrance, handler)
  app.get(`${backOfficePath}/*`, entrance, handler)

  for (const role of rolesWithAccountPage) {
    app.get(accountPath(role), { preHandler: requireRole(role) }, async (_, reply) =>
      sendWithNonce(reply, await shopDocument(account, services)),
    )
  }

  const stock = await readFile(path.join(folder, 'zzp.html'), 'utf8')
  app.get(stockPath, { preHandler: requireRole('cms-zzp') }, async (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers(privateHeaders)
      .send(await shopDocument(stock, services)),
  )
}

/** A document whose scripts create styles in the browser; these need a nonce. Scripts load from files only. */
export function sendWithNonce(reply: FastifyReply, document: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .type('text/html; charset=utf-8')
    .headers(privateHeaders)
    .header('content-security-policy', contentPolicy({ workshop: { styleNonce: nonce } }))
    .send(document.replaceAll('__CSP_NONCE__', nonce))
}
