import type { EntityManager } from 'typeorm'
import type { Row } from '../../kernel/context/Row.js'
import { fieldsOf, isStored } from '../../kernel/fields/FieldDescription.js'
import type { ManagedEntity } from '../../kernel/fields/Managed.js'
import { mergedRow } from '../../kernel/publication/storedDraft.js'
import type { Draft } from '../../kernel/records/Draft.js'
import { canonicalJson, shaOf } from '../../kernel/secrets/canonicalJson.js'

/** What a preview shows at this moment. */
export interface ShownVersion {
  /** The record as it would be once published. */
  row: Row
  /** SHA-256 of what it says: the same for as long as nobody changes it. */
  fingerprint: string
  /** When it was saved, UTC. */
  versionAt: string
}

/** What says nothing to a visitor: when a record was saved, and from when it is seen. */
const besides = ['id', 'version', 'createdAt', 'updatedAt', 'ownChangedAt', 'checked', 'pair', 'state']
const moments = ['visible', 'visibleFrom', 'visibleUntil']

/** The record as its draft would make it; without one as it is. Null where there is neither. */
export async function shownVersion(
  manager: EntityManager,
  entity: ManagedEntity,
  { draft, live }: { draft: Draft | null; live: Row | null },
): Promise<ShownVersion | null> {
  if (!draft && !live) return null
  const row = draft ? await mergedRow(manager, entity, { draft, live }) : (live as Row)
  const said = fieldsOf(entity.type).filter(
    (field) => isStored(field) && !besides.includes(field.name) && !moments.includes(field.name),
  )
  const content = Object.fromEntries(said.map(({ name }) => [name, row[name] ?? null]))
  return { row, fingerprint: shaOf(canonicalJson(content)), versionAt: draft?.at ?? row.updatedAt }
}
