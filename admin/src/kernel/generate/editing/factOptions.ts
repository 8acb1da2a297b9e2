import { useGetList } from 'ra-core'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { titleOf } from '../../format/formatValue'
import { useTranslation } from '../../i18n/useTranslation'
import { useManaged } from '../../managed/ManagedContext'
import type { ManagedField } from '../../managed/ManagedEntity'

export interface FactOption {
  value: string
  text: string
  /** The same by the language of a record, which refers to what is in its own. */
  byLanguage?: Readonly<Record<string, string>>
}

const most = 250

/** What can be chosen in a field; undefined for what is typed, empty while it is loaded. */
export function useFactOptions(field: ManagedField): FactOption[] | undefined {
  const { language, localize } = useTranslation()
  const catalogue = useManaged()
  const target = field.reference ? catalogue.entity(field.reference) : undefined
  const { data = [] } = useGetList<FormRecord>(
    field.reference ?? '',
    {
      pagination: { page: 1, perPage: most },
      sort: { field: target?.titleField ?? 'id', order: 'ASC' },
      meta: { siblingsAsOne: target?.isTranslated },
    },
    { enabled: target !== undefined },
  )
  if (target) {
    return data.map((record) => ({
      value: String(record.id),
      text: titleOf(target, record, language) || `#${record.id}`,
      byLanguage: Object.fromEntries(
        [record, record.sibling].flatMap((each) => (each?.language ? [[each.language, String(each.id)]] : [])),
      ),
    }))
  }
  return field.choices?.map(({ value, label }) => ({ value, text: localize(label) }))
}
