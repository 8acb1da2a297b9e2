import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import type { Message } from '../../kernel/i18n/say.js'
import { addressFault, isForbidden, type Resolve, resolveHost } from '../../kernel/network/receiverAddress.js'
import { mailServerOf, ownMailServer, storeMailServer } from '../mailServer/mailServerOf.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { Mailer } from '../messages/Mailer.js'
import { MailFailure } from '../messages/MailFailure.js'
import { reauthenticate } from '../secondFactor/changeSecondFactor.js'
import { assertNoProgram } from '../sessions/assertNoProgram.js'

/** What the owner gives of a mail server. */
export interface GivenMailServer {
  host: string
  port: number
  /** Empty for a server without a login. */
  user: string | null
  /** Empty keeps that of the same host and user. */
  password: string | null
}

/** The ports that mail is handed in by: others lead to something else. */
const mailPorts = [25, 465, 587, 2525]

const hostName = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/
const longest = 254

/** A server that says nothing is not waited for longer: the answer to the owner has twelve seconds (`answerInTime`). */
const tryMilliseconds = 6000

/**
 * Stores the mail server that the owner gives, once it was proved who that is: resets of passwords leave by it.
 * @param given null for none
 * @returns why the server does not take mail now; null when it does, or for none
 * @throws ShopError VALIDATION by field, FORBIDDEN for programs, CONFLICT where the environment has one, and as `reauthenticate`
 */
export async function setMailServer(
  context: Context<MailServices>,
  given: GivenMailServer | null,
  proof: { password: string; code: string },
  resolve: Resolve = resolveHost,
): Promise<MailFailure | null> {
  const { viewer, services } = context
  const { settings, database } = services
  assertNoProgram(viewer)
  if (settings.smtp !== null) throw new ShopError('CONFLICT', { message: { key: 'mailServer.fixed' } })
  const server = given && { ...cleaned(given), port: given.port }
  if (server) {
    const faults = await faultsOf(context, server, resolve)
    if (Object.keys(faults).length > 0) throw new ShopError('VALIDATION', { fields: faults })
  }
  await reauthenticate(context, proof.password, proof.code)
  await database.write((manager) =>
    storeMailServer(
      manager,
      settings,
      server && { host: server.host, port: server.port, user: server.user },
      server?.password ?? undefined,
    ),
  )
  services.mail.wake()
  const address = await mailServerOf(database.reader, settings)
  if (!address) return null
  const mailer = new Mailer(address)
  try {
    const silent = new MailFailure('Connection timeout', false, true, 'unreachable')
    return await Promise.race([mailer.fault(), wait(tryMilliseconds, silent, { ref: false })])
  } finally {
    mailer.close()
  }
}

function cleaned({ host, user, password }: GivenMailServer) {
  return { host: host.trim().toLowerCase(), user: user?.trim() || null, password: password || null }
}

async function faultsOf(
  { services: { database, settings } }: Context<MailServices>,
  { host, port, user, password }: GivenMailServer,
  resolve: Resolve,
): Promise<Record<string, Message[]>> {
  const faults: Record<string, Message[]> = {}
  const hostFault = await faultOfHost(host, settings, resolve)
  if (hostFault) faults['server.host'] = [{ key: hostFault }]
  if (!settings.webhookPrivateNetworks && !mailPorts.includes(port))
    faults['server.port'] = [{ key: 'mailServer.port', values: { ports: mailPorts.join(', ') } }]
  if (user !== null && user.length > longest) faults['server.user'] = [{ key: 'mailServer.tooLong' }]
  if (password !== null && password.length > longest) faults['server.password'] = [{ key: 'mailServer.tooLong' }]
  const own = await ownMailServer(database.reader)
  const isKept = own !== null && own.host === host && own.user === user && own.sealedPassword !== null
  if (user !== null && password === null && !isKept) faults['server.password'] = [{ key: 'mailServer.password' }]
  return faults
}

type HostFault = 'mailServer.host' | 'mailServer.hostUnknown' | 'mailServer.hostForbidden'

/** A server of the own network is the operator's to set, by SMTP_URL. */
async function faultOfHost(
  host: string,
  settings: Context['services']['settings'],
  resolve: Resolve,
): Promise<HostFault | null> {
  if (!hostName.test(host)) return 'mailServer.host'
  if (settings.webhookPrivateNetworks) return null
  if (addressFault(new URL(`https://${host}`), settings) !== null) return 'mailServer.hostForbidden'
  const addresses = await resolve(host).catch(() => [])
  if (addresses.length === 0) return 'mailServer.hostUnknown'
  return addresses.some(({ address }) => isForbidden(address, settings)) ? 'mailServer.hostForbidden' : null
}
