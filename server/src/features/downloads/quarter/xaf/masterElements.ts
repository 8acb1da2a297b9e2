import { isOfProfit, type LedgerRole } from '../../../../kernel/shared/ledgerRoles.js'
import { writeElement, type XmlElement } from '../../../../kernel/xml/writeXml.js'
import type { AuditAddress, Auditfile } from './Auditfile.js'
import type { Journal } from './auditEntries.js'
import { cut, maxLengths } from './cut.js'
import { type LedgerAccounts, vatRole } from './ledgerAccounts.js'

/** Countries that came after the schema; one that it does not know would make the file invalid. */
const newCountries = new Set(['BL', 'BQ', 'CW', 'MF', 'SS', 'SX', 'XK'])

const monthName = new Intl.DateTimeFormat('nl', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** All customers, if there are any. */
export function* customerElements({ customers }: Auditfile): Generator<string> {
  if (customers.length === 0) return
  yield '<customersSuppliers>\n'
  for (const { id, name, email, chamberOfCommerce, vatNumber, ...address } of customers) {
    yield writeElement('customerSupplier', {
      custSupID: customerId(id),
      custSupName: cut(name, maxLengths.short),
      eMail: email ? cut(email, maxLengths.long) : undefined,
      commerceNr: chamberOfCommerce ? cut(chamberOfCommerce, maxLengths.long) : undefined,
      taxRegistrationCountry: knownCountry(address.country),
      taxRegIdent: vatNumber ? cut(vatNumber, maxLengths.taxNumber) : undefined,
      custSupTp: 'C',
      streetAddress: addressElement(address),
    })
  }
  yield '</customersSuppliers>\n'
}

/** Each number once, though several roles have it. */
export function accountElements(accounts: LedgerAccounts): XmlElement[] {
  const found = new Map<string, XmlElement>()
  for (const role of Object.keys(accounts) as LedgerRole[]) {
    const accID = accountId(accounts, role)
    if (found.has(accID)) continue
    found.set(accID, { accID, accDesc: cut(accounts[role].name, maxLengths.long), accTp: isOfProfit(role) ? 'P' : 'B' })
  }
  return [...found.values()]
}

/** The codes that entries name. */
export function vatCodeElements(journals: readonly Journal[], accounts: LedgerAccounts): XmlElement[] {
  const found = new Map<string, XmlElement>()
  for (const { vat } of journals.flatMap(({ entries }) => entries.flatMap(({ lines }) => lines))) {
    if (!vat || found.has(vat.id)) continue
    const vatToPayAccID = vat.rate > 0 ? accountId(accounts, vatRole(vat.rate)) : undefined
    found.set(vat.id, { vatID: vat.id, vatDesc: vat.name, vatToPayAccID })
  }
  return [...found.values()]
}

/** The first day of each. */
function monthsOf(from: string, to: string): string[] {
  const [first, last] = [Number(from.slice(5, 7)), Number(to.slice(5, 7))]
  return Array.from({ length: last - first + 1 }, (_, index) => {
    return `${from.slice(0, 4)}-${String(first + index).padStart(2, '0')}-01`
  })
}

/** The months that days of one year lie in. */
export function periodElements(from: string, to: string): XmlElement[] {
  return monthsOf(from, to).map(periodElement)
}

function periodElement(first: string): XmlElement {
  const [year, month] = [Number(first.slice(0, 4)), Number(first.slice(5, 7))]
  return {
    periodNumber: String(month),
    periodDesc: monthName.format(new Date(first)),
    startDatePeriod: first,
    endDatePeriod: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10),
  }
}

/** What is known of an address. */
export function addressElement({ street, city, postalCode, country }: AuditAddress): XmlElement {
  return {
    streetname: street ? cut(street, maxLengths.long) : undefined,
    city: city ? cut(city, maxLengths.short) : undefined,
    postalCode: postalCode ? cut(postalCode, maxLengths.postalCode) : undefined,
    country: knownCountry(country),
  }
}

function knownCountry(country: string): string | undefined {
  return newCountries.has(country) ? undefined : country
}

/** As entries name a customer. */
export function customerId(id: number): string {
  return `K${id}`
}

/** As entries name an account. */
export function accountId(accounts: LedgerAccounts, role: LedgerRole): string {
  return cut(accounts[role].number, maxLengths.id)
}
