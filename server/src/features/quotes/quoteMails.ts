import { dayText } from '../../kernel/i18n/dayText.js'
import { say } from '../../kernel/i18n/say.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { amountText } from '../../kernel/shared/money.js'
import { chosenTotals, dearestChoice, firstChoice, isChoice } from '../../kernel/shared/quoteChoices.js'
import { pricedLines, type QuoteDecision, type QuoteDocument } from '../../kernel/shared/quoteDocument.js'
import { backOfficePath, defaultLanguage, type Language } from '../../kernel/shared/screens.js'
import { addressOf, type Customer } from '../customers/Customer.js'
import { sealLink } from '../messages/mailLinks.js'
import type { NewMail } from '../messages/queueMail.js'
import { TimeZone } from '../shop/hours/TimeZone.js'

type Recipient = Pick<Customer, 'name' | 'email' | 'language'>

/** Tells a customer of a quote, with the address where it can be accepted. The text is that of the document. */
export function quoteMail(
  text: string,
  { name, email }: Recipient,
  link: string,
  settings: Settings,
): NewMail<'quoteSent'> {
  const document = JSON.parse(text) as QuoteDocument
  const { language } = document
  return {
    kind: 'quoteSent',
    recipient: addressOf({ email }),
    values: {
      name,
      quote: document.name,
      goods: document.goods,
      price: priceText(document),
      day: dayText(document.validUntil, language),
      message: document.text,
      link: null,
    },
    language,
    sealedLink: sealLink('job', link, addressOf({ email }), settings),
  }
}

/** Confirms to the customer what was decided. */
export function decisionMail(
  document: QuoteDocument,
  decision: QuoteDecision,
  { name, email }: Recipient,
  link: string,
  settings: Settings,
): NewMail {
  return {
    kind: decision.decision === 'accepted' ? 'quoteAccepted' : 'quoteDeclined',
    recipient: addressOf({ email }),
    values: {
      ...valuesOf(document, decision),
      name,
      day: dayText(TimeZone.named(settings.timeZone).dayOf(Date.parse(decision.at)), document.language),
      message: chosenText(document, decision),
      link: null,
    },
    language: document.language,
    sealedLink: sealLink('job', link, addressOf({ email }), settings),
  }
}

/** Tells the shop what a customer has decided. */
export function decisionMailToShop(
  recipient: string,
  document: QuoteDocument,
  decision: QuoteDecision,
  { publicUrl }: Settings,
): NewMail {
  const message = [chosenText(document, decision), decision.reason].filter((part) => part).join('\n\n')
  return {
    kind: decision.decision === 'accepted' ? 'quoteAcceptedToShop' : 'quoteDeclinedToShop',
    recipient,
    values: {
      ...valuesOf(document, decision),
      name: document.customer,
      message,
      link: `${publicUrl}${backOfficePath}/offertes/wijzigen/${decision.quote}`,
    },
    language: defaultLanguage,
  }
}

function valuesOf(document: QuoteDocument, { decision, total, name: by }: QuoteDecision) {
  const { name, goods, currency, language } = document
  const price = total === null ? null : amountIn(total, currency, language)
  return { quote: name, goods, price: price ?? (decision === 'accepted' ? priceText(document) : null), by }
}

/** The lines that the customer has chosen. */
function chosenText(document: QuoteDocument, { chosen }: QuoteDecision): string {
  const lines = chosen.map((index) => document.lines[Number(index)]?.description).filter((text) => text !== undefined)
  return lines.map((text) => `+ ${text}`).join('\n')
}

/** What it costs in words: an amount, or between which amounts. */
function priceText(document: QuoteDocument): string {
  const amount = (cents: string) => amountIn(cents, document.currency, document.language)
  if (document.priceMaximum !== null) {
    return say(document.language, { key: 'quote.price.atMost', values: { price: amount(document.priceMaximum) } })
  }
  const lines = pricedLines(document)
  const first = chosenTotals(lines, firstChoice(lines), document.includingVat).including
  const dearest = dearestChoice(lines, document.includingVat).including
  if (!lines.some(isChoice) || first === dearest) return amount(amountText(first))
  return say(document.language, {
    key: 'quote.price.between',
    values: { from: amount(amountText(first)), to: amount(amountText(dearest)) },
  })
}

/** An amount in words of a language; of a decimal text such as `149.50`. */
export function amountIn(amount: string, currency: string, language: Language): string {
  return new Intl.NumberFormat(language === 'nl' ? 'nl-NL' : 'en-GB', { style: 'currency', currency }).format(
    Number(amount),
  )
}
