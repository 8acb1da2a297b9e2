import type { EntityManager } from 'typeorm'
import type { Role } from '../../kernel/access/roles.js'
import type { Context } from '../../kernel/context/Context.js'
import type { Values } from '../../kernel/context/Row.js'
import type { Database } from '../../kernel/database/Database.js'
import type { FieldErrors } from '../../kernel/errors/ShopError.js'
import { inputsFor } from '../../kernel/fields/inputs.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { systemDefaults, withDefaults } from '../../kernel/records/normalise.js'
import { records } from '../../kernel/records/records.js'
import { translateRefusal } from '../../kernel/records/refusals.js'
import { validate } from '../../kernel/records/validate.js'
import type { ColleagueRight } from '../../kernel/shared/staffRights.js'
import { Customer } from '../customers/Customer.js'
import { passwordFault } from '../passwords/passwordFault.js'
import { hashPassword } from '../passwords/passwords.js'
import { readShop } from '../shop/readShop.js'

type Contact = Pick<Customer, 'phoneNumber' | 'address' | 'houseNumber' | 'zipCode' | 'city' | 'language'>
type Business = Pick<Customer, 'company' | 'kvkNumber' | 'vatNumber'>

export interface NewUser extends Partial<Contact & Business> {
  name: string
  /** Null for a customer whom no mail reaches. */
  email: string | null
  /** Null until the user chooses one; login is impossible until then. */
  password: string | null
  role: Role
  /** Of a colleague; an account of the shop is an owner without one. */
  staffRight?: ColleagueRight | null
  /** Created by the demo. */
  demo: boolean
}

/**
 * Adds an account of any role, by the same rules as a customer's.
 * @param also what belongs to it, in the same transaction
 * @param by whose it is in the history; of nobody's there is none
 * @throws ShopError VALIDATION, also when the e-mail address is in use in any letter case
 */
export async function createUser(
  database: Database,
  { role, demo, staffRight = null, ...given }: NewUser,
  also?: (manager: EntityManager, account: Customer) => Promise<void>,
  by?: Context,
): Promise<Customer> {
  const entity = managedEntity(Customer)
  // Everybody knows the password of the demo, which no other account may have.
  const password = demo ? null : given.password
  const values = await checkedUser(database, { role, ...given, password })
  const passwordHash = given.password === null ? null : await hashPassword(given.password)
  const whole = { ...systemDefaults(Customer), ...values, role, staffRight, demo, passwordHash }
  try {
    return await database.write(async (manager) => {
      const account = await records.insert(manager, Customer, whole, { by })
      await also?.(manager, account)
      return account
    })
  } catch (error) {
    throw await translateRefusal(database.reader, entity, whole, error)
  }
}

/**
 * The values of a new account without its password, as they are stored.
 * @param besides what is known to be wrong already
 * @throws ShopError VALIDATION that names every field at fault
 */
export async function checkedUser(
  database: Database,
  {
    role,
    ...given
  }: { [Field in keyof Omit<NewUser, 'demo' | 'role' | 'staffRight'>]: NewUser[Field] | null } & Pick<NewUser, 'role'>,
  besides: FieldErrors = {},
): Promise<Values> {
  const { password, ...values } = withDefaults(Customer, given)
  const fault = typeof password === 'string' && passwordFault(password, values, await readShop(database.reader))
  const faults = { ...(fault && { password: [fault] }), ...besides }
  await validate(Customer, inputsFor(Customer).create, { ...values, password }, { ...values, role }, faults)
  return values
}
