import { gql } from '@apollo/client'
import type { QueryBuilder } from './QueryBuilder'
import type { KeptNow, NewDraft, StoredDraft } from './StoredDraft'

type Values = Record<string, unknown>

interface DraftAnswer extends Omit<StoredDraft, 'values'> {
  values: Record<string, Values | null>
}

/** The draft beside a record, with what it changes as a form holds it: the rest is that of the record. */
export function readDraft({ catalogue, selections, reader }: QueryBuilder, resource: string, id: number) {
  const entity = catalogue.entity(resource)
  return {
    query: gql(`query DraftOf${entity.type}($entity: ManagedEntityName!, $id: Int!) {
      draft(entity: $entity, record: $id) {
        version userName at publishAt failure changes overtaken
        values { ${entity.name} { ${selections.forForm(entity)} } }
      }
    }`),
    variables: { entity: resource, id },
    parseResponse(data: Values | undefined): StoredDraft | null {
      const answer = data?.draft as DraftAnswer | null
      const whole = answer?.values[entity.name]
      if (!answer || !whole) return null
      const record = reader.read(entity, whole)
      const changed = answer.changes.filter((name) => name in record)
      return { ...answer, values: Object.fromEntries(changed.map((name) => [name, record[name]])) }
    },
  }
}

/** Keeps what a form holds, and has it publish itself where a moment is given. */
export function saveDraft({ catalogue, writer }: QueryBuilder, resource: string, { id, values, ...kept }: KeptNow) {
  return {
    mutation: gql(`mutation SaveDraft(
      $input: DraftInput!, $id: Int, $version: Int, $publishAt: Instant, $bothLanguages: Boolean
    ) {
      saveDraft(
        input: $input, record: $id, version: $version, publishAt: $publishAt, bothLanguages: $bothLanguages
      ) { record version }
    }`),
    variables: { input: { [resource]: writer.draftInput(catalogue.entity(resource), values) }, id, ...kept },
  }
}

/** The last drafts that are kept of new records of a kind. */
export function readNewDrafts(resource: string) {
  return {
    query: gql(`query NewDraftsOfKind($entity: ManagedEntityName!) {
      drafts(entity: $entity, isNew: true, perPage: 5) { items { record version title userName at failure } }
    }`),
    variables: { entity: resource },
    parseResponse: (data: Values | undefined) => (data?.drafts as { items: NewDraft[] } | undefined)?.items ?? [],
  }
}

export function publishDraft(resource: string, { id, version }: { id: number; version: number }) {
  return {
    mutation: gql(`mutation PublishDraft($entity: ManagedEntityName!, $id: Int!, $version: Int) {
      publish(entity: $entity, record: $id, version: $version)
    }`),
    variables: { entity: resource, id, version },
  }
}

export function discardDraft(resource: string, { id, version }: { id: number; version: number }) {
  return {
    mutation: gql(`mutation DiscardDraft($entity: ManagedEntityName!, $id: Int!, $version: Int) {
      discardDraft(entity: $entity, record: $id, version: $version)
    }`),
    variables: { entity: resource, id, version },
  }
}
