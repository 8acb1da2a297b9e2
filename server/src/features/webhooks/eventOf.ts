import type { RecordedWrite } from '../../kernel/context/Context.js'
import type { Row, Values } from '../../kernel/context/Row.js'
import { fieldOf } from '../../kernel/fields/FieldDescription.js'
import type { ManagedEntity } from '../../kernel/fields/Managed.js'
import { isPublished } from '../../kernel/publication/Published.js'
import { unitsOf } from '../../kernel/shared/money.js'
import { jobKinds } from '../jobs/jobKinds.js'
import { messageKinds } from '../messages/messageKinds.js'
import { lastItems } from '../stock/stockLevels.js'
import type { ShopEvent } from './webhookEvents.js'

export interface Happening {
  event: ShopEvent
  /** What the message tells of the record beyond which one it is; nothing of a person. */
  details: Values
}

/** What a write means to receivers; nothing when it is none of their business. */
export function happeningsOf(write: RecordedWrite): Happening[] {
  const { entity } = write
  const found: (Happening | null)[] = [stockOf(write)]
  if (entity.isPublic) found.push(contentOf(write))
  else if (Object.values(messageKinds).some(({ type }) => type === entity.type)) found.push(messageOf(write))
  else if ((jobKinds.values as readonly string[]).includes(entity.name)) found.push(jobOf(write))
  else if (entity.name === 'customer') found.push(customerOf(write))
  else if (entity.name === 'invoice') found.push(...invoiceOf(write))
  else if (entity.name === 'payment') found.push(paymentOf(write))
  else if (entity.name === 'tillClosing') found.push(closingOf(write))
  return found.filter((each) => each !== null)
}

function contentOf({ entity, before, after }: RecordedWrite): Happening | null {
  const [was, is] = [isShown(entity, before), isShown(entity, after)]
  if (!was && !is) return null
  const { language = null, [entity.titleField]: title = null } = (after ?? before) as Row
  const event = was && is ? 'content-changed' : is ? 'content-published' : 'content-removed'
  return { event, details: { language, title } }
}

/** Whether visitors may see it. */
function isShown({ type }: ManagedEntity, row: Row | null): boolean {
  return row !== null && isPublished(type, row)
}

function messageOf({ before, after }: RecordedWrite): Happening | null {
  return before === null && after ? { event: 'message-received', details: { language: after.language } } : null
}

function jobOf({ before, after }: RecordedWrite): Happening | null {
  if (!after || before?.status === after.status) return null
  return { event: 'job-changed', details: { status: after.status, formerStatus: before?.status ?? null } }
}

function stockOf({ before, after, entity }: RecordedWrite): Happening | null {
  if (!before || !after || !fieldOf(entity.type, 'stock')) return null
  const [was, is] = [Number(before.stock), Number(after.stock)]
  return was > lastItems && is <= lastItems ? { event: 'stock-low', details: { stock: is } } : null
}

function customerOf({ before, after }: RecordedWrite): Happening | null {
  const isCustomer = after?.role === 'cms-status-user'
  return before === null && isCustomer ? { event: 'customer-registered', details: {} } : null
}

/** One that is issued and paid in the same transaction is written twice, so that each is told. */
function invoiceOf({ before, after }: RecordedWrite): Happening[] {
  if (after?.status !== 'issued') return []
  const { number, kind, total, openAmount } = after
  const details = { number, kind, total: unitsOf(Number(total)) }
  const isIssued = before?.status !== 'issued'
  const [was, is] = [isIssued ? 1 : Number(before?.openAmount), Number(openAmount)]
  return [
    ...(isIssued ? [{ event: 'invoice.issued' as const, details }] : []),
    ...(kind !== 'credit' && was > 0 && is <= 0 ? [{ event: 'invoice.paid' as const, details }] : []),
  ]
}

function paymentOf({ before, after }: RecordedWrite): Happening | null {
  if (before !== null || !after) return null
  const { title, amount, method } = after
  return { event: 'payment.received', details: { title, method, amount: unitsOf(Number(amount)) } }
}

function closingOf({ before, after }: RecordedWrite): Happening | null {
  if (before !== null || !after) return null
  const [takings, counted, difference] = [after.takings, after.counted, after.difference].map((cents) =>
    unitsOf(Number(cents)),
  )
  return { event: 'till.closed', details: { number: after.number, takings, counted, difference } }
}
