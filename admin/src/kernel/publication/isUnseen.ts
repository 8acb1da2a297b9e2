import type { FormRecord } from '../dataProvider/FormRecord'

/** Whether visitors do not see a record, and are not going to; also of one that is not there yet. */
export function isUnseen(record: FormRecord | undefined): boolean {
  const state = record?.state ?? 'concept'
  return state === 'concept' || state === 'expired'
}
