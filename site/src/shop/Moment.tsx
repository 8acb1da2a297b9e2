import { FormattedDate, FormattedTime } from 'react-intl'
import { deployment } from '../i18n/deployment'

/** An instant by the shop's clock. */
export function Moment({ instant }: { instant: string }) {
  const { timeZone } = deployment()
  return (
    <time dateTime={instant}>
      <FormattedDate value={instant} timeZone={timeZone} weekday="long" day="numeric" month="long" />{' '}
      <FormattedTime value={instant} timeZone={timeZone} hour="2-digit" minute="2-digit" hourCycle="h23" />
    </time>
  )
}
