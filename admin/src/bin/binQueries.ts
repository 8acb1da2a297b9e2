/** A deletion that can be undone. */
export interface BinItem {
  /** The name of the entity. */
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

export interface BinAnswer {
  bin: { items: BinItem[]; total: number }
}

export const binQuery = `query Bin($perPage: Int!) {
  bin(perPage: $perPage) { items { entity record title detail translation userName at until } total }
}`

export interface RestoreAnswer {
  restored: {
    restored: number[]
    emptied: string[]
    relinked: number
    forgotten: { entity: string; id: number; title: string }[]
  }
}

/** The entity's name is one of the server's own. */
export const restoreMutation = `mutation Restore($entity: ManagedEntityName!, $id: Int!) {
  restored: restoreRecord(entity: $entity, id: $id) {
    restored emptied relinked forgotten { entity id title }
  }
}`

export const removeMutation = `mutation RemoveForGood($entity: ManagedEntityName!, $id: Int!) {
  removed: removeForGood(entity: $entity, id: $id) { deleted }
}`
