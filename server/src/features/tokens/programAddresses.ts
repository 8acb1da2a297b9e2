import { type EntityManager } from 'typeorm'
import { hashAddressCode, newAddressCode } from '../../kernel/secrets/addressCode.js'
import { type Binding, seal, unseal } from '../../kernel/secrets/secretBox.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { AccessToken } from './AccessToken.js'
import { ProgramAddress } from './ProgramAddress.js'

/** What a code of a program opens. */
export interface Opened {
  entity: string
  record: number
}

/**
 * The code by which a program finds a record: one of its own, so that it ends with the token. To be called while the record
 * or its table is locked.
 */
export async function programCode(
  manager: EntityManager,
  settings: Pick<Settings, 'sessionSecret'>,
  token: number,
  { entity, record }: Opened,
): Promise<string> {
  const of = { token, entity, record }
  const binding: Binding = { purpose: 'program address', owner: `${token} ${entity} ${record}` }
  const known = await manager.findOneBy(ProgramAddress, of)
  const code = known && unseal(known.sealed, binding, settings)
  if (code) return code
  const fresh = newAddressCode()
  await manager.delete(ProgramAddress, of)
  await manager.insert(ProgramAddress, {
    ...of,
    codeHash: hashAddressCode(fresh),
    sealed: seal(fresh, binding, settings),
  })
  return fresh
}

/** What a code opens that a program was told; null once its token was revoked or has expired. */
export async function openedByProgramCode(manager: EntityManager, code: string): Promise<Opened | null> {
  const address = await manager.findOneBy(ProgramAddress, { codeHash: hashAddressCode(code) })
  const token = address && (await manager.findOneBy(AccessToken, { id: address.token }))
  const today = new Date().toISOString().slice(0, 10)
  return token && (token.expiresOn === null || token.expiresOn >= today) ? address : null
}

/** No code of a program opens a record any more. */
export async function endProgramCodes(manager: EntityManager, { entity, record }: Opened): Promise<void> {
  await manager.delete(ProgramAddress, { entity, record })
}
