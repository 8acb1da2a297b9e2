import type { ReadCell } from './SheetRow.js'

const dayMilliseconds = 24 * 60 * 60 * 1000
/** Days of a spreadsheet are counted from here; it believes that 1900 was a leap year. */
const firstDay = Date.UTC(1899, 11, 30)
const daysUntil1904 = 1462
/** The last day of the year 9999. */
const lastSerial = 2_958_466

/** Of the styles of a file, by their place: whether they show a number as a day or a time. */
export function dateStyles(styles: string): boolean[] {
  const own = new Map<number, boolean>()
  for (const [, attributes = ''] of styles.matchAll(/<(?:\w+:)?numFmt\s([^>]*)>/g)) {
    const id = Number(/numFmtId="(\d+)"/.exec(attributes)?.[1])
    own.set(id, isDateFormat(/formatCode="([^"]*)"/.exec(attributes)?.[1] ?? ''))
  }
  const used = /<(?:\w+:)?cellXfs[\s>][\s\S]*?<\/(?:\w+:)?cellXfs>/.exec(styles)?.[0] ?? ''
  return [...used.matchAll(/<(?:\w+:)?xf\s([^>]*)>/g)].map(([, attributes = '']) => {
    const id = Number(/numFmtId="(\d+)"/.exec(attributes)?.[1] ?? 0)
    return own.get(id) ?? ((id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47))
  })
}

function isDateFormat(code: string): boolean {
  const signs = code.replaceAll('&quot;', '"').replace(/"[^"]*"|\\.|\[(?!h|m|s)[^\]]*\]|_.|\*./gi, '')
  return /[dmyhs]/i.test(signs) && !/general|standaard|[#0?]/i.test(signs.replace(/[.,]0+/g, ''))
}

/** A day, or a moment of the clock on the wall, of a number of days or a text such as 2026-11-21T14:05:00. */
export function clockOf(value: number | string, startsIn1904 = false): ReadCell {
  if (typeof value === 'string') {
    const [, day, time = ''] = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(?::\d\d)?)?/.exec(value) ?? []
    return day ? cellOf(day, `${time.slice(1)}:00`.slice(0, 8)) : { failed: value.slice(0, 20) }
  }
  const days = value + (startsIn1904 ? daysUntil1904 : 0)
  if (days < 1 || days >= lastSerial) return value
  // To the second, which a fraction of a day does not hold exactly.
  const at = new Date(firstDay + Math.round((days * dayMilliseconds) / 1000) * 1000).toISOString()
  return cellOf(at.slice(0, 10), at.slice(11, 19))
}

function cellOf(day: string, time: string): ReadCell {
  return time === '00:00:00' || time.length < 8 ? { day } : { clock: `${day}T${time}` }
}
