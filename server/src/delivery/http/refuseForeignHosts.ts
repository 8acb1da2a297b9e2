import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { isOwnMachine, type Settings } from '../../kernel/settings/readSettings.js'

/**
 * Answers MISDIRECTED to a request for another host than that of PUBLIC_URL, localhost or an address literal, with any port.
 * A page whose name was made to lead here (DNS rebinding) would otherwise count as one of ours in the browser that shows it.
 * `Host` alone is read, which no page can set: it can add `X-Forwarded-Host`, and what a proxy on this machine says is trusted.
 */
export function refuseForeignHosts(app: FastifyInstance, { publicUrl }: Pick<Settings, 'publicUrl'>): void {
  const { host: own, hostname: ownName } = new URL(publicUrl)
  let isLogged = false
  app.addHook('onRequest', (request, _, done) => {
    const { host } = request.headers
    // Clients of HTTP/1.0 name none, and no browser is among them.
    if (host === own || host === undefined) return done()
    const name = nameIn(host)
    if (name !== null && (name === ownName || isNoDomain(name))) return done()
    if (!isLogged) {
      isLogged = true
      request.log.warn({ host: host.slice(0, 255) }, 'Requests for this host are refused: PUBLIC_URL names another')
    }
    done(new ShopError('MISDIRECTED'))
  })
}

/** Whether this is localhost or an address literal: a name that nobody else can make lead here. */
export function isNoDomain(hostname: string): boolean {
  return isOwnMachine(hostname) || isIP(hostname.replace(/^\[(.+)\]$/, '$1')) !== 0
}

/** The name in a Host header, as `URL` prints it and without a last dot; null where it is malformed. */
function nameIn(host: string): string | null {
  const [, name] = /^(\[[\da-f:.]+\]|[^[\]:/?#@\\\s]+)(?::\d*)?$/i.exec(host) ?? []
  return name?.toLowerCase().replace(/\.$/, '') ?? null
}
