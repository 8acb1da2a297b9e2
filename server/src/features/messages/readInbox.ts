import type { Context } from '../../kernel/context/Context.js'
import { groupRows } from '../../kernel/context/Loaders.js'
import type { Row } from '../../kernel/context/Row.js'
import { defineChoice, type ValueOf } from '../../kernel/fields/Choice.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { SortOrder } from '../../kernel/records/listInputs.js'
import { assertPage, listRecords } from '../../kernel/records/listing.js'
import type { MessageAnswer } from './MessageAnswer.js'
import { type MessageKind, messageKinds } from './messageKinds.js'
import type { MessagePhoto } from './photos/MessagePhoto.js'
import { photosOfMessages } from './photos/readMessagePhotos.js'

export const inboxStates = defineChoice(
  'InboxState',
  ['open', 'unread', 'handled'],
  'Messages about which something is left to do, those that nobody has read, or those about which nothing is.',
)

export interface InboxMessage {
  kind: MessageKind['name']
  id: number
  name: string
  email: string | null
  phone: string | null
  /** The beginning of what the visitor wrote. */
  text: string
  createdAt: string
  isRead: boolean
  isHandled: boolean
  answeredAt: string | null
  photos: MessagePhoto[]
}

export interface Inbox {
  items: InboxMessage[]
  total: number
}

export interface AskedInbox {
  /** All states when not given. */
  state: ValueOf<typeof inboxStates> | null
  search: string | null
  page: number
  perPage: number
}

const filters = { open: { isHandled: false }, unread: { isRead: false }, handled: { isHandled: true } }

const maxOfText = 240

/** The messages of all forms of which the shop uses the part, the newest first. @throws ShopError VALIDATION */
export async function readInbox(context: Context, { state, search, page, perPage }: AskedInbox): Promise<Inbox> {
  assertPage({ page, perPage })
  const { entities: off } = context.services.switches.latest
  const kinds = Object.values(messageKinds).filter(({ type }) => !off.has(managedEntity(type).name))
  // Each kind may hold the whole page, and all those before it.
  const list = {
    filter: { ...(state && filters[state]), search },
    sort: { field: 'createdAt', order: SortOrder.desc },
    page: 1,
    perPage: page * perPage,
  }
  const lists = await Promise.all(kinds.map((kind) => listRecords(context, managedEntity(kind.type), list)))
  const messages = lists.flatMap(({ items }, index) => items.map((row) => messageOf(kinds[index] as MessageKind, row)))
  messages.sort((one, other) => other.createdAt.localeCompare(one.createdAt) || other.id - one.id)
  const shown = messages.slice((page - 1) * perPage, page * perPage)
  return {
    items: await withPhotos(context, shown),
    total: lists.reduce((sum, { total }) => sum + total, 0),
  }
}

async function withPhotos(
  { services }: Context,
  messages: readonly Omit<InboxMessage, 'photos'>[],
): Promise<InboxMessage[]> {
  const photos = new Map<MessageKind['name'], Map<unknown, MessagePhoto[]>>()
  for (const [kind, ofKind] of groupRows([...messages], 'kind') as Map<MessageKind['name'], typeof messages>) {
    const ids = ofKind.map(({ id }) => id)
    photos.set(kind, await photosOfMessages(services, messageKinds[kind], ids))
  }
  return messages.map((each) => ({ ...each, photos: photos.get(each.kind)?.get(each.id) ?? [] }))
}

function messageOf({ name: kind, text }: MessageKind, row: Row): Omit<InboxMessage, 'photos'> {
  const { id, createdAt } = row
  const { name, email, phone, isRead, isHandled } = row as unknown as InboxMessage
  const answers = row.answers as MessageAnswer[]
  const answeredAt = answers.at(-1)?.answeredAt ?? null
  const written = String(row[text]).slice(0, maxOfText)
  return { kind, id, name, email, phone, text: written, createdAt, isRead, isHandled, answeredAt }
}
