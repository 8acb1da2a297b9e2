import type { EntityManager } from 'typeorm'
import type { RecordedWrite } from '../../kernel/context/Context.js'
import { endPreview, leadToPublic } from '../../kernel/publication/PreviewLink.js'
import { isPublished } from '../../kernel/publication/Published.js'
import { Draft } from '../../kernel/records/Draft.js'
import { shownRecords } from '../../kernel/shared/screens.js'

/**
 * A link ends with its record, and leads to it once nothing is left that visitors do not see. While there is a draft it goes
 * on showing that, whatever becomes of the record beside it.
 */
export async function followRecord(manager: EntityManager, { entity, before, after }: RecordedWrite): Promise<void> {
  if (!Object.hasOwn(shownRecords, entity.name)) return
  const of = { entity: entity.name, record: Number((after ?? before)?.id) }
  if (!after) await endPreview(manager, of)
  else if (isPublished(entity.type, after) && !(await manager.existsBy(Draft, of))) await leadToPublic(manager, of)
}
