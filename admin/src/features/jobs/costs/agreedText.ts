import { formatInstant, formatMoney } from '../../../kernel/format/formatValue'
import type { Language } from '../../../kernel/managed/ManagedEntity'

interface Agreed {
  /** In whole units, including VAT. */
  agreedTotal: number | null
  /** UTC. */
  agreedAt: string | null
}

/** What the customer has agreed to, and when; null where no quote with a sum was accepted. */
export function agreedText({ agreedTotal, agreedAt }: Agreed, language: Language): string | null {
  if (agreedTotal === null || agreedAt === null) return null
  return `${formatMoney(agreedTotal, language)} · ${formatInstant(agreedAt, language)}`
}
