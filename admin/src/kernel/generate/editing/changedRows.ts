import type { RecordChangesInput } from '../../../generated/graphql'
import type { FormRecord } from '../../dataProvider/FormRecord'
import type { ManagedField } from '../../managed/ManagedEntity'
import { type FactChange, type FactFault, nextFact, sentFact, takenBack, unchanged } from './factChange'

/** What a change comes to in one record. */
export interface ChangedRow {
  id: number
  record: FormRecord
  /** The fields with another value, and that value. */
  next: readonly { field: ManagedField; value: unknown }[]
  faults: readonly { field: ManagedField; fault: FactFault }[]
  /** What is sent of it, and what takes that back; null where nothing changes. */
  sent: RecordChangesInput | null
  back: RecordChangesInput | null
}

/** What changes of fields come to in records; without those that stay as they are. */
export function changedRows(
  fields: readonly ManagedField[],
  records: readonly FormRecord[],
  changes: Readonly<Record<string, FactChange>>,
): ChangedRow[] {
  return records.flatMap((record) => {
    const next: { field: ManagedField; value: unknown; plus?: number }[] = []
    const faults: { field: ManagedField; fault: FactFault }[] = []
    for (const field of fields) {
      const fact = nextFact(field, record, changes[field.name] ?? unchanged)
      if (fact && 'fault' in fact) faults.push({ field, fault: fact.fault })
      else if (fact) next.push({ field, ...fact })
    }
    if (next.length === 0 && faults.length === 0) return []
    const { id, version } = record
    const isSent = next.length > 0 && faults.length === 0
    // What is only added to is right whatever has become of it meanwhile.
    const read = next.every(({ plus }) => plus !== undefined) ? {} : { version }
    return [
      {
        ...{ id, record, next, faults },
        sent: isSent ? { id, ...read, fields: next.map((fact) => sentFact(fact.field, fact)) } : null,
        back: isSent ? { id, fields: next.map((fact) => takenBack(fact.field, record, fact)) } : null,
      },
    ]
  })
}
