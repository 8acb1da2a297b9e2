import { useManaged } from '../managed/ManagedContext'
import { useWords } from './useWords'

/** The retention period of a kind of record, to fill in; `forEver` where it is never removed. */
export function useRetentionPeriod(kind: string): { period: string } {
  const { read } = useWords()
  const period = useManaged().retention.find((each) => each.kind === kind)?.period
  return { period: period ? read(period) : 'forEver' }
}
