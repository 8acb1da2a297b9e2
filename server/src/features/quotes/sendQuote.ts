import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { invalidField, ShopError } from '../../kernel/errors/ShopError.js'
import { inputsFor } from '../../kernel/fields/inputs.js'
import { dayText } from '../../kernel/i18n/dayText.js'
import { say } from '../../kernel/i18n/say.js'
import { records } from '../../kernel/records/records.js'
import { validate } from '../../kernel/records/validate.js'
import { shaOf } from '../../kernel/secrets/canonicalJson.js'
import { Customer } from '../customers/Customer.js'
import { jobAddresses } from '../jobs/jobAddresses.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { queueMail } from '../messages/queueMail.js'
import { TimeZone } from '../shop/hours/TimeZone.js'
import { readShop } from '../shop/readShop.js'
import { buildDocument } from './buildDocument.js'
import { Quote } from './Quote.js'
import { dayAfter, leastDays, today } from './quoteContent.js'
import { quoteMail } from './quoteMails.js'
import { moveJob, quoteEntity, writeQuote } from './storedQuote.js'

/** Of a document: less than MySQL's TEXT holds. */
const maxBytes = 60_000

/**
 * Sends a draft: from then on it stays as it is. Its job waits for the customer, if the shop wants so, and its timeline
 * says it.
 * @param isMailed whether the customer is mailed the address, rather than handed it
 * @param version of the draft that was read
 * @throws ShopError NOT_FOUND, CONFLICT for one that is no draft or has been changed, VALIDATION
 */
export async function sendQuote(
  context: Context<MailServices>,
  id: number,
  isMailed: boolean,
  version: number | null,
): Promise<Quote> {
  const { settings, mail } = context.services
  const sent = await writeQuote(context, id, async (manager, quote, job, kind) => {
    if (quote.status !== 'draft') throw new ShopError('CONFLICT', { message: { key: 'quote.notDraft' } })
    if (version !== null && version !== quote.version) throw new ShopError('CONFLICT')
    await assertWhole(quote, dayAfter(today(settings), leastDays))
    const customer = await manager.findOneByOrFail(Customer, { id: quote.customer })
    if (isMailed && !customer.email) throw invalidField('isMailed', { key: 'quote.noAddress' })
    const document = await buildDocument(manager, quote, settings)
    if (Buffer.byteLength(document) > maxBytes) throw invalidField('lines', { key: 'quote.tooLong' })
    const link = (await jobAddresses(manager, settings, kind, quote.job))[quote.language]
    const written = quoteMail(document, customer, link, settings)
    const mailId = isMailed ? await queueMail(manager, written, customer.id, settings) : null
    const values = {
      status: 'sent' as const,
      document,
      sha: shaOf(document),
      sentAt: new Date().toISOString(),
      expiresAt: endOfDay(quote.validUntil, settings.timeZone),
      mail: mailId,
    }
    const after = await records.update(manager, Quote, quote, values, { by: context })
    const { quotesMoveJobs } = await readShop(manager)
    const day = dayText(quote.validUntil, quote.language)
    await moveJob(manager, context, kind, job, {
      ...(quotesMoveJobs && job.isOpen && { status: 'waiting-customer' }),
      note: say(quote.language, { key: 'notice.quote.sent', values: { name: quote.name, day } }),
    })
    return after
  })
  mail.wake()
  return sent
}

/** @throws ShopError VALIDATION for all that is missing */
async function assertWhole(quote: Quote, earliest: string): Promise<void> {
  const emptied = Object.entries(quote).map(([name, value]) => [name, value === '' ? null : value])
  const row = Object.fromEntries(emptied) as Row
  await validate(quoteEntity.type, inputsFor(quoteEntity.type).update, row)
  if (quote.validUntil < earliest) {
    const values = { days: leastDays, day: dayText(earliest, quote.language) }
    throw invalidField('validUntil', { key: 'quote.tooShort', values })
  }
}

/** The first moment after a day as it is in the shop, UTC. */
export function endOfDay(day: string, timeZone: string): string {
  return new Date(TimeZone.named(timeZone).instantOf(day, '24:00')).toISOString()
}
