import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { PreviewMailTextDocument } from '../../generated/graphql'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { PreviewPanel } from '../../kernel/generate/preview/PreviewPanel'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { useDebounced } from '../../kernel/typing/useDebounced'
import { MailPage } from '../mail/MailPage'
import { useMailText } from './useMailText'

const forms = ['page', 'text'] as const
type Form = (typeof forms)[number]

/** The mail with the text of the form, before it is saved: as a page and as plain text. */
export function MailTextPreview({ onClose }: { onClose?: () => void }) {
  const { translate } = useTranslation()
  const failureText = useFailureText()
  const text = useMailText()
  const [form, setForm] = useState<Form>('page')
  const [subject, body] = useWatch({ name: ['subject', 'body'] })
  const asked = useDebounced(JSON.stringify({ subject: subject || null, body: body || null }))
  const { data, error } = useQuery({
    queryKey: ['mailText', 'preview', text?.kind.kind, text?.language, asked],
    queryFn: ({ signal }) => {
      if (!text) throw new Error('No text is shown')
      const variables = { kind: text.kind.kind, language: text.language, ...JSON.parse(asked) }
      return askServer({ query: PreviewMailTextDocument, variables, signal })
    },
    enabled: text !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
  const preview = data?.preview
  return (
    <PreviewPanel
      label={translate('mailTexts.form')}
      choices={forms.map((name) => ({ value: name, label: translate(`mailTexts.form.${name}`) }))}
      chosen={form}
      onChoose={setForm}
      onClose={onClose}
    >
      {error && (
        <Alert severity="warning" role="status" square>
          {failureText(error)}
        </Alert>
      )}
      {preview && !error && (
        <>
          <Box sx={{ px: 1.5, py: 1, borderBottom: 1, borderColor: 'divider' }}>
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {preview.about ? translate('mailTexts.about', { about: preview.about }) : translate('mailTexts.madeUp')}
            </Box>
            <Box lang={text?.language} sx={{ fontWeight: 600 }}>
              {preview.subject}
            </Box>
          </Box>
          {form === 'page' && preview.html !== null ? (
            <Box sx={{ flex: 1, minHeight: 320 }}>
              <MailPage html={preview.html} title={translate('mailTexts.form.page')} height="100%" />
            </Box>
          ) : (
            <Box lang={text?.language} tabIndex={0} sx={{ flex: 1, overflow: 'auto', p: 1.5, whiteSpace: 'pre-wrap' }}>
              {preview.text}
            </Box>
          )}
        </>
      )}
    </PreviewPanel>
  )
}
