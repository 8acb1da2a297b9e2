import { useListContext } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import type { Language, ManagedField } from '../../managed/ManagedEntity'

const delay = 350

export const rangeEnds = ['From', 'To'] as const
export type RangeEnd = (typeof rangeEnds)[number]

type Range = ManagedField['kind']['range']
type Texts = Record<RangeEnd, string>

/** Both ends of a range as they are typed; the list follows when the typing stops for a moment. */
export function useRange({ name, kind: { range } }: ManagedField) {
  const { language } = useTranslation()
  const { filterValues, setFilters } = useListContext()
  const { [`${name}From`]: from, [`${name}To`]: to, ...others } = filterValues
  const [texts, setTexts] = useState<Texts>(() => ({
    From: written(range, from, language),
    To: written(range, to, language),
  }))
  const typed = { From: typedValue(range, texts.From, 'From'), To: typedValue(range, texts.To, 'To') }
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
    if (own < 0) setTexts({ From: written(range, from, language), To: written(range, to, language) })
  }, [range, from, to, language])
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
function typedValue(range: Range, text: string, end: RangeEnd): string | number | undefined | null {
  const trimmed = text.trim()
  return trimmed === '' ? undefined : (range?.typed(trimmed, end) ?? null)
}

function written(range: Range, value: unknown, language: Language): string {
  return value === undefined || value === null ? '' : (range?.written(value, language) ?? '')
}
