import { useManaged } from '../managed/ManagedContext'
import { useTranslation } from './useTranslation'

/** The retention period of a kind of record, to fill in; `forEver` where it is never removed. */
export function useRetentionPeriod(kind: string): { period: string } {
  const { localize } = useTranslation()
  const period = useManaged().retention.find((each) => each.kind === kind)?.period
  return { period: period ? localize(period) : 'forEver' }
}
