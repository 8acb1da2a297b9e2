import { IsNull } from 'typeorm'
import { programViewer, type Viewer } from '../access/Viewer.js'
import { reserveId } from '../content/ids.js'
import { withDefaults } from '../content/normalise.js'
import { recordRevision } from '../content/revisions.js'
import { validate } from '../content/validate.js'
import type { Context } from '../context/Context.js'
import type { Row, Values } from '../context/Row.js'
import type { Database } from '../database/Database.js'
import { AccessToken } from '../entities/AccessToken.js'
import { type Role } from '../entities/roles.js'
import { fieldsOf, isWritable } from '../fields/FieldDescription.js'
import { inputType } from '../fields/inputs.js'
import { managedEntity } from '../fields/Managed.js'
import { ownerOf } from '../fields/outputTypes.js'
import { assertNoProgram } from '../sessions/assertNoProgram.js'
import { hashSecret, isSecret, newSecret } from '../sessions/secrets.js'

/** The prefix by which people and secret scanners recognize an access token. */
const prefix = 'shop_'

/** The shortest interval between updates of a token's last use. */
const recordMilliseconds = 60_000

export const accessTokenInput = inputType(
  'AccessTokenInput',
  ownerOf(AccessToken),
  fieldsOf(AccessToken).filter(isWritable),
  true,
)

/**
 * Creates an access token and returns it, the only time that it can be read.
 * @throws ShopError VALIDATION, or FORBIDDEN to a program: revoking its token would not revoke those that it created
 */
export async function createAccessToken(
  context: Context,
  input: Values,
): Promise<{ token: string; accessToken: AccessToken }> {
  assertNoProgram(context.viewer)
  const entity = managedEntity(AccessToken)
  const values = withDefaults(AccessToken, input)
  await validate(AccessToken, accessTokenInput, values)
  const token = prefix + newSecret()
  const accessToken = await context.services.database.write(async (manager) => {
    const now = new Date().toISOString()
    const id = await reserveId(manager, entity.name)
    const row: Row = { ...values, id, version: 1, createdAt: now, updatedAt: now, lastUsedAt: null }
    await manager.insert(AccessToken, { ...row, tokenHash: hashSecret(token) })
    await recordRevision(manager, context, entity, 'create', null, row)
    return row as unknown as AccessToken
  })
  return { token, accessToken }
}

interface Known {
  id: number
  name: string
  role: Role
  lastUsedAt: string | null
}

/** Handwritten SQL, since every call of a program begins with it. */
const tokenQuery = 'SELECT id, name, role, last_used_at AS lastUsedAt FROM access_token WHERE token_hash = ?'

/** The program of a token; null when the token was revoked or never existed. */
export async function programOf({ services: { database }, log }: Context, token: string): Promise<Viewer | null> {
  if (!token.startsWith(prefix) || !isSecret(token.slice(prefix.length))) return null
  const [known] = await database.reader.query<Known[]>(tokenQuery, [hashSecret(token)])
  if (!known) return null
  // Reads must be answered even while the database is not writable.
  await recordUse(database, known).catch((error: unknown) =>
    log.warn(error, 'The use of an access token was not noted'),
  )
  return programViewer(known.name, known.role)
}

async function recordUse(database: Database, { id, lastUsedAt }: Known): Promise<void> {
  const now = Date.now()
  if (lastUsedAt !== null && Date.parse(lastUsedAt) > now - recordMilliseconds) return
  const used = { lastUsedAt: new Date(now).toISOString() }
  const asKnown = { id, lastUsedAt: lastUsedAt ?? IsNull() }
  await database.write((manager) => manager.update(AccessToken, asKnown, used))
}
