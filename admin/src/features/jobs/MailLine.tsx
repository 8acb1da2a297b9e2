import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { ResendMailsDocument } from '../../generated/graphql'
import { useNoticedCall } from '../../kernel/dataProvider/useNoticedCall'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import type { MailState } from './jobHeadQuery'

const looks = {
  queued: { icon: 'clock', colour: 'text.secondary' },
  sent: { icon: 'check', colour: 'success.main' },
  failed: { icon: 'warning', colour: 'error.main' },
} as const

interface MailLineProps {
  /** In the outbox. */
  mail: number | null
  state: MailState
  /** What became of it, in words. */
  text: string
  /** For what is not read again by itself. */
  onResent?: () => unknown
}

/** What became of a mail, as the outbox knows it; one that did not arrive is sent again. */
export function MailLine({ mail, state, text, onResent }: MailLineProps) {
  const { translate } = useTranslation()
  const { isBusy, run } = useNoticedCall()
  const { icon, colour } = looks[state]
  const resend = () =>
    run(async () => {
      const { count } = await askServer({ query: ResendMailsDocument, variables: { ids: mail === null ? [] : [mail] } })
      onResent?.()
      return translate('mail.resent', { count })
    })
  return (
    <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1, minWidth: 0 }}>
        <Box component="span" sx={{ color: colour, display: 'inline-flex', flexShrink: 0, pt: '2px' }}>
          <Icon name={icon} />
        </Box>
        <Box component="span" sx={{ minWidth: 0 }}>
          {text}
        </Box>
      </Box>
      {state === 'failed' && (
        <Button variant="outlined" aria-disabled={isBusy} onClick={resend} sx={{ minHeight: 44 }}>
          {translate('jobs.mailAgain')}
        </Button>
      )}
    </Box>
  )
}
