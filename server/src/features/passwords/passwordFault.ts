import { maxLength } from 'class-validator'
import { addCheck } from '../../kernel/fields/checks.js'
import type { Message } from '../../kernel/i18n/say.js'
import { judgePassword } from '../../kernel/shared/judgePassword.js'
import { guessableWords, passwordLength, passwordWeakness } from '../../kernel/shared/passwordStrength.js'
import { Customer } from '../customers/Customer.js'
import type { ShopSettings } from '../shop/ShopSettings.js'
import { guessableOfShop } from '../shop/shopFacts.js'

type Owner = Partial<Pick<Customer, 'name' | 'email'>>

const texts = {
  short: 'field.password',
  pattern: 'password.pattern',
  words: 'password.words',
  guessable: 'password.guessable',
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
  const words = guessableWords(owned)
  // Without the words of the shop the estimate would be another one.
  const strength = shop ? judgePassword(password, words) : (passwordWeakness(password, words) ?? 1)
  return typeof strength === 'number' ? null : { key: texts[strength] }
}

/**
 * Checked here, and not in the description of the entity, which knows no dictionary. The shop's words are
 * `customerHooks`'.
 */
addCheck(Customer, ({ password, ...owner }: Customer) => ({
  password: typeof password === 'string' && (passwordFault(password, owner, null) ?? false),
}))
