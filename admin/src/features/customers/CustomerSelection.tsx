import type { SelectionAdditionProps } from '../../kernel/generate/list/SelectionAdditions'
import { CustomerDataButtons } from './CustomerDataButtons'

/** What can be done with one selected customer besides deleting; erasing all data is done on the customer's own page. */
export default function CustomerSelection({ records }: SelectionAdditionProps) {
  const [only, ...others] = records
  return only && others.length === 0 ? <CustomerDataButtons record={only} /> : null
}
