import { useWords } from '../../i18n/useWords'
import type { ManagedField } from '../../managed/ManagedEntity'

/** How many items a list may have, as a rule for its buttons and a sentence for the reader. */
export function useCountRule({ counts }: ManagedField) {
  const { say } = useWords()
  if (!counts || counts.length === 0)
    return { canAdd: () => true, step: () => 1, canRemove: () => true, error: () => undefined }
  const [most, fewest] = [Math.max(...counts), Math.min(...counts)]
  const allowed = counts.map(String)
  const last = allowed.pop() ?? ''
  const listed = allowed.length === 0 ? last : say('items.or', { allButLast: allowed.join(', '), last })
  return {
    canAdd: (count: number) => count < most,
    /** How many to add at once to come to a number that is allowed. */
    step: (count: number) => Math.min(...counts.filter((one) => one > count)) - count,
    canRemove: (count: number) => count > fewest,
    error: (count: number) => (counts.includes(count) ? undefined : say('items.counts', { counts: listed, count })),
  }
}
