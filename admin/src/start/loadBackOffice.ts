import { BackOfficeDocument, ViewerDocument } from '../generated/graphql'
import type { GraphqlAnswer } from '../graphql/GraphqlAnswer'
import { sendGraphql } from '../graphql/sendGraphql'
import { ManagedCatalogue } from '../managed/ManagedCatalogue'
import type { Viewer } from './Viewer'

export type Start =
  | { kind: 'ready'; viewer: Viewer; catalogue: ManagedCatalogue; preferences: Readonly<Record<string, unknown>> }
  | { kind: 'nobody' }
  | { kind: 'otherRole' }

/**
 * Finds out who is there and what there is to manage.
 * @throws NoAnswer when the server does not answer, Error with its text when it refuses
 */
export async function loadBackOffice(): Promise<Start> {
  const [who, managed] = await Promise.all([
    sendGraphql({ query: ViewerDocument }),
    sendGraphql({ query: BackOfficeDocument }),
  ])
  const viewer = who.data?.me
  if (!viewer) return { kind: 'nobody' }
  if (viewer.role !== 'cms_admin') return { kind: 'otherRole' }
  const { managedEntities, managedBlocks, retention, myPreferences } = dataOf(managed)
  const preferences = Object.fromEntries(myPreferences.map(({ name, value }) => [name, JSON.parse(value) as unknown]))
  const catalogue = new ManagedCatalogue(managedEntities, managedBlocks, retention)
  return { kind: 'ready', viewer, catalogue, preferences }
}

function dataOf<Data>({ data, errors }: GraphqlAnswer<Data>): Data {
  if (!data) throw new Error(errors?.[0]?.message ?? 'failure.other')
  return data
}
