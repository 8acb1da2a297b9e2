import type { FormRecord } from '../../dataProvider/FormRecord'
import { editableFields, type ManagedCatalogue } from '../../managed/ManagedCatalogue'
import type { ManagedEntity } from '../../managed/ManagedEntity'
import { differences, type Step } from '../conflict/differences'

/** Where a record has changed of what its translation does not share with it: each place once, in the order of the form. */
export function changedPlaces(
  entity: ManagedEntity,
  catalogue: ManagedCatalogue,
  before: FormRecord,
  now: FormRecord,
): Step[][] {
  const fields = editableFields(entity.fields).filter(({ isShared, kind }) => !isShared && !kind.isMade)
  const paths = differences(catalogue, fields, before, now).map(({ path }) => path.slice(0, 2))
  return [...new Map(paths.map((path) => [JSON.stringify(path), path])).values()]
}
