import { Column, Index } from 'typeorm'
import type { ValueOf } from '../../kernel/fields/Choice.js'
import {
  Count,
  Day,
  Derived,
  Flag,
  Items,
  Money,
  Multiline,
  OneOf,
  Reference,
  SystemInstant,
  Text,
} from '../../kernel/fields/decorators.js'
import { ownerMay } from '../../kernel/fields/Grants.js'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { ManagedRecord } from '../../kernel/fields/ManagedRecord.js'
import type { Message } from '../../kernel/i18n/say.js'
import { cheapestChoice, dearestChoice } from '../../kernel/shared/quoteChoices.js'
import type { Language } from '../../kernel/shared/screens.js'
import { servedByAll } from '../../kernel/shared/staffRights.js'
import { Customer } from '../customers/Customer.js'
import { canCalculate, wrongTotals } from '../jobs/wrongTotals.js'
import { QuoteLine, QuoteService } from './QuoteLine.js'
import { quoteStates, quoteStatuses } from './quoteStatuses.js'

const byTheProduct = { required: true, readOnly: true } as const

/**
 * What a job would cost, for its customer to accept or decline. What was sent stays as it was: `document` holds its exact
 * bytes, from which it is shown, mailed and printed.
 */
@Managed({
  plural: 'quotes',
  section: 'offertes',
  titleField: 'name',
  icon: 'invoice',
  hasNextId: false,
  operations: ['list', 'read', 'update'],
  isPublic: false,
  check: checkQuote,
  grants: ownerMay('read', 'update'),
  colleagues: servedByAll,
  description: 'A quote of a job, as the European Repair Information Form.',
})
@Index(['jobKind', 'job', 'edition'], { unique: true })
export class Quote extends ManagedRecord {
  /** The number of the job and that of the edition, such as `26-0142/1`. */
  @Text({ max: 20, ...byTheProduct, inList: true })
  name: string

  /** The entity of the job: `statusNewPc` or `statusRepair`. */
  @Text({ max: 40, ...byTheProduct, section: 'details' })
  jobKind: string

  @Count({ min: 1, ...byTheProduct, section: 'details' })
  job: number

  /** From 1; a new one stands beside the others of its job. */
  @Count({ min: 1, ...byTheProduct, section: 'details' })
  edition: number

  @Reference(() => Customer, { ...byTheProduct, inList: true, searchedBy: ['name', 'email', 'phoneDigits'] })
  customer: number

  @OneOf(quoteStatuses, { ...byTheProduct, default: 'draft', section: 'details' })
  status: ValueOf<typeof quoteStatuses>

  @Derived(quoteStates, ['status', 'expiresAt'], stateOfQuote, { inList: true })
  state: ValueOf<typeof quoteStates>

  /** The language of its texts: that of the customer. */
  @OneOf(languageChoice, { ...byTheProduct, filterable: false, section: 'details' })
  language: Language

  /** What is to be repaired or built. */
  @Text({ max: 200, required: true })
  goods: string

  @Multiline({ max: 4000, required: true })
  defect: string

  /** What the shop would do about it. */
  @Multiline({ max: 4000, required: true })
  work: string

  /** What else the shop says to the customer. */
  @Multiline({ max: 4000 })
  text: string | null

  @Items(() => QuoteLine, { section: 'content' })
  lines: QuoteLine[]

  /** Whether the prices of the lines include VAT. */
  @Flag({ default: true })
  includingVat: boolean

  /** How the price follows, where it cannot be known yet. */
  @Multiline({ max: 1000, section: 'content' })
  priceMethod: string | null

  /** What it costs at most then, including VAT; in cents. */
  @Money({ section: 'content' })
  priceMaximum: number | null

  /** What finding the fault costs, apart from the repair, including VAT; in cents. */
  @Money({ section: 'content' })
  diagnosisCost: number | null

  /** What the customer pays at once after accepting, including VAT; in cents. */
  @Money({ min: 100, section: 'content' })
  deposit: number | null

  @Day({ required: true, inList: true })
  validUntil: string

  @Text({ max: 200, required: true, section: 'options' })
  timeNeeded: string

  /** What the customer is lent meanwhile. */
  @Text({ max: 200, section: 'options' })
  replacement: string | null

  /** In cents, including VAT. */
  @Money({ section: 'options' })
  replacementCost: number | null

  @Text({ max: 200, required: true, section: 'options' })
  handOver: string

  @Items(() => QuoteService, { section: 'options' })
  services: QuoteService[]

  @Multiline({ max: 2000, section: 'options' })
  additional: string | null

  @SystemInstant({ required: false, inList: true, section: 'details' })
  sentAt: string | null

  /** The first moment at which it can be accepted no more, UTC. */
  @SystemInstant({ required: false, section: 'details' })
  expiresAt: string | null

  @SystemInstant({ required: false, inList: true, section: 'details' })
  decidedAt: string | null

  /** The name under which the customer decided. */
  @Text({ max: 120, readOnly: true, section: 'details' })
  decidedBy: string | null

  /** Why it was declined or ended, or what the customer agreed to. */
  @Text({ max: 400, readOnly: true, section: 'details' })
  reason: string | null

  /** SHA-256 of the exact bytes of `document`. */
  @Text({ max: 64, readOnly: true, section: 'details' })
  sha: string | null

  /** What was sent: canonical JSON, see `kernel/shared/quoteDocument.ts`. */
  @Column({ type: 'text', nullable: true, select: false })
  document: string | null

  /** What was decided: canonical JSON, see `kernel/shared/quoteDocument.ts`. */
  @Column({ type: 'text', nullable: true, select: false })
  decision: string | null

  /** SHA-256 of the key of the request that decided, by which a repeated one is recognised. */
  @Column({ type: 'varchar', length: 64, nullable: true, select: false })
  decisionKey: string | null

  /** The mail that it was sent by, in the outbox; null when it was handed over. */
  @Column({ type: 'int', nullable: true, select: false })
  mail: number | null
}

/** Whether it has expired follows from its day alone, so that nothing has to happen then. */
export function stateOfQuote({ status, expiresAt }: Pick<Quote, 'status' | 'expiresAt'>): Quote['state'] {
  return status === 'sent' && expiresAt !== null && expiresAt <= new Date().toISOString() ? 'expired' : status
}

function checkQuote({
  lines,
  includingVat,
  priceMethod,
  priceMaximum,
  deposit,
}: Quote): Record<string, Message | false> {
  const isCalculable = canCalculate(lines)
  const wrong = isCalculable && wrongTotals(cheapestChoice(lines, includingVat), dearestChoice(lines, includingVat))
  const most = priceMaximum ?? (isCalculable ? dearestChoice(lines, includingVat).including : null)
  return {
    lines: lines.length === 0 && priceMethod === null ? { key: 'quote.noPrice' } : wrong,
    priceMaximum: (priceMethod === null) !== (priceMaximum === null) && { key: 'quote.maximum' },
    deposit: deposit !== null &&
      most !== null &&
      deposit > most && { key: 'quote.deposit', values: { max: { cents: most } } },
    ...Object.fromEntries(
      lines.map(({ isOptional, alternative }, index) => [
        `lines.${index}.alternative`,
        isOptional && alternative !== null && { key: 'quote.optionOrAlternative' },
      ]),
    ),
  }
}
