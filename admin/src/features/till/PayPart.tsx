import type { ReceivedBy } from '../../generated/graphql'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { MethodChoice } from '../billing/MethodChoice'
import { useMethods } from '../billing/methods'
import { ReceivedCash } from '../billing/ReceivedCash'

export interface Paying {
  method: ReceivedBy | null
  /** Cash that the customer gave, as typed. */
  given: string
}

interface PayPartProps extends Paying {
  /** In the shop's currency. */
  total: number
  onChange: (paying: Paying) => void
}

/** How a sale is paid; of cash what is to be given back, in large figures. */
export function PayPart({ total, method, given, onChange }: PayPartProps) {
  const { translate } = useTranslation()
  const methods = useMethods(false)
  return (
    <>
      <MethodChoice
        title={translate('billing.how')}
        choices={methods}
        value={method}
        onChange={(chosen) => onChange({ method: chosen as ReceivedBy | null, given: '' })}
      />
      {method === 'cash' && (
        <ReceivedCash total={total} given={given} onChange={(typed) => onChange({ method, given: typed })} />
      )}
    </>
  )
}
