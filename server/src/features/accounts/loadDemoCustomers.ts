import { randomUUID } from 'node:crypto'
import { customers, partners } from '../../../demo/content/customers.js'
import type { DemoCustomer } from '../../../demo/content/recordTypes.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { createRecord } from '../../kernel/records/createRecord.js'
import { records } from '../../kernel/records/records.js'
import { unnoticed } from '../../kernel/records/writeWhere.js'
import { Customer } from '../customers/Customer.js'
import { type Demo, setAge } from '../demo/Demo.js'
import { hashPassword } from '../passwords/passwords.js'
import { createUser } from './createUser.js'
import { demoAccounts } from './demoAccounts.js'

/** All accounts but that of the owner; jobs refer to a customer by e-mail address. */
export async function loadDemoCustomers(demo: Demo): Promise<void> {
  for (const customer of [...customers, ...partners]) {
    const id = await addCustomer(demo, customer)
    await setAge(demo, Customer, id, customer.createdAt)
    demo.inputs.know(Customer, customer.email, { nl: id, en: id })
  }
}

async function addCustomer({ context, inputs }: Demo, customer: DemoCustomer): Promise<number> {
  const { database } = context.services
  const account = demoAccounts.find(({ email }) => email === customer.email)
  if (!account) {
    // Registering would send an invitation to an address without a reader.
    const { isCalled, email, ...values } = customer
    const given = { ...values, email: isCalled ? null : email }
    const { id } = await createUser(database, { ...given, role: 'cms-status-user', password: null, demo: true })
    return id
  }
  const isCustomer = account.role === 'cms-status-user'
  // Nobody else may choose the password of the demo, which everybody knows.
  const values = { ...customer, ...account, password: randomUUID(), statusUser: isCustomer }
  const { id } = await createRecord(
    context,
    managedEntity(Customer),
    inputs.inputOf(Customer, values, customer.language),
  )
  const passwordHash = await hashPassword(account.password ?? '')
  await database.write((manager) =>
    records.updateWhere(manager, Customer, { id }, { demo: true, passwordHash }, unnoticed),
  )
  return id
}
