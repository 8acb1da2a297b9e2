import { useWatch } from 'react-hook-form'
import { AboveLimit } from './AboveLimit'
import { useExcessText } from './useExcessText'

/** Beside a total in the form of a job: that it is more than the customer knows. @param total with VAT, in whole units */
export function FormLimit({ total }: { total: number }) {
  const [costLimit, agreedTotal] = useWatch({ name: ['costLimit', 'agreedTotal'] }) as unknown[]
  const text = useExcessText()({ total, costLimit: amount(costLimit), agreedTotal: amount(agreedTotal) })
  return text && <AboveLimit text={text} />
}

const amount = (typed: unknown): number | null => (typeof typed === 'number' ? typed : null)
