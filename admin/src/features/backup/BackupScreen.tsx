import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useEffect, useState } from 'react'
import { FormSkeleton } from '../../kernel/components/FormSkeleton'
import { RetryAlert } from '../../kernel/components/RetryAlert'
import { ScreenSection } from '../../kernel/components/ScreenSection'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { BackupProgress } from './BackupProgress'
import { BackupSituation } from './BackupSituation'
import { backupCalls } from './backupCalls'
import { CopyList } from './CopyList'
import { RoundSection } from './RoundSection'

const stateKey = ['backups', 'state']
const copiesKey = ['backups', 'copies']
const whileMakingMilliseconds = 1500

/** How the backups fare, the copies that there are, one for taking along, and what else runs by itself. */
export default function BackupScreen() {
  const { translate } = useTranslation()
  const queries = useQueryClient()
  const notify = useNotify()
  const failureText = useFailureText()
  const [isBeginning, setBeginning] = useState(false)
  const state = useQuery({
    queryKey: stateKey,
    queryFn: ({ signal }) => backupCalls.state(signal),
    refetchInterval: ({ state: { data } }) => (data?.progress ? whileMakingMilliseconds : false),
  })
  const copies = useQuery({ queryKey: copiesKey, queryFn: ({ signal }) => backupCalls.copies(signal) })
  const { data, isError, refetch } = state

  // Each good one is a new copy.
  const lastGood = data?.succeededAt
  useEffect(() => {
    if (lastGood) void queries.invalidateQueries({ queryKey: copiesKey })
  }, [queries, lastGood])

  async function make() {
    setBeginning(true)
    try {
      await backupCalls.make()
    } catch (failure) {
      notify(failureText(failure), { type: 'error' })
    }
    await refetch()
    setBeginning(false)
  }

  if (isError && !data) return <RetryAlert text={translate('backups.failed')} onRetry={refetch} />
  if (!data) return <FormSkeleton />
  return (
    <Box sx={{ maxWidth: 860, display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)', pb: 4 }}>
      <BackupSituation state={data} />
      {data.progress ? (
        <BackupProgress progress={data.progress} />
      ) : (
        data.isPlanned && (
          <Box>
            <Button
              variant="contained"
              startIcon={<Icon name="backup" />}
              disabled={isBeginning}
              onClick={() => void make()}
            >
              {translate('backups.make')}
            </Button>
          </Box>
        )
      )}
      {data.isPlanned && (
        <>
          <ScreenSection title={translate('backups.list')}>
            {copies.isError ? (
              <RetryAlert text={translate('backups.failed')} onRetry={copies.refetch} />
            ) : (
              <CopyList copies={copies.data} />
            )}
          </ScreenSection>
          <ScreenSection title={translate('backups.take')}>
            <Box sx={{ display: 'grid', gap: 1, maxWidth: '72ch', color: 'text.secondary', '& p': { m: 0 } }}>
              <p>{translate('backups.take.content')}</p>
              <p>{translate('backups.take.restore')}</p>
              <p>{translate('backups.take.secret')}</p>
            </Box>
          </ScreenSection>
        </>
      )}
      <RoundSection />
    </Box>
  )
}
