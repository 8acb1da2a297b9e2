import { describe, expect, it } from '@jest/globals'
import { features } from '../src/app/features'
import { joined } from '../src/kernel/registerFeatures'
import { schema } from './schema'

/** The types of the API by the names of their entities. */
const types = new Set(Object.keys(schema.getTypeMap()).map((name) => name.charAt(0).toLowerCase() + name.slice(1)))
const typeOf = (entity: string) => schema.getType(entity.charAt(0).toUpperCase() + entity.slice(1))

describe('what the features bring', () => {
  it('[H1] is of entities that there are', () => {
    const screens = features.flatMap((feature) => feature.screens ?? [])
    const named = [
      ...Object.keys(joined(features, 'entities')),
      ...Object.keys(joined(features, 'selectionAdditions')),
      ...Object.keys(joined(features, 'shortTitles')),
      ...Object.keys(joined(features, 'formScreens')).map((name) => name.split('/')[0] ?? ''),
      ...screens.flatMap(({ needs = [], covers = [] }) => [...needs, ...covers]),
    ]
    expect(named.filter((name) => !types.has(name))).toEqual([])
  })

  it('[H1] is of fields that there are', () => {
    const named = [...Object.keys(joined(features, 'widgets')), ...Object.keys(joined(features, 'values'))]
    const missing = named.filter((name) => {
      const [entity = '', field = ''] = name.split('.')
      const type = typeOf(entity)
      return !(type && 'getFields' in type && field in type.getFields())
    })
    expect(missing).toEqual([])
  })

  it('[H1] may not be brought by two', () => {
    const twice = [{ entities: { quote: {} } }, { entities: { quote: {} } }]
    expect(() => joined(twice, 'entities')).toThrow('Two features have entities of quote')
  })
})
