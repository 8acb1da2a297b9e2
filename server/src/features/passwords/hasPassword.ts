import type { EntityManager } from 'typeorm'
import { Customer } from '../customers/Customer.js'

/** Whether a password has been chosen for an account. */
export function hasPassword(manager: EntityManager, id: number): Promise<boolean> {
  return manager
    .createQueryBuilder(Customer, 'customer')
    .where('customer.id = :id AND customer.passwordHash IS NOT NULL', { id })
    .getExists()
}
