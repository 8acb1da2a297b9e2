import { type FieldDescription, isStored } from './FieldDescription.js'

/** Whether lists are narrowed down by the first and the last value of a field: of those that they are sorted by. */
export function hasRange(field: FieldDescription): boolean {
  return field.sortable && isStored(field) && field.kind.isOrdered === true
}

/** The names of the ends of a range in a filter; both ends belong to it. */
export function rangeNames({ name }: Pick<FieldDescription, 'name'>): { from: string; to: string } {
  return { from: `${name}From`, to: `${name}To` }
}

/** The names under which a filter asks about a field. */
export function filterNames(field: FieldDescription): string[] {
  return hasRange(field) ? [field.name, ...Object.values(rangeNames(field))] : [field.name]
}
