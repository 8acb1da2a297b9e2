import { Column } from 'typeorm'
import type { Role } from '../../kernel/access/roles.js'
import { defineChoice } from '../../kernel/fields/Choice.js'
import { Count, Flag, Multiline, OneOf, Password, SystemInstant, Text } from '../../kernel/fields/decorators.js'
import { everything } from '../../kernel/fields/Grants.js'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { ManagedRecord } from '../../kernel/fields/ManagedRecord.js'
import { e164Of, phoneDigits, phoneTerm } from '../../kernel/fields/phoneForms.js'
import type { Message } from '../../kernel/i18n/say.js'
import { isCompanyNumber, isVatNumberOfAny } from '../../kernel/shared/companyNumbers.js'
import type { Language } from '../../kernel/shared/screens.js'
import { type ColleagueRight, servedByAll } from '../../kernel/shared/staffRights.js'

export const customerRoles = defineChoice(
  'CustomerRole',
  ['cms-status-user', 'cms-zzp', 'cms-accountant'],
  'What someone may do whom the shop has given an account.',
)

/**
 * A user with an account. The shop's own users, with the role cms-admin, are in the same table, so that e-mail addresses
 * are unique over all accounts; operations on customers do not find them.
 */
@Managed({
  plural: 'customers',
  listedBy: [['demo']],
  section: 'klanten',
  titleField: 'name',
  icon: 'professional',
  hasNextId: false,
  operations: ['list', 'read', 'create', 'delete'],
  createdBy: 'register',
  isPublic: false,
  check: checkCustomer,
  grants: {
    'cms-admin': { ...everything, rows: ({ right }) => ({ role: right ? ['cms-status-user'] : customerRoles.values }) },
  },
  colleagues: servedByAll,
  description: 'A customer, or a partner or accountant with an account.',
})
export class Customer extends ManagedRecord {
  @Text({ max: 120, required: true, inList: true })
  name: string

  /** Null for a customer who came to the counter without one: no account can be used, and no mail sent. */
  @Text({ max: 200, form: 'email', unique: 'kind', inList: true })
  email: string | null

  @Text({ max: 40, form: 'anyPhone', inList: true })
  phoneNumber: string | null

  /** The same in its international form, where it is one valid number. */
  @Text({
    max: 16,
    readOnly: true,
    isNational: true,
    computed: ({ phoneNumber }: Customer, country) => e164Of(phoneNumber, country),
  })
  phoneE164: string | null

  @Text({
    max: 40,
    readOnly: true,
    hidden: true,
    searched: true,
    searchedAs: phoneTerm,
    isNational: true,
    computed: ({ phoneNumber }: Customer, country) => phoneDigits(phoneNumber, country),
  })
  phoneDigits: string | null

  @Text({ max: 120 })
  address: string | null

  @Text({ max: 20 })
  houseNumber: string | null

  @Text({ max: 12, form: 'postcode' })
  zipCode: string | null

  @Text({ max: 80 })
  city: string | null

  /** The language of mails to the customer. */
  @OneOf(languageChoice, { required: true, default: 'nl' })
  language: Language

  @OneOf(customerRoles, { required: true, inList: true, default: 'cms-status-user' })
  role: Role

  /** Whether the customer may see the status screens. */
  @Flag({ default: true, inList: true, filterable: true })
  statusUser: boolean

  /** For whom the customer comes; the name is that of the contact then. */
  @Text({ max: 120, section: 'business', inList: true })
  company: string | null

  /** Of the Dutch chamber of commerce. */
  @Text({ max: 20, form: 'companyNumber', section: 'business' })
  kvkNumber: string | null

  /** Of the country that its first two letters name. */
  @Text({ max: 20, form: 'vatNumber', section: 'business' })
  vatNumber: string | null

  /** Where invoices go; to the address of the account when empty. */
  @Text({ max: 200, form: 'email', section: 'business' })
  invoiceEmail: string | null

  /** What stands on invoices in the place of the address. */
  @Multiline({ max: 300, section: 'business' })
  invoiceAddress: string | null

  /** Within how many days an invoice is to be paid; those of the shop when empty. */
  @Count({ min: 0, max: 90, section: 'business', sortable: false })
  paymentDays: number | null

  /** Successful logins. */
  @Count({ min: 0, required: true, readOnly: true, default: 0 })
  loginCount: number

  @SystemInstant({ required: false })
  lastLoginAt: string | null

  /** When the customer was last asked for a review, UTC. */
  @SystemInstant({ required: false, sortable: false })
  reviewAskedAt: string | null

  /** The customer does not want to be asked. */
  @Flag({ readOnly: true, filterable: false })
  refusesReviews: boolean

  /** When left out, the customer is sent an invitation to choose one. */
  @Password()
  password?: string

  /** argon2id; null until a password has been chosen. */
  @Column({ type: 'varchar', length: 200, nullable: true, select: false })
  passwordHash: string | null

  /** What a colleague may do of the role of administrators; null for an owner, and for every other role. */
  @Column({ type: 'varchar', length: 16, nullable: true })
  staffRight: ColleagueRight | null

  /** Created by the demo; production refuses to start with it. */
  @Column({ type: 'boolean' })
  demo: boolean
}

/** By which an account logs in; empty for a customer without one, whom no login can name. */
export function addressOf({ email }: Pick<Customer, 'email'>): string {
  return email ?? ''
}

/** Customers may do without an e-mail address; who works with the shop logs in by it. Companies have numbers that add up. */
function checkCustomer({ email, role, kvkNumber, vatNumber }: Customer): Record<string, Message | false> {
  const isNeeded = role !== 'cms-status-user'
  const values = { field: { owner: 'customer', name: 'email' } }
  return {
    email: isNeeded && email === null && { key: 'field.required', values },
    kvkNumber: Boolean(kvkNumber) && !isCompanyNumber(kvkNumber ?? '') && { key: 'shop.chamberOfCommerce' },
    vatNumber: Boolean(vatNumber) && !isVatNumberOfAny(vatNumber ?? '') && { key: 'customer.vatNumber' },
  }
}
