import { gql } from '@apollo/client'
import type { QueryBuilder } from './QueryBuilder'
import type { PlannedDraft, StoredDraft } from './StoredDraft'

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

/** Keeps what a form holds. @param draft with the version of it that was read, 0 without one */
export function saveDraft(
  { catalogue, writer }: QueryBuilder,
  resource: string,
  { id, values, version }: { id: number; values: Values; version: number },
) {
  return {
    mutation: gql(`mutation SaveDraft($input: DraftInput!, $id: Int, $version: Int) {
      saveDraft(input: $input, record: $id, version: $version) { version }
    }`),
    variables: { input: { [resource]: writer.draftInput(catalogue.entity(resource), values) }, id, version },
  }
}

export function planDraft(resource: string, { id, publishAt, bothLanguages }: PlannedDraft) {
  return {
    mutation: gql(`mutation PlanDraft(
      $entity: ManagedEntityName!, $id: Int!, $publishAt: Instant, $bothLanguages: Boolean!
    ) {
      plan(entity: $entity, record: $id, publishAt: $publishAt, bothLanguages: $bothLanguages) { version }
    }`),
    variables: { entity: resource, id, publishAt, bothLanguages },
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
