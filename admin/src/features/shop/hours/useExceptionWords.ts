import { inOrderOfDay, type OpeningException } from '@shop/server/openingHours'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { longDay } from './weekdays'

/** An exception in words. */
export function useExceptionWords() {
  const { translate, language } = useTranslation()
  const daysOf = ({ firstDay, lastDay }: OpeningException) =>
    [...new Set([firstDay, lastDay])].map((day) => longDay(day, language)).join(' – ')
  const hoursOf = ({ spans }: Pick<OpeningException, 'spans'>) =>
    inOrderOfDay(spans)
      .map(({ opens, closes }) => `${opens}–${closes}`)
      .join(', ') || translate('hours.closed')
  const reasonOf = ({ reasonNl, reasonEn }: OpeningException) =>
    (language === 'nl' ? reasonNl || reasonEn : reasonEn || reasonNl) ?? ''
  const whatOf = (exception: OpeningException) => [hoursOf(exception), reasonOf(exception)].filter(Boolean).join(' · ')
  return { daysOf, hoursOf, whatOf }
}
