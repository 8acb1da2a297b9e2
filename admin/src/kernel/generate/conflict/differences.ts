import type { BlockValue } from '../../dataProvider/FormRecord'
import type { ManagedCatalogue } from '../../managed/ManagedCatalogue'
import type { LocalizedText, ManagedField } from '../../managed/ManagedEntity'
import { differ } from './mergeVersions'

type Values = Record<string, unknown>

/** Where in a record something stands: a field, or which block or item of a list. */
export type Step = LocalizedText | { index: number; label?: LocalizedText; title?: string }

/** Something in which two versions of a record differ. */
export interface Difference {
  path: Step[]
  /** The field with what each version holds of it; null where a version has no such block or item at all. */
  field: ManagedField | null
  one: Values | null
  other: Values | null
}

/** In what two versions differ, down to the fields of their blocks and lists. */
export function differences(
  catalogue: ManagedCatalogue,
  fields: readonly ManagedField[],
  one: Values,
  other: Values,
  above: Step[] = [],
): Difference[] {
  return fields
    .filter(({ name, writeOnly }) => !writeOnly && differ(one[name], other[name]))
    .flatMap((field) => {
      const path = [...above, field.label]
      const { parts } = field.kind
      if (!parts || (parts === 'items' && !field.fields)) return [{ path, field, one, other }]
      return aligned(listOf(one[field.name]), listOf(other[field.name])).flatMap(({ index, before, after }) => {
        const entry = before ?? after ?? {}
        const label = parts === 'blocks' ? catalogue.block((entry as BlockValue).__type).label : undefined
        const at = [...path, { index, label, title: typeof entry.title === 'string' ? entry.title : undefined }]
        if (before && after) return differences(catalogue, catalogue.partFields(field, before), before, after, at)
        return [{ path: at, field: null, one: before, other: after }]
      })
    })
}

const listOf = (value: unknown): Values[] => (Array.isArray(value) ? (value as Values[]) : [])

interface Pair {
  index: number
  before: Values | null
  after: Values | null
}

/** What stands at both ends alike is left out; between, those of one kind are held against each other in their order. */
function aligned(before: Values[], after: Values[]): Pair[] {
  let start = 0
  while (start < Math.min(before.length, after.length) && !differ(before[start], after[start])) start += 1
  let end = 0
  const maxEnd = Math.min(before.length, after.length) - start
  while (end < maxEnd && !differ(before.at(-1 - end), after.at(-1 - end))) end += 1
  const [left, right] = [before.slice(start, before.length - end), after.slice(start, after.length - end)]
  return Array.from({ length: Math.max(left.length, right.length) }, (_, offset) => offset).flatMap((offset) => {
    const index = start + offset
    const [one, other] = [left[offset] ?? null, right[offset] ?? null]
    if (!one || !other || one.__type === other.__type) return [{ index, before: one, after: other }]
    return [
      { index, before: one, after: null },
      { index, before: null, after: other },
    ]
  })
}
