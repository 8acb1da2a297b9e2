import { isEmail } from 'class-validator'
import type { Role } from '../access/roles.js'
import { comparisonKey } from '../content/slugs.js'
import type { Database } from '../database/Database.js'
import { violatedIndex } from '../database/databaseErrors.js'
import { type FieldErrors, invalidField, ShopError } from '../errors/ShopError.js'
import type { Message } from '../i18n/say.js'
import { hashPassword, passwordLength } from './passwords.js'
import { User } from './User.js'

export interface NewUser {
  name: string
  email: string
  /** Null until the user chooses one; nobody can log in until then. */
  password: string | null
  role: Role
  /** Made by the demo. */
  demo: boolean
}

const nameMax = 120
const emailMax = 200

/** Adds an account. @throws ShopError VALIDATION, also when the e-mail address is in use in any letter case */
export async function createUser(database: Database, given: NewUser): Promise<User> {
  const user = { ...given, name: given.name.trim(), email: given.email.trim() }
  const fields = fieldErrors(user)
  if (Object.keys(fields).length > 0) throw new ShopError('VALIDATION', { fields })
  const passwordHash = user.password === null ? null : await hashPassword(user.password)
  const row = {
    name: user.name,
    email: user.email,
    emailKey: comparisonKey(user.email),
    role: user.role,
    passwordHash,
    loginCount: 0,
    demo: user.demo,
    createdAt: new Date().toISOString(),
  }
  try {
    return await database.write((manager) => manager.save(manager.create(User, row)))
  } catch (error) {
    if (violatedIndex(error)?.some((name) => name.includes('email_key')))
      throw invalidField('email', says('field.unique', 'email'))
    throw error
  }
}

function fieldErrors({ name, email, password }: NewUser): FieldErrors {
  const errors: FieldErrors = {}
  const add = (field: string, message: Message) => {
    errors[field] = [...(errors[field] ?? []), message]
  }
  if (name === '') add('name', says('field.required', 'name'))
  // A line break in a name would end up in the headers of a mail.
  if (/\p{Cc}/u.test(name)) add('name', says('field.type', 'name'))
  if (name.length > nameMax) add('name', says('field.max', 'name', nameMax))
  if (!isEmail(email) || /\p{Cc}/u.test(email)) add('email', says('field.email', 'email'))
  if (Math.max(email.length, comparisonKey(email).length) > emailMax) add('email', says('field.max', 'email', emailMax))
  if (password !== null && password.length < passwordLength.min) add('password', says('field.password', 'password'))
  if (password !== null && password.length > passwordLength.max)
    add('password', says('field.max', 'password', passwordLength.max))
  return errors
}

function says(key: Message['key'], field: string, max?: number): Message {
  return { key, values: { field: { owner: 'user', name: field }, max } }
}
