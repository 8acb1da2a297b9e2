import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { JobOfNumberDocument } from '../../generated/graphql'
import { RetryAlert } from '../../kernel/components/RetryAlert'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { warrantyParameter } from '../jobs/pickUp/warrantyParameter'
import type { IntakeDraft, KnownCustomer, KnownDevice } from './IntakeDraft'

type Begun = Pick<IntakeDraft, 'customer' | 'device' | 'warranty'>

interface WarrantyStartProps {
  /** Whether nothing is lost by beginning. */
  isFree: boolean
  onBegin: (draft: Begun) => void
}

/** Begins an intake under the warranty of the job in the address: same customer, same device, no charge. */
export function WarrantyStart({ isFree, onBegin }: WarrantyStartProps) {
  const { translate } = useTranslation()
  const failureText = useFailureText()
  const [search, setSearch] = useSearchParams()
  const number = search.get(warrantyParameter)
  const { data, error, refetch } = useQuery({
    queryKey: ['intake', 'warranty', number],
    queryFn: ({ signal }) => readJob(number ?? '', signal),
    enabled: number !== null,
    retry: false,
    gcTime: 0,
  })
  function begin() {
    if (!data) return
    onBegin(data)
    setSearch({}, { replace: true })
  }
  const isReady = data !== undefined && number !== null
  // Once, as soon as the job is there.
  const beginAlone = useEffectEvent(() => {
    if (isFree) begin()
  })
  useEffect(() => {
    if (isReady) beginAlone()
  }, [isReady])

  if (number === null) return null
  if (error) return <RetryAlert text={failureText(error)} onRetry={refetch} />
  if (!data || isFree) return null
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={begin}>
          {translate('intake.warrantyBegin')}
        </Button>
      }
    >
      {translate('intake.warrantyBegun', { number })}
    </Alert>
  )
}

/** @throws Refusal where there is no such job */
async function readJob(typed: string, signal: AbortSignal): Promise<Begun> {
  const { jobOfNumber } = await askServer({ query: JobOfNumberDocument, variables: { number: typed }, signal })
  const { kind, id, number } = jobOfNumber
  const query = `query WarrantyJob($id: Int!) {
    job: ${kind}(id: $id) {
      customer { id name company email phoneNumber language }
      device { id name kind }
    }
  }`
  const found = await askServer<{ job: { customer: KnownCustomer; device: KnownDevice | null } }>({
    query,
    variables: { id },
    signal,
  })
  return { ...found.job, warranty: { kind, id, number } }
}
