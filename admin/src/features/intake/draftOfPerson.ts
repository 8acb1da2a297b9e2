import { CustomersAtCounterDocument, type Language } from '../../generated/graphql'
import { askServer } from '../../kernel/graphql/askServer'
import { emptyDraft, type IntakeDraft } from './IntakeDraft'

/** Someone who wrote to the shop, or made an appointment; each is empty where it is not known. */
export interface Person {
  name: string
  phone: string
  email: string
  zipCode?: string
  language: `${Language}`
  problem: string
}

/** An intake that begins with what someone has written: of a customer where the address is known, or else of a new one. */
export async function draftOfPerson({
  name,
  phone,
  email,
  zipCode = '',
  language,
  problem,
}: Person): Promise<IntakeDraft> {
  const empty = emptyDraft(language as Language)
  const known = email === '' ? undefined : await knownCustomer(email)
  return {
    ...empty,
    customer: known ?? null,
    isNewCustomer: known === undefined,
    newCustomer: { ...empty.newCustomer, name, phoneNumber: phone, email, zipCode },
    isNewDevice: true,
    problem,
    contactPhone: known && phone !== known.phoneNumber ? phone : '',
  }
}

/** Whether the sender is a customer is no reason to keep anyone waiting. */
async function knownCustomer(email: string) {
  const found = await askServer({ query: CustomersAtCounterDocument, variables: { search: email } }).catch(() => null)
  return found?.customers.items.find((customer) => customer.email?.toLowerCase() === email.toLowerCase())
}
