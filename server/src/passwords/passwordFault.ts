import { maxLength } from 'class-validator'
import { Customer } from '../entities/Customer.js'
import type { ShopSettings } from '../entities/ShopSettings.js'
import { addCheck } from '../fields/checks.js'
import type { Message } from '../i18n/say.js'
import { guessableWords, passwordLength, passwordWeakness } from '../shared/passwordStrength.js'
import { guessableOfShop } from '../shop/shopFacts.js'
import { isMostUsed } from './mostUsedPasswords.js'

type Owner = Partial<Pick<Customer, 'name' | 'email'>>

const texts = {
  short: 'field.password',
  pattern: 'password.pattern',
  words: 'password.words',
} as const

/**
 * Why a new password is refused for this account; null when it is accepted. Any character is allowed.
 * @param shop whose name and address are guessed at; null where they are looked at elsewhere
 */
export function passwordFault(password: string, { name, email }: Owner, shop: ShopSettings | null): Message | null {
  if (!maxLength(password, passwordLength.max)) {
    return { key: 'field.max', values: { field: { owner: 'customer', name: 'password' }, max: passwordLength.max } }
  }
  const owned = [name, email, ...(shop ? guessableOfShop(shop) : [])].filter((text) => typeof text === 'string')
  const weakness = passwordWeakness(password, guessableWords(owned))
  if (weakness) return { key: texts[weakness] }
  return isMostUsed(password) ? { key: 'password.mostUsed' } : null
}

/**
 * Checked here, and not in the description of the entity, which knows no list of passwords. The shop's words are
 * `customerHooks`'.
 */
addCheck(Customer, ({ password, ...owner }: Customer) => ({
  password: typeof password === 'string' && (passwordFault(password, owner, null) ?? false),
}))
