import { formatInstant } from '../format/formatValue'
import type { AppointmentsOutsideQuery } from '../generated/graphql'
import { useTranslation } from '../i18n/useTranslation'

export type ConcernedAppointment = AppointmentsOutsideQuery['appointmentsOutside'][number]

/** When an appointment is, whose and what for, in a line; also that it takes a call to reach someone without e-mail. */
export function useConcernedWords(): (appointment: ConcernedAppointment) => string {
  const { translate, language } = useTranslation()
  return ({ startsAt, name, emailAddress, phoneNumber, kind }) => {
    const title = language === 'nl' ? kind?.titleNl : (kind?.titleEn ?? kind?.titleNl)
    const noMail = emailAddress === null && translate('hours.concerned.noMail', { phone: phoneNumber ?? '–' })
    return [formatInstant(startsAt, language), name, title, noMail].filter(Boolean).join(' · ')
  }
}
