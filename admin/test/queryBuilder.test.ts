import { describe, expect, it } from '@jest/globals'
import { print, validate } from 'graphql'
import { QueryBuilder } from '../src/kernel/dataProvider/QueryBuilder'
import { isVisibility } from '../src/kernel/managed/ManagedCatalogue'
import { schema } from './schema'
import { catalogue, facts } from './shopFixture'

const builder = new QueryBuilder(catalogue, facts)
const image = { url: '/uploads/images/a.jpg', width: 800, height: 600, widths: [320, 640] }

describe('the documents', () => {
  it('fit the committed schema, for every call of every entity', () => {
    for (const entity of catalogue.entities) {
      const { name, hasList, createdBy, canEdit, canDelete, hasNextId } = entity
      const documents = [
        ...(hasList ? [builder.list(name, {}), builder.many(name, [1, 2])] : []),
        builder.one(name, 1),
        ...(createdBy === null ? [] : [builder.create(name, {})]),
        ...(canEdit ? [builder.update(name, 1, {}, {})] : []),
        ...(canDelete ? [builder.removeMany(name, [1])] : []),
        ...(entity.fields.some(isVisibility) ? [builder.showMany(name, [], true)] : []),
        ...(hasNextId ? [builder.nextId(name)] : []),
        ...(entity.fields.some((field) => field.name === 'isRead') ? [builder.markRead(name, 1)] : []),
      ]
      for (const { query } of documents) expect(validate(schema, query)).toEqual([])
    }
  })

  it('[B3] add a customer by the mutation that the server names', () => {
    expect(print(builder.create('customer', {}).query)).toContain('record: register(input: $input)')
    expect(() => builder.create('outgoingMail', {})).toThrow('outgoingMail')
  })

  it('ask for nothing that is only ever sent', () => {
    expect(print(builder.one('statusRepair', 1).query)).not.toContain('note')
    expect(print(builder.create('customer', {}).query)).not.toContain('password')
  })

  it('ask a list for its columns and a form for everything, blocks by type', () => {
    expect(print(builder.list('newsItem', {}).query)).not.toContain('overviewImage')
    expect(print(builder.one('newsItem', 1).query)).toContain('overviewImage')
    const page = print(builder.one('page', 1).query)
    expect(page).toContain('... on CardBlock')
    expect(page).toContain('pageTranslation')
  })

  it('send what was searched, sorted and filtered, and nothing that the server does not know', () => {
    const { variables } = builder.list('newsItem', {
      filter: { q: ' bank ', category: 3, stray: 1 },
      sort: { field: 'title', order: 'DESC' },
      pagination: { page: 2, perPage: 25 },
    })
    expect(variables).toEqual({
      filter: { search: 'bank', category: 3 },
      sort: { field: 'title', order: 'desc' },
      page: 2,
      perPage: 25,
    })
    expect(builder.list('newsItem', { sort: { field: 'stray', order: 'ASC' } }).variables.sort).toBeUndefined()
  })
})

describe('a record', () => {
  it('is read with references as ids, its sibling and blocks by their type', () => {
    const { parseResponse } = builder.one('newsItem', 5)
    const { data } = parseResponse({
      data: {
        record: {
          __typename: 'NewsItem',
          id: 5,
          title: 'Nepmail',
          category: { __typename: 'NewsCategory', id: 3, title: 'Spam' },
          overviewImage: { __typename: 'Image', ...image },
          translation: { id: 6, language: 'en' },
        },
      },
    })
    expect(data).toMatchObject({
      id: 5,
      category: 3,
      referenced: { category: { id: 3, title: 'Spam' } },
      overviewImage: image,
      sibling: { id: 6, language: 'en' },
    })
    expect(data.overviewImage).not.toHaveProperty('__typename')
  })

  it('has the references of its blocks as ids, in their order', () => {
    const { parseResponse } = builder.one('page', 1)
    const [tips, news] = ['SpecificTipsBlock', 'SpecificNewsBlock'].map((type) => catalogue.blockOfType(type))
    const alias = (name: string) => news && builder.selections.alias(news, name)
    const blocks = [
      { __typename: tips?.type, title: null, tips: [{ id: 8 }, { id: 3 }] },
      { __typename: news?.type, [String(alias('chosenNews'))]: [], [String(alias('category'))]: { id: 5, title: 'x' } },
    ]
    expect(parseResponse({ data: { record: { id: 1, blocks } } }).data.blocks).toEqual([
      { __type: 'specificTips', title: null, tips: [8, 3] },
      { __type: 'specificNews', chosenNews: [], category: 5 },
    ])
  })

  it('has what is only ever sent empty, at every reading', () => {
    const { parseResponse } = builder.one('statusRepair', 1)
    expect(parseResponse({ data: { record: { id: 1, status: 'waiting' } } }).data).toMatchObject({
      note: null,
      holdBackNotice: false,
    })
  })

  it('of an unknown type of block is refused, never dropped in silence', () => {
    const { parseResponse } = builder.one('page', 1)
    expect(() => parseResponse({ data: { record: { id: 1, blocks: [{ __typename: 'StrangeBlock' }] } } })).toThrow(
      'StrangeBlock',
    )
  })

  it('[B15] is added with the reserved id and its sibling; images as addresses, empty fields left out', () => {
    const { variables } = builder.create('product', {
      id: 42,
      translationOf: 41,
      language: 'en',
      title: 'Laptop',
      price: '249.50',
      stock: 0,
      image,
    })
    expect(variables.input).toEqual({
      id: 42,
      translationOf: 41,
      language: 'en',
      title: 'Laptop',
      price: 249.5,
      stock: 0,
      image: '/uploads/images/a.jpg',
    })
  })

  it('is changed by what was changed, with the version that was read', () => {
    const before = { id: 5, version: 7, title: 'Laptop', price: 10, stock: 1, image }
    const { variables } = builder.update('product', 5, { ...before, price: 12, image: null }, before)
    expect(variables).toEqual({ id: 5, input: { price: 12, image: null, version: 7 } })
  })

  it('leaves out a password that was not filled in, and sends a note when there is one', () => {
    const customer = { name: 'Jan', email: 'jan@example.com' }
    expect(builder.create('customer', { ...customer, password: '' }).variables.input).toEqual(customer)
    const before = { version: 2, status: 'waiting', note: null, holdBackNotice: false }
    const { variables } = builder.update('statusRepair', 1, { ...before, note: 'Morgen klaar' }, before)
    expect(variables.input).toEqual({ version: 2, note: 'Morgen klaar' })
  })

  it('sends every block under the key of its type', () => {
    const blocks = [
      { __type: 'text', title: 'Welkom', text: '<p>Dag</p>' },
      { __type: 'card', title: null, cards: [{ title: 'Een', image, icon: 'fast' }] },
    ]
    const { variables } = builder.update('page', 1, { version: 1, blocks }, { blocks: [] })
    expect(variables.input.blocks).toEqual([
      { text: { title: 'Welkom', text: '<p>Dag</p>' } },
      { card: { title: null, cards: [{ title: 'Een', image: '/uploads/images/a.jpg', icon: 'fast' }] } },
    ])
  })
})
