import type { Context } from '../../kernel/context/Context.js'
import { invalidField, ShopError } from '../../kernel/errors/ShopError.js'
import { say } from '../../kernel/i18n/say.js'
import { records } from '../../kernel/records/records.js'
import { cleanedProse } from '../../kernel/shared/cleanedText.js'
import { Quote } from './Quote.js'
import { moveJob, writeQuote } from './storedQuote.js'

const longestReason = 400

/**
 * Ends a quote that nobody has decided on. The conditions of one that was sent hold until its day, so it says why it ends
 * sooner: what the customer agreed to, or what was wrong with it.
 * @throws ShopError NOT_FOUND, CONFLICT for one that is decided or ended, VALIDATION without a reason
 */
export async function endQuote(
  context: Context,
  id: number,
  how: 'replaced' | 'withdrawn',
  given: string,
): Promise<Quote> {
  return writeQuote(context, id, async (manager, quote, job, kind) => {
    const isSent = quote.status === 'sent'
    if (!isSent && !(quote.status === 'draft' && how === 'withdrawn')) {
      throw new ShopError('CONFLICT', { message: { key: 'quote.notOpen' } })
    }
    const reason = cleanedProse(given).slice(0, longestReason) || null
    if (isSent && reason === null) throw invalidField('reason', { key: 'quote.reasonNeeded' })
    const after = await records.update(manager, Quote, quote, { status: how, reason }, { by: context })
    if (isSent) {
      const note = say(quote.language, { key: `notice.quote.${how}`, values: { name: quote.name } })
      await moveJob(manager, context, kind, job, { note })
    }
    return after
  })
}
