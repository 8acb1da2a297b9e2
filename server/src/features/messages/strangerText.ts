import { find } from 'linkifyjs'
import type { Values } from '../../kernel/context/Row.js'
import type { FieldErrors } from '../../kernel/errors/ShopError.js'

/** "J.de Vries": a mail program would not make a link of an initial and the word after it. */
const initialBeforeWord = /^\p{L}\.\p{L}{2}$/u

/** Full stops of other scripts, which browsers read as dots of an address. */
const otherDots = /[。．｡]/g

/**
 * What is wrong with texts of strangers that mails greet with or repeat: nobody has the shop send others an address of
 * theirs. Line breaks and other control characters are refused by the rules of each field.
 * @param owner the name of the entity, for the labels of the fields
 */
export function strangerTextFaults(owner: string, values: Values, names: readonly string[]): FieldErrors {
  const faulty = names.filter((name) => typeof values[name] === 'string' && holdsAddress(values[name]))
  return Object.fromEntries(
    faulty.map((name) => [name, [{ key: 'field.noAddress', values: { field: { owner, name } } }]]),
  )
}

/** Whether a text holds what mail programs make a link of, or what people read as one. */
export function holdsAddress(text: string): boolean {
  const dotted = text.replace(/\p{Cf}/gu, '').replace(otherDots, '.')
  if (/:\/\/|www\.|@/i.test(dotted)) return true
  return find(dotted).some(({ value }) => !initialBeforeWord.test(value))
}
