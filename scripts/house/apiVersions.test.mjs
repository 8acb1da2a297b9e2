import { describe, expect, it } from '@jest/globals'
import { lastVersion, untold } from './apiVersions.mjs'
import { graphqlChanges } from './graphqlChanges.mjs'
import { restChanges } from './restChanges.mjs'

const last = `
enum Condition { new used @deprecated(reason: "as_new") broken }
type Product { id: Int! price: Int! size: String @deprecated(reason: "dimensions") }
input ProductInput { title: String }
type Query { product(id: Int!, old: Int @deprecated): Product products(first: Int): [Product!]! }
`

const schemas = {
  Product: {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'integer' }, size: { type: 'string', deprecated: true }, price: { type: 'number' } },
  },
  ProductInput: { type: 'object', required: ['title'], properties: { title: { type: 'string' } } },
}
const productCall = {
  requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/ProductInput' } } } },
  responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Product' } } } } },
}
const described = () =>
  structuredClone({ paths: { '/products': { post: productCall, get: productCall } }, components: { schemas } })

/** @param {import('./graphqlChanges.mjs').ApiChange[]} changes */
const told = (changes) => changes.map(({ what, isRemoval, wasDeprecated }) => [what, isRemoval, wasDeprecated])

describe('[X34] what the APIs lost since the last version', () => {
  it('is every removed or incompatible part of the schema, and whether it was deprecated', () => {
    const present = last
      .replace('used @deprecated(reason: "as_new") broken', '')
      .replace('price: Int! size: String @deprecated(reason: "dimensions")', 'price: String!')
      .replace('title: String', 'title: String kind: Int!')
      .replace('old: Int @deprecated', 'language: Int!')
      .replace('products(first: Int)', 'products')
    expect(told(graphqlChanges(last, present)).sort()).toEqual([
      ['Condition.broken', true, false],
      ['Condition.used', true, true],
      ['Product.price', false, false],
      ['Product.size', true, true],
      ['ProductInput.kind', false, false],
      ['Query.product(language)', false, false],
      ['Query.product(old)', true, true],
      ['Query.products(first)', true, false],
    ])
  })

  it('is nothing that was added', () => {
    const more = last.replace('id: Int!', 'id: Int! name: String').replace('broken', 'broken fair')
    expect(graphqlChanges(last, `${more}\ntype Tip { id: Int! }`)).toEqual([])
    const present = /** @type {any} */ (described())
    present.paths['/tips'] = { get: productCall }
    present.components.schemas.Product.properties.name = { type: 'string' }
    present.components.schemas.ProductInput.properties.name = { type: 'string' }
    present.components.schemas.ProductInput.required = []
    expect(restChanges(described(), present)).toEqual([])
  })

  it('is nothing where a type is named of which nothing was said', () => {
    const [before, present] = [/** @type {any} */ (described()), /** @type {any} */ (described())]
    const day = { type: ['string', 'null'], format: 'date' }
    before.components.schemas.Product.properties.day = { anyOf: [{}, { type: 'null' }] }
    present.components.schemas.Product.properties.day = day
    expect(restChanges(before, present)).toEqual([])
    before.components.schemas.Product.properties.day = { anyOf: [{ type: 'string' }, { type: 'null' }] }
    expect(restChanges(before, present)).toHaveLength(2)
  })

  it('is every removed or incompatible part of REST', () => {
    const present = /** @type {any} */ (described())
    delete present.paths['/products'].get
    present.components.schemas.Product.properties = { id: { type: 'string' }, price: { type: 'number' } }
    present.components.schemas.ProductInput.required.push('kind')
    expect(told(restChanges(described(), present)).sort()).toEqual([
      ['GET /products', true, false],
      ['Product.id', false, false],
      ['Product.size', true, true],
      ['ProductInput.kind', false, false],
    ])
  })

  it('is demanded in the changelog above the last version, and deprecated first', () => {
    const [removed] = graphqlChanges(last, last.replace(' broken', ''))
    const [deprecated] = graphqlChanges(last, last.replace('used @deprecated(reason: "as_new")', ''))
    if (!removed || !deprecated) throw new Error('nothing was found')
    const changelog = '# Changelog\n\n## [Unreleased]\n- `Condition.used`\n\n## [0.1.0]\n- `Condition.broken`\n'
    expect(untold([deprecated], changelog, '0.1.0')).toEqual([])
    expect(untold([deprecated], '## [0.1.0]\n- `Condition.used`\n', '0.1.0')).toEqual([
      'used was removed from enum type Condition. CHANGELOG.md does not say so above 0.1.0: name `Condition.used` there.',
    ])
    expect(untold([removed], changelog, '0.1.0')).toEqual([
      'broken was removed from enum type Condition. It was not deprecated in 0.1.0: deprecate it for a version first.',
      'broken was removed from enum type Condition. CHANGELOG.md does not say so above 0.1.0: name `Condition.broken` there.',
    ])
  })

  it('counts from the highest version', () => {
    expect(lastVersion(['0.9.0', '0.10.2', '0.10.10', 'README.md'])).toBe('0.10.10')
    expect(() => lastVersion([])).toThrow('npm run generate -- release')
  })
})
