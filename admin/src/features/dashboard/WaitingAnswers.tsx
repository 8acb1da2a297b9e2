import type { DashboardWaitingJobsQuery } from '../../generated/graphql'
import { formatInstant } from '../../kernel/format/formatValue'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { useManaged } from '../../kernel/managed/ManagedContext'
import { recordPath } from '../../kernel/managed/screens'
import { WaitingMark } from '../jobs/messages/WaitingMark'
import { GlanceList } from './GlanceList'

const maxShown = 6

/** The jobs whose customers wait for an answer, the longest first. */
export function WaitingAnswers({ waitingJobs }: Pick<DashboardWaitingJobsQuery, 'waitingJobs'>) {
  const { translate, localize, language } = useTranslation()
  const { entities } = useManaged()
  if (waitingJobs.length === 0) return <p>{translate('jobMessages.allAnswered')}</p>
  return (
    <GlanceList
      lines={waitingJobs.slice(0, maxShown).map((job) => {
        const entity = entities.find(({ name }) => name === job.entity)
        return {
          key: `${job.entity}-${job.job}`,
          to: entity && recordPath(entity, job.job),
          title: (
            <>
              {job.customerName} <WaitingMark job={job} />
            </>
          ),
          detail: `${entity ? localize(entity.label) : ''} ${job.number}: ${job.text.slice(0, 90)}`,
          end: formatInstant(job.since, language),
        }
      })}
    />
  )
}
