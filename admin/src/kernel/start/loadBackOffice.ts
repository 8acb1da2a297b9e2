import { BackOfficeDocument, ViewerDocument } from '../../generated/graphql'
import type { GraphqlAnswer } from '../graphql/GraphqlAnswer'
import { NoAnswer } from '../graphql/NoAnswer'
import { answerTimeout, patiently, repeats, sendGraphql } from '../graphql/sendGraphql'
import type { Described } from '../managed/ManagedCatalogue'
import { setRights } from '../rights/rights'
import { withinRights } from '../rights/withinRights'
import { setShopTexts } from '../shop/filledText'
import type { Viewer } from './Viewer'

export type Start =
  | { kind: 'ready'; viewer: Viewer; described: Described; preferences: Readonly<Record<string, unknown>> }
  | { kind: 'nobody' }
  | { kind: 'otherRole' }

/**
 * Finds out who is there and what there is to manage.
 * @throws NoAnswer when the server does not answer, Error with its text when it refuses
 */
export async function loadBackOffice(): Promise<Start> {
  const catalogueLoaded = loadCatalogue()
  // Anyone who may not read it is redirected below.
  catalogueLoaded.catch(() => undefined)
  const [who, own] = await Promise.all([
    sendGraphql({ query: ViewerDocument }),
    sendGraphql({ query: BackOfficeDocument }),
  ])
  const viewer = who.data?.me
  if (!viewer) return { kind: 'nobody' }
  if (viewer.role !== 'cms_admin') return { kind: 'otherRole' }
  const managed = await catalogueLoaded
  const { myRights, retention, myPreferences, shopPlaceholders } = dataOf(own)
  setRights(myRights)
  setShopTexts(shopPlaceholders)
  const preferences = Object.fromEntries(myPreferences.map(({ name, value }) => [name, JSON.parse(value) as unknown]))
  return {
    kind: 'ready',
    viewer,
    described: { ...managed, managedEntities: withinRights(managed.managedEntities), retention },
    preferences,
  }
}

/** The document names the address, which changes with the content, so browsers cache it for good. */
function loadCatalogue(): Promise<Omit<Described, 'retention'>> {
  const address = document.querySelector<HTMLMetaElement>('meta[name=catalogue]')?.content ?? ''
  const load = async (): Promise<Omit<Described, 'retention'>> => {
    const response = await fetch(address, { signal: AbortSignal.timeout(answerTimeout) })
    if (!response.ok) throw new NoAnswer(response.status)
    return response.json()
  }
  return patiently(load, { repeats })
}

function dataOf<Data>({ data, errors }: GraphqlAnswer<Data>): Data {
  if (!data) throw new Error(errors?.[0]?.message ?? 'failure.other')
  return data
}
