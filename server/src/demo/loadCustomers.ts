import { createUser } from '../accounts/createUser.js'
import { demoAccounts } from '../accounts/demoAccounts.js'
import { createRecord } from '../content/createRecord.js'
import { Customer } from '../entities/Customer.js'
import { managedEntity } from '../fields/Managed.js'
import { customers, partners } from './content/customers.js'
import type { DemoCustomer } from './content/recordTypes.js'
import { type Demo, setAge } from './Demo.js'

/** All accounts but that of the owner; jobs refer to a customer by e-mail address. */
export async function loadCustomers(demo: Demo): Promise<void> {
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
    const { id } = await createUser(database, { ...customer, role: 'cms-status-user', password: null, demo: true })
    return id
  }
  const isCustomer = account.role === 'cms-status-user'
  const input = inputs.inputOf(Customer, { ...customer, ...account, statusUser: isCustomer }, customer.language)
  const { id } = await createRecord(context, managedEntity(Customer), input)
  await database.write((manager) => manager.update(Customer, id, { demo: true }))
  return id
}
