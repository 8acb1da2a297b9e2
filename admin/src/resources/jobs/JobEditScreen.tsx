import { useGetOne } from 'ra-core'
import { useParams } from 'react-router'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { EditScreen } from '../../generate/EditScreen'
import { FormAdditions } from '../../generate/form/FormAdditions'
import { wholeRecord } from '../../generate/wholeRecord'
import { FormNotice } from '../../jobs/FormNotice'
import { InternalNotes } from '../../jobs/InternalNotes'
import { JobCostsSummary } from '../../jobs/JobCostsSummary'
import { JobTimeline } from '../../jobs/JobTimeline'
import { PrintButtons } from '../../jobs/print/PrintButtons'
import { useEntity } from '../../managed/ManagedContext'

/** Within the form what the parts come to and what the customer is told. */
const additions = { usedParts: JobCostsSummary, options: FormNotice }

/** The form of a job, and below it what the shop notes for itself and what has happened. */
export default function JobEditScreen() {
  const { id = '' } = useParams()
  const entity = useEntity()
  const { data } = useGetOne<FormRecord>(
    entity.name,
    { id: Number(id), meta: wholeRecord },
    { gcTime: 0, retry: false },
  )
  return (
    <>
      {data && <PrintButtons id={data.id} />}
      <FormAdditions value={additions}>
        <EditScreen />
      </FormAdditions>
      {data && (
        <>
          <InternalNotes id={data.id} />
          <JobTimeline id={data.id} version={Number(data.version)} />
        </>
      )}
    </>
  )
}
