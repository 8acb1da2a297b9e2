import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useId, useState } from 'react'
import { CalendarFeedDocument, RenewCalendarFeedDocument, RevokeCalendarFeedDocument } from '../../generated/graphql'
import { DeletionDialog } from '../../kernel/components/DeletionDialog'
import { RetryAlert } from '../../kernel/components/RetryAlert'
import { SecretText } from '../../kernel/components/SecretText'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { useAgendaChange } from './useAgendaChange'

/** The secret address at which the owner's own calendar reads the appointments along. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const { translate } = useTranslation()
  const failureText = useFailureText()
  const notify = useNotify()
  const id = useId()
  const [asked, setAsked] = useState<'renew' | 'revoke'>()
  const { isBusy, failure, change } = useAgendaChange()
  const { data, error, refetch } = useQuery({
    queryKey: ['agenda', 'feed'],
    queryFn: ({ signal }) => askServer({ query: CalendarFeedDocument, variables: {}, signal }),
    gcTime: 0,
  })
  const address = data?.calendarFeed?.address ?? null

  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => notify(translate('agenda.feedCopied'), { type: 'success' }),
      () => notify(translate('agenda.feedNotCopied'), { type: 'error' }),
    )
  const make = () => change(() => askServer({ query: RenewCalendarFeedDocument }), translate('agenda.feedMade'))
  async function carryOut(what: 'renew' | 'revoke') {
    await (what === 'renew'
      ? askServer({ query: RenewCalendarFeedDocument })
      : askServer({ query: RevokeCalendarFeedDocument }))
    notify(translate(what === 'renew' ? 'agenda.feedRenewed' : 'agenda.feedRevoked'), { type: 'success' })
    await refetch()
  }

  return (
    <>
      <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
        <DialogTitle id={id}>{translate('agenda.feed')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', '& p': { m: 0 } }}>
          {failure && <Alert severity="error">{failure}</Alert>}
          {error && <RetryAlert text={failureText(error)} onRetry={refetch} />}
          {!data && !error && <Skeleton variant="rounded" height={96} aria-hidden="true" />}
          {data?.calendarFeed === null && (
            <>
              <p>{translate('agenda.feedNone')}</p>
              <Button
                variant="contained"
                disabled={isBusy}
                onClick={() => void make()}
                sx={{ justifySelf: 'start', minHeight: 44 }}
              >
                {translate('agenda.feedMake')}
              </Button>
            </>
          )}
          {data?.calendarFeed && address === null && <p>{translate('agenda.feedHidden')}</p>}
          {address !== null && (
            <>
              <p>{translate('agenda.feedText')}</p>
              <SecretText text={address} label={translate('agenda.feedAddress')} />
              <p>{translate('agenda.feedSecret')}</p>
            </>
          )}
          {data?.calendarFeed && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { minHeight: 44 } }}>
              {address !== null && (
                <Button variant="contained" startIcon={<Icon name="copy" />} onClick={() => void copy(address)}>
                  {translate('agenda.feedCopy')}
                </Button>
              )}
              <Button variant="outlined" color="inherit" onClick={() => setAsked('renew')}>
                {translate('agenda.feedRenew')}
              </Button>
              <Button color="error" onClick={() => setAsked('revoke')}>
                {translate('agenda.feedRevoke')}
              </Button>
            </Box>
          )}
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button color="inherit" onClick={onClose} sx={{ minHeight: 44 }}>
            {translate('agenda.close')}
          </Button>
        </DialogActions>
      </Dialog>
      {asked && (
        <DeletionDialog
          title={translate(asked === 'renew' ? 'agenda.feedRenew' : 'agenda.feedRevoke')}
          confirm={translate(asked === 'renew' ? 'agenda.feedRenew' : 'agenda.feedRevoke')}
          onConfirm={() => carryOut(asked)}
          onClose={() => setAsked(undefined)}
        >
          <p>{translate(asked === 'renew' ? 'agenda.feedRenewText' : 'agenda.feedRevokeText')}</p>
        </DeletionDialog>
      )}
    </>
  )
}
