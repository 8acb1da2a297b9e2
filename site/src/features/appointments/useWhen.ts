import { useIntl } from 'react-intl'
import { useDayName } from '../shop/useDayName'

/** A day and a time of the shop's clock in words: Tuesday 1 December at 14:30. */
export function useWhen(): (day: string, time: string) => string {
  const { formatMessage } = useIntl()
  const { dateName } = useDayName()
  return (day, time) => formatMessage({ id: 'appointment.when' }, { day: dateName(day), time })
}
