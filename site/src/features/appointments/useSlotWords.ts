import { useIntl } from 'react-intl'
import { deployment } from '../../kernel/i18n/deployment'
import type { NextSlot } from './nextSlots'

/** A free time with its day, by the shop's clock. */
export function useSlotWords(): (slot: NextSlot) => string {
  const { formatDate, formatMessage } = useIntl()
  return ({ startsAt, time }) => {
    const { timeZone } = deployment()
    const day = formatDate(startsAt, { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
    return formatMessage({ id: 'appointment.when' }, { day, time })
  }
}
