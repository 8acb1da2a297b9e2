import { createHmac } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { lockExistingRow } from '../../kernel/records/lockedRow.js'
import { records } from '../../kernel/records/records.js'
import { changeRow } from '../../kernel/records/updateRecord.js'
import { unnoticed } from '../../kernel/records/writeWhere.js'
import { seal, unseal } from '../../kernel/secrets/secretBox.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { newSecret } from '../sessions/secrets.js'
import { Webhook } from './Webhook.js'

type Secret = Pick<Settings, 'sessionSecret'>

/** The prefix by which people and secret scanners recognize it. */
const prefix = 'whsec_'

/** For how long messages are signed with the former secret too. */
const formerMilliseconds = 24 * 60 * 60 * 1000

/** Gives a new webhook a secret, which nobody has seen. */
export async function giveSecret(manager: EntityManager, id: number, settings: Secret): Promise<void> {
  const given = {
    sealedSecret: sealFor(id, prefix + newSecret(), settings),
    sealedFormerSecret: null,
    formerSecretUntil: null,
    secretShownAt: null,
  }
  await records.updateWhere(manager, Webhook, { id }, given, unnoticed)
}

/**
 * Makes a new secret and returns it, the only time that it can be read. The former one stays valid for a day if anybody
 * has seen it.
 * @throws ShopError NOT_FOUND
 */
export async function renewSecret(context: Context, id: number): Promise<string> {
  const { database, settings } = context.services
  const secret = prefix + newSecret()
  await database.write(async (manager) => {
    const entity = managedEntity(Webhook)
    const before = await lockExistingRow(manager, entity, id)
    const known = await readSecrets(manager, id)
    const now = Date.now()
    const isSeen = before.secretShownAt !== null
    await changeRow(
      manager,
      context,
      entity,
      before,
      {
        secretShownAt: new Date(now).toISOString(),
        formerSecretUntil: isSeen ? new Date(now + formerMilliseconds).toISOString() : null,
        sealedSecret: sealFor(id, secret, settings),
        sealedFormerSecret: isSeen ? known.sealedSecret : null,
      },
      null,
    )
  })
  return secret
}

interface SealedSecrets {
  sealedSecret: string | null
  sealedFormerSecret: string | null
  formerSecretUntil: string | null
}

export function readSecrets(manager: EntityManager, id: number): Promise<SealedSecrets> {
  return manager.findOneOrFail(Webhook, {
    select: { id: true, sealedSecret: true, sealedFormerSecret: true, formerSecretUntil: true },
    where: { id },
  })
}

/**
 * The value of `X-Shop-Signature`: the time in seconds, and a signature for each secret that is valid.
 * @returns null when no secret can be read, as under another SESSION_SECRET
 */
export function signatureHeader(id: number, body: string, sealed: SealedSecrets, settings: Secret, now: Date) {
  const isFormerValid = sealed.formerSecretUntil !== null && sealed.formerSecretUntil > now.toISOString()
  const secrets = [sealed.sealedSecret, isFormerValid ? sealed.sealedFormerSecret : null]
    .map((each) => each && unseal(each, bindingOf(id), settings))
    .filter((secret) => typeof secret === 'string')
  if (secrets.length === 0) return null
  const at = Math.floor(now.getTime() / 1000)
  const signatures = secrets.map((secret) => `v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`)
  return [`t=${at}`, ...signatures].join(',')
}

function sealFor(id: number, secret: string, settings: Secret): string {
  return seal(secret, bindingOf(id), settings)
}

function bindingOf(id: number) {
  return { purpose: 'webhook secret', owner: String(id) } as const
}
