import { setImmediate as nextTurn } from 'node:timers/promises'
import { label } from '../../../kernel/i18n/labels.js'
import { type Message, say } from '../../../kernel/i18n/say.js'
import { excelSheet } from '../../../kernel/shared/excelSheet.js'
import { unitsOf } from '../../../kernel/shared/money.js'
import type { Sheet } from '../../../kernel/shared/Sheet.js'
import type { Language } from '../../../kernel/shared/screens.js'
import { writeCsv } from '../../../kernel/shared/writeCsv.js'
import type { CollectedJob } from './collectedJobs.js'
import type { Quarter } from './Quarter.js'
import { writeWorkbook } from './writeWorkbook.js'

export interface QuarterFile {
  name: string
  content: Buffer
}

const columns = ['number', 'day', 'net', 'vat', 'total', 'paidWith'] as const

const headings: Record<(typeof columns)[number], Message> = {
  number: { key: 'quarter.number' },
  day: { key: 'quarter.day' },
  net: { key: 'quarter.net' },
  vat: { key: 'quarter.vat' },
  total: { key: 'quarter.total' },
  paidWith: { key: 'quarter.paidWith' },
}

/** The jobs of a quarter for both kinds of program that accountants use, under the same name. Others have their turn between. */
export async function quarterFiles(
  jobs: readonly CollectedJob[],
  { year, quarter }: Pick<Quarter, 'year' | 'quarter'>,
  language: Language,
): Promise<QuarterFile[]> {
  const title = say(language, { key: 'quarter.title', values: { year: String(year), quarter: String(quarter) } })
  const amount = (cents: number) => ({ number: unitsOf(cents), decimals: 2 })
  const sheet: Sheet = {
    headings: columns.map((column) => say(language, headings[column])),
    rows: jobs.map(({ number, day, net, vat, total, paidWith }) => [
      number,
      { day },
      ...[net, vat, total].map(amount),
      paidWith && label(`choice.PaymentMethod.${paidWith}`)[language],
    ]),
  }
  await nextTurn()
  const text = writeCsv(sheet, language)
  await nextTurn()
  // It has days alone, which are the same in any time zone.
  const workbook = await writeWorkbook(excelSheet(sheet, language, 'UTC'))
  return [
    { name: `${title}.csv`, content: Buffer.from(text) },
    { name: `${title}.xlsx`, content: workbook },
  ]
}
