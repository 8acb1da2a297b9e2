import { ShopDate } from './ShopDate'
import { ShopTime } from './ShopTime'

/** An instant by the shop's clock. */
export function Moment({ instant }: { instant: string }) {
  return (
    <time dateTime={instant}>
      <ShopDate value={instant} weekday="long" day="numeric" month="long" />{' '}
      <ShopTime value={instant} hour="2-digit" minute="2-digit" hourCycle="h23" />
    </time>
  )
}
