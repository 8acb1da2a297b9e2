import type { Database } from '../../../src/kernel/database/Database.js'
import { sharedFields } from '../../../src/kernel/fields/sharedFields.js'
import { Revision } from '../../../src/kernel/records/Revision.js'
import { sharingEntities } from '../../../src/kernel/records/unequalPairs.js'

/** The facts that content which was loaded says otherwise for a translation, each as `product 7: price`. */
export async function writtenTwice({ reader }: Database): Promise<string[]> {
  const found: string[] = []
  for (const { name, type } of sharingEntities()) {
    const facts = sharedFields(type).map((field) => field.name)
    for (const { record, changes } of await reader.findBy(Revision, { entity: name, action: 'update' })) {
      const changed = Object.keys(changes).filter((field) => facts.includes(field))
      if (changed.length > 0) found.push(`${name} ${record}: ${changed.join(', ')}`)
    }
  }
  return found
}
