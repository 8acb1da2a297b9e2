import { In } from 'typeorm'
import type { Context } from '../context/Context.js'
import { Draft } from '../records/Draft.js'
import { TrashedRecord } from '../records/TrashedRecord.js'
import { draftKinds } from './draftTypes.js'

/** Removes the drafts of records that are gone for good: neither there nor in the trash. */
export async function forgetLostDrafts({ services: { database } }: Context): Promise<void> {
  for (const { type, name } of draftKinds()) {
    const { reader } = database
    const table = reader.connection.getMetadata(type).tablePath
    const lost = await reader
      .createQueryBuilder(Draft, 'draft')
      .select('draft.id')
      .where('draft.entity = :name AND draft.isNew = :isNew', { name, isNew: false })
      .andWhere(`draft.record NOT IN (SELECT id FROM ${reader.connection.driver.escape(table)})`)
      .andWhere((query) => {
        const trashed = query.subQuery().select('trashed.record').from(TrashedRecord, 'trashed')
        return `draft.record NOT IN ${trashed.where('trashed.entity = :name').getQuery()}`
      })
      .getMany()
    if (lost.length === 0) continue
    await database.write((manager) => manager.delete(Draft, { id: In(lost.map(({ id }) => id)) }))
  }
}
