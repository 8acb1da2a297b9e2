import type { SheetCell } from '@shop/server/Sheet'
import { formatMoney } from '../../kernel/format/formatValue'
import type { Language } from '../../kernel/managed/ManagedEntity'

/** What a number counts: things, days, an amount of money, or a part of a whole from 0 to 1. */
export type FigureForm = 'count' | 'days' | 'money' | 'share'

export interface FigureColumn {
  label: string
  form: FigureForm
  /** Whether the chart shows it. */
  isDrawn?: boolean
}

export interface FigureRow {
  key: string
  name: string
  /** In the order of the columns. */
  values: readonly (number | null)[]
}

/** Numbers that belong together: drawn, in a table and as a file. */
export interface Figure {
  id: string
  title: string
  text: string
  /** What the names of the rows are. */
  heading: string
  columns: readonly FigureColumn[]
  rows: readonly FigureRow[]
  /** Bars beside long names rather than above short ones. */
  isLying?: boolean
}

const locales: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB' }
const forms: Record<Exclude<FigureForm, 'money'>, Intl.NumberFormatOptions> = {
  count: {},
  days: { maximumFractionDigits: 1 },
  share: { style: 'percent', maximumFractionDigits: 0 },
}

/** A number as people read it. */
export function figureText(value: number | null, form: FigureForm, language: Language): string {
  if (value === null) return '–'
  if (form === 'money') return formatMoney(value, language)
  return new Intl.NumberFormat(locales[language], forms[form]).format(value)
}

const decimals: Record<FigureForm, number> = { count: 0, days: 1, money: 2, share: 1 }

/** A number for a file; a share in percent. */
export function figureCell(value: number | null, form: FigureForm): SheetCell {
  return value === null ? null : { number: form === 'share' ? value * 100 : value, decimals: decimals[form] }
}

/** A month by its first day, such as nov 2026. */
export function monthText(firstDay: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${firstDay}T00:00:00Z`),
  )
}
