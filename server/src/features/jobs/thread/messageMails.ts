import { managedEntity } from '../../../kernel/fields/Managed.js'
import type { Settings } from '../../../kernel/settings/readSettings.js'
import { defaultLanguage } from '../../../kernel/shared/screens.js'
import type { Customer } from '../../customers/Customer.js'
import type { NewMail } from '../../messages/queueMail.js'
import { photosAlong } from '../../photos/photosAlong.js'
import type { ShopSettings } from '../../shop/ShopSettings.js'
import type { JobKey, JobRow } from '../JobReader.js'
import { jobTypes } from '../jobKinds.js'
import type { JobMessage } from './JobMessage.js'

interface JobMessageFacts {
  key: JobKey
  row: JobRow
  customer: Customer
  message: Pick<JobMessage, 'text'>
  /** How many came along. */
  photos: number
}

/**
 * The mail to a customer, in the customer's language, that the shop has written; null for one without an address for
 * mail. It is as yet without its link.
 */
export function mailToCustomer({
  row,
  customer: { email, language, name },
  message,
  photos,
}: Pick<JobMessageFacts, 'customer' | 'message' | 'photos'> & {
  row: Pick<JobRow, 'number' | 'description'>
}): NewMail | null {
  if (!email) return null
  return {
    kind: 'jobMessageToCustomer',
    recipient: email,
    values: {
      name,
      number: row.number,
      description: row.description,
      message: said(message, photos, language),
      link: null,
    },
    language,
  }
}

/** Tells the shop that a customer has written; null for a shop without an address for mail. */
export function mailToShop(
  {
    key,
    row,
    customer,
    message,
    photos,
  }: Omit<JobMessageFacts, 'row'> & { row: Pick<JobRow, 'number' | 'description'> },
  { email }: ShopSettings,
  { publicUrl }: Settings,
): NewMail | null {
  if (email === null) return null
  const language = defaultLanguage
  const { section } = managedEntity(jobTypes[key.entity])
  const url = `${publicUrl}/cougarXr7/${section}/wijzigen/${key.job}`
  return {
    kind: 'jobMessageToShop',
    recipient: email,
    values: {
      name: customer.name,
      number: row.number,
      description: row.description,
      message: said(message, photos, language),
      link: url,
    },
    replyTo: customer.email || null,
    language,
  }
}

function said({ text }: JobMessageFacts['message'], photos: number, language: Customer['language']): string {
  return [text, photos > 0 ? photosAlong(photos, language) : ''].filter((part) => part !== '').join('\n')
}
