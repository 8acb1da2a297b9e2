import { createHash } from 'node:crypto'
import { type EntityManager, MoreThan } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { invalidField, ShopError } from '../../kernel/errors/ShopError.js'
import { isDrawing } from '../../kernel/fields/isDrawing.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { say } from '../../kernel/i18n/say.js'
import { notFound } from '../../kernel/records/notFound.js'
import { records } from '../../kernel/records/records.js'
import { canonicalJson } from '../../kernel/secrets/canonicalJson.js'
import { cleanedLine } from '../../kernel/shared/cleanedLine.js'
import { amountText, centsOf } from '../../kernel/shared/money.js'
import { chosenTotals, isValidChoice } from '../../kernel/shared/quoteChoices.js'
import { pricedLines, type QuoteDecision, type QuoteDocument } from '../../kernel/shared/quoteDocument.js'
import { Customer } from '../customers/Customer.js'
import type { Job } from '../jobs/Job.js'
import { addressesOfCode, type FoundJob } from '../jobs/jobAddresses.js'
import { assertKey } from '../messages/idempotency.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { queueMail } from '../messages/queueMail.js'
import { holdsAddress } from '../messages/strangerText.js'
import { readShop } from '../shop/readShop.js'
import { acceptedLines } from './acceptedLines.js'
import { Quote, stateOfQuote } from './Quote.js'
import { decisionMail, decisionMailToShop } from './quoteMails.js'
import { statusDecided, takesLines } from './statusDecided.js'
import { lockJob, moveJob, sentQuotes } from './storedQuote.js'

/** What a customer decides. */
export interface AskedDecision {
  quote: number
  /** Of the document that the customer has read. */
  sha: string
  decision: 'accepted' | 'declined'
  /** The places of the chosen lines. */
  chosen: readonly number[]
  name: string
  reason: string | null
  /** The path of a drawing of 600 × 200. */
  signature: string | null
  /** Of the request; a repeated one gets the same answer. */
  key: string
}

const longestName = 120
const longestReason = 400

/**
 * Decides on a quote, once: of any number of decisions side by side the first holds. The other quotes of the job are
 * replaced by one that is accepted; the job says what was agreed, gets its lines and moves along where it waits, whoever has
 * it open in a form; the shop is notified.
 * @param code by which the job was found
 * @throws ShopError NOT_FOUND, VALIDATION, CONFLICT when it was decided, has ended or is another edition
 */
export async function decideQuote(
  context: Context<MailServices>,
  { kind, job: { id } }: FoundJob,
  code: string,
  asked: AskedDecision,
): Promise<Quote> {
  assertKey(asked.key)
  const name = cleanedLine(asked.name)
  const field = { owner: 'quote', name: 'decidedBy' }
  if (name === '') throw invalidField('name', { key: 'field.required', values: { field } })
  if (name.length > longestName) throw invalidField('name', { key: 'field.max', values: { field, max: longestName } })
  if (holdsAddress(name)) throw invalidField('name', { key: 'field.noAddress', values: { field } })
  const decisionKey = createHash('sha256').update(`${asked.quote} ${asked.decision} ${asked.key}`).digest('hex')

  const decided = await context.services.database.write(async (manager) => {
    const job = await lockJob(manager, kind, id)
    const quotes = await sentQuotes(manager, kind, id)
    const quote = quotes.find((each) => each.id === asked.quote)
    if (!quote?.document) throw notFound(managedEntity(Quote))
    if (quote.decisionKey === decisionKey) return quote
    if (quote.sha !== asked.sha) throw new ShopError('CONFLICT', { message: { key: 'quote.otherEdition' } })
    const document = JSON.parse(quote.document) as QuoteDocument
    const decision = decisionOf(quote, document, { ...asked, name })
    const values = {
      status: asked.decision,
      decision: canonicalJson(decision),
      decisionKey,
      decidedAt: decision.at,
      decidedBy: decision.name,
      reason: decision.reason,
    }
    const open = { sha: asked.sha, status: 'sent' as const, expiresAt: MoreThan(decision.at) }
    const after = await records.update(manager, Quote, quote, values, { by: context, where: open })
    if (!after) {
      const key = quote.status === 'sent' ? 'quote.expired' : 'quote.decided'
      throw new ShopError('CONFLICT', { message: { key } })
    }
    const isAccepted = asked.decision === 'accepted'
    if (isAccepted) await replaceOthers(manager, context, quotes, quote)
    await tell(manager, context, document, decision, after, code)
    const { quotesMoveJobs, quotesSetLines } = await readShop(manager)
    const othersWait = !isAccepted && quotes.some((each) => each.id !== quote.id && stateOfQuote(each) === 'sent')
    await moveJob(manager, context, kind, job, {
      ...(quotesMoveJobs && { status: statusDecided(kind, job, asked.decision, othersWait) }),
      // What the shop wrote of where it stands was about the answer that it waited for.
      ...(!othersWait && { currentStatus: null }),
      ...(isAccepted && agreed(decision)),
      ...(isAccepted &&
        document.lines.length > 0 &&
        takesLines(job, quotesSetLines) &&
        acceptedLines(document, asked.chosen, job.lines)),
      note: say(quote.language, {
        key: `notice.quote.${asked.decision}`,
        values: { name: quote.name, who: decision.name },
      }),
    })
    return after
  })
  context.services.mail.wake()
  return decided
}

function decisionOf(quote: Quote, document: QuoteDocument, asked: AskedDecision): QuoteDecision {
  const isAccepted = asked.decision === 'accepted'
  const lines = pricedLines(document)
  const chosen = isAccepted ? asked.chosen.toSorted((one, other) => one - other) : []
  if (isAccepted && !isValidChoice(lines, chosen)) throw invalidField('chosen', { key: 'quote.choice' })
  const signature = asked.signature?.trim() || null
  if (signature !== null && !isDrawing(signature)) {
    throw invalidField('signature', { key: 'quote.signature' })
  }
  const isPriced = isAccepted && document.priceMethod === null
  return {
    quote: quote.id,
    sha: asked.sha,
    decision: asked.decision,
    chosen: chosen.map(String),
    total: isPriced ? amountText(chosenTotals(lines, chosen, document.includingVat).including) : null,
    name: asked.name,
    reason: isAccepted ? null : asked.reason?.trim().slice(0, longestReason) || null,
    signature: isAccepted ? signature : null,
    at: new Date().toISOString(),
  }
}

/** What a job says of a quote of it that is accepted. */
function agreed({ total, at }: QuoteDecision): Pick<Job, 'agreedTotal' | 'agreedAt'> {
  return { agreedTotal: total === null ? null : centsOf(total), agreedAt: at }
}

/** One that is accepted stands in the place of all others. */
async function replaceOthers(
  manager: EntityManager,
  context: Context,
  quotes: Quote[],
  accepted: Quote,
): Promise<void> {
  for (const other of quotes.filter(({ id, status }) => id !== accepted.id && status === 'sent')) {
    const reason = say(other.language, { key: 'quote.otherAccepted', values: { name: accepted.name } })
    await records.update(manager, Quote, other, { status: 'replaced', reason }, { by: context })
  }
}

/** The shop hears at once; the customer gets word of what was decided. */
async function tell(
  manager: EntityManager,
  { services: { settings } }: Context,
  document: QuoteDocument,
  decision: QuoteDecision,
  quote: Quote,
  code: string,
): Promise<void> {
  const shop = await readShop(manager)
  const customer = await manager.findOneByOrFail(Customer, { id: quote.customer })
  if (shop.email) {
    const toShop = decisionMailToShop(shop.email, document, decision, settings)
    await queueMail(manager, toShop, customer.id, settings)
  }
  if (!customer.email) return
  const link = addressesOfCode(code, settings)[quote.language]
  await queueMail(manager, decisionMail(document, decision, customer, link, settings), customer.id, settings)
}
