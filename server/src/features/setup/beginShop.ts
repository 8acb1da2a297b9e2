import type { EntityManager } from 'typeorm'
import { mustEnrol } from '../../kernel/access/mustEnrol.js'
import type { Viewer } from '../../kernel/access/Viewer.js'
import type { Context } from '../../kernel/context/Context.js'
import type { Database } from '../../kernel/database/Database.js'
import { type FieldErrors, ShopError } from '../../kernel/errors/ShopError.js'
import { loginLimit } from '../../kernel/limits/callLimits.js'
import { records } from '../../kernel/records/records.js'
import { unnoticed } from '../../kernel/records/writeWhere.js'
import { isBlank } from '../../kernel/shared/cleanedText.js'
import type { Language } from '../../kernel/shared/screens.js'
import { checkedUser, createUser } from '../accounts/createUser.js'
import { addressOf, Customer } from '../customers/Customer.js'
import { assertNoProgram } from '../sessions/assertNoProgram.js'
import { setSessionCookies } from '../sessions/sessionCookies.js'
import { newSession } from '../sessions/sessions.js'
import { addSignIn } from '../sessions/signIns.js'
import { setShopOpen } from '../shop/setShopOpen.js'
import { ShopSetup } from './ShopSetup.js'
import { isSetupCode, isWithoutAccount, removeSetupCodes } from './setupCodes.js'
import { setupId } from './setupProgress.js'

export interface FirstAccount {
  name: string | null
  email: string | null
  password: string | null
  /** Of the back office and of mails. */
  language: Language
}

/**
 * Makes the first account, that of the owner, and logs it in. The account, its session and the row of the set-up are one
 * transaction, and that row has a fixed key: of any number of browsers one wins, also over several processes. The shop is
 * closed to visitors from then on, until its owner opens it.
 * @param code from the address that was printed
 * @throws ShopError NOT_FOUND once there is an account, VALIDATION for a wrong code too, RATE_LIMITED
 */
export async function beginShop(context: Context, code: string | null, given: FirstAccount): Promise<Viewer> {
  const { caller, services, viewer: current } = context
  const { database, settings } = services
  assertNoProgram(current)
  if (!caller) throw new ShopError('BAD_REQUEST')
  await loginLimit.spend(services, caller)
  if (!(await isWithoutAccount(database.reader))) throw gone()
  const isRight = await isSetupCode(database, code ?? '')
  // Whoever has come first since has used up every code.
  if (!isRight && !(await isWithoutAccount(database.reader))) throw gone()
  const account = await checkedAccount(database, given, isRight ? {} : { code: [{ key: 'setup.wrongCode' }] })

  let token = ''
  const claimed = createUser(
    database,
    { ...account, role: 'cms-admin', demo: false },
    async (manager, { id, email }) => {
      await claimShop(manager)
      await removeSetupCodes(manager)
      await setShopOpen(manager, false)
      const lastLoginAt = new Date().toISOString()
      await records.updateWhere(manager, Customer, { id }, { loginCount: 1, lastLoginAt }, unnoticed)
      await addSignIn(manager, { id, email }, 'signed-in', caller)
      token = await newSession(manager, id, caller)
    },
  )
  const { id, name, email, role, statusUser, passwordHash } = await claimed.catch(async (error: unknown) => {
    // Anyone who comes second gets this message, whatever the reason was.
    throw (await isWithoutAccount(database.reader)) ? error : gone()
  })
  const viewer: Viewer = {
    id,
    name,
    email: addressOf({ email }),
    role,
    statusUser,
    mustEnrol: mustEnrol(role, false, settings),
  }
  setSessionCookies(caller, settings, token, viewer, passwordHash)
  context.viewer = viewer
  return viewer
}

/** @throws ShopError VALIDATION that names every field at fault, with those besides */
async function checkedAccount(
  database: Database,
  given: FirstAccount,
  besides: FieldErrors,
): Promise<FirstAccount & { name: string; email: string; password: string }> {
  const faults = { ...besides }
  for (const name of ['name', 'email', 'password'] as const) {
    if (isBlank(given[name] ?? '')) {
      faults[name] = [{ key: 'field.required', values: { field: { owner: 'customer', name } } }]
    }
  }
  const { name, email, password, language } = given
  await checkedUser(database, { name, email, password, language, role: 'cms-admin' }, faults)
  return { name: name ?? '', email: email ?? '', password: password ?? '', language }
}

/** @throws ShopError NOT_FOUND when another has, or an account was made otherwise; `createUser` makes them wait in turn */
async function claimShop(manager: EntityManager): Promise<void> {
  if ((await manager.countBy(Customer, { role: 'cms-admin' })) > 1 || (await manager.exists(ShopSetup))) throw gone()
  await manager.insert(ShopSetup, {
    id: setupId,
    startedAt: new Date().toISOString(),
    doneSteps: '',
    endedAt: null,
  })
}

function gone(): ShopError {
  return new ShopError('NOT_FOUND', { message: { key: 'notFound.setup' } })
}
