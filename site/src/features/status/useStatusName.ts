import { type JobStatusName, jobStatusNames } from '@shop/server/jobStatusNames'
import { useLanguage } from '../../kernel/screens/useLayout'
import type { Job } from './Job'

/** What a status is called; the schema has `_` where the status has `-`. */
export function useStatusName(): (status: Job['status']) => string {
  const language = useLanguage()
  return (status) => jobStatusNames[status.replaceAll('_', '-') as JobStatusName][language]
}
