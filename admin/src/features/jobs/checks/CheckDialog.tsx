import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import {
  type CheckedPoint,
  type CheckMoment,
  type ListedPoint,
  pointsFor,
  saidPoints,
  withPoints,
} from '@shop/server/checkList'
import { useQuery } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { CheckPointsDocument } from '../../../generated/graphql'
import { FormDialog } from '../../../kernel/components/FormDialog'
import { FormSkeleton } from '../../../kernel/components/FormSkeleton'
import { useFailureText } from '../../../kernel/dataProvider/useFailureText'
import { askServer } from '../../../kernel/graphql/askServer'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { useEntity } from '../../../kernel/managed/ManagedContext'
import { CheckList } from '../../checkLists/CheckList'
import type { JobHead } from '../jobHeadQuery'
import { saveChecks } from './saveChecks'
import '../../checkLists/checkTexts'

interface CheckDialogProps {
  id: number
  job: JobHead
  moment: CheckMoment
  onClose: () => void
  onSaved: () => void
  /** Where it is asked for before a job is called ready: does that without a check. */
  onSkip?: () => void
}

/** The check-list of a job at one moment. */
export default function CheckDialog({ id, job, moment, onClose, onSaved, onSkip }: CheckDialogProps) {
  const entity = useEntity()
  const { translate } = useTranslation()
  const notify = useNotify()
  const failureText = useFailureText()
  const [changed, setChanged] = useState<CheckedPoint[]>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { data, isError } = useQuery({
    queryKey: ['checkPoints'],
    queryFn: ({ signal }) => askServer({ query: CheckPointsDocument, variables: {}, signal }),
    gcTime: 0,
  })
  const points = changed ?? (data && pointsOf(job, entity.name, data.intakeForm.checkPoints))

  async function save() {
    if (!points) return
    setBusy(true)
    setFailure(undefined)
    try {
      await saveChecks(entity, { id, version: job.version, checks: job.checks }, saidPoints(points))
      notify(translate('checks.saved'), { type: 'success' })
      onSaved()
    } catch (thrown) {
      setFailure(failureText(thrown))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={`${translate(`checks.${moment}`)} · ${job.number}`}
      submit={translate(onSkip ? 'checks.saveReady' : 'checks.save')}
      isReady={changed !== undefined}
      failure={failure ?? (isError ? translate('checks.failed') : undefined)}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={() => void save()}
      actions={
        onSkip && (
          <Button color="inherit" disabled={isBusy} onClick={onSkip}>
            {translate('checks.skip')}
          </Button>
        )
      }
    >
      {onSkip && <Box>{translate('checks.askAfter')}</Box>}
      {!points && !isError && <FormSkeleton />}
      {points?.length === 0 && <Box>{translate('checks.noPoints')}</Box>}
      {points && points.length > 0 && <CheckList {...{ points, moment }} onChange={setChanged} />}
    </FormDialog>
  )
}

/** What was said of the job with the rest of the list for its device; a new PC is one. */
function pointsOf({ checks, device }: JobHead, entity: string, listed: readonly ListedPoint[]): CheckedPoint[] {
  const kind = device?.kind ?? (entity === 'statusNewPc' ? 'desktop' : 'other')
  return withPoints(checks, pointsFor(listed, kind))
}
