import type { preHandlerAsyncHookHandler } from 'fastify'
import type { Role } from '../access/roles.js'
import { roleAddresses } from '../publicsite/screens.js'

/**
 * Lets one role in to a document and nobody else: who is not logged in goes to its login page and comes back, who has
 * another role is told so at home.
 */
export function door(role: Role): preHandlerAsyncHookHandler {
  return async ({ shopContext: { viewer }, url }, reply) => {
    if (viewer?.role === role) return
    reply.header('cache-control', 'private, no-store')
    if (!viewer) return reply.redirect(`${roleAddresses[role].login}?redirect=${encodeURIComponent(url)}`, 302)
    return reply.redirect(`${roleAddresses[viewer.role].home}?notice=no-permission`, 302)
  }
}
