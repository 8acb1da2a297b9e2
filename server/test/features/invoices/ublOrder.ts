/** What the elements of UBL 2.1 that are used may have, in the order of its schema; those without children are in no key. */
export const ublOrder: Readonly<Record<string, readonly string[]>> = {
  Invoice: [
    ...[
      'CustomizationID',
      'ProfileID',
      'ID',
      'IssueDate',
      'DueDate',
      'InvoiceTypeCode',
      'Note',
      'DocumentCurrencyCode',
    ],
    ...['BuyerReference', 'BillingReference', 'AccountingSupplierParty', 'AccountingCustomerParty', 'Delivery'],
    ...['PaymentMeans', 'PaymentTerms', 'TaxTotal', 'LegalMonetaryTotal', 'InvoiceLine'],
  ],
  CreditNote: [
    ...['CustomizationID', 'ProfileID', 'ID', 'IssueDate', 'CreditNoteTypeCode', 'Note', 'DocumentCurrencyCode'],
    ...['BuyerReference', 'BillingReference', 'AccountingSupplierParty', 'AccountingCustomerParty', 'Delivery'],
    ...['PaymentMeans', 'PaymentTerms', 'TaxTotal', 'LegalMonetaryTotal', 'CreditNoteLine'],
  ],
  BillingReference: ['InvoiceDocumentReference'],
  InvoiceDocumentReference: ['ID', 'IssueDate'],
  AccountingSupplierParty: ['Party'],
  AccountingCustomerParty: ['Party'],
  Party: ['EndpointID', 'PartyName', 'PostalAddress', 'PartyTaxScheme', 'PartyLegalEntity', 'Contact'],
  PartyName: ['Name'],
  PostalAddress: ['StreetName', 'CityName', 'PostalZone', 'Country'],
  Country: ['IdentificationCode'],
  PartyTaxScheme: ['CompanyID', 'TaxScheme'],
  TaxScheme: ['ID'],
  PartyLegalEntity: ['RegistrationName', 'CompanyID'],
  Contact: ['Name', 'Telephone', 'ElectronicMail'],
  Delivery: ['ActualDeliveryDate'],
  PaymentMeans: ['PaymentMeansCode', 'PaymentID', 'PayeeFinancialAccount'],
  PayeeFinancialAccount: ['ID', 'Name'],
  PaymentTerms: ['Note'],
  TaxTotal: ['TaxAmount', 'TaxSubtotal'],
  TaxSubtotal: ['TaxableAmount', 'TaxAmount', 'TaxCategory'],
  TaxCategory: ['ID', 'Percent', 'TaxExemptionReason', 'TaxScheme'],
  LegalMonetaryTotal: [
    ...['LineExtensionAmount', 'TaxExclusiveAmount', 'TaxInclusiveAmount', 'PrepaidAmount', 'PayableAmount'],
  ],
  InvoiceLine: ['ID', 'InvoicedQuantity', 'LineExtensionAmount', 'AllowanceCharge', 'Item', 'Price'],
  CreditNoteLine: ['ID', 'CreditedQuantity', 'LineExtensionAmount', 'AllowanceCharge', 'Item', 'Price'],
  AllowanceCharge: ['ChargeIndicator', 'AllowanceChargeReason', 'Amount'],
  Item: ['Name', 'ClassifiedTaxCategory'],
  ClassifiedTaxCategory: ['ID', 'Percent', 'TaxScheme'],
  Price: ['PriceAmount'],
}

/** Those that may be there more than once. */
export const repeated = new Set(['BillingReference', 'TaxSubtotal', 'InvoiceLine', 'CreditNoteLine'])
