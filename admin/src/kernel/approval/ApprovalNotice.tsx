import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { formatInstant } from '../format/formatValue'
import { askServer } from '../graphql/askServer'
import { useTranslation } from '../i18n/useTranslation'
import { useEntity } from '../managed/ManagedContext'
import { approvalsKey, approvalsQuery } from './approvals'
import './approvalTexts'

/** Above the form of an editor: that an owner was asked to publish it, or what an owner wants otherwise. */
export default function ApprovalNotice({ record }: { record: number }) {
  const { name } = useEntity()
  const { translate, language } = useTranslation()
  const { data } = useQuery({
    queryKey: approvalsKey,
    queryFn: ({ signal }) => askServer({ ...approvalsQuery, signal }),
  })
  const request = data?.approvalRequests.find((each) => each.entity === name && each.record === record)
  if (!request) return null
  const { answer, answeredBy, at } = request
  return (
    <Alert
      severity={answer === null ? 'info' : 'warning'}
      sx={{ mb: 2, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
    >
      {answer === null
        ? translate('approval.mine', { when: formatInstant(at, language) })
        : translate('approval.answered', { who: answeredBy ?? translate('approval.owner'), answer })}
    </Alert>
  )
}
