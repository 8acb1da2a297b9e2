import type { ReadCell } from './SheetRow.js'

const months = ['jan', 'feb', 'mrt|mar|maa', 'apr', 'mei|may', 'jun', 'jul', 'aug', 'sep', 'okt|oct', 'nov', 'dec']

/** A day of a cell, such as 2026-11-21, `21-11-2026`, `21/11/26` or `21 nov. 2026`; null where it is none. */
export function readDay(cell: ReadCell): string | null {
  if (cell !== null && typeof cell === 'object') {
    return 'day' in cell ? cell.day : 'clock' in cell ? cell.clock.slice(0, 10) : null
  }
  if (typeof cell !== 'string') return null
  const text = cell.trim().toLowerCase()
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:$|[t ])/.exec(text) ?? []
  if (year) return existing(Number(year), Number(month), Number(day))
  const [, first, second, last] = /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{4}|\d{2})$/.exec(text) ?? []
  if (first) return existing(fullYear(last), Number(second), Number(first))
  const [, date, name, of] = /^(\d{1,2})[- ]+([a-z]{3,9})\.?[- ]+(\d{4}|\d{2})$/.exec(text) ?? []
  const place = months.findIndex((each) => name !== undefined && new RegExp(`^(${each})`).test(name))
  return name && place >= 0 ? existing(fullYear(of), place + 1, Number(date)) : null
}

/** A moment of a cell as ISO text in UTC; one without a zone is of the clock in the shop. Null where it is none. */
export function readInstant(cell: ReadCell, timeZone: string): string | null {
  if (typeof cell === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/.test(cell.trim())) {
    const at = new Date(cell.trim())
    return Number.isNaN(at.getTime()) ? null : at.toISOString()
  }
  const clock = clockText(cell)
  return clock && inZone(clock, timeZone)
}

function clockText(cell: ReadCell): string | null {
  if (cell !== null && typeof cell === 'object' && 'clock' in cell) return cell.clock
  const [, before, time] =
    (typeof cell === 'string' && /^(.+?)[t ,]+(\d{1,2}[:.]\d\d)(?::\d\d)?$/i.exec(cell.trim())) || []
  const day = readDay(before ?? cell)
  if (day === null) return null
  const [hour = '0', minute = '00'] = time?.split(/[:.]/) ?? []
  return Number(hour) < 24 && Number(minute) < 60 ? `${day}T${hour.padStart(2, '0')}:${minute}:00` : null
}

/** The clock of the zone shows what UTC would show, but for the difference at that moment. */
function inZone(clock: string, timeZone: string): string {
  const asUtc = Date.parse(`${clock}Z`)
  const shown = (at: number) => Date.parse(`${clockIn(timeZone).format(at).replace(' ', 'T')}Z`)
  const guess = asUtc - (shown(asUtc) - asUtc)
  return new Date(asUtc - (shown(guess) - guess)).toISOString()
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone })
  clocks.set(timeZone, clock)
  return clock
}

function fullYear(digits = ''): number {
  return digits.length === 4 ? Number(digits) : 2000 + Number(digits)
}

function existing(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day))
  const isThere = at.getUTCMonth() === month - 1 && at.getUTCDate() === day && year >= 1900 && year <= 2999
  return isThere ? at.toISOString().slice(0, 10) : null
}
