import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useGetOne } from 'ra-core'
import { useParams } from 'react-router'
import { OutgoingMailPageDocument, ResendMailsDocument } from '../../generated/graphql'
import { type FormRecord, wholeRecord } from '../../kernel/dataProvider/FormRecord'
import { useNoticedCall } from '../../kernel/dataProvider/useNoticedCall'
import { ViewScreen } from '../../kernel/generate/ViewScreen'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { useEntity } from '../../kernel/managed/ManagedContext'
import { MailPage } from './MailPage'

/** A mail of the shop; one that did not arrive says so and can be sent again. */
export default function OutgoingMailScreen() {
  const { id = '' } = useParams()
  const entity = useEntity()
  const { translate } = useTranslation()
  const { isBusy, run } = useNoticedCall()
  const { data: mail } = useGetOne<FormRecord>(
    entity.name,
    { id: Number(id), meta: wholeRecord },
    { gcTime: 0, retry: false },
  )
  const resend = () =>
    run(async () => {
      const { count } = await askServer({ query: ResendMailsDocument, variables: { ids: [Number(id)] } })
      return translate('mail.resent', { count })
    })

  return (
    <>
      {mail?.sentAt == null && mail?.lastError && (
        <Alert
          severity={mail.nextAttemptAt ? 'warning' : 'error'}
          sx={{ mb: 2, maxWidth: 1240 }}
          action={
            <Button color="inherit" disabled={isBusy} onClick={() => void resend()}>
              {translate('mail.resend')}
            </Button>
          }
        >
          {translate(mail.nextAttemptAt ? 'mail.retrying' : 'mail.givenUp')}
        </Alert>
      )}
      <SentPage id={Number(id)} />
      <ViewScreen />
    </>
  )
}

/** The mail as it looks to its receiver. */
function SentPage({ id }: { id: number }) {
  const { translate } = useTranslation()
  const { data } = useQuery({
    queryKey: ['outgoingMail', 'page', id],
    queryFn: async ({ signal }) =>
      (await askServer({ query: OutgoingMailPageDocument, variables: { id }, signal })).page ?? null,
    retry: false,
    gcTime: 0,
  })
  if (!data) return null
  return (
    <Box
      component="section"
      aria-labelledby="mail-page"
      sx={{
        maxWidth: 820,
        mb: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'background.paper',
      }}
    >
      <Box component="h2" id="mail-page" sx={{ typography: 'h2', m: 0, px: { xs: 1.5, sm: 2.5 }, py: 1.5 }}>
        {translate('mail.page')}
      </Box>
      <MailPage html={data} title={translate('mail.page')} height={560} />
    </Box>
  )
}
