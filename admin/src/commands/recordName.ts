import type { FormRecord } from '../dataProvider/FormRecord'
import { titleOf } from '../format/formatValue'
import { fieldNamed } from '../managed/ManagedCatalogue'
import type { Language, ManagedEntity } from '../managed/ManagedEntity'

/** What a found record is called, and what tells it from its namesakes. A job is called after its customer. */
export function recordName(entity: ManagedEntity, record: FormRecord, language: Language) {
  const title = titleOf(entity, record, language)
  if (fieldNamed(entity, entity.titleField)?.kind === 'choice') {
    const owner = Object.values(record.referenced)[0]?.title
    return { text: [owner, `#${record.id}`].filter(Boolean).join(' '), detail: title }
  }
  const second = entity.fields.find(
    ({ name, kind, inList }) => inList && kind === 'text' && name !== entity.titleField && record[name],
  )
  const details = [record.language?.toUpperCase(), second && String(record[second.name])]
  return { text: title || `#${record.id}`, detail: details.filter(Boolean).join(' · ') || undefined }
}
