import { say } from '../../../kernel/i18n/say.js'
import type { InvoiceDocument } from '../../../kernel/shared/invoiceDocument.js'
import { amountText, centsOf } from '../../../kernel/shared/money.js'
import { writeElement, type XmlElement, xmlDeclaration } from '../../../kernel/xml/writeXml.js'
import type { ElectronicAddress } from './electronicAddress.js'
import { filled, text } from './filled.js'
import { ublLine } from './ublLine.js'
import { dueCents, ublObstacles } from './ublObstacles.js'
import { ublParty, ublPaymentMeans } from './ublParty.js'
import { type VatCategory, vatCategory, vatSubtotals } from './vatCategory.js'

/** Which rules a document says that it follows: those of the Netherlands, or of the Peppol network. Its facts are the same. */
export type UblProfile = 'nlcius' | 'peppol'

/** What a document does not say itself; addresses follow from the numbers of the parties where left out. */
export interface UblChoices {
  profile?: UblProfile
  seller?: ElectronicAddress
  customer?: ElectronicAddress
}

const customizations: Record<UblProfile, string> = {
  nlcius: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:nen.nl:nlcius:v1.0',
  peppol: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
}
const process = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'
const schema = 'urn:oasis:names:specification:ubl:schema:xsd'

/** By UNCL 1001; a deposit is an invoice, since NLCIUS knows no prepayment. */
const typeCodes = { invoice: '380', credit: '381' }
/** By UNECE recommendation 20: one of something. */
const piece = 'C62'

/**
 * A document as UBL 2.1, UTF-8: an Invoice, or a CreditNote whose amounts are above zero. What was paid at once is prepaid.
 * @throws Error for a document that cannot be UBL, see `ublObstacles`
 */
export function writeUbl(document: InvoiceDocument, choices: UblChoices = {}): string {
  const { customer, seller, lines, totals, language, number } = document
  const obstacles = ublObstacles(document)
  if (!customer || obstacles.length > 0) throw new Error(`No UBL of ${number}: ${obstacles.join(', ')}`)
  const isCredit = document.kind === 'credit'
  const sign = isCredit ? -1 : 1
  const amount = (cents: number): XmlElement => ({ '@currencyID': document.currency, '#': amountText(cents) })
  const signed = (text: string) => amount(sign * centsOf(text) || 0)
  const root = isCredit ? 'CreditNote' : 'Invoice'
  const due = dueCents(document)
  const [net, total] = [signed(totals.net), signed(totals.total)]
  const content: XmlElement = {
    '@xmlns': `${schema}:${root}-2`,
    '@xmlns:cac': `${schema}:CommonAggregateComponents-2`,
    '@xmlns:cbc': `${schema}:CommonBasicComponents-2`,
    'cbc:CustomizationID': customizations[choices.profile ?? 'nlcius'],
    'cbc:ProfileID': process,
    'cbc:ID': number,
    'cbc:IssueDate': document.issuedOn,
    'cbc:DueDate': isCredit ? undefined : (document.dueOn ?? undefined),
    [`cbc:${root}TypeCode`]: isCredit ? typeCodes.credit : typeCodes.invoice,
    'cbc:Note': text(document.text),
    'cbc:DocumentCurrencyCode': document.currency,
    'cbc:BuyerReference': text(document.reference) ?? number,
    'cac:BillingReference': references(document),
    'cac:AccountingSupplierParty': {
      'cac:Party': {
        ...ublParty(seller, seller.name, choices.seller),
        'cac:Contact': filled({ 'cbc:Telephone': text(seller.phone), 'cbc:ElectronicMail': text(seller.email) }),
      },
    },
    'cac:AccountingCustomerParty': {
      'cac:Party': {
        ...ublParty(customer, customer.company ?? customer.name, choices.customer),
        'cac:Contact': customer.company === null ? undefined : filled({ 'cbc:Name': text(customer.name) }),
      },
    },
    'cac:Delivery': { 'cbc:ActualDeliveryDate': document.deliveredOn },
    'cac:PaymentMeans': due > 0 ? ublPaymentMeans(seller, number) : undefined,
    'cac:PaymentTerms': isCredit && due > 0 ? { 'cbc:Note': say(language, { key: 'ubl.repaid' }) } : undefined,
    'cac:TaxTotal': {
      'cbc:TaxAmount': signed(totals.vat),
      'cac:TaxSubtotal': vatSubtotals(totals.rates, language).map(({ category, rate, net, vat, reason }) => ({
        'cbc:TaxableAmount': amount(sign * net || 0),
        'cbc:TaxAmount': amount(sign * vat || 0),
        'cac:TaxCategory': taxCategory(category, rate, reason ?? undefined),
      })),
    },
    'cac:LegalMonetaryTotal': {
      'cbc:LineExtensionAmount': net,
      'cbc:TaxExclusiveAmount': net,
      'cbc:TaxInclusiveAmount': total,
      'cbc:PrepaidAmount': isCredit || due === centsOf(totals.total) ? undefined : total,
      'cbc:PayableAmount': amount(due),
    },
    [`cac:${root}Line`]: lines.map((line, index) => {
      const { quantity, net, price, discount } = ublLine(line, document.includingVat, sign)
      return {
        'cbc:ID': String(index + 1),
        [`cbc:${isCredit ? 'Credited' : 'Invoiced'}Quantity`]: { '@unitCode': piece, '#': quantity },
        'cbc:LineExtensionAmount': amount(net),
        'cac:AllowanceCharge':
          discount === 0
            ? undefined
            : {
                'cbc:ChargeIndicator': String(discount < 0),
                'cbc:AllowanceChargeReason': say(language, { key: 'ubl.discount' }),
                'cbc:Amount': amount(Math.abs(discount)),
              },
        'cac:Item': {
          'cbc:Name': text(line.description) ?? '-',
          'cac:ClassifiedTaxCategory': taxCategory(vatCategory(line.treatment, line.vatRate), line.vatRate),
        },
        'cac:Price': { 'cbc:PriceAmount': { '@currencyID': document.currency, '#': price } },
      }
    }),
  }
  return `${xmlDeclaration}${writeElement(root, content)}`
}

/** Invoices from before: what a credit note takes back, and the deposits that an invoice takes off. */
function references({ credits, lines }: InvoiceDocument): XmlElement[] {
  const reference = (number: string, issuedOn?: string): XmlElement => ({
    'cac:InvoiceDocumentReference': { 'cbc:ID': number, 'cbc:IssueDate': issuedOn },
  })
  const deposits = new Set(lines.flatMap(({ deposit }) => deposit ?? []))
  if (credits) deposits.delete(credits.number)
  return [
    ...(credits ? [reference(credits.number, credits.issuedOn)] : []),
    ...[...deposits].map((each) => reference(each)),
  ]
}

/** Its exemption has words only: a code as well would be too much under NLCIUS. */
function taxCategory(category: VatCategory, rate: number, reason?: string): XmlElement {
  return {
    'cbc:ID': category,
    'cbc:Percent': String(rate),
    'cbc:TaxExemptionReason': reason,
    'cac:TaxScheme': { 'cbc:ID': 'VAT' },
  }
}
