import { label } from '../../../kernel/i18n/labels.js'
import type { PaidPart } from './DocumentLook.js'
import type { DocumentWords } from './documentWords.js'
import type { ShownTotal } from './shownTotals.js'

/** How a receipt was paid, under its total: of cash what was given and given back, of goods which. */
export function paidRows(words: DocumentWords, paid: readonly PaidPart[]): ShownTotal[] {
  return paid.flatMap(({ method, amount, rounding, tendered, goods }) => {
    const name = label(`choice.ReceivedBy.${method}`)[words.document.language]
    const rows: ShownTotal[] = []
    if (rounding !== 0) rows.push({ label: words.say('invoice.rounding'), cents: rounding })
    rows.push({ label: goods ? `${name}: ${goods}` : name, cents: tendered ?? amount })
    if (tendered !== null && tendered > amount)
      rows.push({ label: words.say('invoice.change'), cents: tendered - amount })
    return rows
  })
}
