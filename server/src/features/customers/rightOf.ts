import type { ColleagueRight } from '../../kernel/shared/staffRights.js'
import type { Customer } from './Customer.js'

/** What a colleague may do of the role of administrators; none for an owner, and for every other role. */
export function rightOf({ role, staffRight }: Pick<Customer, 'role' | 'staffRight'>): ColleagueRight | undefined {
  return role === 'cms-admin' ? (staffRight ?? undefined) : undefined
}
