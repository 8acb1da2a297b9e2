import { IsNull } from 'typeorm'
import { type Role } from '../../kernel/access/roles.js'
import { programViewer, type SecretRight, secretRights, type Viewer } from '../../kernel/access/Viewer.js'
import type { Caller, Context } from '../../kernel/context/Context.js'
import type { Values } from '../../kernel/context/Row.js'
import type { Database } from '../../kernel/database/Database.js'
import type { FieldErrors } from '../../kernel/errors/ShopError.js'
import type { ValueOf } from '../../kernel/fields/Choice.js'
import { fieldsOf, isWritable } from '../../kernel/fields/FieldDescription.js'
import { inputType } from '../../kernel/fields/inputs.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { managedEntities } from '../../kernel/fields/managedEntities.js'
import { withDefaults } from '../../kernel/records/normalise.js'
import { records } from '../../kernel/records/records.js'
import { validate } from '../../kernel/records/validate.js'
import { unnoticed } from '../../kernel/records/writeWhere.js'
import { reauthenticate } from '../secondFactor/changeSecondFactor.js'
import { assertNoProgram } from '../sessions/assertNoProgram.js'
import { clientInfo } from '../sessions/clientInfo.js'
import { hashSecret, isSecret, newSecret } from '../sessions/secrets.js'
import { AccessToken, type tokenAccess } from '../tokens/AccessToken.js'

/** The prefix by which people and secret scanners recognize an access token. */
const prefix = 'shop_'

/** The shortest interval between updates of a token's last use. */
const recordMilliseconds = 60_000

/** Days that a token is valid for unless its maker says otherwise, and at most. */
const usualDays = 90
const maxDays = 366

export const accessTokenInput = inputType(
  'AccessTokenInput',
  AccessToken,
  fieldsOf(AccessToken).filter(isWritable),
  true,
)

/** What a new token needs beyond its record. */
export interface NewToken {
  input: Values
  /** Of the account that makes it. */
  password: string
  /** From the authenticator app, or a recovery code, for an account with a second factor. */
  code: string | null
  /** Addresses of sections of the back office; all that the role may use when null or empty. */
  sections: readonly string[] | null
}

/**
 * Creates an access token and returns it, the only time that it can be read.
 * @throws ShopError VALIDATION, SECOND_FACTOR, RATE_LIMITED, LOCKED, or FORBIDDEN to a program: revoking its token would
 * not revoke those that it created
 */
export async function createAccessToken(
  context: Context,
  { input, password, code, sections }: NewToken,
): Promise<{ token: string; accessToken: AccessToken }> {
  assertNoProgram(context.viewer)
  const values = withDefaults(AccessToken, { ...input, expiresOn: input.expiresOn ?? dayIn(usualDays) })
  const besides = { ...expiryFault(values.expiresOn), ...sectionsFault(sections) }
  await validate(AccessToken, accessTokenInput, values, undefined, besides)
  const maker = await reauthenticate(context, password, code ?? '')
  const token = prefix + newSecret()
  const accessToken = await context.services.database.write(async (manager) => {
    return records.insert(
      manager,
      AccessToken,
      {
        ...values,
        sections: sections?.length ? [...new Set(sections)].join(', ') : null,
        lastUsedAt: null,
        lastUsedFrom: null,
        madeBy: maker.name,
        maker: maker.id,
        tokenHash: hashSecret(token),
      },
      { by: context },
    )
  })
  return { token, accessToken }
}

function expiryFault(expiresOn: unknown): FieldErrors {
  const isFine = typeof expiresOn === 'string' && expiresOn >= dayIn(0) && expiresOn <= dayIn(maxDays)
  return isFine ? {} : { expiresOn: [{ key: 'accessToken.expiresOn' }] }
}

function sectionsFault(sections: readonly string[] | null): FieldErrors {
  const unknown = sections?.find((section) => !entityOfSection(section))
  return unknown === undefined ? {} : { sections: [{ key: 'accessToken.section', values: { section: unknown } }] }
}

function entityOfSection(section: string): string | undefined {
  return managedEntities()
    .map(managedEntity)
    .find((each) => each.section === section)?.name
}

/** An ISO day in UTC. */
function dayIn(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

interface Known {
  id: number
  name: string
  role: Role
  access: ValueOf<typeof tokenAccess>
  sections: string | null
  readsJobAddresses: unknown
  readsCalendarFeed: unknown
  readsAccessCodes: unknown
  expiresOn: string | null
  lastUsedAt: string | null
}

/** Handwritten SQL, since every call of a program begins with it. */
const tokenQuery = `SELECT id, name, role, access, sections, expires_on AS expiresOn, last_used_at AS lastUsedAt,
  reads_job_addresses AS readsJobAddresses, reads_calendar_feed AS readsCalendarFeed, reads_access_codes AS readsAccessCodes
  FROM access_token WHERE token_hash = ?`

/** The program of a token; null when the token was revoked, has expired or never existed. */
export async function programOf(
  { services: { database }, caller, log }: Context,
  token: string,
): Promise<Viewer | null> {
  if (!token.startsWith(prefix) || !isSecret(token.slice(prefix.length))) return null
  const [known] = await database.reader.query<Known[]>(tokenQuery, [hashSecret(token)])
  if (!known || (known.expiresOn !== null && known.expiresOn < dayIn(0))) return null
  // Reads must be answered even while the database is not writable.
  await recordUse(database, known, caller).catch((error: unknown) =>
    log.warn(error, 'The use of an access token was not noted'),
  )
  const { name, role, access, sections } = known
  const reached = sections?.split(', ').flatMap((section) => entityOfSection(section) ?? [])
  const secrets: Record<SecretRight, unknown> = {
    jobAddresses: known.readsJobAddresses,
    calendarFeed: known.readsCalendarFeed,
    accessCodes: known.readsAccessCodes,
  }
  return programViewer(name, role, {
    token: known.id,
    isReadOnly: access === 'read',
    entities: reached ? new Set(reached) : null,
    secrets: new Set(secretRights.filter((right) => Boolean(secrets[right]))),
  })
}

async function recordUse(database: Database, { id, lastUsedAt }: Known, caller: Caller | null): Promise<void> {
  const now = Date.now()
  if (lastUsedAt !== null && Date.parse(lastUsedAt) > now - recordMilliseconds) return
  const used = {
    lastUsedAt: new Date(now).toISOString(),
    lastUsedFrom: caller && clientInfo(caller).network,
  }
  const asKnown = { id, lastUsedAt: lastUsedAt ?? IsNull() }
  await database.write((manager) => records.updateWhere(manager, AccessToken, asKnown, used, unnoticed))
}
