import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { Link } from 'react-router'
import { ApprovalDialog } from '../../kernel/approval/ApprovalDialog'
import { type Approval, approvalsKey, approvalsQuery, approve, declineApproval } from '../../kernel/approval/approvals'
import '../../kernel/approval/approvalTexts'
import { ActionLine, ActionLines, LineDetail } from '../../kernel/components/ActionLines'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { formatInstant } from '../../kernel/format/formatValue'
import { conceptPath } from '../../kernel/generate/drafts/newDraft'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { useManaged } from '../../kernel/managed/ManagedContext'
import { recordPath } from '../../kernel/managed/screens'
import { SureButton } from '../../kernel/publication/SureButton'
import { mayCall } from '../../kernel/rights/rights'
import { DashboardSection } from './DashboardSection'

/** What editors ask owners to publish, and what owners want otherwise; nothing where nothing waits. */
export default function WaitingApprovals() {
  const { translate } = useTranslation()
  const notify = useNotify()
  const failureText = useFailureText()
  const { data, isError, refetch } = useQuery({
    queryKey: approvalsKey,
    queryFn: ({ signal }) => askServer({ ...approvalsQuery, signal }),
  })
  const [declined, setDeclined] = useState<Approval>()
  const [busy, setBusy] = useState<Approval>()
  async function publish(request: Approval) {
    setBusy(request)
    try {
      await approve(request)
      notify(translate('approval.published', { title: request.title }), { type: 'success' })
    } catch (thrown) {
      notify(failureText(thrown), { type: 'error' })
    }
    setBusy(undefined)
    void refetch()
  }
  async function decline(request: Approval, answer: string) {
    await declineApproval(request, answer)
    notify(translate('approval.declined'), { type: 'success' })
    void refetch()
  }
  // Most shops never ask: it takes no place while it loads.
  if (!isError && !data?.approvalRequests.length) return null
  return (
    <DashboardSection
      title={translate('approval.title')}
      part={{ data, isFailed: isError, retry: () => void refetch() }}
    >
      {({ approvalRequests }) => (
        <>
          <ActionLines>
            {approvalRequests.map((request) => (
              <ActionLine
                key={`${request.entity}-${request.record}`}
                actions={
                  mayCall('approve') &&
                  request.answer === null && (
                    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                      <Button color="inherit" onClick={() => setDeclined(request)}>
                        {translate('approval.decline')}
                      </Button>
                      <SureButton
                        label={translate('approval.publish')}
                        sure={translate('approval.sure')}
                        isBusy={busy !== undefined}
                        onSure={() => void publish(request)}
                      />
                    </Box>
                  )
                }
              >
                <About request={request} />
              </ActionLine>
            ))}
          </ActionLines>
          {declined && (
            <ApprovalDialog
              title={translate('approval.declineTitle', { title: declined.title })}
              label={translate('approval.answer')}
              submit={translate('approval.declineSend')}
              isRequired
              onSend={(answer) => decline(declined, answer)}
              onClose={() => setDeclined(undefined)}
            />
          )}
        </>
      )}
    </DashboardSection>
  )
}

/** What a request is about, who asks, and what was said. */
function About({ request }: { request: Approval }) {
  const { translate, localize, language } = useTranslation()
  const catalogue = useManaged()
  const { entity, record, isNew, title, userName, at, note, answer, answeredBy } = request
  const kind = catalogue.entity(entity)
  const to = isNew ? conceptPath(entity, record) : recordPath(kind, record)
  return (
    <>
      <Box component={Link} to={to ?? '/'} sx={{ color: 'primary.main', display: 'inline-block', py: 1.25 }}>
        {title || translate('list.untitled')}
      </Box>
      <LineDetail>
        {[
          localize(kind.label),
          request.language?.toUpperCase(),
          translate('approval.wants', {
            who: userName ?? translate('approval.somebody'),
            when: formatInstant(at, language),
          }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </LineDetail>
      {note && (
        <Box component="span" sx={{ display: 'block', whiteSpace: 'pre-line' }}>
          {note}
        </Box>
      )}
      {answer && (
        <Box component="span" sx={{ display: 'block', fontWeight: 600, whiteSpace: 'pre-line' }}>
          {translate('approval.answered', { who: answeredBy ?? translate('approval.owner'), answer })}
        </Box>
      )}
    </>
  )
}
