import type { GraphqlAnswer } from '../graphql/GraphqlAnswer'
import { sendGraphql } from '../graphql/sendGraphql'
import { ManagedCatalogue } from '../managed/ManagedCatalogue'
import type { ManagedBlock, ManagedEntity } from '../managed/ManagedEntity'
import { managedQuery, viewerQuery } from '../managed/managedQuery'
import type { Viewer } from './Viewer'

interface Managed {
  managedEntities: ManagedEntity[]
  managedBlocks: ManagedBlock[]
}

export type Start =
  | { kind: 'ready'; viewer: Viewer; catalogue: ManagedCatalogue }
  | { kind: 'nobody' }
  | { kind: 'otherRole' }

/**
 * Finds out who is there and what there is to manage.
 * @throws NoAnswer when the server does not answer, Error with its text when it refuses
 */
export async function loadBackOffice(): Promise<Start> {
  const [who, managed] = await Promise.all([
    sendGraphql<{ me: Viewer | null }>({ query: viewerQuery }),
    sendGraphql<Managed>({ query: managedQuery }),
  ])
  const viewer = who.data?.me
  if (!viewer) return { kind: 'nobody' }
  if (viewer.role !== 'cms_admin') return { kind: 'otherRole' }
  const { managedEntities, managedBlocks } = dataOf(managed)
  return { kind: 'ready', viewer, catalogue: new ManagedCatalogue(managedEntities, managedBlocks) }
}

function dataOf<Data>({ data, errors }: GraphqlAnswer<Data>): Data {
  if (!data) throw new Error(errors?.[0]?.message ?? 'failure.other')
  return data
}
