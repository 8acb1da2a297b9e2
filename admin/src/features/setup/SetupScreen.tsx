import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormSkeleton } from '../../kernel/components/FormSkeleton'
import { RetryAlert } from '../../kernel/components/RetryAlert'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import type { MessageKey } from '../../kernel/i18n/createI18nProvider'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { useManaged } from '../../kernel/managed/ManagedContext'
import { AccountStep } from './AccountStep'
import { ReadyStep } from './ReadyStep'
import { ShopStep } from './ShopStep'
import { StartingContentStep } from './StartingContentStep'
import { StepList } from './StepList'
import { setupCalls } from './setupCalls'

const setupKey = ['setup']

/** The titles of steps that are no screen of the shop's record. */
const ownTitles: Readonly<Record<string, MessageKey>> = {
  account: 'setup.account',
  'starting-content': 'setup.content',
}

/** Step by step to a shop that one can show. What was gone through is stored by the server, so that any device goes on. */
export default function SetupScreen() {
  const { translate, localize } = useTranslation()
  const failureText = useFailureText()
  const queries = useQueryClient()
  const shop = useManaged().entity('shopSettings')
  const { data, isError, refetch } = useQuery({
    queryKey: setupKey,
    queryFn: ({ signal }) => setupCalls.load(signal),
  })
  /** The step that was gone back to. */
  const [chosen, setChosen] = useState<string>()
  const [failure, setFailure] = useState<string>()

  if (isError) return <RetryAlert text={translate('setup.failed')} onRetry={() => void refetch()} />
  if (data === undefined) return <FormSkeleton />
  if (data === null) return <Alert severity="info">{translate('setup.none')}</Alert>

  const { steps, doneSteps } = data
  const current = chosen ?? steps.find((step) => !doneSteps.includes(step))
  const screenOf = (step: string) => shop.screens?.find(({ address }) => address === step)
  const titleOf = (step: string) => {
    const screen = screenOf(step)
    return screen ? localize(screen.label) : translate(ownTitles[step] ?? 'setup.title')
  }

  async function finish(step: string) {
    setFailure(undefined)
    try {
      queries.setQueryData(setupKey, await setupCalls.finish(step))
      setChosen(undefined)
      window.scrollTo(0, 0)
    } catch (thrown) {
      setFailure(failureText(thrown))
    }
  }

  const screen = current === undefined ? undefined : screenOf(current)
  return (
    <Box sx={{ maxWidth: 860, display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <StepList
        steps={[
          ...steps.map((step) => ({ name: step, title: titleOf(step), isDone: doneSteps.includes(step) })),
          { name: undefined, title: translate('setup.ready'), isDone: data.isEnded },
        ]}
        current={current}
        onChoose={setChosen}
      />
      {failure && <Alert severity="error">{failure}</Alert>}
      {current === undefined && <ReadyStep />}
      {current === 'account' && <AccountStep onNext={() => void finish(current)} />}
      {current === 'starting-content' && <StartingContentStep onNext={() => void finish(current)} />}
      {current !== undefined && screen && <ShopStep key={current} screen={screen} onNext={() => finish(current)} />}
    </Box>
  )
}
