import type { AppointmentsOutsideQuery } from '../../../generated/graphql'
import { formatInstant } from '../../../kernel/format/formatValue'
import { useTranslation } from '../../../kernel/i18n/useTranslation'

export type ConcernedAppointment = AppointmentsOutsideQuery['appointmentsOutside'][number]

/** When an appointment is, whose and what for, in a line; also that it takes a call to reach someone without e-mail. */
export function useConcernedWords(): (appointment: ConcernedAppointment) => string {
  const { translate, language } = useTranslation()
  return ({ startsAt, name, emailAddress, phoneNumber, kind }) => {
    const title = language === 'nl' ? kind?.titleNl : (kind?.titleEn ?? kind?.titleNl)
    const phone = phoneNumber ?? ''
    const noMail = translate(phone ? 'hours.concerned.noMail' : 'hours.concerned.noReach', { phone })
    return [formatInstant(startsAt, language), name, title, emailAddress === null && noMail].filter(Boolean).join(' · ')
  }
}
