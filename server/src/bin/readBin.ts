import { In, MoreThan } from 'typeorm'
import type { Services } from '../content/Context.js'
import { assertPage } from '../content/listing.js'
import { managedByName } from '../content/managedByName.js'
import type { Values } from '../content/Row.js'
import { fieldOf, fieldsOf } from '../fields/FieldDescription.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { keptUntil } from '../retention/keptSince.js'
import { BinnedRecord } from './BinnedRecord.js'
import { binnedSince } from './binnedSince.js'

/** What the bin tells of a deletion. */
export interface BinnedItem {
  entity: string
  record: number
  title: string
  detail: string | null
  translation: string | null
  userName: string | null
  at: string
  /** Null for ever. */
  until: string | null
}

/** A page of the bin, the latest deletion first. @throws ShopError VALIDATION for what is no page */
export async function readBin(
  { database: { reader }, settings }: Services,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ items: BinnedItem[]; total: number }> {
  assertPage({ page, perPage })
  const since = binnedSince(settings)
  const [leading, total] = await reader
    .createQueryBuilder(BinnedRecord, 'binned')
    .where('binned.record = binned.deletedWith AND binned.at > :since', { since })
    .orderBy('binned.at', 'DESC')
    .addOrderBy('binned.id', 'DESC')
    .skip((page - 1) * perPage)
    .take(perPage)
    .getManyAndCount()
  const along = await reader.findBy(BinnedRecord, {
    deletedWith: In(leading.map(({ record }) => record)),
    at: MoreThan(since),
  })
  const items = leading.map((binned) => {
    const { entity: name, record, userName, at, content } = binned
    const entity = managedByName(name)
    const other = along.find((each) => each.entity === name && each.deletedWith === record && each.record !== record)
    return {
      entity: name,
      record,
      title: titleIn(entity, content),
      detail: detailIn(entity, content),
      translation: other ? titleIn(entity, other.content) : null,
      userName,
      at,
      until: settings.keep.bin && keptUntil(settings.keep.bin, at),
    }
  })
  return { items, total }
}

function titleIn({ titleField }: ManagedEntity, content: Values): string {
  return String(content[titleField] ?? '')
}

/** What is called after a choice, as a job after its status, is told by what it begins with. */
function detailIn({ type, titleField }: ManagedEntity, content: Values): string | null {
  if (fieldOf(type, titleField)?.kind !== 'choice') return null
  const texts = fieldsOf(type).filter(({ kind }) => kind === 'text' || kind === 'multiline')
  const first = texts.map(({ name }) => content[name]).find((text) => typeof text === 'string' && text !== '')
  return typeof first === 'string' ? first.slice(0, 160) : null
}
