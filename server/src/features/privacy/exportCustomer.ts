import type { CoreServices } from '../../kernel/context/Context.js'
import type { Values } from '../../kernel/context/Row.js'
import { fieldsOf } from '../../kernel/fields/FieldDescription.js'
import { managedByName, storedEntity } from '../../kernel/records/managedByName.js'
import type { Revision } from '../../kernel/records/Revision.js'
import type { TrashedRecord } from '../../kernel/records/TrashedRecord.js'
import { Customer } from '../customers/Customer.js'
import { allPersonalData, holdsRecords } from '../customers/PersonalData.js'
import { printRecords, printRow, printValue } from '../customers/printRecords.js'
import { customerRecords } from './customerRecords.js'

/**
 * Exports all stored data of a customer: what each feature has. Amounts are in the shop's currency.
 * @throws ShopError NOT_FOUND
 */
export async function exportCustomer(services: Pick<CoreServices, 'database'>, id: number): Promise<Values> {
  return services.database.write(async (manager) => {
    const { person, found, history, binned } = await customerRecords(manager, id)
    const exported: Values = {}
    for (const { data, stored } of found) {
      // The composition gives every feature the services that it needs.
      exported[data.name] = (await data.print?.(manager, services as never, stored)) ?? stored.flatMap(printRecords)
    }
    for (const data of allPersonalData()) {
      if (!holdsRecords(data)) exported[data.name] = await data.read(person)
    }
    return {
      exportedAt: new Date().toISOString(),
      account: printRow(Customer, person.customer),
      ...exported,
      bin: binned.map(printTrashed),
      history: history.map(printRevision),
    }
  })
}

function printTrashed({ entity, at, content, besides }: TrashedRecord): Values {
  const { addresses, ...rest } = besides
  return { kind: entity, deletedAt: at, ...printRow(managedByName(entity).type, content), ...rest }
}

function printRevision({ entity, record, action, at, userName, changes }: Revision): Values {
  const type = storedEntity(entity)?.type
  const fields = new Map((type ? fieldsOf(type) : []).map((field) => [field.name, field]))
  const printed = Object.entries(changes).map(([name, { from, to }]) => {
    const field = fields.get(name)
    return [name, { from: printValue(field, from), to: printValue(field, to) }]
  })
  return { entity, record, action, at, userName, changes: Object.fromEntries(printed) }
}
