import {
  AddToReleaseDocument,
  DiscardReleaseDocument,
  PublishedReleasesDocument,
  PublishReleaseDocument,
  ReleaseCandidatesDocument,
  type ReleaseRecordPartsFragment,
  ReleasesDocument,
  type ReleasesQuery,
  SaveReleaseDocument,
  StartReleaseDocument,
  TakeFromReleaseDocument,
} from '../../generated/graphql'
import { backOfficeRoot } from '../addresses/AddressBook'
import { momentOf } from '../format/shopMoment'
import { askServer } from '../graphql/askServer'

export type Release = ReleasesQuery['releases'][number]
export type ReleaseRecord = ReleaseRecordPartsFragment

/** Under which the releases are stored. */
export const releasesKey = ['releases']

export const readReleases = async (signal: AbortSignal) =>
  (await askServer({ query: ReleasesDocument, variables: {}, signal })).releases

export const readPublished = async (signal: AbortSignal) =>
  (await askServer({ query: PublishedReleasesDocument, variables: {}, signal })).releases

/** What could be added to one: drafts and concepts. */
export const readCandidates = async (signal: AbortSignal) =>
  (await askServer({ query: ReleaseCandidatesDocument, variables: {}, signal })).releaseCandidates

export const makeRelease = (name: string) => askServer({ query: SaveReleaseDocument, variables: { name } })

export const renameRelease = (id: number, name: string) =>
  askServer({ query: SaveReleaseDocument, variables: { id, name } })

type Named = Pick<ReleaseRecord, 'entity' | 'record'>

/** @throws Refusal that says why, of each record where the release is planned */
export const addRecord = (id: number, { entity, record }: Named, bothLanguages = true) =>
  askServer({ query: AddToReleaseDocument, variables: { id, entity, record, bothLanguages } })

/** Makes a release of a record, or does not. @param publishAt ISO, UTC; null to publish it by hand @throws Refusal by field */
export const startRelease = (
  name: string,
  publishAt: string | null,
  { entity, record }: Named,
  bothLanguages: boolean,
) => askServer({ query: StartReleaseDocument, variables: { name, publishAt, entity, record, bothLanguages } })

export const takeRecord = (id: number, { entity, record }: ReleaseRecord) =>
  askServer({ query: TakeFromReleaseDocument, variables: { id, entity, record } })

/** @returns how many records @throws Refusal that says why of each record */
export const publishRelease = async (id: number) =>
  (await askServer({ query: PublishReleaseDocument, variables: { id } })).publishRelease

export const discardRelease = (id: number) => askServer({ query: DiscardReleaseDocument, variables: { id } })

/** Where the owner sees the site as of a moment. @param instant ISO, UTC */
export function siteAsOf(instant: string, language: string): string {
  const { day, time } = momentOf(instant)
  return `${backOfficeRoot}/preview/op/${day}T${time}/${language}`
}
