import type { DeepPartial, EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { records } from '../../kernel/records/records.js'
import { Payment } from './Payment.js'
import { lockTill } from './Till.js'

/** The one way in which a payment comes to be: on one side of every closing of the till, since it locks the till first. */
export async function insertPayment(
  manager: EntityManager,
  context: Context,
  payment: DeepPartial<Payment>,
): Promise<Payment> {
  await lockTill(manager)
  return records.insert(manager, Payment, payment, { by: context })
}
