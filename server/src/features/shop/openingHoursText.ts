import { usualSpans } from '../../kernel/shared/openingHours.js'
import type { Language } from '../../kernel/shared/screens.js'
import type { ShopSettings } from './ShopSettings.js'

const words: Record<Language, { days: readonly string[]; until: string; and: string; closed: string; after: string }> =
  {
    nl: {
      days: ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'],
      until: ' t/m ',
      and: ' en ',
      closed: 'gesloten',
      after: ' uur',
    },
    en: {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      until: ' to ',
      and: ' and ',
      closed: 'closed',
      after: '',
    },
  }

/** The hours of every week in a line: `maandag t/m vrijdag 9.00–18.00 uur, zaterdag en zondag gesloten`. */
export function openingHoursText({ openingHours }: Pick<ShopSettings, 'openingHours'>, language: Language): string {
  if (openingHours.length === 0) return ''
  const { days, until, and, closed, after } = words[language]
  const hours = days.map((_, index) => {
    const spans = usualSpans(openingHours, index + 1)
    const texts = spans.map(({ opens, closes }) => `${clock(opens, language)}–${clock(closes, language)}`)
    return texts.length === 0 ? closed : texts.join(and) + after
  })
  const groups: { first: number; last: number }[] = []
  for (const [day, text] of hours.entries()) {
    const group = groups.at(-1)
    if (group && hours[group.first] === text) group.last = day
    else groups.push({ first: day, last: day })
  }
  return groups
    .map(({ first, last }) => {
      const named = last === first ? days[first] : [days[first], days[last]].join(last - first === 1 ? and : until)
      return `${named} ${hours[first]}`
    })
    .join(', ')
}

/** `9.00` in Dutch and `9:00` in English. */
function clock(time: string, language: Language): string {
  const plain = time.replace(/^0/, '')
  return language === 'nl' ? plain.replace(':', '.') : plain
}
