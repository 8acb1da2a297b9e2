import { type RaRecord, useDataProvider, useListContext, useNotify } from 'ra-core'
import { useState } from 'react'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { type SheetFormat, saveSheet } from '../../files/saveSheet'
import { useTranslation } from '../../i18n/useTranslation'
import { useEntity } from '../../managed/ManagedContext'
import { exportedFields, recordsSheet } from './recordsSheet'

const perPage = 100

/** Saves all records that the list's search and filters let through, with all their fields. */
export function useExport() {
  const entity = useEntity()
  const { filterValues, sort } = useListContext<FormRecord & RaRecord>()
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const { translate, localize, language } = useTranslation()
  const [isExporting, setExporting] = useState(false)

  async function exportRows(format: SheetFormat) {
    setExporting(true)
    try {
      const columns = exportedFields(entity).map(({ name }) => name)
      const records: FormRecord[] = []
      for (let page = 1, total = 1; (page - 1) * perPage < total; page += 1) {
        const answer = await dataProvider.getList<FormRecord>(entity.name, {
          filter: filterValues,
          sort,
          pagination: { page, perPage },
          meta: { columns, inTexts: true },
        })
        total = answer.total ?? 0
        records.push(...answer.data)
      }
      const words = {
        labelOf: (field: (typeof entity.fields)[number]) => localize(field.label),
        translation: translate('export.translation'),
      }
      const name = entity.section.replaceAll("'", '')
      await saveSheet(recordsSheet(entity, records, words), name, format, language)
    } catch (failure) {
      notify(failure instanceof Error ? failure.message : 'failure.other', { type: 'error' })
    } finally {
      setExporting(false)
    }
  }
  return { exportRows, isExporting }
}
