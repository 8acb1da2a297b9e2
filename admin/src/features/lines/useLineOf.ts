import { useWatch } from 'react-hook-form'
import { useVatPercentage } from '../shop/useVatPercentage'
import { type JobLine, lineOf } from './JobLine'
import type { LineSource } from './lineSources'

/** Makes a line of what was picked, as the form around it wants its prices. */
export function useLineOf(): (source: LineSource) => JobLine {
  const includingVat: unknown = useWatch({ name: 'includingVat' })
  const vatRate = useVatPercentage() ?? null
  return (source) => lineOf(source, { vatRate, includesVat: includingVat !== false })
}
