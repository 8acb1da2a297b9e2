import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useLocaleState } from 'ra-core'
import { useEffect, useState } from 'react'
import { SelfIntakeFormDocument } from '../../../generated/graphql'
import { FormSkeleton } from '../../../kernel/components/FormSkeleton'
import { LanguageSwitch } from '../../../kernel/components/LanguageSwitch'
import { RetryAlert } from '../../../kernel/components/RetryAlert'
import { rememberState } from '../../../kernel/cookies/stateCookie'
import { askServer } from '../../../kernel/graphql/askServer'
import { Refusal } from '../../../kernel/graphql/Refusal'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import type { Language } from '../../../kernel/managed/ManagedEntity'
import { OwnDocument } from '../../accounts/OwnDocument'
import { SelfIntakeForm } from './SelfIntakeForm'
import '../intakeTexts'

const staffAddress = '/login-admin?redirect=/cougarXr7/inname'

/** Where a customer fills in an intake, on a screen of the shop that opens nothing else. */
export default function SelfIntakePage({ language }: { language: Language }) {
  return (
    <OwnDocument language={language}>
      <SelfIntakeFrame begun={language} />
    </OwnDocument>
  )
}

type Stage = 'filling' | 'done' | 'over'

/** @param begun the language of the shop, which has the screen back afterwards */
function SelfIntakeFrame({ begun }: { begun: Language }) {
  const { translate } = useTranslation()
  const [, setLocale] = useLocaleState()
  const [stage, setStage] = useState<Stage>('filling')
  const form = useQuery({
    queryKey: ['selfIntake'],
    queryFn: ({ signal }) => askServer({ query: SelfIntakeFormDocument, signal, isAboutSession: true }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const title = translate('selfIntake.title')
  useEffect(() => {
    document.title = title
  }, [title])

  const expiresAt = form.data?.selfIntakeForm.expiresAt
  useEffect(() => {
    if (stage !== 'filling' || !expiresAt) return undefined
    const timer = setTimeout(() => setStage('over'), Math.max(0, Date.parse(expiresAt) - Date.now()))
    return () => clearTimeout(timer)
  }, [stage, expiresAt])
  useEffect(() => {
    if (stage === 'filling') return
    sessionStorage.clear()
    rememberState({ language: begun })
  }, [stage, begun])

  const isRefused = form.error instanceof Refusal && form.error.code === 'NOT_FOUND'
  const shown = isRefused ? 'over' : stage
  return (
    <Box sx={{ maxWidth: 760, mx: 'auto', px: { xs: 1.5, sm: 3 }, pb: 4 }}>
      <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1.5 }}>
        <Box component="h1" sx={{ typography: 'h1', m: 0, flex: 1 }}>
          {title}
        </Box>
        {shown === 'filling' && <LanguageSwitch />}
      </Box>
      <main>
        {shown !== 'filling' && <Ended stage={shown} />}
        {shown === 'filling' && form.isError && (
          <RetryAlert text={translate('selfIntake.failed')} onRetry={form.refetch} />
        )}
        {shown === 'filling' && form.isPending && <FormSkeleton />}
        {shown === 'filling' && form.data && (
          <SelfIntakeForm
            form={form.data.selfIntakeForm}
            onDone={() => setStage('done')}
            onOver={() => setStage('over')}
            onForgotten={() => setLocale(begun)}
          />
        )}
      </main>
    </Box>
  )
}

/** Afterwards only a member of staff goes on. */
function Ended({ stage }: { stage: 'done' | 'over' }) {
  const { translate } = useTranslation()
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Alert severity={stage === 'done' ? 'success' : 'info'} sx={{ fontSize: '1.125rem' }} role="status">
        {translate(`selfIntake.${stage}`)}
      </Alert>
      <Button href={staffAddress} color="inherit" sx={{ minHeight: 44 }}>
        {translate('selfIntake.staff')}
      </Button>
    </Box>
  )
}
