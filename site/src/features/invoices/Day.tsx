import { ShopDate } from '../shop/ShopDate'

/** A day such as 2026-11-22, in words. */
export function Day({ day }: { day: string }) {
  return (
    <time dateTime={day}>
      <ShopDate value={`${day}T12:00:00Z`} day="numeric" month="long" year="numeric" />
    </time>
  )
}
