import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import type { PreviewAnswerFieldsFragment } from '../../generated/graphql'
import { ActionLine, ActionLines, LineDetail } from '../components/ActionLines'
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
    <ActionLines>
      {answers.map((answer) => {
        const { id, isAgreement, isCurrent, userName, remark, at, versionAt, settledAt } = answer
        const who = userName ?? translate('previewLink.somebody')
        const version = formatInstant(versionAt, language)
        return (
          <ActionLine
            key={id}
            actions={
              settledAt === null && (
                <Button variant="outlined" onClick={() => void onSettle(id)}>
                  {translate('previewLink.settle')}
                </Button>
              )
            }
          >
            {titleOf?.(answer)}
            <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
              {translate(isAgreement ? 'previewLink.agreed' : 'previewLink.remarked', { who, version })}
            </Box>
            {remark && (
              <Box component="span" sx={{ display: 'block', whiteSpace: 'pre-line' }}>
                {remark}
              </Box>
            )}
            <LineDetail>
              {[formatInstant(at, language), !isCurrent && translate('previewLink.stale')].filter(Boolean).join(' · ')}
            </LineDetail>
          </ActionLine>
        )
      })}
    </ActionLines>
  )
}
