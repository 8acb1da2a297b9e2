import { lazy, Suspense } from 'react'
import { StartTerminalPaymentOfSaleDocument } from '../../generated/graphql'
import { askServer } from '../../kernel/graphql/askServer'
import type { OnTerminal } from './Sale'

const TerminalDialog = lazy(() => import('../billing/TerminalDialog'))

interface SaleOnTerminalProps {
  /** The key of the sale: whoever sends it again waits for the same payment. */
  sale: string
  terminal: OnTerminal
  onBegun: (id: number) => void
  onClose: () => void
  onDone: () => void
}

/** Waits until what is to be paid of a sale was paid on a card terminal, also after a reload. */
export function SaleOnTerminal({ sale, terminal: { id, amount }, onBegun, onClose, onDone }: SaleOnTerminalProps) {
  async function begin(terminal: string): Promise<number> {
    const variables = { sale, terminal, amount }
    const { startTerminalPaymentOfSale } = await askServer({ query: StartTerminalPaymentOfSaleDocument, variables })
    onBegun(startTerminalPaymentOfSale.id)
    return startTerminalPaymentOfSale.id
  }
  return (
    <Suspense fallback={null}>
      <TerminalDialog open={amount} begun={id ?? undefined} isAtOnce {...{ begin, onClose, onDone }} />
    </Suspense>
  )
}
