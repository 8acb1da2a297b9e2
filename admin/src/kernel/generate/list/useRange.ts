import { useListContext } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { dayOf, endOfDay, startOfDay } from '../../format/dayBounds'
import { useTranslation } from '../../i18n/useTranslation'
import type { Language, ManagedField } from '../../managed/ManagedEntity'

const delay = 350

export const rangeEnds = ['From', 'To'] as const
export type RangeEnd = (typeof rangeEnds)[number]

type Kind = ManagedField['kind']
type Texts = Record<RangeEnd, string>

/** Both ends of a range as they are typed; the list follows when the typing stops for a moment. */
export function useRange({ name, kind }: ManagedField) {
  const { language } = useTranslation()
  const { filterValues, setFilters } = useListContext()
  const { [`${name}From`]: from, [`${name}To`]: to, ...others } = filterValues
  const [texts, setTexts] = useState<Texts>(() => ({
    From: written(kind, from, language),
    To: written(kind, to, language),
  }))
  const typed = { From: typedValue(kind, texts.From, 'From'), To: typedValue(kind, texts.To, 'To') }
  const isInvalid = { From: typed.From === null, To: typed.To === null }
  const isAhead = !isInvalid.From && !isInvalid.To && (typed.From !== from || typed.To !== to)

  /** What was typed and is on its way to the list: when it comes back, one may have typed on. */
  const sent = useRef<string[]>([])

  function clear() {
    setTexts({ From: '', To: '' })
    setFilters(others)
  }
  useEffect(() => {
    const own = sent.current.indexOf(JSON.stringify([from, to]))
    sent.current = own < 0 ? [] : sent.current.slice(own + 1)
    if (own < 0) setTexts({ From: written(kind, from, language), To: written(kind, to, language) })
  }, [kind, from, to, language])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filters as they are when the typing stops
  useEffect(() => {
    if (!isAhead) return
    const ends = rangeEnds.flatMap((end) => (typed[end] === undefined ? [] : [[name + end, typed[end]]]))
    const timer = setTimeout(() => {
      sent.current.push(JSON.stringify([typed.From, typed.To]))
      setFilters({ ...others, ...Object.fromEntries(ends) })
    }, delay)
    return () => clearTimeout(timer)
  }, [isAhead, typed.From, typed.To, filterValues])
  const type = (end: RangeEnd, text: string) => setTexts((shown) => ({ ...shown, [end]: text }))
  return { from, to, texts, isInvalid, clear, type }
}

/** What the server is asked for; undefined for an empty text, null for one that is no value. */
function typedValue(kind: Kind, text: string, end: RangeEnd): string | number | undefined | null {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  if (kind === 'day') return trimmed
  if (kind === 'instant') return end === 'From' ? startOfDay(trimmed) : endOfDay(trimmed)
  const isNumber = kind === 'money' ? /^-?\d{1,9}([.,]\d{1,2})?$/ : /^-?\d{1,9}$/
  return isNumber.test(trimmed) ? Number(trimmed.replace(',', '.')) : null
}

function written(kind: Kind, value: unknown, language: Language): string {
  if (value === undefined || value === null) return ''
  if (kind === 'instant') return dayOf(String(value))
  return kind === 'money' && language === 'nl' ? String(value).replace('.', ',') : String(value)
}
