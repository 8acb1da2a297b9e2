import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  type GraphQLType,
  getIntrospectionQuery,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isRequiredInputField,
  type OperationDefinitionNode,
  parse,
  print,
  separateOperations,
  typeFromAST,
} from 'graphql'
import { CatalogueDocument, type CatalogueQuery } from '../../../../admin/src/generated/graphql'
import schema from '../../../../admin/src/generated/schema.json' with { type: 'json' }
import { QueryBuilder } from '../../../../admin/src/kernel/dataProvider/QueryBuilder'
import { SchemaFacts } from '../../../../admin/src/kernel/dataProvider/SchemaFacts'
import { imageSelection } from '../../../../admin/src/kernel/graphql/ImageValue'
import { ManagedCatalogue } from '../../../../admin/src/kernel/managed/ManagedCatalogue'
import type { FieldKinds } from '../../../../admin/src/kernel/managed/ManagedEntity'
import type { FieldKind } from '../../../src/kernel/fields/FieldDescription.js'
import { fieldKinds } from '../../../src/kernel/fields/kinds/fieldKinds.js'
import { operationCost } from '../../../src/kernel/graphql/operationCost.js'
import { productRoot } from '../../../src/kernel/settings/settingValues.js'
import { required } from '../../required.js'
import { type GraphqlAnswer, startTestShop, type TestShop } from '../../startTestShop.js'
import { createSqlite, type TestDatabase } from '../../testDatabases.js'
import { nested, times } from './documentTexts.js'

const introspection = getIntrospectionQuery({
  descriptions: true,
  directiveIsRepeatable: true,
  inputValueDeprecation: true,
  oneOf: true,
  schemaDescription: true,
  specifiedByUrl: true,
})
const login = 'login(email: "a@example.com", password: "a guess") { id }'
const wholeNews = '{ items { id title subtitle intro text url createdAt updatedAt category { id title } } }'

/** The kinds of field as queries of the back office know them: without their widgets, which need a browser. */
const askedKinds = Object.fromEntries(
  Object.entries(fieldKinds as Record<string, FieldKind>).map(([name, { leadsTo, parts }]) => [
    name,
    {
      Input: () => null,
      text: String,
      sheet: null,
      sent: (value: unknown) => value,
      ...(leadsTo === 'record' && { references: 'one' }),
      ...(leadsTo === 'records' && { references: 'many', selection: '{ id }' }),
      ...((leadsTo === 'image' || leadsTo === 'images') && { selection: imageSelection }),
      ...(parts && { parts: name === 'blocks' ? 'blocks' : 'items' }),
    },
  ]),
) as unknown as FieldKinds

describe('limits of GraphQL over HTTP', () => {
  let database: TestDatabase
  let shop: TestShop
  beforeAll(async () => {
    database = await createSqlite()
    shop = await startTestShop(database)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  /** The limit that refused an answer, undefined when none did. */
  const limitOf = ({ errors }: Pick<GraphqlAnswer, 'errors'>) =>
    errors?.map(({ extensions }) => extensions.limit).find(Boolean)

  async function expectRefused(limit: string, query: string, variables: object = {}, headers = {}) {
    const answer = await shop.graphql(query, variables, headers)
    expect([answer.status, limitOf(answer)]).toEqual([400, limit])
    expect(answer.data ?? null).toBeNull()
    const { message, extensions } = answer.errors?.find(({ extensions: details }) => 'limit' in details) ?? {}
    expect(extensions).toEqual({ code: 'BAD_REQUEST', title: 'Bad request', limit })
    expect(message).toBe('The request cannot be read. Please check the data and try again.')
    expect(JSON.stringify(answer)).not.toMatch(/stack|node_modules|\.js/)
  }

  it('[G18] reports a limit in the language of Accept-Language', async () => {
    const errorIn = async (language: string, query: string) =>
      (await shop.graphql(query, {}, { 'accept-language': language })).errors?.[0]
    const deep = `{ publicPages(language: nl) { ${nested(30, 'belongsTo', 'id')} } }`
    for (const query of [deep, '{ shop '.repeat(6000), `{ ${times(21, (index) => `a${index}: shop { name }`)} }`]) {
      expect(await errorIn('nl', query)).toMatchObject({
        message: 'De aanvraag is niet te lezen. Controleer de gegevens en probeer het opnieuw.',
        extensions: { code: 'BAD_REQUEST', title: 'Onjuiste aanvraag' },
      })
    }
    const unknown = { message: expect.stringContaining('"nothing"'), extensions: { title: 'Bad request' } }
    expect(await errorIn('en', '{ nothing }')).toMatchObject(unknown)
  })

  it('[G18] a call refused before it runs has the status of its code', async () => {
    const { cookie = '' } = await shop.login()
    const logout = await shop.graphql('mutation { logout { loggedOut } }', {}, { cookie })
    expect([logout.status, logout.errors?.[0]?.extensions.code]).toEqual([403, 'CSRF'])
    const query = 'query ($id: Int!) { publicNewsItemById(id: $id) { id } }'
    const missing = await shop.graphql(query)
    expect([missing.status, missing.errors?.[0]?.extensions.code]).toEqual([400, 'BAD_REQUEST'])
    expect(missing.errors?.[0]?.message).toContain('"$id"')
  })

  it('refuses many root fields, with aliases or in fragments', async () => {
    await expectRefused('rootFields', `{ ${times(21, (index) => `a${index}: shop { name }`)} }`)
    await expectRefused('rootFields', `{ ...all ...all } fragment all on Query { ${times(11, () => 'shop { name }')} }`)
    const twenty = await shop.graphql(`{ ${times(20, (index) => `a${index}: shop { name }`)} }`)
    expect([twenty.status, Object.keys(twenty.data ?? {}).length]).toEqual([200, 20])
  })

  it('counts every kind of mutation', async () => {
    for (const { name, args, type: answered } of Object.values(shop.api.schema.getMutationType()?.getFields() ?? {})) {
      // A file comes in a form of its own; its field is counted like any other.
      if (args.some(({ type }) => getNamedType(type).name === 'Upload')) continue
      const [declared, given] = [
        args.map((arg) => `$${arg.name}: ${arg.type}`),
        args.map((arg) => `${arg.name}: $${arg.name}`),
      ]
      const [before, within] = args.length > 0 ? [`(${declared})`, `(${given})`] : ['', '']
      const selection = isLeafType(getNamedType(answered)) ? '' : '{ __typename }'
      const query = `mutation ${before} { ${times(6, (index) => `a${index}: ${name}${within} ${selection}`)} }`
      expect([name, limitOf(await shop.graphql(query, variablesFor(query)))]).toEqual([name, 'rootFields'])
    }
  })

  it('refuses subscriptions, of which there are none', async () => {
    const { status, errors } = await shop.graphql('subscription { shop { name } }')
    expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'BAD_REQUEST'])
  })

  it('counts as many rows as are asked for, in the document, its variables and lists of ids', async () => {
    const list = `query ($perPage: Int!) { newsItems(perPage: $perPage) ${wholeNews} }`
    await expectRefused('cost', list, { perPage: 1500 })
    await expectRefused('cost', `{ newsItems(perPage: 1500) ${wholeNews} }`)
    await expectRefused('cost', `{ newsItems(perPage: 1500) { ...rows } } fragment rows on NewsItemList ${wholeNews}`)
    const ids = Array.from({ length: 4000 }, (_, index) => index)
    const chosen = 'query ($ids: [Int!]!) { publicSpecificNews(language: nl, ids: $ids) { id title url intro } }'
    await expectRefused('cost', chosen, { ids })
    const few = await shop.graphql(list, { perPage: 25 })
    expect(few.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })

  it('costs little for one record, and more for a write', () => {
    const costOf = (text: string) => {
      const document = parse(text)
      const [operation] = document.definitions as OperationDefinitionNode[]
      if (!operation) throw new Error('There is no operation')
      return operationCost(shop.api.schema, { document, operation, variables: {} }).fixed
    }
    expect(costOf('{ publicNewsItemByUrl(url: "a") { id title } }')).toBe(13)
    expect(costOf(`mutation { ${login} }`)).toBe(102)
  })

  it('does not subtract a negative number of rows', async () => {
    const random = 'publicRandomNews(language: nl, count: -1000000) { id title url intro }'
    await expectRefused('cost', `{ ${random} publicPages(language: nl) { ${nested(4, 'children', 'id')} } }`)
  })

  it('lets cms-admin read a thousand whole rows, but not of everything at once', async () => {
    const headers = await shop.login()
    const list = `newsItems(perPage: 1000) ${wholeNews.replace('intro', 'intro image { url width height widths }')}`
    expect((await shop.graphql(`{ ${list} }`, {}, headers)).data).toEqual({ newsItems: { items: [] } })
    await expectRefused('cost', `{ ${times(20, (index) => `a${index}: ${list}`)} }`, {}, headers)
    await expectRefused('cost', `{ ${times(5, (index) => `a${index}: ${list}`)} }`, {}, await shop.login('cms-zzp'))
  })

  describe('for our own front ends', () => {
    /** Errors of limits and validation; errors of execution are ignored. */
    const refusalOf = ({ errors }: Pick<GraphqlAnswer, 'errors'>) =>
      errors?.find(({ extensions }) => extensions.code === 'BAD_REQUEST')?.message

    it('answers every document of the site', async () => {
      const folder = path.join(productRoot, 'site/src')
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.graphql$/.test(name))
      const documents = separateOperations(
        parse(files.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n')),
      )
      expect(Object.keys(documents)).toEqual(expect.arrayContaining(['Layout', 'Page', 'NewsOverview']))
      for (const [name, document] of Object.entries(documents)) {
        expect([name, refusalOf(await shop.graphql(print(document), variablesFor(print(document))))]).toEqual([
          name,
          undefined,
        ])
      }
    })

    it('answers the back office: what it manages, thousand rows of each, each whole', async () => {
      const headers = await shop.login()
      const managed = await shop.graphql<CatalogueQuery>(String(CatalogueDocument), {}, headers)
      expect(refusalOf(managed)).toBeUndefined()
      const { managedEntities, managedBlocks } = required(managed.data, 'data')
      const described = { managedEntities, managedBlocks, retention: [], version: '', schema: '' }
      const catalogue = ManagedCatalogue.of(described, askedKinds)
      const builder = new QueryBuilder(catalogue, new SchemaFacts(schema))
      for (const { name, type, plural, fields, hasList, canEdit } of catalogue.entities) {
        const flat = { ...catalogue.entity(name), fields: fields.filter(({ kind }) => kind.parts !== 'blocks') }
        const whole = `{ ${plural}(perPage: 1000) { items { ${builder.selections.forForm(flat)} } total } }`
        const list = builder.list(name, { pagination: { page: 1, perPage: 1000 } })
        const calls = [
          ...(hasList ? [list, { query: parse(whole), variables: {} }] : []),
          builder.one(name, 1),
          ...(canEdit ? [builder.update(name, 1, {}, {})] : []),
        ]
        for (const { query, variables } of calls) {
          expect([type, refusalOf(await shop.graphql(print(query), variables, headers))]).toEqual([type, undefined])
        }
      }
    })

    it('[G2] answers the introspection that explorers begin with', async () => {
      const { status, errors } = await shop.graphql(introspection)
      expect([status, errors]).toEqual([200, undefined])
    })
  })

  /** A value for every variable of a document. */
  function variablesFor(text: string): Record<string, unknown> {
    const [operation] = parse(text).definitions.filter(({ kind }) => kind === 'OperationDefinition')
    if (operation?.kind !== 'OperationDefinition') throw new Error('There is no operation')
    return Object.fromEntries(
      (operation.variableDefinitions ?? []).map(({ variable, type }) => [
        variable.name.value,
        someValue(typeFromAST(shop.api.schema, type)),
      ]),
    )
  }

  function someValue(type: GraphQLType | undefined): unknown {
    const named = getNamedType(type)
    // Files come in a form of their own, and no call demands one.
    if (named?.name === 'Upload') return null
    if (isEnumType(named)) return named.getValues()[0]?.name
    const scalars: Record<string, unknown> = {
      Int: 1,
      Boolean: true,
      Day: new Date().toISOString().slice(0, 10),
      Instant: '2026-11-20T09:00:00Z',
      Money: 1,
    }
    if (!isInputObjectType(named)) return scalars[String(named)] ?? 'some text'
    const fields = Object.values(named.getFields())
    const required = named.isOneOf ? fields.slice(0, 1) : fields.filter(isRequiredInputField)
    return Object.fromEntries(required.map((field) => [field.name, someValue(field.type)]))
  }
})
