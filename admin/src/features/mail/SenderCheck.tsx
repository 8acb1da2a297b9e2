import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SenderRecordsDocument } from '../../generated/graphql'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import './mailServerTexts'

const records = ['spf', 'dkim', 'dmarc'] as const

/** What receivers look up of the domain of the sender, in words; it is asked for by a press. */
export function SenderCheck() {
  const { translate } = useTranslation()
  const failureText = useFailureText()
  const [isAsked, setAsked] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['senderRecords'],
    queryFn: async ({ signal }) => (await askServer({ query: SenderRecordsDocument, signal })).records,
    enabled: isAsked,
    gcTime: 0,
  })
  return (
    <Box component="section" aria-labelledby="sender-records">
      <Box component="h2" id="sender-records" sx={{ typography: 'h3', m: 0, mb: 0.5 }}>
        {translate('senderRecords.title')}
      </Box>
      <Box component="p" sx={{ m: 0, mb: 1, color: 'text.secondary' }}>
        {translate('senderRecords.text')}
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        disabled={isFetching}
        onClick={() => (isAsked ? void refetch() : setAsked(true))}
        sx={{ minHeight: 44 }}
      >
        {translate(isAsked ? 'senderRecords.again' : 'senderRecords.check')}
      </Button>
      <Box role="status" sx={{ display: 'grid', gap: 1, mt: 1, '&:empty': { mt: 0 } }}>
        {error && <Alert severity="error">{failureText(error)}</Alert>}
        {data === null && <Alert severity="warning">{translate('senderRecords.noSender')}</Alert>}
        {data?.isPersonal && (
          <Alert severity="info">{translate('senderRecords.personal', { domain: data.domain })}</Alert>
        )}
        {data && !data.isPersonal && <p>{translate('senderRecords.of', { domain: data.domain })}</p>}
        {data &&
          !data.isPersonal &&
          records.map((record) => (
            <Alert key={record} severity={data[record] === 'in_order' ? 'success' : 'warning'}>
              <strong>{translate(`senderRecords.${record}`)}</strong>:{' '}
              {translate(`senderRecords.state.${data[record]}`)}
            </Alert>
          ))}
      </Box>
    </Box>
  )
}
