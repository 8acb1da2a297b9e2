import 'reflect-metadata'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { entityOmissions, migrationOmissions, type Registries } from '../../src/composition/omissions.js'
import { Product } from '../../src/entities/Product.js'
import { SignIn } from '../../src/entities/SignIn.js'
import { type ManagedEntity, managedEntity } from '../../src/fields/Managed.js'
import { productRoot } from '../../src/settings/settingValues.js'

const nothing: Registries = { grants: {}, texts: {}, restOperations: [], demoRecords: {} }
const complete: Registries = {
  grants: { product: {} },
  texts: { 'notFound.product': 'Product niet gevonden' },
  restOperations: ['products', 'product', 'nextProductId', 'createProduct'],
  demoRecords: { product: 1 },
}
const product: ManagedEntity = managedEntity(Product)

describe('what was forgotten', () => {
  it('[O7] of an entity is reported in one error, with the place of each', () => {
    const sentences = entityOmissions(product, nothing)
    expect(sentences).toEqual([
      "Product has no grants, so nobody may do anything with it: add 'product' to recordGrants in server/src/access/grants.ts.",
      "Product has no text for one that is not found: add 'notFound.product' to server/src/i18n/nl.ts and server/src/i18n/en.ts.",
      "Product has no REST names: add 'product' to entityNames in server/src/rest/routes.ts.",
      'Product has no record in the demo shop: write one in server/src/demo/content and load it in server/src/demo/loadDemo.ts.',
    ])
    const places = sentences.flatMap((sentence) => sentence.match(/server\/[\w./]+\w/g) ?? [])
    expect(places).toHaveLength(6)
    for (const place of places) expect([place, existsSync(path.join(productRoot, place))]).toEqual([place, true])
  })

  it('[O7] is nothing where all is there', () => {
    expect(entityOmissions(product, complete)).toEqual([])
  })

  it('[O7] names a single REST name', () => {
    const restOperations = complete.restOperations.filter((name) => name !== 'nextProductId')
    expect(entityOmissions(product, { ...complete, restOperations })).toEqual([
      "Product has no REST name for nextProductId: add it to 'product' of entityNames in server/src/rest/routes.ts.",
    ])
  })

  it('[O7] of what the product makes by itself is neither REST nor demo', () => {
    expect(entityOmissions(managedEntity(SignIn), nothing)).toEqual([
      expect.stringContaining('SignIn has no grants'),
      expect.stringContaining('SignIn has no text for one that is not found'),
    ])
  })

  it('[O7] of a migration is that it is not registered, or has no file', () => {
    const files = ['1763700000000-FirstTables.ts', '1763700000048-Brands.ts', 'columns.ts', 'registry.ts']
    expect(migrationOmissions(files, ['FirstTables1763700000000', 'Gone1763700000049'])).toEqual([
      'server/src/database/migrations/1763700000048-Brands.ts never runs: add Brands1763700000048 to server/src/database/migrations/registry.ts.',
      'Gone1763700000049 is registered in server/src/database/migrations/registry.ts and has no file of that number and name there.',
    ])
  })
})
