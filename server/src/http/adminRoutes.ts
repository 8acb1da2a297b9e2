import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Role } from '../entities/roles.js'
import { roleAddresses } from '../shared/screens.js'
import { contentPolicy } from './contentPolicy.js'
import { requireRole } from './requireRole.js'

/** Where the back office is, on this host. */
export const adminPath = '/cougarXr7'

/** Where a partner keeps stock: a document of its own, beside the back office. */
export const stockPath = '/zzp'

/** Those with a screen about their own account outside the back office, which has its own. */
export const rolesWithAccountPage: readonly Role[] = ['cms-zzp', 'cms-accountant']

/** The same screen as in the back office, behind the role's own requireRole. */
export function accountPath(role: Role): string {
  return `${roleAddresses[role].home}/account`
}

/**
 * The back office: its files, and for every other address under it its one document. That is never cached, because the
 * styles that it makes carry a nonce of their own.
 */
export async function adminRoutes(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(folder, 'assets'),
    prefix: `${adminPath}/assets/`,
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  })
  const document = await readFile(path.join(folder, 'index.html'), 'utf8')
  const handler = (_: unknown, reply: FastifyReply) => sendWithNonce(reply, document)
  const entrance = { preHandler: requireRole('cms-admin') }
  app.get(adminPath, entrance, handler)
  app.get(`${adminPath}/*`, entrance, handler)

  const account = await readFile(path.join(folder, 'account.html'), 'utf8')
  for (const role of rolesWithAccountPage) {
    app.get(accountPath(role), { preHandler: requireRole(role) }, (_, reply) => sendWithNonce(reply, account))
  }

  const stock = await readFile(path.join(folder, 'zzp.html'), 'utf8')
  app.get(stockPath, { preHandler: requireRole('cms-zzp') }, (_, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'private, no-store').send(stock),
  )
}

/** A document whose styles are made in the browser; scripts come from files alone. */
export function sendWithNonce(reply: FastifyReply, document: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', contentPolicy({ workshop: { styleNonce: nonce } }))
    .send(document.replaceAll('__CSP_NONCE__', nonce))
}
