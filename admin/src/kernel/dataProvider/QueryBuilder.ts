import { gql } from '@apollo/client'
import type { ManagedCatalogue } from '../managed/ManagedCatalogue'
import type { ManagedEntity } from '../managed/ManagedEntity'
import { messageKindOf } from '../managed/messageKinds'
import { FieldSelections } from './FieldSelections'
import type { FormRecord } from './FormRecord'
import { RecordReader } from './RecordReader'
import { RecordWriter } from './RecordWriter'
import type { SchemaFacts } from './SchemaFacts'

type Values = Record<string, unknown>

export interface ListParams {
  filter?: Values
  sort?: { field: string; order: string }
  pagination?: { page: number; perPage: number }
  /** The fields that a list shows, those of its description when not given; whether a search looks in all texts. */
  meta?: { columns?: readonly string[]; siblingsAsOne?: boolean; inTexts?: boolean }
}

/** Apollo's answer, as far as it is read here. */
interface Answered {
  data?: Values
}

/** A value that no two records may have in a field. */
export interface UniqueClaim {
  field: string
  value: string
  language: string | undefined
  /** The record that may have it. */
  except: number | undefined
}

interface ListAnswer {
  items: Values[]
  total: number
}

/** Builds the GraphQL document for every call of react-admin from the server's description of the entity. */
export class QueryBuilder {
  readonly selections: FieldSelections
  readonly reader: RecordReader
  readonly writer: RecordWriter

  constructor(
    readonly catalogue: ManagedCatalogue,
    private readonly facts: SchemaFacts,
  ) {
    this.selections = new FieldSelections(catalogue, facts)
    this.reader = new RecordReader(catalogue, this.selections)
    this.writer = new RecordWriter(catalogue, facts)
  }

  list(resource: string, { filter = {}, sort, pagination, meta }: ListParams) {
    const entity = this.catalogue.entity(resource)
    const { type, plural } = entity
    return {
      query: gql(`query List${type}($filter: ${type}Filter, $sort: ${type}Sort, $page: Int, $perPage: Int) {
        list: ${plural}(filter: $filter, sort: $sort, page: $page, perPage: $perPage) {
          items { ${this.selections.forList(entity, meta?.columns)} } total
        }
      }`),
      variables: {
        filter: this.filter(entity, {
          ...filter,
          ...(meta?.siblingsAsOne && { siblingsAsOne: true }),
          ...(meta?.inTexts && Boolean(filter?.q) && { inTexts: true }),
        }),
        sort: this.sort(entity, sort),
        page: pagination?.page ?? 1,
        perPage: pagination?.perPage ?? 25,
      },
      parseResponse: ({ data }: Answered) => {
        const { items, total } = (data?.list ?? { items: [], total: 0 }) as ListAnswer
        return { data: items.map((item) => this.reader.read(entity, item)), total }
      },
    }
  }

  many(resource: string, ids: readonly unknown[]) {
    return this.list(resource, {
      filter: { ids: ids.map(Number) },
      pagination: { page: 1, perPage: Math.max(ids.length, 1) },
    })
  }

  one(resource: string, id: unknown) {
    const entity = this.catalogue.entity(resource)
    const [variables, values] = entity.screens ? ['', ''] : ['($id: Int!)', '(id: $id)']
    return {
      query: gql(
        `query One${entity.type}${variables} { record: ${entity.name}${values} { ${this.selections.forForm(entity)} } }`,
      ),
      variables: entity.screens ? {} : { id: Number(id) },
      parseResponse: this.parseRecord(entity),
    }
  }

  /** A record as it was after a change. */
  version(resource: string, id: number, change: number) {
    const entity = this.catalogue.entity(resource)
    return {
      query: gql(`query VersionOf${entity.type}($id: Int!, $change: Int!) {
        record: recordVersion(entity: ${entity.name}, id: $id, change: $change) {
          ... on ${entity.type} { ${this.selections.forForm(entity)} }
        }
      }`),
      variables: { id, change },
      parseResponse: this.parseRecord(entity),
    }
  }

  nextId(resource: string) {
    const { type } = this.catalogue.entity(resource)
    return {
      query: gql(`query Next${type}Id { nextId: next${type}Id }`),
      variables: {},
      parseResponse: ({ data }: Answered) => Number(data?.nextId),
    }
  }

  create(resource: string, values: Values) {
    const entity = this.catalogue.entity(resource)
    if (entity.createdBy === null) throw new Error(`Nothing adds a ${entity.name}`)
    return {
      query: gql(`mutation Create${entity.type}($input: Create${entity.type}Input!) {
        record: ${entity.createdBy}(input: $input) { ${this.selections.forForm(entity)} }
      }`),
      variables: { input: this.writer.createInput(entity, values) },
      parseResponse: this.parseRecord(entity),
    }
  }

  update(resource: string, id: unknown, values: Values, before: Values) {
    const entity = this.catalogue.entity(resource)
    if (entity.updatedBy === null) throw new Error(`Nothing changes a ${entity.name}`)
    const [variable, value] = entity.screens ? ['', ''] : ['$id: Int!, ', 'id: $id, ']
    return {
      query: gql(`mutation Update${entity.type}(${variable}$input: Update${entity.type}Input!) {
        record: ${entity.updatedBy}(${value}input: $input) { ${this.selections.forForm(entity)} }
      }`),
      variables: {
        ...(entity.screens ? {} : { id: Number(id) }),
        input: this.writer.updateInput(entity, values, before),
      },
      parseResponse: this.parseRecord(entity),
    }
  }

  removeMany(resource: string, ids: readonly unknown[]) {
    return {
      query: gql(`mutation DeleteMany($entity: ManagedEntityName!, $ids: [Int!]!) {
        removed: deleteRecords(entity: $entity, ids: $ids) { deleted }
      }`),
      variables: { entity: resource, ids: ids.map(Number) },
    }
  }

  showMany(resource: string, records: readonly FormRecord[], visible: boolean) {
    return {
      query: gql(`mutation ShowMany($entity: ManagedEntityName!, $records: [RecordAtVersion!]!, $visible: Boolean!) {
        showRecords(entity: $entity, records: $records, visible: $visible)
      }`),
      variables: { entity: resource, records: records.map(({ id, version }) => ({ id, version })), visible },
    }
  }

  /** Says when visitors see a record and its translation. */
  planBoth(resource: string, { id, version, visibleFrom, visibleUntil }: FormRecord) {
    return {
      query: gql(`mutation PlanBoth(
        $entity: ManagedEntityName!, $id: Int!, $version: Int!, $visibleFrom: Instant, $visibleUntil: Instant
      ) {
        planPublication(
          entity: $entity, id: $id, version: $version, bothLanguages: true
          visibleFrom: $visibleFrom, visibleUntil: $visibleUntil
        ) { id }
      }`),
      variables: { entity: resource, id: Number(id), version, visibleFrom, visibleUntil },
    }
  }

  /** Notes that a visitor's message has been read. */
  markRead(resource: string, id: number) {
    return {
      query: gql(
        'mutation MarkRead($kind: MessageKind!, $id: Int!) { markMessageRead(kind: $kind, id: $id, isRead: true) }',
      ),
      variables: { kind: messageKindOf({ name: resource }), id },
    }
  }

  /**
   * Asks for the error that saving a value would give because another record has it; undefined for entities without
   * unique fields.
   */
  uniqueComplaint(resource: string, { field, ...claim }: UniqueClaim) {
    const name = `${resource}_${field}`
    if (!this.facts.enumValues('UniqueField').has(name)) return undefined
    return {
      query: gql(`query UniqueComplaint($field: UniqueField!, $value: String!, $language: Language, $except: Int) {
        complaint: uniqueComplaint(field: $field, value: $value, language: $language, except: $except)
      }`),
      variables: { field: name, ...claim },
    }
  }

  private parseRecord(entity: ManagedEntity) {
    return ({ data }: Answered) => ({ data: this.reader.read(entity, data?.record as Values) })
  }

  /** `q` is what was typed into the search box; a filter that the server does not know is left out. */
  private filter(entity: ManagedEntity, { q, ...rest }: Values): Values {
    const known = this.facts.inputFields(`${entity.type}Filter`)
    const given = Object.entries({ ...rest, search: typeof q === 'string' ? q.trim() : undefined })
    return Object.fromEntries(given.filter(([name, value]) => known.has(name) && value !== undefined && value !== ''))
  }

  private sort(entity: ManagedEntity, sort: ListParams['sort']): Values | undefined {
    if (!sort || !this.canSortBy(entity.name, sort.field)) return undefined
    return { field: sort.field, order: sort.order.toLowerCase() }
  }

  canSortBy(resource: string, field: string): boolean {
    return this.facts.enumValues(`${this.catalogue.entity(resource).type}SortField`).has(field)
  }
}
