/** A holiday that a shop may be closed on. */
export interface HolidayOffer {
  /** Such as 2026-12-25. */
  day: string
  nameNl: string
  nameEn: string
  /** Whether it is a day off for everybody, so that most shops are closed. */
  isPublic: boolean
}

const names = { nl: 'nl', en: 'en' } as const

/** What people have off by custom or by contract, if not by law: offered too, for the shop to choose. */
const offeredTypes = ['public', 'bank', 'school', 'optional']

/**
 * The holidays of a country in a year, by day. The library and its data are large, and needed a few times a year: they
 * are loaded when first asked for.
 * @param country two letters, ISO 3166; none is known of an unknown one
 */
export async function holidayOffers(country: string, year: number): Promise<HolidayOffer[]> {
  const { default: Holidays } = await import('date-holidays')
  const holidays = new Holidays(country)
  const inEnglish = new Map((holidays.getHolidays(year, names.en) || []).map((each) => [keyOf(each), each.name]))
  const offers = (holidays.getHolidays(year, names.nl) || [])
    .filter(({ type }) => offeredTypes.includes(type))
    .map(({ name, type, ...rest }) => ({
      // Its start is an instant in the zone of the country; the day is at the front of the date.
      day: rest.date.slice(0, 10),
      nameNl: name,
      nameEn: inEnglish.get(keyOf(rest)) ?? name,
      isPublic: type === 'public',
    }))
  return offers.filter(({ day }, index) => offers.findIndex((other) => other.day === day) === index)
}

function keyOf({ date, rule }: { date: string; rule: string }): string {
  return `${date} ${rule}`
}
