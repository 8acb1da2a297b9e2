import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { XmlDocument } from 'libxml2-wasm'
import type { Auditfile, AuditInvoice } from '../../../../src/features/downloads/quarter/xaf/Auditfile.js'
import { purchaseEntry, receiptEntry, salesEntry } from '../../../../src/features/downloads/quarter/xaf/auditEntries.js'
import { auditInvoice } from '../../../../src/features/downloads/quarter/xaf/auditInvoice.js'
import { ledgerAccounts } from '../../../../src/features/downloads/quarter/xaf/ledgerAccounts.js'
import { writeXaf } from '../../../../src/features/downloads/quarter/xaf/writeXaf.js'
import { centsOf } from '../../../../src/kernel/shared/money.js'
import { isEvery } from '../../../isEvery.js'
import { creditOf, documentOf } from '../../invoices/ublDocuments.js'
import { auditfileOf, customer, randomAuditfile } from './auditfiles.js'
import { validateXaf } from './xafSchema.js'

/** A fixed seed, so that a failure can be reproduced; another seed runs other cases. */
const runs = { seed: Number(process.env.PROPERTY_SEED ?? 20261128), numRuns: isEvery ? 1000 : 100 }

const sumOf = (values: readonly number[]) => values.reduce((total, each) => total + each, 0)

function written(auditfile: Auditfile): string {
  const xml = [...writeXaf(auditfile)].join('')
  validateXaf(xml)
  return xml
}

/** All texts that are found, in their order. */
function texts(xml: string, path: string): string[] {
  const document = XmlDocument.fromString(xml)
  try {
    return document
      .find(path.replaceAll(/(^|\/+)(?=[a-zA-Z])/g, '$1x:'), { x: 'http://www.auditfiles.nl/XAF/3.2' })
      .map(({ content }) => content)
  } finally {
    document.dispose()
  }
}

/** The accounts and amounts of the lines of an entry: debit above zero. */
const booked = (invoice: AuditInvoice) => salesEntry(invoice).lines.map(({ account, cents }) => [account, cents])

const repair = { quantity: '1', unitPrice: 12_100, vatRate: 21 }
const invoice = auditInvoice(documentOf([repair], true), customer.id)

describe('[I16] XML Auditfile Financieel', () => {
  it('[I16] any quarter is of the schema, each entry balances, and the control totals are those of its lines', () => {
    fc.assert(
      fc.property(randomAuditfile, (auditfile) => {
        const xml = written(auditfile)
        const document = XmlDocument.fromString(xml)
        const names = { x: 'http://www.auditfiles.nl/XAF/3.2' }
        const text = (path: string) => document.get(path, names)?.content ?? ''
        const total = (side: string) =>
          sumOf(document.find(`//x:trLine[x:amntTp="${side}"]/x:amnt`, names).map(({ content }) => centsOf(content)))
        for (const entry of document.find('//x:transaction', names)) {
          const side = (of: string) =>
            sumOf(entry.find(`x:trLine[x:amntTp="${of}"]/x:amnt`, names).map(({ content }) => centsOf(content)))
          expect(side('D')).toBe(side('C'))
        }
        expect(Number(text('//x:linesCount'))).toBe(document.find('//x:trLine', names).length)
        expect(centsOf(text('//x:totalDebit'))).toBe(total('D'))
        expect(centsOf(text('//x:totalCredit'))).toBe(total('C'))
        expect(document.find('//x:transaction', names).length).toBe(
          auditfile.invoices.length + auditfile.payments.length + auditfile.purchases.length,
        )
        expect(document.find('//x:openingBalance', names)).toEqual([])
        document.dispose()
      }),
      runs,
    )
  })

  it('[I16] turnover and VAT of all invoices are what was issued, to the cent', () => {
    fc.assert(
      fc.property(randomAuditfile, ({ invoices }) => {
        const lines = invoices.flatMap((each) => salesEntry(each).lines)
        const shares = invoices.flatMap((each) => each.shares)
        const of = (prefix: string) =>
          sumOf(lines.filter(({ account }) => account.startsWith(prefix)).map(({ cents }) => -cents))
        expect(of('vat')).toBe(sumOf(shares.map(({ vat }) => vat)))
        expect(of('turnover') + of('prepayments')).toBe(sumOf(shares.map(({ net }) => net)))
        expect(sumOf(lines.map(({ vat }) => -(vat?.cents ?? 0)))).toBe(of('vat'))
      }),
      runs,
    )
  })

  it('[I16] an invoice is booked to debtors, turnover and VAT; its credit to the opposite', () => {
    const bill = [repair, { ...repair, vatRate: 9, unitPrice: 10_900 }, { ...repair, treatment: 'margin' as const }]
    const document = documentOf(bill, true)
    const expected = [
      ['debtors', 35_100],
      ['turnoverHigh', -10_000],
      ['turnoverLow', -10_000],
      ['turnoverMargin', -12_100],
      ['vatHigh', -2100],
      ['vatLow', -900],
    ]
    expect(booked(auditInvoice(document, null))).toEqual(expected)
    const opposite = expected.map(([account, cents]) => [account, -Number(cents)])
    expect(booked(auditInvoice(creditOf(document), null))).toEqual(opposite)
  })

  it('[I16] a deposit is no turnover until the final invoice takes it off', () => {
    const deposit = documentOf([{ ...repair, unitPrice: 2420 }], true, { kind: 'deposit', number: 'F26-0001' })
    expect(booked(auditInvoice(deposit, null))).toEqual([
      ['debtors', 2420],
      ['prepayments', -2000],
      ['vatHigh', -420],
    ])
    expect(booked(auditInvoice(creditOf(deposit), null, true))[1]).toEqual(['prepayments', 2000])
    const whole = documentOf([repair, { ...repair, unitPrice: -2420 }], true)
    const lines = whole.lines.map((line, index) => ({ ...line, deposit: index === 1 ? 'F26-0001' : null }))
    expect(booked(auditInvoice({ ...whole, lines }, null))).toEqual([
      ['debtors', 9680],
      ['turnoverHigh', -10_000],
      ['prepayments', 2000],
      ['vatHigh', -1680],
    ])
  })

  it('[I16] a payment is booked by its method, with what cash was rounded by, for each invoice that it settles', () => {
    const shares = [
      { invoice: 'F26-0001', customer: 7, cents: 1000 },
      { invoice: 'F26-0002', customer: 7, cents: 2 },
    ]
    const entry = receiptEntry({ id: 3, day: '2026-10-02', method: 'cash', received: 1000, rounding: 2, shares })
    expect(entry.lines.map(({ account, cents, invoice }) => [account, cents, invoice])).toEqual([
      ['cash', 1000, undefined],
      ['roundingDifferences', 2, undefined],
      ['debtors', -1000, 'F26-0001'],
      ['debtors', -2, 'F26-0002'],
    ])
    const over = receiptEntry({ id: 4, day: '2026-10-02', method: 'bank', received: 1500, rounding: 0, shares })
    expect(over.lines.map(({ account, cents }) => [account, cents]).at(-1)).toEqual(['debtors', -498])
  })

  it('[I15] [I16] goods that are bought in are booked to what they were paid with or are owed, until that is paid out', () => {
    const bought = { number: 'I26-0001', payout: null, day: '2026-10-02', cents: 15_000 }
    const lines = (given: Parameters<typeof purchaseEntry>[0]) =>
      purchaseEntry(given).lines.map(({ account, cents }) => [account, cents])
    const purchases = ['purchasesMargin', 15_000]
    expect(lines({ ...bought, paidBy: 'cash' })).toEqual([purchases, ['cash', -15_000]])
    expect(lines({ ...bought, paidBy: 'bank' })).toEqual([purchases, ['bank', -15_000]])
    expect(lines({ ...bought, paidBy: 'tradeIn' })).toEqual([purchases, ['tradeIns', -15_000]])
    expect(lines({ ...bought, payout: 3, paidBy: 'cash' })).toEqual([
      ['tradeIns', 15_000],
      ['cash', -15_000],
    ])
    const twice = [4, 5].map((payout) => ({ ...bought, payout, paidBy: 'bank' as const }))
    const xml = written(auditfileOf({ purchases: [{ ...bought, paidBy: 'tradeIn' }, ...twice] }))
    expect(texts(xml, '//journal/jrnID')).toEqual(['INKOOP'])
    expect(texts(xml, '//journal/jrnTp')).toEqual(['P'])
    expect(texts(xml, '//transaction/nr')).toEqual(['I26-0001', 'I26-0001-4', 'I26-0001-5'])
    const place = texts(xml, '//ledgerAccount/accID').indexOf('7050')
    const [name, type] = ['accDesc', 'accTp'].map((part) => texts(xml, `//ledgerAccount/${part}`)[place])
    expect([name, type]).toEqual(['Inkoop margegoederen', 'P'])
  })

  it('[I16] has a journal of sales and one for each method, with its account, and periods of whole months', () => {
    const payment = { id: 1, day: '2026-11-30', received: 12_100, rounding: 0 }
    const shares = [{ invoice: invoice.number, customer: customer.id, cents: 12_100 }]
    const xml = written(
      auditfileOf({
        invoices: [{ ...invoice, issuedOn: '2026-10-31' }],
        payments: [
          { ...payment, method: 'card', shares },
          { ...payment, id: 2, method: 'cash', shares },
        ],
      }),
    )
    expect(texts(xml, '//journal/jrnID')).toEqual(['VERKOOP', 'KAS', 'PIN'])
    expect(texts(xml, '//journal/jrnTp')).toEqual(['S', 'C', 'Z'])
    expect(texts(xml, '//journal/offsetAccID')).toEqual(['1000', '1200'])
    expect(texts(xml, '//transaction/periodNumber')).toEqual(['10', '11', '11'])
    expect(texts(xml, '//period/periodNumber')).toEqual(['10', '11', '12'])
    expect(texts(xml, '//period/periodDesc')[0]).toBe('oktober 2026')
    expect(texts(xml, '//period/startDatePeriod')).toEqual(['2026-10-01', '2026-11-01', '2026-12-01'])
    expect(texts(xml, '//period/endDatePeriod')).toEqual(['2026-10-31', '2026-11-30', '2026-12-31'])
    expect(texts(xml, '//trLine/custSupID')).toEqual(['K7', 'K7', 'K7'])
    expect(texts(xml, '//trLine/invRef')).toEqual(['F26-0001', 'F26-0001', 'F26-0001'])
    expect(texts(xml, '//trLine/vat/*')).toEqual(['V21', '21', '21.00', 'C'])
    expect(texts(xml, '//vatCode/*')).toEqual(['V21', 'Verkoop 21% btw', '1500'])
    const leap = auditfileOf({ from: '2028-01-01', to: '2028-03-31', createdOn: '2028-04-01' })
    expect(texts(written(leap), '//period/endDatePeriod')[1]).toBe('2028-02-29')
  })

  it('[I16] the numbers of accounts are those of the shop, several roles may have one', () => {
    const one = { number: '8999', name: 'Omzet & meer' }
    const accounts = {
      ...ledgerAccounts(),
      turnoverHigh: one,
      turnoverLow: one,
      vatHigh: { number: '1777', name: 'Btw' },
    }
    const xml = written(auditfileOf({ invoices: [invoice], accounts }))
    expect(texts(xml, '//trLine/accID')).toEqual(['1300', '8999', '1777'])
    expect(texts(xml, '//ledgerAccount/accID').filter((number) => number === '8999')).toHaveLength(1)
    expect(new Set(Object.values(ledgerAccounts()).map(({ number }) => number)).size).toBe(
      Object.keys(ledgerAccounts()).length,
    )
  })

  it('[I16] any text fits: too long ones are cut at a character, and what no XML holds is left out', () => {
    const typed = fc.string({ unit: 'binary', maxLength: 80, size: 'max' })
    fc.assert(
      fc.property(typed, typed, typed, (name, street, number) => {
        const odd = {
          ...customer,
          name,
          street,
          city: name,
          postalCode: street,
          chamberOfCommerce: number,
          email: name,
        }
        const company = { ...auditfileOf({}).company, name, chamberOfCommerce: number, vatNumber: street }
        written(auditfileOf({ customers: [odd], company, software: { name, version: number } }))
      }),
      runs,
    )
    const xml = written(
      auditfileOf({ customers: [{ ...customer, name: `a${'👩'.repeat(60)}`, city: 'x\u0001y&nbsp;' }] }),
    )
    expect(texts(xml, '//custSupName')).toEqual([`a${'👩'.repeat(49)}`])
    expect(texts(xml, '//customerSupplier/streetAddress/city')).toEqual(['xy&nbsp;'])
    const abroad = written(auditfileOf({ customers: [{ ...customer, country: 'CW' }] }))
    expect(texts(abroad, '//customerSupplier/streetAddress/country')).toEqual([])
  })

  it('[I16] refuses what would be imported wrongly', () => {
    const refused = (given: Partial<Auditfile>) => expect(() => written(auditfileOf(given))).toThrow
    refused({ invoices: [invoice, invoice] })('twice')
    refused({ invoices: [{ ...invoice, issuedOn: '2026-09-30' }] })('2026-09-30')
    refused({ invoices: [{ ...invoice, customer: 8 }] })('customer 8')
    refused({ customers: [customer, customer] })('twice')
    refused({ to: '2027-01-01' })('one year')
  })

  it('[I16] 5,000 invoices and payments take less than three seconds', () => {
    const bill = [repair, { ...repair, vatRate: 9 }, { ...repair, treatment: 'margin' as const }]
    const document = documentOf(bill, true)
    const invoices = Array.from({ length: 5000 }, (_, index) =>
      auditInvoice({ ...document, number: `F26-${index}` }, 7),
    )
    const payments = invoices.map(({ number }, index) => ({
      ...{ id: index, day: '2026-12-31', method: 'card' as const, received: 36_300, rounding: 0 },
      shares: [{ invoice: number, customer: 7, cents: 36_300 }],
    }))
    const begun = performance.now()
    const size = sumOf(Array.from(writeXaf(auditfileOf({ invoices, payments })), ({ length }) => length))
    expect(performance.now() - begun).toBeLessThan(3000)
    expect(size).toBeGreaterThan(5_000_000)
  })
})
