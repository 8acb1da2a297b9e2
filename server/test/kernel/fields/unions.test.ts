import { describe, expect, it } from '@jest/globals'
import { type GraphQLResolveInfo, isUnionType } from 'graphql'
import { buildShopSchema } from '../../../src/delivery/composition/buildShopSchema.js'

describe('the unions of the schema', () => {
  const schema = buildShopSchema()
  const typeOf = (value: object) => {
    const union = schema.getType('Block')
    if (!isUnionType(union)) throw new Error('Block is no union')
    return union.resolveType?.(value, undefined, {} as GraphQLResolveInfo, union)
  }

  it('[P1] resolve the type of a block synchronously, without a promise for each', () => {
    expect(typeOf({ type: 'text' })).toBe('TextBlock')
    expect(typeOf({ type: 'faq' })).toBe('FaqBlock')
  })

  it('[P1] have no type for a block that is none', () => {
    expect(typeOf({ type: 'unknown' })).toBeUndefined()
    expect(typeOf({})).toBeUndefined()
  })
})
