import type { preHandlerAsyncHookHandler } from 'fastify'
import type { Role } from '../../kernel/access/roles.js'
import type { Viewer } from '../../kernel/access/Viewer.js'
import { accountPath, languages, roleAddresses } from '../../kernel/shared/screens.js'

/**
 * Restricts a document to one role. A visitor who is not logged in is redirected to the login page and returns
 * afterwards; a user with another role is redirected to their own home with a notice, and a user who has to set up a second
 * factor to the screen for that. All keep the requested language.
 */
export function requireRole(role: Role): preHandlerAsyncHookHandler {
  return async ({ shopContext: { viewer }, url }, reply) => {
    const mayEnter = viewer?.role === role && (!viewer.mustEnrol || url.split('?')[0] === accountPath(role))
    if (mayEnter) return
    reply.header('cache-control', 'private, no-store')
    const { address, query } = wayFor(viewer, role, url)
    const asked = new URLSearchParams({ ...query, ...askedLanguage(url) }).toString()
    return reply.redirect(asked === '' ? address : `${address}?${asked}`, 302)
  }
}

function wayFor(viewer: Viewer | null, role: Role, url: string): { address: string; query: Record<string, string> } {
  if (!viewer) return { address: roleAddresses[role].login, query: { redirect: url } }
  if (viewer.role === role) return { address: accountPath(role), query: {} }
  return { address: roleAddresses[viewer.role].home, query: { notice: 'no-permission' } }
}

function askedLanguage(url: string): { language?: string } {
  const asked = new URLSearchParams(url.split('?')[1]).get('language')
  const language = languages.find((known) => known === asked)
  return language ? { language } : {}
}
