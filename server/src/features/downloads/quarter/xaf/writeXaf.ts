import { amountText } from '../../../../kernel/shared/money.js'
import { writeElement, type XmlElement, xmlDeclaration } from '../../../../kernel/xml/writeXml.js'
import type { Auditfile } from './Auditfile.js'
import { auditJournals, type Entry, type EntryLine, type Journal } from './auditEntries.js'
import { checkAuditfile } from './checkAuditfile.js'
import { cut, maxLengths } from './cut.js'
import type { LedgerAccounts } from './ledgerAccounts.js'
import {
  accountElements,
  accountId,
  addressElement,
  customerElements,
  customerId,
  periodElements,
  vatCodeElements,
} from './masterElements.js'

/**
 * An XML Auditfile Financieel 3.2, part by part: sales, purchases and receipts, without an opening balance, since that is kept
 * elsewhere.
 * @throws Error for an entry out of its days or that names a customer who is not there, and for a number or id that is there twice
 */
export function* writeXaf(auditfile: Auditfile): Generator<string> {
  const { accounts, company, currency, from, to } = auditfile
  const journals = auditJournals(auditfile)
  checkAuditfile(auditfile, journals)
  yield `${xmlDeclaration}<auditfile xmlns="http://www.auditfiles.nl/XAF/3.2">\n`
  yield writeElement('header', {
    fiscalYear: from.slice(0, 4),
    startDate: from,
    endDate: to,
    curCode: currency,
    dateCreated: auditfile.createdOn,
    softwareDesc: cut(auditfile.software.name, maxLengths.short),
    softwareVersion: cut(auditfile.software.version, maxLengths.software),
  })
  yield '<company>\n'
  if (company.chamberOfCommerce) yield writeElement('companyIdent', cut(company.chamberOfCommerce, maxLengths.id))
  yield writeElement('companyName', cut(company.name, maxLengths.long))
  yield writeElement('taxRegistrationCountry', company.country)
  yield writeElement('taxRegIdent', cut(company.vatNumber ?? company.chamberOfCommerce ?? '', maxLengths.taxNumber))
  yield writeElement('streetAddress', addressElement(company))
  yield* customerElements(auditfile)
  yield writeElement('generalLedger', { ledgerAccount: accountElements(accounts) })
  yield writeElement('vatCodes', { vatCode: vatCodeElements(journals, accounts) })
  yield writeElement('periods', { period: periodElements(from, to) })
  yield* transactionElements(journals, accounts)
  yield '</company>\n</auditfile>\n'
}

function* transactionElements(journals: readonly Journal[], accounts: LedgerAccounts): Generator<string> {
  const lines = journals.flatMap(({ entries }) => entries.flatMap((entry) => entry.lines))
  const sum = (sign: 1 | -1) => lines.reduce((total, { cents }) => total + Math.max(0, sign * cents), 0)
  yield '<transactions>\n'
  yield writeElement('linesCount', String(lines.length))
  yield writeElement('totalDebit', amountText(sum(1)))
  yield writeElement('totalCredit', amountText(sum(-1)))
  for (const { id, name, type, account, entries } of journals) {
    yield `<journal>\n${writeElement('jrnID', id)}${writeElement('desc', name)}${writeElement('jrnTp', type)}`
    if (account) yield writeElement('offsetAccID', accountId(accounts, account))
    for (const entry of entries) yield writeElement('transaction', transactionElement(entry, accounts))
    yield '</journal>\n'
  }
  yield '</transactions>\n'
}

function transactionElement({ number, description, day, lines }: Entry, accounts: LedgerAccounts): XmlElement {
  return {
    nr: number,
    desc: description,
    periodNumber: String(Number(day.slice(5, 7))),
    trDt: day,
    trLine: lines.map((line, index) => lineElement(line, index, day, accounts)),
  }
}

function lineElement(
  { account, cents, document, customer, invoice, vat }: EntryLine,
  index: number,
  day: string,
  accounts: LedgerAccounts,
): XmlElement {
  return {
    nr: String(index + 1),
    accID: accountId(accounts, account),
    docRef: cut(document, maxLengths.long),
    effDate: day,
    amnt: amountText(Math.abs(cents)),
    amntTp: debitOrCredit(cents, 'D'),
    custSupID: customer === null || customer === undefined ? undefined : customerId(customer),
    invRef: invoice === undefined ? undefined : cut(invoice, maxLengths.long),
    vat: vat && {
      vatID: vat.id,
      vatPerc: String(vat.rate),
      vatAmnt: amountText(Math.abs(vat.cents)),
      vatAmntTp: debitOrCredit(vat.cents, cents > 0 ? 'D' : 'C'),
    },
  }
}

/** Amounts are not below zero: the side says so. Nothing stands on the side that is given. */
function debitOrCredit(cents: number, nothing: 'D' | 'C'): 'D' | 'C' {
  if (cents === 0) return nothing
  return cents > 0 ? 'D' : 'C'
}
