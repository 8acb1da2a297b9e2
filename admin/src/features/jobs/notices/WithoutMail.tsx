import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { IntakePaperDocument } from '../../../generated/graphql'
import { RetryAlert } from '../../../kernel/components/RetryAlert'
import { useFailureText } from '../../../kernel/dataProvider/useFailureText'
import { askServer } from '../../../kernel/graphql/askServer'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { Icon } from '../../../kernel/icons/Icon'
import { paperPath } from '../print/paperPath'
import { PhoneMessage } from './PhoneMessage'

interface WithoutMailProps {
  /** Of the job. */
  number: string
  customer: string
  /** Where the screen itself offers no prints. */
  offersPrint?: boolean
}

/** For a customer without an e-mail address: that nothing is mailed, and how else the customer sees the job. */
export function WithoutMail({ number, customer, offersPrint = false }: WithoutMailProps) {
  const { translate } = useTranslation()
  const failureText = useFailureText()
  const { data, error, refetch } = useQuery({
    queryKey: ['intakePaper', number],
    queryFn: ({ signal }) => askServer({ query: IntakePaperDocument, variables: { number }, signal }),
    gcTime: 0,
  })
  if (error) return <RetryAlert text={failureText(error)} onRetry={refetch} />
  if (!data) return <Box role="status">{translate('app.loading')}</Box>
  const { phone, mobile, message, language } = data.intakePaper
  return (
    <Box
      component="section"
      aria-label={translate('jobs.withoutMail')}
      sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' }}
    >
      <Box>
        {translate(mobile ? 'jobs.withoutMailText' : phone ? 'jobs.withoutMailCall' : 'jobs.withoutMailOrPhone', {
          customer,
        })}
      </Box>
      <PhoneMessage {...{ mobile, message, language }} isMain={false} />
      {offersPrint && (
        <Button
          variant="outlined"
          component={Link}
          to={paperPath('receipt', number)}
          target="_blank"
          startIcon={<Icon name="printer" />}
          sx={{ minHeight: 44 }}
        >
          {translate('print.receipt')}
        </Button>
      )}
    </Box>
  )
}
