import { formatInstant } from '../../../kernel/format/formatValue'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import type { JobHead } from '../jobHeadQuery'
import { MailLine } from '../MailLine'

/** What became of the mail about the last change. */
export function LastMail({ job }: { job: JobHead }) {
  const { translate, language } = useTranslation()
  const last = job.timeline?.at(-1)
  if (!last?.isNoticed || last.mailState === null) return null
  const { mail, mailState } = last
  const values = { at: formatInstant(last.at, language), email: job.customer.email }
  return <MailLine mail={mail} state={mailState} text={translate(`jobs.lastMail.${mailState}`, values)} />
}
