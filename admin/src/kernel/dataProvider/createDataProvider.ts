import type { ApolloClient } from '@apollo/client'
import type { DataProvider, HttpError, Identifier } from 'ra-core'
import buildGraphqlProvider from 'ra-data-graphql'
import type { ManagedCatalogue } from '../managed/ManagedCatalogue'
import type { FormRecord } from './FormRecord'
import type { FoundRecords } from './FoundRecords'
import { failureOf } from './failureOf'
import { formPath } from './formPath'
import { QueryBuilder, type UniqueClaim } from './QueryBuilder'
import type { SchemaFacts } from './SchemaFacts'
import type { KeptNow, NewDraft, StoredDraft } from './StoredDraft'
import { searchQueries } from './searchQueries'
import type { ReadVersions, TranslationStanding } from './translationQueries'

type Values = Record<string, unknown>

/** The part of react-admin's parameters that the queries are made from. */
interface CallParams {
  id?: Identifier
  ids?: Identifier[]
  target?: string
  data?: Values
  previousData?: Values
  filter?: Values
  sort?: { field: string; order: string }
  pagination?: { page: number; perPage: number }
  meta?: { columns?: readonly string[]; siblingsAsOne?: boolean }
}

const draftQueries = () => import('./draftQueries')
const translationQueries = () => import('./translationQueries')

/** What says when visitors see a record. */
const publication = ['visible', 'visibleFrom', 'visibleUntil']

/** react-admin's data provider, made from the schema and the server's descriptions of its entities. */
export function createDataProvider(
  client: ApolloClient,
  catalogue: ManagedCatalogue,
  facts: SchemaFacts,
): DataProvider {
  const builder = new QueryBuilder(catalogue, facts)
  const provider: DataProvider = buildGraphqlProvider({
    client,
    introspection: false,
    query: () => ({ fetchPolicy: 'no-cache' }),
    mutation: () => ({ fetchPolicy: 'no-cache' }),
    buildQuery: () => (method: string, resource: string, params: CallParams) =>
      build(builder, method, resource, params),
  })

  const calls: DataProvider = {
    ...provider,
    async create(resource, params) {
      const { hasNextId } = catalogue.entity(resource)
      const data = hasNextId ? { ...params.data, id: await nextId(client, builder, resource) } : params.data
      return provider.create(resource, { ...params, data })
    },
    /** With `bothLanguages`, its translation is seen between the same moments: both or none, once the rest is saved. */
    async update(resource, params) {
      if (!params.data.bothLanguages) return provider.update(resource, params)
      const { visibleFrom, visibleUntil } = params.data
      const kept = Object.fromEntries(publication.map((name) => [name, params.previousData?.[name]]))
      const { data } = await provider.update(resource, { ...params, data: { ...params.data, ...kept } })
      const { query, variables } = builder.planBoth(resource, { ...data, visibleFrom, visibleUntil })
      await client.mutate({ mutation: query, variables })
      return provider.getOne(resource, { id: params.id })
    },
    async getVersion(resource: string, { id, change }: { id: number; change: number }) {
      const { query, variables, parseResponse } = builder.version(resource, id, change)
      const { data } = await client.query<Values>({ query, variables, fetchPolicy: 'no-cache' })
      return parseResponse({ data: data ?? {} })
    },
    async markRead(resource: string, id: number) {
      const { query, variables } = builder.markRead(resource, id)
      await client.mutate({ mutation: query, variables })
    },
    async uniqueComplaint(resource: string, claim: UniqueClaim): Promise<string | null> {
      const asked = builder.uniqueComplaint(resource, claim)
      if (!asked) return null
      const { query, variables } = asked
      const { data } = await client.query<{ complaint: string | null }>({ query, variables, fetchPolicy: 'no-cache' })
      return data?.complaint ?? null
    },
    async search(text: string): Promise<FoundRecords[]> {
      const find = async (exactSearch: boolean) => {
        const found = await Promise.all(
          searchQueries(builder, catalogue, facts, text, exactSearch).map(
            async ({ query, variables, parseResponse }) => {
              const { data } = await client.query<Values>({ query, variables, fetchPolicy: 'no-cache' })
              return parseResponse(data)
            },
          ),
        )
        return oncePerEntity(found.flat())
      }
      const found = await find(true)
      // What resembles the text is shown only where nothing has it.
      return found.length > 0 ? found : find(false)
    },
    /** What a form holds as it would be sent; the site shows it before it is. */
    async draftInput(resource: string, values: Values) {
      return builder.writer.createInput(catalogue.entity(resource), values)
    },
    /** All of them or none; what went along, as a translation, is answered too. */
    async deleteMany(resource, { ids }) {
      const { query, variables } = builder.removeMany(resource, ids)
      const { data } = await client.mutate<{ removed: { deleted: number[] } }>({ mutation: query, variables })
      return { data: (data?.removed.deleted ?? []) as never[] }
    },
    /** The draft that is kept beside a record; null without one. Its calls are loaded by the forms that have drafts. */
    async getDraft(resource: string, id: number): Promise<StoredDraft | null> {
      const { query, variables, parseResponse } = (await draftQueries()).readDraft(builder, resource, id)
      return parseResponse((await client.query<Values>({ query, variables, fetchPolicy: 'no-cache' })).data)
    },
    /** @returns the draft from then on; null where nothing differs from the record */
    async saveDraft(resource: string, draft: KeptNow) {
      const call = (await draftQueries()).saveDraft(builder, resource, draft)
      const { data } = await client.mutate<{ saveDraft: { record: number; version: number } | null }>(call)
      return data?.saveDraft ?? null
    },
    async getNewDrafts(resource: string): Promise<NewDraft[]> {
      const { query, variables, parseResponse } = (await draftQueries()).readNewDrafts(resource)
      return parseResponse((await client.query<Values>({ query, variables, fetchPolicy: 'no-cache' })).data)
    },
    async publishDraft(resource: string, draft: { id: number; version: number }) {
      await client.mutate((await draftQueries()).publishDraft(resource, draft))
    },
    async discardDraft(resource: string, draft: { id: number; version: number }) {
      await client.mutate((await draftQueries()).discardDraft(resource, draft))
    },
    /** Null without a translation. Its calls are loaded by the forms of what has one. */
    async getTranslation(resource: string, id: number): Promise<TranslationStanding | null> {
      const { query, variables, parseResponse } = (await translationQueries()).readTranslation(builder, resource, id)
      return parseResponse((await client.query<Values>({ query, variables, fetchPolicy: 'no-cache' })).data)
    },
    async confirmTranslation(resource: string, read: ReadVersions) {
      await client.mutate((await translationQueries()).confirmTranslation(resource, read))
    },
    /** Shows records to visitors or hides them, all of them or none. */
    async showMany(resource: string, { records, visible }: { records: readonly FormRecord[]; visible: boolean }) {
      const { query, variables } = builder.showMany(resource, records, visible)
      await client.mutate({ mutation: query, variables })
    },
  }
  return withFailures(calls, catalogue)
}

function build(builder: QueryBuilder, method: string, resource: string, params: CallParams) {
  switch (method) {
    case 'GET_LIST':
      return builder.list(resource, params)
    case 'GET_MANY':
      return builder.many(resource, params.ids ?? [])
    case 'GET_MANY_REFERENCE':
      return builder.list(resource, { ...params, filter: { ...params.filter, [params.target ?? '']: params.id } })
    case 'GET_ONE':
      return builder.one(resource, params.id)
    case 'CREATE':
      return builder.create(resource, params.data ?? {})
    case 'UPDATE':
      return builder.update(resource, params.id, params.data ?? {}, params.previousData ?? {})
    default:
      throw new Error(`The back office does not know how to ${method}`)
  }
}

async function nextId(client: ApolloClient, builder: QueryBuilder, resource: string): Promise<number> {
  const { query, parseResponse } = builder.nextId(resource)
  const { data } = await client.query<Values>({ query, fetchPolicy: 'no-cache' })
  return parseResponse({ data: data ?? {} })
}

/** What was found by number comes before what was found by text. */
function oncePerEntity(found: readonly FoundRecords[]): FoundRecords[] {
  const merged = new Map<string, FoundRecords>()
  for (const { name, total, records } of found) {
    const before = merged.get(name)
    const others = records.filter(({ id }) => !before?.records.some((record) => record.id === id))
    merged.set(
      name,
      before
        ? { name, total: before.total + others.length, records: [...before.records, ...others] }
        : { name, total, records },
    )
  }
  return [...merged.values()]
}

/** ra-data-graphql expects Apollo 3's errors and would make a refused call a success in status. */
function withFailures(provider: DataProvider, catalogue: ManagedCatalogue): DataProvider {
  return new Proxy(provider, {
    get(target, name: string) {
      const member = target[name]
      if (typeof member !== 'function') return member
      return async (...parameters: unknown[]) => {
        try {
          return await member(...parameters)
        } catch (failure) {
          throw atFormFields(failureOf(failure), catalogue)
        }
      }
    },
  })
}

function atFormFields(failure: HttpError, catalogue: ManagedCatalogue): HttpError {
  const errors: Record<string, string> | undefined = failure.body?.errors
  if (errors) {
    const moved = Object.entries(errors).map(([path, text]) => [formPath(path, catalogue.blocks), text])
    failure.body.errors = Object.fromEntries(moved)
  }
  return failure
}
