import { gql } from '@apollo/client'
import type { FormRecord } from './FormRecord'
import type { QueryBuilder } from './QueryBuilder'

type Values = Record<string, unknown>

/** How a record stands with the one that it is the translation of. */
export interface TranslationStanding {
  source: FormRecord
  isOutdated: boolean
  /** When the record was last brought up to date, and the other one changed, UTC. */
  doneAt: string
  changedAt: string
  changedBy: string[]
  /** The other one as it was then; null where it is not newer, or that is not known any more. */
  before: FormRecord | null
}

/** The record in the other language, now and as it was when this one was last brought up to date. */
export function readTranslation({ catalogue, selections, reader }: QueryBuilder, resource: string, id: number) {
  const entity = catalogue.entity(resource)
  const whole = `{ ... on ${entity.type} { ${selections.forForm(entity)} } }`
  return {
    query: gql(`query TranslationOf${entity.type}($entity: ManagedEntityName!, $id: Int!) {
      translationStanding(entity: $entity, id: $id) {
        source ${whole} before ${whole} isOutdated doneAt changedAt changedBy
      }
    }`),
    variables: { entity: resource, id },
    parseResponse(data: Values | undefined): TranslationStanding | null {
      const answer = data?.translationStanding as
        | (Omit<TranslationStanding, 'source' | 'before'> & { source: Values; before: Values | null })
        | null
      if (!answer) return null
      return {
        ...answer,
        source: reader.read(entity, answer.source),
        before: answer.before && reader.read(entity, answer.before),
      }
    },
  }
}

/** The versions of a record and of what it is the translation of, as somebody has them before them. */
export interface ReadVersions {
  id: number
  version: number
  sourceVersion: number
}

/** Notes that a translation is right still. */
export function confirmTranslation(resource: string, read: ReadVersions) {
  return {
    mutation: gql(`mutation ConfirmTranslation(
      $entity: ManagedEntityName!, $id: Int!, $version: Int!, $sourceVersion: Int!
    ) {
      confirmTranslation(entity: $entity, id: $id, version: $version, sourceVersion: $sourceVersion)
    }`),
    variables: { entity: resource, ...read },
  }
}
