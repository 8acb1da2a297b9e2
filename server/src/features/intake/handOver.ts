import { isDeepStrictEqual } from 'node:util'
import { IsNull, MoreThan } from 'typeorm'
import type { Caller, Context, CoreServices } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { seal } from '../../kernel/secrets/secretBox.js'
import { isBlank } from '../../kernel/shared/cleanedText.js'
import { assertNoProgram } from '../sessions/assertNoProgram.js'
import { hashSecret, isSecret, newSecret } from '../sessions/secrets.js'
import { clearSessionCookies, selfIntakeCookie } from '../sessions/sessionCookies.js'
import { endSession } from '../sessions/sessions.js'
import { readShop } from '../shop/readShop.js'
import { partFaults } from './intakeFaults.js'
import { SelfIntake, type SelfIntakeContent } from './SelfIntake.js'
import { codeBinding, removeExpiredSelfIntakes } from './selfIntakes.js'
import { termsOf } from './terms.js'

/** How long a customer may take. */
const fillSeconds = 30 * 60

/** How long what was filled in waits for the shop. */
const waitMilliseconds = 7 * 24 * 60 * 60 * 1000

/**
 * Hands the browser of a member of staff to a customer, who may fill in one intake on it: its session ends in the same
 * transaction, so that nothing of the back office opens until someone logs in again.
 * @returns until when, UTC
 */
export async function beginSelfIntake(context: Context): Promise<string> {
  const { caller, services, viewer } = context
  assertNoProgram(viewer)
  if (!caller) throw new ShopError('BAD_REQUEST')
  const { sessionToken } = caller
  const token = newSecret()
  const expiresAt = new Date(Date.now() + fillSeconds * 1000).toISOString()
  await services.database.write(async (manager) => {
    await removeExpiredSelfIntakes(manager)
    await manager.insert(SelfIntake, {
      tokenHash: hashSecret(token),
      expiresAt,
      userName: viewer?.name ?? null,
      submittedAt: null,
      content: null,
      sealedCode: null,
    })
    if (sessionToken !== null) await endSession(manager, sessionToken)
  })
  clearSessionCookies(caller)
  caller.clearStored()
  const secure = services.settings.publicUrl.startsWith('https:')
  caller.setCookie(selfIntakeCookie, token, { maxAge: fillSeconds, httpOnly: true, secure })
  return expiresAt
}

/** The right of the calling browser to fill in an intake; null without one, or when its time is over. */
export async function openSelfIntake(
  { database }: Pick<CoreServices, 'database'>,
  caller: Pick<Caller, 'selfIntakeToken'> | null,
): Promise<SelfIntake | null> {
  const token = caller?.selfIntakeToken
  if (token == null || !isSecret(token)) return null
  const now = new Date().toISOString()
  return database.reader.findOneBy(SelfIntake, { tokenHash: hashSecret(token), expiresAt: MoreThan(now) })
}

/** The same for one that is not filled in yet. @throws ShopError NOT_FOUND */
export async function openForm(
  services: Pick<CoreServices, 'database'>,
  caller: Pick<Caller, 'selfIntakeToken'> | null,
): Promise<SelfIntake> {
  const open = await openSelfIntake(services, caller)
  if (!open || open.submittedAt !== null) throw over()
  return open
}

/**
 * Stores what a customer has filled in, once: sent again with the same content it is answered alike. Whether anybody is
 * known by this address or number, the customer does not learn.
 * @throws ShopError NOT_FOUND without the right to; VALIDATION that names every field at fault by its path
 */
export async function submitSelfIntake(context: Context, asked: SelfIntakeContent): Promise<void> {
  const { caller, services } = context
  const open = await openSelfIntake(services, caller)
  if (!open) throw over()
  const { accessCode, ...job } = asked.job
  const content = JSON.parse(JSON.stringify({ ...asked, job })) as SelfIntakeContent
  if (open.submittedAt !== null) {
    if (!isDeepStrictEqual(open.content, content)) throw over()
    return
  }
  await assertSelfIntake(context, asked)
  const isCode = typeof accessCode === 'string' && accessCode.trim() !== ''
  const now = Date.now()
  const { affected } = await services.database.write((manager) =>
    manager.update(
      SelfIntake,
      { id: open.id, submittedAt: IsNull() },
      {
        content: content as object,
        sealedCode: isCode ? seal(accessCode.trim(), codeBinding(open), services.settings) : null,
        submittedAt: new Date(now).toISOString(),
        expiresAt: new Date(now + waitMilliseconds).toISOString(),
      },
    ),
  )
  if (!affected) throw over()
  caller?.clearCookie(selfIntakeCookie)
}

async function assertSelfIntake(context: Context, { newCustomer, newDevice, job, signature }: SelfIntakeContent) {
  const off = (await context.services.switches.now()).entities
  const fields = await partFaults({
    ...{
      kind: off.has('statusRepair') ? 'statusNewPc' : 'statusRepair',
      customer: null,
      device: null,
      selfIntake: null,
      appointment: null,
      warranty: null,
    },
    ...{ newCustomer, newDevice, job, signature },
  })
  const isEmpty = (value: unknown) => isBlank(String(value ?? ''))
  if (isEmpty(newCustomer.phoneNumber) && isEmpty(newCustomer.email)) {
    fields['newCustomer.phoneNumber'] ??= [{ key: 'selfIntake.noContact' }]
  }
  const language = newCustomer.language === 'en' ? 'en' : 'nl'
  const terms = termsOf(await readShop(context.services.database.reader), language) ?? ''
  if (terms !== signature.terms) fields['signature.terms'] ??= [{ key: 'intake.otherTerms' }]
  if (Object.keys(fields).length > 0) throw new ShopError('VALIDATION', { fields })
}

function over(): ShopError {
  return new ShopError('NOT_FOUND', { message: { key: 'selfIntake.over' } })
}
