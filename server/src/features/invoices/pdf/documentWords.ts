import { dayText } from '../../../kernel/i18n/dayText.js'
import type { TextKey } from '../../../kernel/i18n/nl.js'
import { type Message, say } from '../../../kernel/i18n/say.js'
import type { InvoiceDocument, InvoiceDocumentLine } from '../../../kernel/shared/invoiceDocument.js'
import { centsOf } from '../../../kernel/shared/money.js'
import { amountIn, numberIn, unitPriceIn } from './amounts.js'

/** What a document says, in its language. */
export class DocumentWords {
  constructor(readonly document: InvoiceDocument) {}

  say(key: TextKey, values?: Message['values']): string {
    return say(this.document.language, values ? { key, values } : { key })
  }

  amount(cents: number): string {
    return amountIn(this.document.language, this.document.currency, cents)
  }

  /** @param price a decimal text, of up to four decimals */
  unitPrice(price: string): string {
    return unitPriceIn(this.document.language, this.document.currency, price)
  }

  number(value: number | string): string {
    return numberIn(this.document.language, value)
  }

  day(day: string): string {
    return dayText(day, this.document.language)
  }

  get kind(): string {
    return this.say(`invoice.kind.${this.document.kind}`)
  }

  get title(): string {
    return `${this.kind} ${this.document.number}`
  }

  rate({ treatment, vatRate }: Pick<InvoiceDocumentLine, 'treatment' | 'vatRate'>): string {
    return treatment === 'taxed' ? `${this.number(vatRate)}%` : this.say(`invoice.rate.${treatment}`)
  }

  /** What the law wants to be read, by how the lines bear VAT. */
  lawSentences(): string[] {
    const treatments = new Set(this.document.lines.map(({ treatment }) => treatment))
    const vatNumber = this.document.customer?.vatNumber
    const sentences: string[] = []
    if (treatments.has('reverseCharge'))
      sentences.push(
        vatNumber
          ? this.say('invoice.law.reverseChargeTo', { number: vatNumber })
          : this.say('invoice.law.reverseCharge'),
      )
    if (treatments.has('margin')) sentences.push(this.say('invoice.law.margin'))
    if (treatments.has('smallBusiness')) sentences.push(this.say('invoice.law.smallBusiness'))
    if (treatments.has('exempt')) sentences.push(this.say('invoice.law.exempt'))
    return sentences
  }

  /** Of a credit note: what it takes back; otherwise null. */
  creditSentence(): string | null {
    const { credits } = this.document
    return credits && this.say('invoice.credits', { number: credits.number, day: this.day(credits.issuedOn) })
  }

  /** How to pay what is open; null where nothing is. @param cents what is open by now, where that is not the whole */
  paymentSentence(cents = centsOf(this.document.totals.total)): string | null {
    const { dueOn, seller, number } = this.document
    if (dueOn === null || cents <= 0) return null
    const values = { amount: this.amount(cents), day: this.day(dueOn), name: seller.name, number }
    if (!seller.bankAccount) return this.say('invoice.payBy', values)
    return this.say('invoice.payTo', { ...values, account: spacedAccount(seller.bankAccount) })
  }
}

/** An IBAN in groups of four. */
export function spacedAccount(account: string): string {
  return account.replaceAll(' ', '').replace(/(.{4})(?=.)/g, '$1 ')
}
