import { useGetOne } from 'ra-core'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { learnJobNumber } from '../../kernel/addresses/jobNumbers'
import type { FormRecord } from '../../kernel/dataProvider/FormRecord'
import { wholeRecord } from '../../kernel/dataProvider/FormRecord'
import { EditScreen } from '../../kernel/generate/EditScreen'
import { FormAdditions } from '../../kernel/generate/form/FormAdditions'
import { useEntity } from '../../kernel/managed/ManagedContext'
import { JobBilling } from '../billing/JobBilling'
import { CustomerLink } from '../quotes/CustomerLink'
import { JobQuotes } from '../quotes/JobQuotes'
import { JobCostsSummary } from './costs/JobCostsSummary'
import { JobTimeline } from './JobTimeline'
import { JobTop } from './JobTop'
import { finished } from './jobStatuses'
import { Conversation } from './messages/Conversation'
import { InternalNotes } from './notes/InternalNotes'
import { FormNotice } from './notices/FormNotice'
import { JobPhotos } from './photos/JobPhotos'

/** Within the form: the total of the parts, and the mail that the customer will get. */
const additions = { usedParts: JobCostsSummary, options: FormNotice }

/** A job: which one and what comes next at the head, then its form, bill, quotes, photos, messages, notes and what has happened. */
export default function JobEditScreen() {
  const { id = '' } = useParams()
  const entity = useEntity()
  const { data } = useGetOne<FormRecord>(
    entity.name,
    { id: Number(id), meta: wholeRecord },
    { gcTime: 0, retry: false },
  )
  useEffect(() => {
    if (data) learnJobNumber(entity.name, data.id, String(data.number))
  }, [data, entity])
  return (
    <>
      {data && <JobTop key={data.id} job={data} />}
      {data && <CustomerLink id={data.id} />}
      <FormAdditions value={additions}>
        <EditScreen />
      </FormAdditions>
      {data && (
        <>
          <JobBilling id={data.id} version={Number(data.version)} />
          <JobQuotes id={data.id} version={Number(data.version)} />
          <JobPhotos key={`photos-${data.id}`} id={data.id} isDone={data.status === finished} />
          <Conversation key={`messages-${data.id}`} id={data.id} />
          <InternalNotes id={data.id} />
          <JobTimeline id={data.id} version={Number(data.version)} />
        </>
      )}
    </>
  )
}
