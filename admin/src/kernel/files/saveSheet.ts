import type { Sheet } from '@shop/server/Sheet'
import { writeCsv } from '@shop/server/writeCsv'
import type { Language } from '../managed/ManagedEntity'
import { shopTimeZone } from '../shop/shopFacts'
import { saveFile } from './saveFile'

/** The kinds of file that a table is saved as. */
export const sheetFormats = ['xlsx', 'csv'] as const
export type SheetFormat = (typeof sheetFormats)[number]

/**
 * Downloads a table as a file; what writes the one for Excel is loaded when it is asked for.
 * @param name without an ending
 */
export async function saveSheet(sheet: Sheet, name: string, format: SheetFormat, language: Language): Promise<void> {
  if (format === 'csv') return saveFile(writeCsv(sheet, language), `${name}.csv`, 'text/csv;charset=utf-8')
  const { writeExcel } = await import('./writeExcel')
  const blob = await writeExcel({ sheet, language, timeZone: shopTimeZone() })
  saveFile(blob, `${name}.xlsx`, blob.type)
}
