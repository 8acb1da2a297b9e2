import { expect } from '@jest/globals'
import type { FrontEnds } from '../../../src/delivery/http/frontEnds.js'
import { required } from '../../required.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import type { TestDatabase } from '../../testDatabases.js'
import { until } from '../../until.js'

export interface Imported {
  id: number
  state: string
  isBusy: boolean
  total: number
  done: number
  columns: { heading: string; target: string | null; isOwn: boolean; examples: string[] }[]
  counts: { outcome: string; result: string | null; rows: number }[]
  awaitedPictures: string[]
  siteLanguage: string | null
  withMenus: boolean
}

interface Row {
  number: number
  title: string
  outcome: string
  result: string | null
  record: number | null
  faults: { field: { nl: string } | null; text: string }[]
  notes: string[]
}

interface Answer<Data> {
  data: Data | null
  errors?: { message: string; extensions: { code: string; errors?: Record<string, string[]> } }[]
}

const fields =
  'id state isBusy total done columns { heading target isOwn examples } counts { outcome result rows } awaitedPictures siteLanguage withMenus'

/** A shop, and what its owner does to import. */
export async function startImportShop(
  database: TestDatabase,
  environment: Record<string, string> = {},
  frontEnds?: FrontEnds,
) {
  const shop = await startTestShop(database, environment, frontEnds)
  const headers = await shop.login()

  async function send<Data>(query: string, variables: object, content: Buffer | string, name: string, as = headers) {
    const form = new FormData()
    form.append('operations', JSON.stringify({ query, variables: { ...variables, file: null } }))
    form.append('map', '{"0": ["variables.file"]}')
    form.append('0', new Blob([new Uint8Array(Buffer.from(content))]), name)
    const response = await fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: { ...as, 'apollo-require-preflight': 'true', 'accept-language': 'nl' },
      body: form,
    })
    return (await response.json()) as Answer<Data>
  }

  const begin = (
    entity: string,
    content: Buffer | string,
    { pictures = [] as string[], name = 'lijst.csv', as = headers } = {},
  ) =>
    send<{ import: Imported }>(
      `mutation ($entity: ImportedEntity!, $file: Upload!, $pictures: [String!]!) {
        import: beginImport(entity: $entity, file: $file, pictures: $pictures) { ${fields} } }`,
      { entity, pictures },
      content,
      name,
      as,
    )

  async function ask<Data>(query: string, variables: object = {}): Promise<Data> {
    const { data, errors } = await shop.graphql<Data>(query, variables, { ...headers, 'accept-language': 'nl' })
    expect(errors).toBeUndefined()
    return required(data, 'data')
  }

  const read = async (id: number) =>
    (await ask<{ import: Imported }>(`query ($id: Int!) { import: dataImport(id: $id) { ${fields} } }`, { id })).import

  async function settled(id: number): Promise<Imported> {
    await until(async () => !(await read(id)).isBusy)
    return read(id)
  }

  return {
    shop,
    headers,
    begin,
    ask,
    read,
    settled,
    /** Reads a file and waits until its rows are judged. */
    async judged(entity: string, content: Buffer | string, pictures: string[] = []): Promise<Imported> {
      const { data, errors } = await begin(entity, content, { pictures })
      expect(errors).toBeUndefined()
      return settled(required(data, 'data').import.id)
    },
    async run(id: number): Promise<Imported> {
      await ask('mutation ($id: Int!) { runImport(id: $id) { id } }', { id })
      return settled(id)
    },
    async undo(id: number): Promise<Imported> {
      await ask('mutation ($id: Int!) { undoImport(id: $id) { id } }', { id })
      return settled(id)
    },
    async rows(id: number): Promise<Row[]> {
      const query = `query ($id: Int!) { list: importRows(id: $id, perPage: 1000) { items {
        number title outcome result record faults { field { nl } text } notes } } }`
      return (await ask<{ list: { items: Row[] } }>(query, { id })).list.items
    },
    addPicture: (id: number, content: Buffer, name: string) =>
      send<{ addImportPicture: boolean }>(
        'mutation ($id: Int!, $file: Upload!) { addImportPicture(id: $id, file: $file) }',
        { id },
        content,
        name,
      ),
  }
}

export type ImportShop = Awaited<ReturnType<typeof startImportShop>>

/** How many rows an import has of each outcome and result. */
export function countsOf({ counts }: Imported): Record<string, number> {
  return Object.fromEntries(
    counts.map(({ outcome, result, rows }) => [result ? `${outcome} ${result}` : outcome, rows]),
  )
}

export type { TestShop }
