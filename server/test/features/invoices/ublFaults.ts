import { XmlDocument, XmlElement } from 'libxml2-wasm'
import { centsOf } from '../../../src/kernel/shared/money.js'
import { repeated, ublOrder } from './ublOrder.js'

const schema = 'urn:oasis:names:specification:ubl:schema:xsd'
const prefixes = { cac: `${schema}:CommonAggregateComponents-2`, cbc: `${schema}:CommonBasicComponents-2` }
const amounts = '//cbc:*[contains(local-name(), "Amount")]'

/**
 * The rules that UBL breaks, by the numbers of EN 16931, Peppol and NLCIUS; `schema:` for what its schema does not have there.
 * @throws XmlParseError for what is no XML
 */
export function ublFaults(xml: string): string[] {
  const document = XmlDocument.fromString(xml)
  try {
    return [...schemaFaults(document.root), ...ruleFaults(document.root)]
  } finally {
    document.dispose()
  }
}

/** All texts that are found, in their order. */
export function ublTexts(xml: string, path: string): string[] {
  const document = XmlDocument.fromString(xml)
  try {
    return document.find(path, prefixes).map(({ content }) => content)
  } finally {
    document.dispose()
  }
}

function childrenOf(element: XmlElement): XmlElement[] {
  return element.find('*').filter((node): node is XmlElement => node instanceof XmlElement)
}

function schemaFaults(element: XmlElement): string[] {
  const order = ublOrder[element.name]
  const children = childrenOf(element)
  const isBasic = element.namespaceUri === prefixes.cbc
  if (children.length === 0) return isBasic && element.content.trim() ? [] : [`schema: empty ${element.name}`]
  if (!order) return [`schema: ${element.name} has ${children[0]?.name}`]
  const faults: string[] = []
  let reached = -1
  for (const child of children) {
    const place = order.indexOf(child.name)
    if (place < 0) faults.push(`schema: ${element.name} has ${child.name}`)
    else if (place < reached || (place === reached && !repeated.has(child.name))) {
      faults.push(`schema: ${child.name} of ${element.name} is out of order`)
    }
    const expected = ublOrder[child.name] ? prefixes.cac : prefixes.cbc
    if (child.namespaceUri !== expected) faults.push(`schema: namespace of ${child.name}`)
    reached = Math.max(reached, place)
    faults.push(...schemaFaults(child))
  }
  return faults
}

function ruleFaults(root: XmlElement): string[] {
  const texts = (path: string, of: XmlElement = root) => of.find(path, prefixes).map(({ content }) => content)
  const text = (path: string, of: XmlElement = root) => texts(path, of)[0] ?? ''
  const elements = (path: string) => root.find(path, prefixes) as XmlElement[]
  const cents = (path: string, of: XmlElement = root) => centsOf(text(path, of) || '0')
  const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0)
  const has = (path: string, of: XmlElement = root) => texts(path, of).length > 0

  const isCredit = root.name === 'CreditNote'
  const total = 'cac:LegalMonetaryTotal'
  const [supplier, customer] = ['cac:AccountingSupplierParty/cac:Party', 'cac:AccountingCustomerParty/cac:Party']
  const country = (party: string) => text(`${party}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`)
  const address = (party: string) =>
    ['StreetName', 'CityName', 'PostalZone'].every((part) => has(`${party}/cac:PostalAddress/cbc:${part}`))
  const isRegistered = (party: string) =>
    ['0106', '0190'].includes(text(`${party}/cac:PartyLegalEntity/cbc:CompanyID/@schemeID`)) &&
    /^\d{8}$|^\d{20}$/.test(text(`${party}/cac:PartyLegalEntity/cbc:CompanyID`))
  const lines = elements(`cac:${root.name}Line`)
  const subtotals = elements('cac:TaxTotal/cac:TaxSubtotal')
  const lineGroup = (line: XmlElement) =>
    `${text('cac:Item/cac:ClassifiedTaxCategory/cbc:ID', line)} ${text('cac:Item/cac:ClassifiedTaxCategory/cbc:Percent', line)}`
  const group = (each: XmlElement) =>
    `${text('cac:TaxCategory/cbc:ID', each)} ${text('cac:TaxCategory/cbc:Percent', each)}`
  const groups = subtotals.map(group)
  const [net, gross, payable] = [
    cents(`${total}/cbc:TaxExclusiveAmount`),
    cents(`${total}/cbc:TaxInclusiveAmount`),
    cents(`${total}/cbc:PayableAmount`),
  ]
  const vat = cents('cac:TaxTotal/cbc:TaxAmount')
  const currency = text('cbc:DocumentCurrencyCode')

  const rules: Record<string, boolean> = {
    'BR-16': lines.length > 0,
    'BR-21': new Set(lines.map((line) => text('cbc:ID', line))).size === lines.length,
    'BR-25': lines.every((line) => text('cac:Item/cbc:Name', line).trim() !== ''),
    'BR-27': texts('//cbc:PriceAmount').every((price) => Number(price) >= 0),
    'BR-42': lines.every(
      (line) => !has('cac:AllowanceCharge', line) || has('cac:AllowanceCharge/cbc:AllowanceChargeReason', line),
    ),
    'BR-44': lines.every((line) => cents('cac:AllowanceCharge/cbc:Amount', line) >= 0),
    'BR-55': elements('cac:BillingReference').every((each) => has('cac:InvoiceDocumentReference/cbc:ID', each)),
    'BR-61':
      text('cac:PaymentMeans/cbc:PaymentMeansCode') === '' || has('cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID'),
    'BR-CO-9': texts('//cac:PartyTaxScheme/cbc:CompanyID').every((number) => /^[A-Z]{2}[0-9A-Z]+$/.test(number)),
    'BR-CO-10':
      cents(`${total}/cbc:LineExtensionAmount`) === sum(lines.map((line) => cents('cbc:LineExtensionAmount', line))),
    'BR-CO-13': net === cents(`${total}/cbc:LineExtensionAmount`),
    'BR-CO-14': vat === sum(subtotals.map((each) => cents('cbc:TaxAmount', each))),
    'BR-CO-15': gross === net + vat,
    'BR-CO-16': payable === gross - cents(`${total}/cbc:PrepaidAmount`),
    'BR-CO-18': subtotals.length > 0,
    'BR-CO-25': payable <= 0 || has('cbc:DueDate') || has('cac:PaymentTerms/cbc:Note'),
    'BR-DEC': texts(amounts).every((amount) => /^-?\d+\.\d{2}$/.test(amount) || /^\d+\.\d{2,8}$/.test(amount)),
    'BR-E-1': new Set(groups).size === groups.length && new Set(lines.map(lineGroup)).size === groups.length,
    // That of each category: S, Z, E and AE.
    'BR-E-8': subtotals.every(
      (each) =>
        cents('cbc:TaxableAmount', each) ===
        sum(
          lines.filter((line) => lineGroup(line) === group(each)).map((line) => cents('cbc:LineExtensionAmount', line)),
        ),
    ),
    // Narrower than the rule, which lets a whole unit pass: half a cent, and one more for prices that include VAT.
    'BR-S-9': subtotals.every((each) => {
      const exact = (cents('cbc:TaxableAmount', each) * Number(text('cac:TaxCategory/cbc:Percent', each))) / 100
      return Math.abs(cents('cbc:TaxAmount', each) - exact) <= 1
    }),
    'BR-E-2': has(`${supplier}/cac:PartyTaxScheme/cbc:CompanyID`),
    'BR-AE-2':
      !groups.some((each) => each.startsWith('AE')) ||
      has(`${customer}/cac:PartyTaxScheme/cbc:CompanyID`) ||
      has(`${customer}/cac:PartyLegalEntity/cbc:CompanyID`),
    'BR-S-5': subtotals.every((each) => /^S [1-9]\d*$|^(Z|E|AE) 0$/.test(group(each))),
    'BR-E-10': subtotals.every(
      (each) => /^[SZ] /.test(group(each)) !== has('cac:TaxCategory/cbc:TaxExemptionReason', each),
    ),
    R003: text('cbc:BuyerReference').trim() !== '',
    R010: text(`${customer}/cbc:EndpointID/@schemeID`) !== '' && has(`${customer}/cbc:EndpointID`),
    R020: text(`${supplier}/cbc:EndpointID/@schemeID`) !== '' && has(`${supplier}/cbc:EndpointID`),
    R051:
      texts('//@currencyID').every((code) => code === currency) &&
      texts(amounts).length === texts('//@currencyID').length,
    R120: lines.every((line) => {
      const quantity = Number(text('cbc:InvoicedQuantity | cbc:CreditedQuantity', line))
      const allowance = cents('cac:AllowanceCharge/cbc:Amount', line)
      const signed = text('cac:AllowanceCharge/cbc:ChargeIndicator', line) === 'true' ? -allowance : allowance
      const expected = Math.round(Number(text('cac:Price/cbc:PriceAmount', line)) * quantity * 100) - signed
      return Math.abs(expected - cents('cbc:LineExtensionAmount', line)) <= 2
    }),
    'BR-NL-1': country(supplier) !== 'NL' || isRegistered(supplier),
    'BR-NL-3': country(supplier) !== 'NL' || address(supplier),
    'BR-NL-4': country(customer) !== 'NL' || address(customer),
    'BR-NL-7': text(`cbc:${root.name}TypeCode`) === (isCredit ? '381' : '380'),
    'BR-NL-10': country(customer) !== 'NL' || isRegistered(customer),
    'BR-NL-11': payable <= 0 || has('cac:PaymentMeans'),
    'BR-NL-12': texts('cac:PaymentMeans/cbc:PaymentMeansCode').every((code) =>
      ['30', '48', '49', '57', '58', '59'].includes(code),
    ),
    'BR-NL-32': !has('//cbc:TaxExemptionReasonCode') && !has('//cbc:AllowanceChargeReasonCode'),
  }
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]))
}
