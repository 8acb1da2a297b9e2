import type { EntityManager } from 'typeorm'
import type { ClosingDocument } from '../../../kernel/shared/closingDocument.js'
import {
  type ReturnBoxes,
  type ReturnDocument,
  returnBoxes,
  returnDocument,
} from '../../../kernel/shared/returnBoxes.js'
import { readShop } from '../../shop/readShop.js'
import { boughtInQuarter, type RecordedPurchase } from './boughtInQuarter.js'
import { type CollectedJob, collectedJobs } from './collectedJobs.js'
import { type IssuedDocument, issuedDocuments } from './issuedDocuments.js'
import type { Quarter } from './Quarter.js'
import { quarterClosings } from './quarterClosings.js'
import { type RecordedPayment, recordedPayments } from './recordedPayments.js'

/** All that a quarter consists of: what was issued in it, jobs that were never invoiced, what was bought in and paid, and how the till was closed. */
export interface QuarterContent {
  documents: IssuedDocument[]
  jobs: CollectedJob[]
  payments: RecordedPayment[]
  /** Purchases first, then what was paid out of them. */
  purchases: RecordedPurchase[]
  closings: ClosingDocument[]
  /** Of documents and jobs together. */
  boxes: ReturnBoxes
}

export async function quarterContent(manager: EntityManager, quarter: Quarter): Promise<QuarterContent> {
  const { vatStandard, smallBusiness } = await readShop(manager)
  const documents = await issuedDocuments(manager, quarter)
  const jobs = await collectedJobs(manager, quarter, vatStandard)
  const payments = await recordedPayments(manager, quarter)
  const purchases = await boughtInQuarter(manager, quarter)
  const closings = await quarterClosings(manager, quarter)
  const returned = [
    ...documents.map(({ document, bought }) => returnDocument(document, bought)),
    ...jobs.map((job) => returnedJob(job, smallBusiness)),
  ]
  return { documents, jobs, payments, purchases, closings, boxes: returnBoxes(returned) }
}

/** A job that was never invoiced as the return has it; what a shop under the KOR sells bears no VAT. */
function returnedJob({ number, rates }: CollectedJob, isSmallBusiness: boolean): ReturnDocument {
  const lines = rates.map(({ treatment, rate, excluding: net, vat }) => {
    const isOutside = isSmallBusiness && treatment === 'taxed' && vat === 0
    return { treatment: isOutside ? ('smallBusiness' as const) : treatment, rate, net, vat, bought: null }
  })
  return { number, country: null, isEntrepreneur: false, lines }
}
