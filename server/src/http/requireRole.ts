import type { preHandlerAsyncHookHandler } from 'fastify'
import type { Role } from '../entities/roles.js'
import { languages, roleAddresses } from '../shared/screens.js'

/**
 * Restricts a document to one role. A visitor who is not logged in is redirected to the login page and returns
 * afterwards; a user with another role is redirected to their own home with a notice. Both keep the requested language.
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
