import type { LayoutData } from '../../kernel/screens/LayoutData'
import type { Description } from '../../kernel/structuredData/Description'

type Shop = Pick<LayoutData['shop'], 'openingHours'>
type OpeningException = NonNullable<LayoutData['special']>['openingExceptions'][number]

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** What search engines read as a whole day on which the shop is closed. */
const closed = [{ opens: '00:00', closes: '00:00' }]

/** The hours of every week, as search engines read them. */
export function openingSpecifications({ openingHours }: Shop): Description[] {
  return openingHours.flatMap(({ weekday, spans }) =>
    spans.map((span) => specification(span, { dayOfWeek: addressOf(weekday) })),
  )
}

/** The days to come with other hours. Those of several days hold on the days that are open anyway. */
export function specialSpecifications({ openingHours }: Shop, exceptions: readonly OpeningException[]): Description[] {
  const openWeekdays = openingHours.filter(({ spans }) => spans.length > 0).map(({ weekday }) => addressOf(weekday))
  return exceptions.flatMap(({ firstDay, lastDay, hours }) => {
    const days = { validFrom: firstDay, validThrough: lastDay }
    if (hours.length === 0) return closed.map((span) => specification(span, days))
    const dayOfWeek = firstDay === lastDay ? {} : { dayOfWeek: openWeekdays }
    return hours.map((span) => specification(span, { ...days, ...dayOfWeek }))
  })
}

/** Search engines know no 24:00: a day that ends at midnight closes a minute before. */
function specification({ opens, closes }: { opens: string; closes: string }, when: Description): Description {
  return { '@type': 'OpeningHoursSpecification', ...when, opens, closes: closes === '24:00' ? '23:59' : closes }
}

function addressOf(weekday: number): string {
  return `https://schema.org/${weekdays[weekday - 1]}`
}
