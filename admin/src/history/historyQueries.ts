import type { ManagedEntity } from '../managed/ManagedEntity'

/** A version of a record: what one write made of it. */
export interface RecordVersion {
  /** The id of the change. */
  id: number
  version: number
  action: 'create' | 'update' | 'delete' | 'restore'
  userName: string | null
  at: string
  /** The names of the fields that an update changed. */
  fields: string[]
}

export interface HistoryAnswer {
  history: { items: RecordVersion[]; total: number }
}

export const versionsShown = 25

export function historyQuery({ name }: ManagedEntity): string {
  return `query History($id: Int!, $perPage: Int!) {
    history: recordHistory(entity: ${name}, id: $id, perPage: $perPage) {
      items { id version action userName at fields } total
    }
  }`
}

export interface PutBackAnswer {
  putBack: { version: number; emptied: string[] }
}

export function putBackMutation({ name }: ManagedEntity): string {
  return `mutation PutBack($id: Int!, $change: Int!, $version: Int!) {
    putBack: putBackVersion(entity: ${name}, id: $id, change: $change, version: $version) { version emptied }
  }`
}
