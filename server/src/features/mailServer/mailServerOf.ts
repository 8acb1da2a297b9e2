import type { EntityManager } from 'typeorm'
import { type Binding, seal, unseal } from '../../kernel/secrets/secretBox.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import type { SmtpAddress } from '../../kernel/settings/smtpAddress.js'
import { OwnMailServer } from './OwnMailServer.js'

/** The key of the only row. */
const serverId = 1

/** TLS from the first byte; on other ports it begins with STARTTLS. */
export const tlsPort = 465

type Needs = Pick<Settings, 'smtp' | 'sessionSecret'>

/** Another host or another user cannot be sent the password of this one. */
const bindingOf = ({ host, user }: Pick<OwnMailServer, 'host' | 'user'>): Binding => ({
  purpose: 'mail server',
  owner: `${user ?? ''} ${host}`,
})

/** Where mails are handed in: the server of the environment, or else the shop's own; null: none is sent. */
export async function mailServerOf(manager: EntityManager, settings: Needs): Promise<SmtpAddress | null> {
  if (settings.smtp !== null) return settings.smtp
  const own = await ownMailServer(manager)
  if (!own) return null
  const { host, port, user, sealedPassword } = own
  // A password that cannot be read any more is asked for by the server itself.
  const password = sealedPassword === null ? '' : (unseal(sealedPassword, bindingOf(own), settings) ?? '')
  const login = user === null ? null : { user, password }
  return { host, port, secure: port === tlsPort, login, mustEncrypt: login !== null }
}

export function ownMailServer(manager: EntityManager): Promise<OwnMailServer | null> {
  return manager.findOneBy(OwnMailServer, { id: serverId })
}

/** @param password undefined to keep that of the same host and user */
export async function storeMailServer(
  manager: EntityManager,
  settings: Needs,
  server: Pick<OwnMailServer, 'host' | 'port' | 'user'> | null,
  password?: string,
): Promise<void> {
  if (server === null) {
    await manager.delete(OwnMailServer, { id: serverId })
    return
  }
  const sealed = server.user === null ? null : password && seal(password, bindingOf(server), settings)
  const row = { id: serverId, ...server, ...(sealed !== undefined && { sealedPassword: sealed }) }
  await manager.upsert(OwnMailServer, row, ['id'])
}
