import { type FindOptionsWhere, In } from 'typeorm'
import type { Database } from '../../kernel/database/Database.js'
import { fieldsOf } from '../../kernel/fields/FieldDescription.js'
import { emailKey } from '../../kernel/fields/keys.js'
import { haveSameNumber, phoneDigits } from '../../kernel/fields/phoneForms.js'
import { candidatesOf } from '../../kernel/search/candidates.js'
import { resembling } from '../../kernel/search/resembling.js'
import { maxTypos, typosBetween } from '../../kernel/search/typos.js'
import { wordsOf } from '../../kernel/search/words.js'
import { comparisonKey } from '../../kernel/shared/comparisonKey.js'
import { Customer } from '../customers/Customer.js'
import { readShop } from '../shop/readShop.js'

/** A known customer who may be the one who is about to be added. */
export type Match = Pick<Customer, 'id' | 'name' | 'email' | 'phoneNumber' | 'language'>

export interface NewPerson {
  name?: unknown
  email?: unknown
  phoneNumber?: unknown
}

const maxMatches = 6
const role = 'cms-status-user'

/**
 * The customers with the same e-mail address or phone number, and then those with the same name, however these are written;
 * a typing error in a name is forgiven.
 */
export async function customersAlike(database: Database, { name, email, phoneNumber }: NewPerson): Promise<Match[]> {
  const { reader } = database
  const { country } = await readShop(reader)
  const digits = phoneDigits(typed(phoneNumber), country)
  const address = typed(email)
  const mailed = address ? await read(database, [{ emailKey: emailKey(address) }]) : []
  const found = [...mailed, ...(await calledAlike(database, digits)), ...(await namedAlike(database, typed(name)))]
  return [...new Map(found.map((match) => [match.id, match])).values()].slice(0, maxMatches)
}

/** Who has one of these numbers, alone or beside others. */
async function calledAlike(database: Database, digits: string | null): Promise<Match[]> {
  const fields = fieldsOf(Customer).filter((field) => field.name === 'phoneDigits')
  const found = await Promise.all(
    (digits ?? '').split(' ').map((number) => (number ? candidatesOf(database, Customer, fields, number) : [])),
  )
  const ids = found.flatMap((some) => some ?? [])
  const called = ids.length === 0 ? [] : await database.rows.find<Customer>(Customer, { where: { id: ids, role } })
  return called.filter((customer) => haveSameNumber(customer.phoneDigits, digits)).slice(0, maxMatches)
}

async function namedAlike(database: Database, name: string | null): Promise<Match[]> {
  if (name === null) return []
  const nameField = fieldsOf(Customer).filter((field) => field.name === 'name')
  const ids = await resembling(database, Customer, nameField, name)
  const same = await read(database, [{ nameKey: comparisonKey(name) }])
  const alike = ids.length === 0 ? [] : await read(database, [{ id: In(ids) }], ids.length)
  return [...same, ...alike.filter((match) => isSameName(match.name, name))]
}

/** Whether two names have the same words but for typing errors, in any order. */
export function isSameName(one: string, other: string): boolean {
  const rest = wordsOf(comparisonKey(one)).map(({ form }) => form)
  const words = wordsOf(comparisonKey(other)).map(({ form }) => form)
  if (words.length !== rest.length) return false
  return words.every((word) => {
    const max = maxTypos(word.length)
    const place = rest.findIndex((each) => each === word || typosBetween(word, each, max) <= max)
    return place >= 0 && rest.splice(place, 1).length > 0
  })
}

function typed(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

async function read({ reader }: Database, which: object[], take = maxMatches): Promise<Match[]> {
  const where = which.map((each): FindOptionsWhere<Customer> => ({ ...each, role }))
  return where.length === 0 ? [] : reader.find(Customer, { where, order: { id: 'ASC' }, take })
}
