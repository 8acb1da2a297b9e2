import { writeCsv } from '@shop/server/writeCsv'
import { type RaRecord, useDataProvider, useListContext, useNotify } from 'ra-core'
import { useState } from 'react'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { saveFile } from '../../files/saveFile'
import { formatValue } from '../../format/formatValue'
import { useTranslation } from '../../i18n/useTranslation'
import { useEntity } from '../../managed/ManagedContext'
import { useColumns } from './useColumns'

const perPage = 100

/** Saves all rows that the list's search and filters let through as a CSV file, with the columns that it shows. */
export function useCsvExport() {
  const entity = useEntity()
  const { filterValues, sort } = useListContext<FormRecord & RaRecord>()
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const { translate, localize, language } = useTranslation()
  const { columns } = useColumns(entity)
  const [isExporting, setExporting] = useState(false)

  async function exportRows() {
    setExporting(true)
    try {
      const format = { language, yes: translate('ra.boolean.true'), no: translate('ra.boolean.false') }
      const rows = [columns.map((field) => localize(field.label))]
      for (let page = 1, total = 1; (page - 1) * perPage < total; page += 1) {
        const answer = await dataProvider.getList<FormRecord>(entity.name, {
          filter: filterValues,
          sort,
          pagination: { page, perPage },
          meta: { columns: columns.map(({ name }) => name) },
        })
        total = answer.total ?? 0
        rows.push(...answer.data.map((record) => columns.map((field) => formatValue(field, record, format))))
      }
      saveFile(writeCsv(rows), `${entity.section.replaceAll("'", '')}.csv`, 'text/csv')
    } catch (failure) {
      notify(failure instanceof Error ? failure.message : 'failure.other', { type: 'error' })
    } finally {
      setExporting(false)
    }
  }
  return { exportRows, isExporting }
}
