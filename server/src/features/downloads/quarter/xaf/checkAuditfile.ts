import type { Auditfile } from './Auditfile.js'
import type { Journal } from './auditEntries.js'
import { maxLengths } from './cut.js'

/**
 * Refuses what importing programs would stumble over, and what they would not notice.
 * @throws Error, see `writeXaf`
 */
export function checkAuditfile({ from, to, customers }: Auditfile, journals: readonly Journal[]): void {
  if (from > to || from.slice(0, 4) !== to.slice(0, 4)) throw new Error(`Not of one year: ${from} to ${to}`)
  const known = new Set(customers.map(({ id }) => id))
  if (known.size < customers.length) throw new Error('A customer is there twice.')
  for (const { id, entries } of journals) {
    const numbers = new Set<string>()
    for (const { number, day, lines } of entries) {
      const name = `Entry ${number} of ${id}`
      if (number.length > maxLengths.id || numbers.has(number)) throw new Error(`${name} is there twice, or too long.`)
      numbers.add(number)
      if (day < from || day > to) throw new Error(`${name} is of ${day}.`)
      if (lines.reduce((sum, { cents }) => sum + cents, 0) !== 0) throw new Error(`${name} does not balance.`)
      const stranger = lines.find(({ customer }) => typeof customer === 'number' && !known.has(customer))
      if (stranger) throw new Error(`${name} names customer ${stranger.customer}.`)
    }
  }
}
