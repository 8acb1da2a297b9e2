import { useGetList } from 'ra-core'
import { useDeferredValue, useState } from 'react'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { titleOf } from '../../format/formatValue'
import { useTranslation } from '../../i18n/useTranslation'
import type { ManagedEntity } from '../../managed/ManagedEntity'

const maxChoices = 50

interface RecordSearch {
  found: FormRecord[]
  isFetching: boolean
  /** What is typed; the records follow. */
  typed: string
  setTyped: (text: string) => void
  nameOf: (record: FormRecord) => string
  /** Distinguishes records with the same title, such as the company and the e-mail address of a customer or the path of a page. */
  detailOf: (record: FormRecord) => string | undefined
}

/**
 * Records to choose from, found by what is typed.
 * @param language of which they must be; any, when not given
 * @param shown what stands in the field before anything is typed, which is not searched for
 */
export function useRecordSearch(target: ManagedEntity, language?: unknown, shown = ''): RecordSearch {
  const translation = useTranslation()
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed)
  const detail = target.fields.find(({ unique, inList, kind }) => unique && inList && kind.words === 'line')
  const company = target.fields.find(({ name }) => name === 'company')
  const { data: found = [], isFetching } = useGetList<FormRecord>(target.name, {
    pagination: { page: 1, perPage: maxChoices },
    sort: { field: target.titleField, order: 'ASC' },
    filter: {
      ...(target.hasLanguage && language ? { language } : {}),
      ...(search !== '' && search !== shown ? { q: search } : {}),
    },
  })
  const address = target.fields.find(({ kind }) => kind.isAddress)
  return {
    found,
    isFetching,
    typed,
    setTyped,
    nameOf: (record) => titleOf(target, record, translation.language) || `#${record.id}`,
    detailOf: (record) => {
      if (address && record[address.name]) return `/${record.language}/${record[address.name]}`
      const details = [company, detail?.name === target.titleField ? undefined : detail]
      return (
        details.flatMap((field) => (field && record[field.name] ? String(record[field.name]) : [])).join(' · ') ||
        undefined
      )
    },
  }
}
