import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useNoticedCall } from '../../dataProvider/useNoticedCall'
import { formatInstant } from '../../format/formatValue'
import { ResendMailsDocument } from '../../generated/graphql'
import { askServer } from '../../graphql/askServer'
import { useTranslation } from '../../i18n/useTranslation'
import { Icon } from '../../icons/Icon'
import type { JobHead } from '../jobHeadQuery'

const looks = {
  queued: { icon: 'clock', colour: 'text.secondary' },
  sent: { icon: 'check', colour: 'success.main' },
  failed: { icon: 'warning', colour: 'error.main' },
} as const

/** What became of the mail about the last change, as the outbox knows it; one that did not arrive is sent again. */
export function LastMail({ job }: { job: JobHead }) {
  const { translate, language } = useTranslation()
  const { isBusy, run } = useNoticedCall()
  const last = job.timeline?.at(-1)
  if (!last?.isNoticed || last.mailState === null) return null
  const { mail, mailState } = last
  const look = looks[mailState]
  const resend = () =>
    run(async () => {
      const { count } = await askServer({ query: ResendMailsDocument, variables: { ids: mail === null ? [] : [mail] } })
      return translate('mail.resent', { count })
    })
  return (
    <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box component="span" sx={{ color: look.colour, display: 'inline-flex' }}>
        <Icon name={look.icon} />
      </Box>
      <span>
        {translate(`jobs.lastMail.${mailState}`, { at: formatInstant(last.at, language), email: job.customer.email })}
      </span>
      {mailState === 'failed' && (
        <Button variant="outlined" aria-disabled={isBusy} onClick={resend} sx={{ minHeight: 44 }}>
          {translate('jobs.mailAgain')}
        </Button>
      )}
    </Box>
  )
}
