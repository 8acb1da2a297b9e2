import { useManaged } from '../managed/ManagedContext'
import { useWords } from './useWords'

/** To fill in how long a kind of record is kept; `forEver` where nothing removes it. */
export function useRetentionPeriod(kind: string): { period: string } {
  const { read } = useWords()
  const period = useManaged().retention.find((each) => each.kind === kind)?.period
  return { period: period ? read(period) : 'forEver' }
}
