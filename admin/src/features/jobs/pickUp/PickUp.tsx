import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { type ComponentType, lazy, Suspense, useCallback, useState } from 'react'
import { Link } from 'react-router'
import { PickUpJobDocument } from '../../../generated/graphql'
import { useFailureText } from '../../../kernel/dataProvider/useFailureText'
import { useNoticedCall } from '../../../kernel/dataProvider/useNoticedCall'
import { askServer } from '../../../kernel/graphql/askServer'
import { loadTexts } from '../../../kernel/i18n/createI18nProvider'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { Icon } from '../../../kernel/icons/Icon'
import { useEntity } from '../../../kernel/managed/ManagedContext'
import { jobKind } from '../../../kernel/managed/ManagedEntity'
import type { JobHead } from '../jobHeadQuery'
import { finished } from '../jobStatuses'
import { useLimitQuestion } from '../limit/useLimitQuestion'
import { MailReport } from './MailReport'
import { warrantyParameter } from './warrantyParameter'

const PickUpDialog = lazy(() => import('./PickUpDialog'))

type Report = ComponentType<{ job: JobHead; onPrinted: () => void }>

interface PickUpProps {
  id: number
  job: JobHead
  onChanged: () => void
}

/** The pick-up of a job, and its repair report; once it is picked up, the way back from a mistake. */
export function PickUp({ id, job, onChanged }: PickUpProps) {
  const { name } = useEntity()
  const { translate } = useTranslation()
  const { isBusy, run } = useNoticedCall()
  const failureText = useFailureText()
  const notify = useNotify()
  const [isOpen, setOpen] = useState(false)
  const [Printed, setPrinted] = useState<{ Report: Report }>()
  const finish = useCallback(() => setPrinted(undefined), [])
  const isDone = job.status === finished
  const { before, question } = useLimitQuestion({ ...job, id })

  const undo = () =>
    run(async () => {
      const variables = { job: jobKind(name), id, isPickedUp: false, paidWith: null, pickedUpBy: null }
      await askServer({ query: PickUpJobDocument, variables: { ...variables, warrantyUntil: null, signature: null } })
      return translate('pickUp.undone', { number: job.number })
    })
  const print = async () => {
    setPrinted(undefined)
    try {
      const [{ RepairReport }] = await Promise.all([import('./RepairReport'), loadTexts(job.customer.language)])
      setPrinted({ Report: RepairReport })
    } catch (thrown) {
      notify(failureText(thrown), { type: 'error' })
    }
  }
  return (
    <>
      {job.pickedUpAt === null && (
        <Button
          variant={isDone ? 'contained' : 'outlined'}
          color={isDone ? 'primary' : 'inherit'}
          size={isDone ? 'large' : 'medium'}
          startIcon={<Icon name="invoice" />}
          onClick={() => before(() => setOpen(true))}
          sx={{ minHeight: 52, px: { xs: 1, sm: 2 }, flex: { xs: isDone ? '1 1 100%' : '1 1 auto', sm: '0 0 auto' } }}
        >
          {translate('pickUp.start')}
        </Button>
      )}
      {isDone && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Icon name="printer" />}
          onClick={print}
          sx={{ minHeight: 52, flex: { xs: '1 1 auto', sm: '0 0 auto' } }}
        >
          {translate('report.print')}
        </Button>
      )}
      {isDone && <MailReport id={id} job={job} onMailed={onChanged} />}
      {job.pickedUpAt !== null && (
        <Button
          component={Link}
          to={`/intake?${new URLSearchParams({ [warrantyParameter]: job.number })}`}
          variant="outlined"
          color="inherit"
          startIcon={<Icon name="plus" />}
          sx={{ minHeight: 52, flex: { xs: '1 1 auto', sm: '0 0 auto' } }}
        >
          {translate('pickUp.warranty')}
        </Button>
      )}
      {job.pickedUpAt !== null && (
        <Button
          color="inherit"
          startIcon={<Icon name="undo" />}
          aria-disabled={isBusy}
          onClick={undo}
          sx={{ minHeight: 52, flex: { xs: '1 1 auto', sm: '0 0 auto' } }}
        >
          {translate('pickUp.undo')}
        </Button>
      )}
      {question}
      {isOpen && (
        <Suspense fallback={null}>
          <PickUpDialog
            id={id}
            job={job}
            onClose={() => setOpen(false)}
            onPickedUp={() => {
              setOpen(false)
              onChanged()
            }}
          />
        </Suspense>
      )}
      {Printed && <Printed.Report job={job} onPrinted={finish} />}
    </>
  )
}
