import type { LocalizedText } from '../i18n/LocalizedText.js'
import type { RetentionPeriod } from '../settings/retentionPeriods.js'

const words = {
  day: { nl: ['dag', 'dagen'], en: ['day', 'days'] },
  month: { nl: ['maand', 'maanden'], en: ['month', 'months'] },
}

/** Such as '30 days'. */
export function periodText({ count, unit }: RetentionPeriod): LocalizedText {
  const say = (language: 'nl' | 'en') => `${count} ${words[unit][language][count === 1 ? 0 : 1]}`
  return { nl: say('nl'), en: say('en') }
}
