import writeExcelFile, { type SheetData } from 'write-excel-file/node'
import { label } from '../../i18n/labels.js'
import { type Message, say } from '../../i18n/say.js'
import { amountText, unitsOf } from '../../shared/money.js'
import type { Language } from '../../shared/screens.js'
import { writeCsv } from '../../shared/writeCsv.js'
import type { CollectedJob } from './collectedJobs.js'
import type { Quarter } from './Quarter.js'

export interface QuarterFile {
  name: string
  content: Buffer
}

const columns = ['number', 'day', 'net', 'vat', 'total', 'paidWith'] as const
const amounts = ['net', 'vat', 'total'] as const

const decimalMarks: Record<Language, string> = { nl: ',', en: '.' }
const dayFormats: Record<Language, string> = { nl: 'dd-mm-yyyy', en: 'dd/mm/yyyy' }
const amountFormat = '#,##0.00'
const columnWidths = [12, 14, 12, 12, 12, 20]

/** The jobs of a quarter for both kinds of program that accountants use, under the same name. */
export async function quarterFiles(
  jobs: readonly CollectedJob[],
  { year, quarter }: Pick<Quarter, 'year' | 'quarter'>,
  language: Language,
): Promise<QuarterFile[]> {
  const title = say(language, { key: 'quarter.title', values: { year: String(year), quarter: String(quarter) } })
  const heading = columns.map((column) => say(language, headings[column]))
  return [
    { name: `${title}.csv`, content: Buffer.from(csvOf(jobs, heading, language)) },
    { name: `${title}.xlsx`, content: await workbookOf(jobs, heading, language) },
  ]
}

const headings: Record<(typeof columns)[number], Message> = {
  number: { key: 'quarter.number' },
  day: { key: 'quarter.day' },
  net: { key: 'quarter.net' },
  vat: { key: 'quarter.vat' },
  total: { key: 'quarter.total' },
  paidWith: { key: 'quarter.paidWith' },
}

function csvOf(jobs: readonly CollectedJob[], heading: readonly string[], language: Language): string {
  const rows = jobs.map((job) => [
    job.number,
    job.day,
    ...amounts.map((amount) => amountText(job[amount], decimalMarks[language])),
    paymentText(job, language),
  ])
  return writeCsv([heading, ...rows])
}

function workbookOf(jobs: readonly CollectedJob[], heading: readonly string[], language: Language): Promise<Buffer> {
  const rows: SheetData = jobs.map((job) => [
    { type: String, value: job.number },
    { type: Date, value: new Date(`${job.day}T00:00:00Z`), format: dayFormats[language] },
    ...amounts.map((amount) => ({ type: Number, value: unitsOf(job[amount]), format: amountFormat }) as const),
    { type: String, value: paymentText(job, language) },
  ])
  const titles = heading.map((text) => ({ type: String, value: text, fontWeight: 'bold' }) as const)
  return writeExcelFile([titles, ...rows], {
    columns: columnWidths.map((width) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer()
}

function paymentText({ paidWith }: CollectedJob, language: Language): string {
  return paidWith === null ? '' : label(`choice.PaymentMethod.${paidWith}`)[language]
}
