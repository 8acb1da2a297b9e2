import { useIntl } from 'react-intl'
import type { FormName } from '../../kernel/addresses/formAddresses'
import { useMinute } from '../../kernel/browser/useMinute'
import type { LayoutData } from '../../kernel/screens/LayoutData'
import { useLayout } from '../../kernel/screens/useLayout'
import { openingState } from './openingState'
import { dayAfter, openDays } from './shopDays'
import { useDayName } from './useDayName'

const kinds = {
  contact: 'contact',
  question: 'contact',
  appointment: 'contact',
  phone: 'phone',
  remoteAssistance: 'remoteAssistance',
} as const satisfies Record<FormName, string>

type ReplyTime = NonNullable<LayoutData['shop']['replyTimes']['contact']>

/** By when the shop answers a form, in words; `none` where it promises nothing, as the texts read it. */
export function useReplyTime(form: FormName): string {
  const { shop } = useLayout()
  const { formatMessage } = useIntl()
  const { dayName } = useDayName()
  const minute = useMinute()
  const time = shop.replyTimes[kinds[form]]
  if (!time) return 'none'
  const { today } = openingState(shop, minute)
  const day = replyDay(time, shop, minute)
  if (day === null) return formatMessage({ id: `form.reply.${time}` })
  if (day === today) return formatMessage({ id: 'form.reply.today' })
  return formatMessage({ id: 'form.reply.by' }, { day: dayName(day, today) })
}

/** The last day on which the answer may come, counted in days that the shop is open; null while these are not known. */
export function replyDay(time: ReplyTime, shop: LayoutData['shop'], minute: number | null): string | null {
  const { today, period } = openingState(shop, minute)
  const days = openDays(shop.openingDays, today)
  switch (time) {
    case 'same_day':
      return period?.day ?? null
    case 'next_day':
      return days[0] ?? shop.nextOpening?.day ?? null
    case 'two_days':
      return days[1] ?? null
    case 'week':
      return days.find((day) => day >= dayAfter(today, 7)) ?? null
  }
}
