import type { LayoutData } from '../../kernel/screens/LayoutData'

type Shop = Pick<LayoutData['shop'], 'openingDays' | 'nextOpening' | 'hoursHoldUntil'>
export type OpenPeriod = NonNullable<Shop['nextOpening']>

export interface OpeningState {
  /** Such as 2026-11-21. */
  today: string
  isOpen: boolean
  /** The one in which the shop is open, or the next one. */
  period: OpenPeriod | null
}

/**
 * Whether the shop is open, and until when or from when again. All instants are texts in UTC, which sort by time.
 * @param minute in milliseconds since 1970; null for when the page was made
 */
export function openingState({ openingDays, nextOpening, hoursHoldUntil }: Shop, minute: number | null): OpeningState {
  // Until they change, the hours are the same at any instant.
  const now = new Date(minute ?? Date.parse(hoursHoldUntil) - 1).toISOString()
  const isAhead = ({ closesAt }: OpenPeriod) => closesAt > now
  const later = nextOpening && isAhead(nextOpening) ? nextOpening : null
  const period = openingDays.flatMap(({ periods }) => periods).find(isAhead) ?? later
  const today = openingDays.findLast(({ startsAt }) => startsAt <= now) ?? openingDays[0]
  return { today: today?.day ?? now.slice(0, 10), isOpen: period !== null && period.opensAt <= now, period }
}
