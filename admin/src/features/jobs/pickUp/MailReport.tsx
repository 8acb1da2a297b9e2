import Button from '@mui/material/Button'
import { MailJobReportDocument } from '../../../generated/graphql'
import { useNoticedCall } from '../../../kernel/dataProvider/useNoticedCall'
import { askServer } from '../../../kernel/graphql/askServer'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { Icon } from '../../../kernel/icons/Icon'
import { useEntity } from '../../../kernel/managed/ManagedContext'
import { jobKind } from '../../../kernel/managed/ManagedEntity'
import type { JobHead } from '../jobHeadQuery'
import { MailLine } from '../MailLine'

interface MailReportProps {
  id: number
  job: JobHead
  onMailed: () => void
}

/** Mails the repair report to the customer in one press; nothing while such a mail has not left yet. */
export function MailReport({ id, job, onMailed }: MailReportProps) {
  const { name } = useEntity()
  const { translate } = useTranslation()
  const { isBusy, run } = useNoticedCall()
  const { email } = job.customer
  const state = job.report?.mailState ?? null
  if (!email || state === 'queued' || state === 'failed') return null
  const send = () =>
    run(async () => {
      await askServer({ query: MailJobReportDocument, variables: { job: jobKind(name), id } })
      onMailed()
      return translate('report.mailing', { email })
    })
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<Icon name="envelope" />}
      aria-disabled={isBusy}
      onClick={send}
      sx={{ minHeight: 52, flex: { xs: '1 1 auto', sm: '0 0 auto' } }}
    >
      {translate(state === 'sent' ? 'report.mailAgain' : 'report.mail')}
    </Button>
  )
}

/** What became of the mail with the report. */
export function ReportMail({ job: { report, customer } }: { job: JobHead }) {
  const { translate } = useTranslation()
  if (!report?.mailState) return null
  const { mail, mailState } = report
  return (
    <MailLine
      mail={mail}
      state={mailState}
      text={translate(`report.mail.${mailState}`, { email: customer.email ?? '' })}
    />
  )
}
