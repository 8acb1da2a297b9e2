import Box from '@mui/material/Box'
import { useNotify } from 'ra-core'
import { Link } from 'react-router'
import {
  OpenPreviewAnswersDocument,
  type PreviewAnswerFieldsFragment,
  SettlePreviewAnswerDocument,
} from '../../generated/graphql'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { useManaged } from '../../kernel/managed/ManagedContext'
import { recordPath } from '../../kernel/managed/screens'
import { PreviewAnswers } from '../../kernel/previewLink/PreviewAnswers'
import { DashboardSection } from './DashboardSection'
import { useDashboardCall } from './useDashboardCall'

/** What was said of previews by who has no account, until it is ticked off; nothing where nothing was. */
export default function WaitingPreviewAnswers() {
  const { translate } = useTranslation()
  const notify = useNotify()
  const failureText = useFailureText()
  const part = useDashboardCall('previewAnswers', { query: OpenPreviewAnswersDocument, variables: {} })
  const settle = async (id: number) => {
    try {
      await askServer({ query: SettlePreviewAnswerDocument, variables: { id } })
      part.retry()
    } catch (thrown) {
      notify(failureText(thrown), { type: 'error' })
    }
  }
  // Most days there is none: it takes no place while it loads.
  if (!part.isFailed && !part.data?.openPreviewAnswers.length) return null
  return (
    <DashboardSection title={translate('previewLink.answers')} part={part}>
      {({ openPreviewAnswers }) => (
        <PreviewAnswers
          answers={openPreviewAnswers}
          titleOf={(answer) => <AboutLink answer={answer} />}
          onSettle={settle}
        />
      )}
    </DashboardSection>
  )
}

function AboutLink({ answer: { entity, record, title, isNew, isAgreement } }: { answer: PreviewAnswerFieldsFragment }) {
  const { translate } = useTranslation()
  const catalogue = useManaged()
  const about = translate(isAgreement ? 'previewLink.agreedOn' : 'previewLink.remarkedOn', {
    title: title || translate('list.untitled'),
  })
  if (isNew) return <Box component="span">{about}</Box>
  return (
    <Box
      component={Link}
      to={recordPath(catalogue.entity(entity), record) ?? '/'}
      sx={{ color: 'primary.main', display: 'inline-block', py: 1.25 }}
    >
      {about}
    </Box>
  )
}
