import type { OpeningException } from '../../kernel/shared/openingHours.js'
import { dayAfter, weekdayOf } from '../../kernel/shared/openingHours.js'
import { holidayOffers } from './hours/holidayOffers.js'

/** The exceptions of the year to come: the holidays, shorter days around them, and two weeks of summer. */
export async function demoExceptions(today: string, country: string): Promise<OpeningException[]> {
  const year = Number(today.slice(0, 4))
  const holidays = (await Promise.all([year, year + 1].map((each) => holidayOffers(country, each)))).flat()
  const closed = holidays
    .filter(({ isPublic }) => isPublic)
    .map(({ day, nameNl, nameEn }) => exception(day, day, [nameNl, nameEn]))
  const others = [year, year + 1].flatMap((each) => [
    summerOf(each),
    exception(`${each}-12-24`, `${each}-12-24`, ['Kerstavond', 'Christmas Eve'], '16:00'),
    exception(`${each}-12-31`, `${each}-12-31`, ['Oudejaarsdag', "New Year's Eve"], '16:00'),
  ])
  return [...closed, ...others]
    .filter(({ firstDay }) => firstDay > today && firstDay <= dayAfter(today, 365))
    .toSorted((one, other) => (one.firstDay < other.firstDay ? -1 : 1))
}

/** Two weeks from the last Monday of July. */
function summerOf(year: number): OpeningException {
  const lastOfJuly = `${year}-07-31`
  const monday = dayAfter(lastOfJuly, 1 - weekdayOf(lastOfJuly))
  return exception(monday, dayAfter(monday, 12), ['Zomervakantie', 'Summer holidays'])
}

function exception(
  firstDay: string,
  lastDay: string,
  [reasonNl, reasonEn]: [string, string],
  closes?: string,
): OpeningException {
  return { firstDay, lastDay, spans: closes ? [{ opens: '09:00', closes }] : [], reasonNl, reasonEn }
}
