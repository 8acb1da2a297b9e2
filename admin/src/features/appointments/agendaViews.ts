import type { Language } from '../../kernel/managed/ManagedEntity'

export const agendaViews = ['day', 'week', 'month', 'list'] as const
export type AgendaView = (typeof agendaViews)[number]

/** On a phone there is no room for seven columns. */
export const phoneViews: readonly AgendaView[] = ['day', 'list']

/** Days that the list shows from its first one on. */
const listDays = 14
const daysOfWeek = 7
const weeksOfMonth = 6

/** Days of the shop, both included. */
export interface DayRange {
  from: string
  to: string
}

/** The days that a view shows about one of them: a month with the whole weeks that it lies in. */
export function daysOf(view: AgendaView, day: string): DayRange {
  switch (view) {
    case 'day':
      return { from: day, to: day }
    case 'week': {
      const monday = mondayOf(day)
      return { from: monday, to: later(monday, daysOfWeek - 1) }
    }
    case 'month': {
      const monday = mondayOf(`${day.slice(0, 7)}-01`)
      return { from: monday, to: later(monday, weeksOfMonth * daysOfWeek - 1) }
    }
    case 'list':
      return { from: day, to: later(day, listDays - 1) }
  }
}

/** The day that a view is about, one step further. @param steps below zero for back */
export function stepFrom(view: AgendaView, day: string, steps: number): string {
  if (view === 'month') {
    const [year = 0, month = 1] = day.split('-').map(Number)
    return new Date(Date.UTC(year, month - 1 + steps, 1)).toISOString().slice(0, 10)
  }
  return later(day, steps * { day: 1, week: daysOfWeek, list: listDays }[view])
}

const locales: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB' }

/** What a view is about, such as 23 – 29 november 2026. */
export function titleOfView(view: AgendaView, day: string, language: Language): string {
  const at = (each: string) => new Date(`${each}T12:00:00Z`)
  const form = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' })
  if (view === 'day') return form({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(at(day))
  if (view === 'month') return form({ month: 'long', year: 'numeric' }).format(at(day))
  const { from, to } = daysOf(view, day)
  return form({ day: 'numeric', month: 'long', year: 'numeric' }).formatRange(at(from), at(to))
}

/** A day so many days later; before it where they are below zero. */
export function later(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

function mondayOf(day: string): string {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay() || daysOfWeek
  return later(day, 1 - weekday)
}

/** Whether a text is a day that exists, such as 2026-11-23. */
export function isDay(text: string | null): text is string {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T12:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
