import type { EntityManager } from 'typeorm'
import { mustEnrol } from '../access/mustEnrol.js'
import type { Viewer } from '../access/Viewer.js'
import { createUser } from '../accounts/createUser.js'
import type { Context } from '../context/Context.js'
import { addressOf, Customer } from '../entities/Customer.js'
import { invalidField, ShopError } from '../errors/ShopError.js'
import { loginLimit } from '../limits/callLimits.js'
import { assertNoProgram } from '../sessions/assertNoProgram.js'
import { setSessionCookies } from '../sessions/sessionCookies.js'
import { newSession } from '../sessions/sessions.js'
import { addSignIn } from '../sessions/signIns.js'
import type { Language } from '../shared/screens.js'
import { ShopSetup } from './ShopSetup.js'
import { isSetupCode, isWithoutAccount, removeSetupCodes } from './setupCodes.js'
import { setupId } from './setupProgress.js'

export interface FirstAccount {
  name: string
  email: string
  password: string
  /** Of the back office and of mails. */
  language: Language
}

/**
 * Makes the first account, that of the owner, and logs it in. The account, its session and the row of the set-up are one
 * transaction, and that row has a fixed key: of any number of browsers one wins, also over several processes.
 * @param code from the address that was printed
 * @throws ShopError NOT_FOUND once there is an account, VALIDATION for a wrong code too, RATE_LIMITED
 */
export async function beginShop(context: Context, code: string, account: FirstAccount): Promise<Viewer> {
  const { caller, services, viewer: current } = context
  const { database, settings } = services
  assertNoProgram(current)
  if (!caller) throw new ShopError('BAD_REQUEST')
  await loginLimit.spend(services, caller)
  if (!(await isWithoutAccount(database.reader))) throw gone()
  if (!(await isSetupCode(database, code))) {
    // Whoever has come first since has used up every code.
    throw (await isWithoutAccount(database.reader)) ? invalidField('code', { key: 'setup.wrongCode' }) : gone()
  }

  let token = ''
  const claimed = createUser(
    database,
    { ...account, role: 'cms-admin', demo: false },
    async (manager, { id, email }) => {
      await claimShop(manager)
      await removeSetupCodes(manager)
      const lastLoginAt = new Date().toISOString()
      await manager.update(Customer, { id }, { loginCount: 1, lastLoginAt })
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
