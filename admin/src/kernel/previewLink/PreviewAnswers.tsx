import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import type { PreviewAnswerFieldsFragment } from '../../generated/graphql'
import { formatInstant } from '../format/formatValue'
import { useTranslation } from '../i18n/useTranslation'
import './previewLinkTexts'

interface PreviewAnswersProps {
  answers: readonly PreviewAnswerFieldsFragment[]
  /** What stands above what was said, such as what it is about. */
  titleOf?: (answer: PreviewAnswerFieldsFragment) => ReactNode
  onSettle: (id: number) => Promise<void>
}

/** What was said of previews, each with the version that it is about, to be ticked off. */
export function PreviewAnswers({ answers, titleOf, onSettle }: PreviewAnswersProps) {
  const { translate, language } = useTranslation()
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {answers.map((answer) => {
        const { id, isAgreement, isCurrent, userName, remark, at, versionAt, settledAt } = answer
        const who = userName ?? translate('previewLink.somebody')
        const version = formatInstant(versionAt, language)
        return (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1.5,
              py: 1.5,
              borderTop: 1,
              borderColor: 'divider',
              '&:first-of-type': { borderTop: 0 },
            }}
          >
            <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
              {titleOf?.(answer)}
              <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
                {translate(isAgreement ? 'previewLink.agreed' : 'previewLink.remarked', { who, version })}
              </Box>
              {remark && (
                <Box component="span" sx={{ display: 'block', whiteSpace: 'pre-line' }}>
                  {remark}
                </Box>
              )}
              <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.92rem' }}>
                {[formatInstant(at, language), !isCurrent && translate('previewLink.stale')]
                  .filter(Boolean)
                  .join(' · ')}
              </Box>
            </Box>
            {settledAt === null && (
              <Button variant="outlined" onClick={() => void onSettle(id)} sx={{ minHeight: 44 }}>
                {translate('previewLink.settle')}
              </Button>
            )}
          </Box>
        )
      })}
    </Box>
  )
}
