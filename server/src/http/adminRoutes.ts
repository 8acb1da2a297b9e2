import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Role } from '../entities/roles.js'
import { roleAddresses } from '../shared/screens.js'
import { contentPolicy } from './contentPolicy.js'
import { requireRole } from './requireRole.js'

/** The path of the back office. */
export const adminPath = '/cougarXr7'

/** Where a partner manages stock: a document of its own, outside the back office. */
export const stockPath = '/zzp'

/** Roles whose account screen is outside the back office. */
export const rolesWithAccountPage: readonly Role[] = ['cms-zzp', 'cms-accountant']

/** The account screen of a role; requireRole protects it. */
export function accountPath(role: Role): string {
  return `${roleAddresses[role].home}/account`
}

/**
 * The back office: its files, and its single document for every other address under it. The document is never cached,
 * because its styles carry a nonce that is new in every response.
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

/** A document whose scripts create styles in the browser; these need a nonce. Scripts load from files only. */
export function sendWithNonce(reply: FastifyReply, document: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', contentPolicy({ workshop: { styleNonce: nonce } }))
    .send(document.replaceAll('__CSP_NONCE__', nonce))
}
