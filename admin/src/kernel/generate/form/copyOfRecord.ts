import type { FormRecord } from '../../dataProvider/FormRecord'
import { editableFields, isMoment, isVisibility } from '../../managed/ManagedCatalogue'
import type { Language, ManagedEntity, ManagedField } from '../../managed/ManagedEntity'

type Values = Record<string, unknown>

/** Stands behind the title of a copy; written in the language of the record, not of the screen. */
const marks: Record<Language, string> = { nl: '(kopie)', en: '(copy)' }

/**
 * What a copy of a record in its own language begins with: everything, but what no two records may share. A required
 * unique text gets a suffix, other unique fields are left empty; and the copy begins hidden.
 * @param language of the screen, for what has no language of its own
 */
export function copyOfRecord(entity: ManagedEntity, record: FormRecord, language: Language): Values {
  const mark = marks[(entity.hasLanguage && record.language) || language]
  return Object.fromEntries(
    editableFields(entity.fields).map((field) => [field.name, copied(field, record[field.name] ?? null, mark)]),
  )
}

function copied(field: ManagedField, value: unknown, mark: string): unknown {
  if (isVisibility(field)) return false
  if (isMoment(field)) return null
  if (!field.unique || value === null) return value
  return field.kind.words === 'line' && field.required ? marked(String(value), mark, field.max) : null
}

/** A title that would become too long is shortened, never its mark. */
function marked(title: string, mark: string, max: number | null): string {
  const room = (max ?? Number.POSITIVE_INFINITY) - mark.length - 1
  return `${title.slice(0, room).trimEnd()} ${mark}`
}
