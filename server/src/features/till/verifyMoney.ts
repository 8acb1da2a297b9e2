import type { Context } from '../../kernel/context/Context.js'
import type { Round } from '../../kernel/scheduler/Round.js'
import { RoundFailed } from '../../kernel/scheduler/roundFailures.js'
import { verifySetOffs } from '../boughtItems/verifySetOffs.js'
import { type DocumentFault, verifyDocuments } from '../invoices/verifyDocuments.js'
import { verifyAmounts } from '../payments/verifyAmounts.js'
import { type PaymentFault, verifyPayments } from '../payments/verifyPayments.js'
import { type ClosingFault, verifyClosings } from './verifyClosings.js'

/** At night, when nobody waits for the database. */
const startTime = { hour: 3, minute: 40 }

export interface VerifiedMoney {
  documents: number
  /** A sentence each, in English, for the log and the operator. */
  faults: string[]
}

const words: Record<DocumentFault['fault'] | ClosingFault['fault'], string> = {
  changed: 'was changed after it was issued',
  missing: 'is missing',
  reordered: 'does not follow the document before it',
  otherColumns: 'is stored with other amounts or days than its document says',
  otherLines: 'takes back other lines than are known to be credited',
  noSeries: 'is not counted any more, though documents have its numbers',
  otherHead: 'has another last document than the one that was issued last',
  otherPayments: 'counts other payments or cash than are stored',
}

const paymentWords: Record<PaymentFault['fault'], string> = {
  missing: 'pays an invoice, and is missing',
  overspent: 'pays more than was received',
  notOpposite: 'does not take back what it corrects',
}

/** Proves every document, what is open of it, what was paid and the closings of the till. */
export async function verifyMoney({ services: { database } }: Context): Promise<VerifiedMoney> {
  return database.readSnapshot(async (manager) => {
    const { documents, faults } = await verifyDocuments(manager)
    const amounts = await verifyAmounts(manager)
    const payments = await verifyPayments(manager)
    const setOffs = await verifySetOffs(manager)
    const closings = await verifyClosings(manager)
    return {
      documents: documents + closings.documents,
      faults: [
        ...[...faults, ...closings.faults].map(({ number, fault }) => `${number} ${words[fault]}`),
        ...amounts.map(
          ({ number, stored, follows }) => `${number} is stored with ${stored} cents open, and ${follows} follow`,
        ),
        ...setOffs.map(
          ({ number, stored, follows }) => `${number} is stored with ${stored} cents owed, and ${follows} follow`,
        ),
        ...payments.map(({ payment, fault }) => `payment ${payment} ${paymentWords[fault]}`),
      ],
    }
  })
}

/** Proves the documents every night; a fault is an alert like that of any round. */
export function verifyingRound(newContext: () => Context): Round {
  const { timeZone } = newContext().services.settings
  return {
    name: 'verify-documents',
    schedule: { at: { ...startTime, timeZone } },
    async run() {
      const context = newContext()
      const { documents, faults } = await verifyMoney(context)
      if (faults.length === 0) return
      context.log.error({ documents, faults: faults.slice(0, 20) }, 'Issued documents are not what they were')
      throw new RoundFailed('damaged')
    },
  }
}
