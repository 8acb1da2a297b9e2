import { XmlDocument, XsdValidator } from 'libxml2-wasm'

/** What an element may have, in the order of the schema of XAF 3.2: name, type, and how often if not once. */
type Part = readonly [name: string, type: string, occurs?: '?' | '*']

/** The elements that are used, by the paths of the schema; the types below with their lengths. */
const elements: Readonly<Record<string, readonly Part[]>> = {
  auditfile: [
    ['header', 'header'],
    ['company', 'company'],
  ],
  header: [
    ...([
      ['fiscalYear', 'String9'],
      ['startDate', 'date'],
      ['endDate', 'date'],
      ['curCode', 'String3'],
    ] as const),
    ...([
      ['dateCreated', 'date'],
      ['softwareDesc', 'String50', '?'],
      ['softwareVersion', 'String20', '?'],
    ] as const),
  ],
  company: [
    ...([
      ['companyIdent', 'String35', '?'],
      ['companyName', 'String999'],
      ['taxRegistrationCountry', 'Country'],
    ] as const),
    ...([
      ['taxRegIdent', 'String30'],
      ['streetAddress', 'address', '?'],
    ] as const),
    ...([
      ['customersSuppliers', 'customersSuppliers', '?'],
      ['generalLedger', 'generalLedger', '?'],
    ] as const),
    ...([
      ['vatCodes', 'vatCodes', '?'],
      ['periods', 'periods', '?'],
      ['transactions', 'transactions', '?'],
    ] as const),
  ],
  address: [
    ...([
      ['streetname', 'String999', '?'],
      ['city', 'String50', '?'],
      ['postalCode', 'String10', '?'],
    ] as const),
    ['country', 'Country', '?'],
  ],
  customersSuppliers: [['customerSupplier', 'customerSupplier', '*']],
  customerSupplier: [
    ...([
      ['custSupID', 'String35'],
      ['custSupName', 'String50', '?'],
      ['eMail', 'token', '?'],
    ] as const),
    ...([
      ['commerceNr', 'String999', '?'],
      ['taxRegistrationCountry', 'Country', '?'],
    ] as const),
    ...([
      ['taxRegIdent', 'String30', '?'],
      ['custSupTp', 'Side', '?'],
      ['streetAddress', 'address', '?'],
    ] as const),
  ],
  generalLedger: [['ledgerAccount', 'ledgerAccount', '*']],
  ledgerAccount: [
    ['accID', 'String35'],
    ['accDesc', 'String999'],
    ['accTp', 'Account'],
  ],
  vatCodes: [['vatCode', 'vatCode', '*']],
  vatCode: [
    ['vatID', 'String35'],
    ['vatDesc', 'String999'],
    ['vatToPayAccID', 'String35', '?'],
  ],
  periods: [['period', 'period', '*']],
  period: [
    ...([
      ['periodNumber', 'Number3'],
      ['periodDesc', 'String50', '?'],
    ] as const),
    ...([
      ['startDatePeriod', 'date'],
      ['endDatePeriod', 'date'],
    ] as const),
  ],
  transactions: [
    ...([
      ['linesCount', 'Number10'],
      ['totalDebit', 'Amount'],
      ['totalCredit', 'Amount'],
    ] as const),
    ['journal', 'journal', '*'],
  ],
  journal: [
    ...([
      ['jrnID', 'String35'],
      ['desc', 'string'],
      ['jrnTp', 'Journal', '?'],
      ['offsetAccID', 'String35', '?'],
    ] as const),
    ['transaction', 'transaction', '*'],
  ],
  transaction: [
    ...([
      ['nr', 'String35'],
      ['desc', 'string', '?'],
      ['periodNumber', 'Number3'],
      ['trDt', 'date'],
    ] as const),
    ['trLine', 'trLine', '*'],
  ],
  trLine: [
    ...([
      ['nr', 'String35'],
      ['accID', 'String35'],
      ['docRef', 'String999'],
      ['effDate', 'date'],
    ] as const),
    ...([
      ['desc', 'string', '?'],
      ['amnt', 'Amount'],
      ['amntTp', 'Side'],
      ['custSupID', 'String35', '?'],
    ] as const),
    ...([
      ['invRef', 'String999', '?'],
      ['vat', 'vat', '?'],
    ] as const),
  ],
  vat: [
    ...([
      ['vatID', 'String35'],
      ['vatPerc', 'Percent'],
      ['vatAmnt', 'Amount'],
      ['vatAmntTp', 'Side'],
    ] as const),
  ],
}

/** Restrictions of plain types; amounts are narrower than in the schema, which lets them be below zero. */
const plain: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [3, 9, 10, 20, 30, 35, 50, 999].map((length) => [`String${length}`, restriction('string', `maxLength`, length)]),
  ),
  Amount: `<xs:restriction base="xs:decimal"><xs:totalDigits value="20"/><xs:fractionDigits value="2"/><xs:minInclusive value="0"/></xs:restriction>`,
  Percent: `<xs:restriction base="xs:decimal"><xs:totalDigits value="8"/><xs:fractionDigits value="3"/><xs:minInclusive value="0"/></xs:restriction>`,
  Number3: restriction('nonNegativeInteger', 'totalDigits', 3),
  Number10: restriction('nonNegativeInteger', 'totalDigits', 10),
  Country: restriction('string', 'pattern', '[A-Z]{2}'),
  Account: restriction('string', 'pattern', 'B|P'),
  Side: restriction('string', 'pattern', 'C|D'),
  Journal: restriction('string', 'pattern', 'S|P|B|C|Z'),
}

/** What is unique, and what names it. */
const keys: readonly [key: string, selector: string, field: string, references: readonly [string, string][]][] = [
  [
    'account',
    'generalLedger/ledgerAccount',
    'accID',
    [
      ['vatCodes/vatCode', 'vatToPayAccID'],
      ['transactions/journal', 'offsetAccID'],
      ['transactions/journal/transaction/trLine', 'accID'],
    ],
  ],
  [
    'customer',
    'customersSuppliers/customerSupplier',
    'custSupID',
    [['transactions/journal/transaction/trLine', 'custSupID']],
  ],
  ['vat', 'vatCodes/vatCode', 'vatID', [['transactions/journal/transaction/trLine/vat', 'vatID']]],
  ['period', 'periods/period', 'periodNumber', [['transactions/journal/transaction', 'periodNumber']]],
  ['journal', 'transactions/journal', 'jrnID', []],
]

function restriction(base: string, facet: string, value: number | string): string {
  return `<xs:restriction base="xs:${base}"><xs:${facet} value="${value}"/></xs:restriction>`
}

function schemaText(): string {
  const typeOf = (type: string) => (elements[type] || plain[type] ? type : `xs:${type}`)
  const occurs = { '?': ' minOccurs="0"', '*': ' minOccurs="0" maxOccurs="unbounded"' }
  const complex = Object.entries(elements).map(([name, parts]) => {
    const children = parts.map(([child, type, often]) => {
      return `<xs:element name="${child}" type="${typeOf(type)}"${often ? occurs[often] : ''}/>`
    })
    return `<xs:complexType name="${name}"><xs:sequence>${children.join('')}</xs:sequence></xs:complexType>`
  })
  const simple = Object.entries(plain).map(([name, rule]) => `<xs:simpleType name="${name}">${rule}</xs:simpleType>`)
  const path = (given: string) => `x:company/${given.replaceAll(/(^|\/)/g, '$1x:')}`
  const rules = keys.flatMap(([key, selector, field, references]) => [
    `<xs:key name="${key}"><xs:selector xpath="${path(selector)}"/><xs:field xpath="x:${field}"/></xs:key>`,
    ...references.map(([from, name]) => {
      const id = `${key}-${from.replaceAll('/', '-')}-${name}`
      return `<xs:keyref name="${id}" refer="x:${key}"><xs:selector xpath="${path(from)}"/><xs:field xpath="x:${name}"/></xs:keyref>`
    }),
  ])
  const namespace = 'http://www.auditfiles.nl/XAF/3.2'
  return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="${namespace}" xmlns:x="${namespace}"
    targetNamespace="${namespace}" elementFormDefault="qualified">
    <xs:element name="auditfile" type="auditfile">${rules.join('')}</xs:element>${[...complex, ...simple].join('')}</xs:schema>`
}

let validator: XsdValidator | undefined

/**
 * Whether XML is an auditfile: elements in their order, texts of their lengths, ids once and named by what is there.
 * @throws XmlValidateError, XmlParseError
 */
export function validateXaf(xml: string): void {
  validator ??= XsdValidator.fromDoc(XmlDocument.fromString(schemaText()))
  const document = XmlDocument.fromString(xml)
  try {
    validator.validate(document)
  } finally {
    document.dispose()
  }
}
