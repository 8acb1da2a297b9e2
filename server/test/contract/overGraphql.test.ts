import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  type GraphQLField,
  type GraphQLInputField,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isObjectType,
} from 'graphql'
import { unwrapped } from '../../src/delivery/rest/names.js'
import { required } from '../required.js'
import { bothDatabases, type TestDatabase } from '../testDatabases.js'
import { type ContractEntity, contractEntities, type RestRecord } from './contractEntities.js'
import { type ContractShop, startContractShop } from './contractShop.js'

const withCreate = contractEntities.filter(({ graphql }) => graphql.create)

const argumentsOf = (field: GraphQLField<unknown, unknown> | GraphQLInputField) => ('args' in field ? field.args : [])

describe.each(bothDatabases)('the managed records of the contract over GraphQL, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContractShop
  let headers: Record<string, string>

  beforeAll(async () => {
    database = await create()
    shop = await startContractShop(database)
    headers = await shop.login('cms-admin')
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const ask = (query: string, variables: object = {}) => shop.graphql(query, variables, headers)
  /** The value of the only requested field. */
  async function value<Value>(query: string, variables: object = {}): Promise<Value> {
    const { data, errors } = await shop.graphql<Record<string, Value>>(query, variables, headers)
    return required(Object.values(data ?? {})[0], `value: ${JSON.stringify(errors)}`)
  }
  const inputOf = (name: string, record: RestRecord) => {
    const type = shop.api.schema.getType(name)
    if (!isInputObjectType(type)) throw new Error(`${name} is no input`)
    return Object.fromEntries(
      Object.entries(record).map(([key, each]) => {
        const field = key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
        const fieldType = type.getFields()[field]?.type
        const isChoice = fieldType && isEnumType(unwrapped(fieldType))
        if (field === 'blocks')
          return [field, (each as { type: string }[]).map(({ type, ...block }) => ({ [type]: block }))]
        return [field, isChoice ? String(each).replaceAll('-', '_') : each]
      }),
    )
  }
  const added = ({ type, graphql, record }: ContractEntity, more: RestRecord = {}) => {
    const name = inputName(graphql.create ?? '', type)
    const input = inputOf(name, { ...record(shop.given), ...more })
    return value<{ id: number }>(
      `mutation ($input: ${name}!) { ${graphql.create}(input: $input) { ${leaves(type)} } }`,
      { input },
    )
  }
  const inputName = (operation: string, type: string) => {
    const input = mutationOf(operation)?.args.find(({ name }) => name === 'input')
    return input ? getNamedType(input.type).name : `Create${type}Input`
  }
  const mutationOf = (operation: string) => shop.api.schema.getMutationType()?.getFields()[operation]
  /** All scalar fields of a type. */
  const leaves = (type: string) => {
    const named = shop.api.schema.getType(type)
    const fields = isObjectType(named) ? Object.values(named.getFields()) : []
    return fields
      .filter((field) => isLeafType(getNamedType(field.type)))
      .map(({ name }) => name)
      .join(' ')
  }

  it.each(withCreate)('$ids [G3] [G4] [G5] $type is added, read, listed, changed and deleted', async (entity) => {
    const { type, graphql } = entity
    const stored = await added(entity)
    const { id } = stored
    const fields = leaves(type)
    expect(await value(`query ($id: Int!) { ${graphql.one}(id: $id) { ${fields} } }`, { id })).toEqual(stored)
    const list = `query ($ids: [Int!]) { ${graphql.list}(filter: { ids: $ids }, page: 1, perPage: 10) { items { ${fields} } total } }`
    expect(await value(list, { ids: [id, 99_999] })).toEqual({ items: [stored], total: 1 })
    const sorted = `{ ${graphql.list}(sort: { field: id, order: desc }, perPage: 1) { items { id } } }`
    expect(await value(sorted)).toEqual({ items: [{ id }] })

    const update = `update${type}`
    if (entity.change) {
      const name = inputName(update, type)
      const input = inputOf(name, entity.change)
      const document = `mutation ($id: Int!, $input: ${name}!) { ${update}(id: $id, input: $input) { ${fields} } }`
      const changed = await value(document, { id, input: { ...input, version: 1 } })
      expect(changed).toMatchObject({ ...input, version: 2 })
      expect((await ask(document, { id, input: { ...input, version: 1 } })).errors?.[0]).toMatchObject({
        extensions: { code: 'CONFLICT' },
      })
    } else {
      expect(mutationOf(update)).toBeUndefined()
    }

    expect(await value(`mutation { delete${type}(id: ${id}) { deleted } }`)).toEqual({ deleted: [id] })
    const { errors } = await ask(`{ ${graphql.one}(id: ${id}) { id } }`)
    expect(errors).toMatchObject([{ message: `${entity.name} not found`, extensions: { code: 'NOT_FOUND' } }])
  })

  it.each(contractEntities)('$ids [G6] $type has a next id where REST has one', async ({ type, rest }) => {
    const name = `next${type}Id`
    if (!rest.nextId) expect(shop.api.schema.getQueryType()?.getFields()).not.toHaveProperty(name)
    else {
      const first = await value<number>(`{ ${name} }`)
      expect(await value<number>(`{ ${name} }`)).toBe(first + 1)
    }
  })

  it.each(withCreate)('$ids [G18] $type is refused in the words of REST', async ({ type, graphql, rest }) => {
    const name = inputName(graphql.create ?? '', type)
    const { errors } = await ask(`mutation ($input: ${name}!) { ${graphql.create}(input: $input) { id } }`, {
      input: {},
    })
    const inRest = await shop.admin('POST', rest.add ?? '', {})
    const { code, title, errors: fields } = errors?.[0]?.extensions ?? {}
    const names = Object.entries(fields ?? {}).map(([field, texts]) => [
      field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      texts,
    ])
    expect({ code, title, message: errors?.[0]?.message, errors: Object.fromEntries(names) }).toEqual(inRest.body)
  })

  it('[G3] [G5] an accountant download is read and changed one by one alone', () => {
    const queries = Object.keys(shop.api.schema.getQueryType()?.getFields() ?? {})
    const mutations = Object.keys(shop.api.schema.getMutationType()?.getFields() ?? {})
    expect(queries).toContain('accountantDownload')
    expect(queries).not.toContain('accountantDownloads')
    expect(mutations).toContain('updateAccountantDownload')
    for (const name of ['createAccountantDownload', 'deleteAccountantDownload']) expect(mutations).not.toContain(name)
  })

  it('[G19] every type, field and argument says what it means', () => {
    const types = Object.values(shop.api.schema.getTypeMap()).filter(
      ({ name }) => !/^(__|String|Int|Float|Boolean)/.test(name),
    )
    const silent = types.flatMap((type) => [
      ...(type.description ? [] : [type.name]),
      ...('getFields' in type ? Object.values(type.getFields()) : []).flatMap((field) => [
        ...(field.description ? [] : [`${type.name}.${field.name}`]),
        ...argumentsOf(field)
          .filter(({ description }) => !description)
          .map(({ name }) => `${type.name}.${field.name}(${name})`),
      ]),
    ])
    expect(silent).toEqual([])
  })
})
