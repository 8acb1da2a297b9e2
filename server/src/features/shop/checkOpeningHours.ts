import type { Message } from '../../kernel/i18n/say.js'
import {
  exceptionFaults,
  type OpeningException,
  type OpeningFault,
  type OpeningFaults,
  openingLimits,
  type WeekdaySpan,
  weekFaults,
} from '../../kernel/shared/openingHours.js'

const messages: Record<OpeningFault, Message> = {
  time: { key: 'shop.clock' },
  closesFirst: { key: 'shop.closesFirst' },
  overlap: { key: 'shop.spansOverlap' },
  maxSpans: { key: 'shop.maxSpans' },
  endsFirst: { key: 'shop.endsFirst' },
  tooLong: { key: 'shop.exceptionTooLong', values: { days: openingLimits.days } },
  sameDays: { key: 'shop.sameDays' },
  crossing: { key: 'shop.exceptionsCross' },
  maxExceptions: { key: 'shop.maxExceptions', values: { max: openingLimits.exceptions } },
}

/** What is checked of the hours of a shop. */
export interface CheckedHours {
  openingHours: readonly WeekdaySpan[] | null
  openingExceptions: readonly OpeningException[] | null
}

/** What is wrong with the hours of a shop, each at its own row. */
export function checkOpeningHours({ openingHours, openingExceptions }: CheckedHours): Record<string, Message> {
  return {
    ...said(weekFaults(openingHours ?? []), 'openingHours'),
    ...said(exceptionFaults(whole(openingExceptions ?? [])), 'openingExceptions'),
  }
}

/** What is missing is reported as such. */
function whole(exceptions: readonly OpeningException[]): OpeningException[] {
  return exceptions.map((each) => ({ ...each, spans: each.spans ?? [] }))
}

function said(faults: OpeningFaults, field: string): Record<string, Message> {
  return Object.fromEntries(Object.entries(faults).map(([path, fault]) => [`${field}.${path}`, messages[fault]]))
}
