import type { preHandlerAsyncHookHandler } from 'fastify'
import type { Role } from '../entities/roles.js'
import { languages, roleAddresses } from '../shared/screens.js'

/**
 * Lets one role in to a document and nobody else: who is not logged in goes to its login page and comes back, who has
 * another role is told so at home; both in the language that was asked for.
 */
export function requireRole(role: Role): preHandlerAsyncHookHandler {
  return async ({ shopContext: { viewer }, url }, reply) => {
    if (viewer?.role === role) return
    reply.header('cache-control', 'private, no-store')
    const query: Record<string, string> = viewer ? { notice: 'no-permission' } : { redirect: url }
    const address = viewer ? roleAddresses[viewer.role].home : roleAddresses[role].login
    return reply.redirect(`${address}?${new URLSearchParams({ ...query, ...askedLanguage(url) })}`, 302)
  }
}

function askedLanguage(url: string): { language?: string } {
  const asked = new URLSearchParams(url.split('?')[1]).get('language')
  const language = languages.find((known) => known === asked)
  return language ? { language } : {}
}
