import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormSkeleton } from '../../kernel/components/FormSkeleton'
import { RetryAlert } from '../../kernel/components/RetryAlert'
import { ScreenSection } from '../../kernel/components/ScreenSection'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { mayLoadKey, setupCalls } from './setupCalls'

/** Lets a shop begin with our pages, or with none. */
export function StartingContentStep({ onNext }: { onNext: () => void }) {
  const { translate } = useTranslation()
  const failureText = useFailureText()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const {
    data: mayLoad,
    isError,
    refetch,
  } = useQuery({
    queryKey: mayLoadKey,
    queryFn: ({ signal }) => setupCalls.mayLoadStartingContent(signal),
  })

  async function load() {
    setBusy(true)
    setFailure(undefined)
    try {
      await setupCalls.loadStartingContent()
      onNext()
    } catch (thrown) {
      setFailure(failureText(thrown))
    }
    setBusy(false)
    // On a slow server the answer may be given up before the pages are there.
    void queries.invalidateQueries({ queryKey: mayLoadKey })
  }

  if (isError) return <RetryAlert text={translate('setup.failed')} onRetry={() => void refetch()} />
  if (mayLoad === undefined) return <FormSkeleton />
  return (
    <ScreenSection title={translate('setup.content')}>
      {failure && mayLoad && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
      <p>{translate(mayLoad ? 'setup.content.text' : 'setup.content.there')}</p>
      {mayLoad && <p>{translate('setup.content.later')}</p>}
      <Box role="status">{isBusy && <p>{translate('setup.content.busy')}</p>}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {mayLoad ? (
          <>
            <Button
              variant="contained"
              disabled={isBusy}
              startIcon={isBusy ? <CircularProgress size={16} color="inherit" /> : undefined}
              onClick={() => void load()}
              sx={{ minHeight: 44 }}
            >
              {translate('setup.content.load')}
            </Button>
            <Button color="inherit" disabled={isBusy} onClick={onNext} sx={{ minHeight: 44 }}>
              {translate('setup.content.empty')}
            </Button>
          </>
        ) : (
          <Button variant="contained" onClick={onNext} sx={{ minHeight: 44 }}>
            {translate('setup.next')}
          </Button>
        )}
      </Box>
    </ScreenSection>
  )
}
