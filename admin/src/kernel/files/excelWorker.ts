import { excelSheet } from '@shop/server/excelSheet'
import type { Sheet } from '@shop/server/Sheet'
import writeExcelFile from 'write-excel-file/browser'
import type { Language } from '../managed/ManagedEntity'

/** What the worker is asked for. */
export interface ExcelRequest {
  sheet: Sheet
  language: Language
  /** Of the moments. */
  timeZone: string
}

/** Makes a file of a table beside the screen, which thousands of rows would hold up. */
globalThis.onmessage = async ({ data: { sheet, language, timeZone } }: MessageEvent<ExcelRequest>) => {
  const { data, options } = excelSheet(sheet, language, timeZone)
  globalThis.postMessage(await writeExcelFile(data, options).toBlob())
}
