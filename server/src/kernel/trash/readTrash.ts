import { In, MoreThan } from 'typeorm'
import type { CoreServices } from '../context/Context.js'
import { assertPage } from '../records/listing.js'
import { managedByName } from '../records/managedByName.js'
import { recordDetail, recordTitle } from '../records/recordTitle.js'
import { TrashedRecord } from '../records/TrashedRecord.js'
import { retainedUntil } from '../settings/retainedSince.js'
import { trashedSince } from './deletedTogether.js'

/** A deletion as the trash lists it. */
export interface TrashedItem {
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

/** A page of the trash, the latest deletion first. @throws ShopError VALIDATION for what is no page */
export async function readTrash(
  { database: { reader }, switches, settings }: CoreServices,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ items: TrashedItem[]; total: number }> {
  assertPage({ page, perPage })
  const since = trashedSince(settings)
  const gone = [...(await switches.now()).entities]
  const query = reader
    .createQueryBuilder(TrashedRecord, 'binned')
    .where('binned.record = binned.deletedWith AND binned.at > :since', { since })
  if (gone.length > 0) query.andWhere('binned.entity NOT IN (:...gone)', { gone })
  const [leading, total] = await query
    .orderBy('binned.at', 'DESC')
    .addOrderBy('binned.id', 'DESC')
    .skip((page - 1) * perPage)
    .take(perPage)
    .getManyAndCount()
  const along = await reader.findBy(TrashedRecord, {
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
      title: recordTitle(entity, content),
      detail: recordDetail(entity, content),
      translation: other ? recordTitle(entity, other.content) : null,
      userName,
      at,
      until: settings.retention.bin && retainedUntil(settings.retention.bin, at),
    }
  })
  return { items, total }
}
