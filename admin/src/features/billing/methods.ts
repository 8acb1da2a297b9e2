import type { ReceivedBy } from '../../generated/graphql'
import { useTranslation } from '../../kernel/i18n/useTranslation'

/** How money is received at a counter, with `later` for what is still to be paid. */
export type Method = ReceivedBy | 'later'

const atTheCounter = ['card', 'cash', 'transfer', 'payment_request'] as const satisfies readonly ReceivedBy[]

/** The methods that are offered, in the reader's language. @param withLater whether it may be paid later */
export function useMethods(withLater: boolean): { value: Method; label: string }[] {
  const { translate } = useTranslation()
  const offered: readonly Exclude<Method, 'online'>[] = withLater ? [...atTheCounter, 'later'] : atTheCounter
  return offered.map((value) => ({ value, label: translate(`billing.method.${value}`) }))
}
