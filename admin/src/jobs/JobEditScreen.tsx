import { useGetOne } from 'ra-core'
import { useParams } from 'react-router'
import type { FormRecord } from '../dataProvider/FormRecord'
import { wholeRecord } from '../dataProvider/wholeRecord'
import { EditScreen } from '../generate/EditScreen'
import { FormAdditions } from '../generate/form/FormAdditions'
import { useEntity } from '../managed/ManagedContext'
import { JobCostsSummary } from './costs/JobCostsSummary'
import { JobTimeline } from './JobTimeline'
import { InternalNotes } from './notes/InternalNotes'
import { FormNotice } from './notices/FormNotice'
import { PrintButtons } from './print/PrintButtons'

/** Within the form: the total of the parts, and the mail that the customer will get. */
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
