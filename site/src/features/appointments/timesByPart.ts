import type { PartOfDay } from '../shop/shopDays'
import type { TimeChoice } from './loadDays'

/** When each part ends, by the shop's clock. */
const ends: readonly [PartOfDay, string][] = [
  ['morning', '12:00'],
  ['afternoon', '17:00'],
  ['evening', '24:00'],
]

/** Times by the part of the day that they begin in; parts without any are left out. */
export function timesByPart(times: readonly TimeChoice[]): { part: PartOfDay; times: TimeChoice[] }[] {
  const partOf = ({ time }: TimeChoice) => ends.find(([, end]) => time < end)?.[0]
  return ends
    .map(([part]) => ({ part, times: times.filter((each) => partOf(each) === part) }))
    .filter((each) => each.times.length > 0)
}
