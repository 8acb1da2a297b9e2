import Box from '@mui/material/Box'
import { FormSkeleton } from '../../kernel/components/FormSkeleton'
import { RetryAlert } from '../../kernel/components/RetryAlert'
import { EditScreen } from '../../kernel/generate/EditScreen'
import { FormAdditions } from '../../kernel/generate/form/FormAdditions'
import { FormPreview } from '../../kernel/generate/preview/FormPreview'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { MailTextPreview } from './MailTextPreview'
import { MailTextTools } from './MailTextTools'
import { useMailKinds } from './useMailKinds'
import { useMailText } from './useMailText'

const additions = { content: MailTextTools }

/** The text of a mail, with what it can be filled in with and what it looks like beside it. */
export default function MailTextEditScreen() {
  const { translate, localize } = useTranslation()
  const kinds = useMailKinds()
  const text = useMailText()
  if (kinds.isError) return <RetryAlert text={translate('list.failed')} onRetry={kinds.refetch} />
  if (!kinds.data) return <FormSkeleton />
  return (
    <>
      {text && (
        <Box sx={{ mb: 2, maxWidth: 820 }}>
          <Box component="h2" sx={{ typography: 'h2', m: 0 }}>
            {localize(text.kind.label)} · {translate(`mailTexts.language.${text.language}`)}
          </Box>
          <Box component="p" sx={{ m: 0, mt: 0.5, color: 'text.secondary' }}>
            {localize(text.kind.occasion)} {translate(`mailTexts.to.${text.kind.audience}`)}
          </Box>
        </Box>
      )}
      <FormPreview value={MailTextPreview}>
        <FormAdditions value={additions}>
          <EditScreen />
        </FormAdditions>
      </FormPreview>
    </>
  )
}
