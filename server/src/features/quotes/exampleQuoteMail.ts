import type { Context } from '../../kernel/context/Context.js'
import { dayText } from '../../kernel/i18n/dayText.js'
import { say } from '../../kernel/i18n/say.js'
import { formatJobNumber } from '../../kernel/shared/jobNumber.js'
import type { QuoteDecision, QuoteDocument } from '../../kernel/shared/quoteDocument.js'
import type { Language } from '../../kernel/shared/screens.js'
import { exampleAddresses } from '../jobs/jobAddresses.js'
import type { ExampleMail } from '../mailTexts/FeatureMails.js'
import type { QuoteMail } from './mails.js'
import { Quote } from './Quote.js'
import { amountIn, decisionMail, decisionMailToShop, quoteMail } from './quoteMails.js'

/** What a mail about a quote is filled in with before there is one to send: the newest quote, or a made-up one. */
export async function exampleQuoteMail(
  { services: { database, settings } }: Context,
  kind: QuoteMail,
  language: Language,
): Promise<ExampleMail> {
  // No code is revealed by looking at a text.
  const link = exampleAddresses(settings)[language]
  const name = say(language, { key: 'mailExample.name' })
  const quote = await database.reader
    .createQueryBuilder(Quote, 'quote')
    .addSelect('quote.document')
    .where('quote.document IS NOT NULL')
    .orderBy('quote.id', 'DESC')
    .getOne()
  if (!quote?.document) {
    const year = new Date().getFullYear()
    const price = amountIn('149.00', settings.currency, language)
    const example = `${formatJobNumber(year, 1)}-1`
    const goods = say(language, { key: 'mailExample.goods' })
    const day = dayText(`${year}-12-31`, language)
    return { values: { name, by: name, quote: example, goods, price, day, message: null, link }, about: null }
  }
  const document: QuoteDocument = { ...JSON.parse(quote.document), language }
  const about = `${document.name}, ${document.customer}`
  const customer = { name: document.customer, email: '', language }
  if (kind === 'quoteSent') {
    const { values } = quoteMail(JSON.stringify(document), customer, link, settings)
    return { values: { ...values, link }, about }
  }
  const isAccepted = kind === 'quoteAccepted' || kind === 'quoteAcceptedToShop'
  const decision: QuoteDecision = {
    quote: quote.id,
    sha: '',
    decision: isAccepted ? 'accepted' : 'declined',
    chosen: [],
    total: isAccepted ? (document.priceMaximum ?? '149.00') : null,
    name: document.customer,
    reason: null,
    signature: null,
    at: new Date().toISOString(),
  }
  const isToShop = kind === 'quoteAcceptedToShop' || kind === 'quoteDeclinedToShop'
  const { values } = isToShop
    ? decisionMailToShop('', document, decision, settings)
    : decisionMail(document, decision, customer, link, settings)
  return { values: { ...values, link: values.link ?? link }, about }
}
