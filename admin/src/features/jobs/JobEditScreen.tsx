import Box from '@mui/material/Box'
import { useGetOne } from 'ra-core'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { learnJobNumber } from '../../kernel/addresses/jobNumbers'
import type { FormRecord } from '../../kernel/dataProvider/FormRecord'
import { wholeRecord } from '../../kernel/dataProvider/FormRecord'
import { EditScreen } from '../../kernel/generate/EditScreen'
import { FormAdditions } from '../../kernel/generate/form/FormAdditions'
import { FormLayout } from '../../kernel/generate/form/FormLayout'
import { useEntity } from '../../kernel/managed/ManagedContext'
import { JobBilling } from '../billing/JobBilling'
import { JobQuotes } from '../quotes/JobQuotes'
import { JobCheckPart } from './checks/JobCheckPart'
import { JobCostsSummary } from './costs/JobCostsSummary'
import { JobTimeline } from './JobTimeline'
import { JobTop } from './JobTop'
import { finished } from './jobStatuses'
import { JobFormPart } from './layout/JobFormPart'
import { jobColumns } from './layout/jobColumns'
import { Conversation } from './messages/Conversation'
import { InternalNotes } from './notes/InternalNotes'
import { FormNotice } from './notices/FormNotice'
import { JobPhotos } from './photos/JobPhotos'

/** Within the form: the total of the parts, and the mail that the customer will get. */
const additions = { usedParts: JobCostsSummary, options: FormNotice }

/** The bill before what is written about the job. */
const layout = { first: ['lines', 'content', 'options', 'usedParts'], Part: JobFormPart }

/**
 * A job. In one column which one it is, what comes next, its bill and its form; in the other its photos, its messages, what
 * was paid and offered, notes and what has happened. On a phone the one stands below the other.
 */
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
    <Box sx={jobColumns}>
      <div>
        {data && <JobTop key={data.id} job={data} />}
        <FormAdditions value={additions}>
          <FormLayout value={layout}>
            <EditScreen />
          </FormLayout>
        </FormAdditions>
      </div>
      {data && (
        <div>
          <JobPhotos key={`photos-${data.id}`} id={data.id} isDone={data.status === finished} />
          <Conversation key={`messages-${data.id}`} id={data.id} />
          <JobCheckPart key={`checks-${data.id}`} id={data.id} version={Number(data.version)} />
          <JobBilling id={data.id} version={Number(data.version)} />
          <JobQuotes id={data.id} version={Number(data.version)} />
          <InternalNotes id={data.id} />
          <JobTimeline id={data.id} version={Number(data.version)} />
        </div>
      )}
    </Box>
  )
}
