import { describe, expect, it } from '@jest/globals'
import { demoInOrder } from '../../../src/delivery/composition/demoInOrder.js'
import type { DemoRecords } from '../../../src/features/demo/Demo.js'
import { features } from '../../../src/features/features.js'
import type { Class } from '../../../src/kernel/fields/FieldDescription.js'

class Shelf {}
class Book {}
class Reader {}

function records(entities: readonly Class[], after: readonly Class[] = []): { demo: DemoRecords } {
  return { demo: { entities, after, load: async () => undefined } }
}

const namesInOrder = (...all: readonly { demo: DemoRecords }[]) =>
  demoInOrder(all).map(({ entities }) => entities.map(({ name }) => name).join())

describe('[H2] the demo of the features', () => {
  it('[H2] is loaded from the last feature to the first, but each after what it says', () => {
    expect(namesInOrder(records([Shelf]), records([Book], [Shelf]), records([Reader], [Book]))).toEqual([
      'Shelf',
      'Book',
      'Reader',
    ])
    expect(namesInOrder(records([Reader]), records([Shelf]))).toEqual(['Shelf', 'Reader'])
  })

  it('[H2] is refused where it goes round in a circle, and where it comes after what no feature loads', () => {
    expect(() => namesInOrder(records([Book], [Shelf]), records([Shelf], [Book]))).toThrow(
      'The demo loads Shelf, Book in a circle',
    )
    expect(() => namesInOrder(records([Book], [Shelf]))).toThrow(
      'The demo of no feature loads Shelf, after which Book is loaded',
    )
  })

  it('[H2] begins with the shop and its customers, which nearly all refers to', () => {
    const ordered = demoInOrder(features).flatMap(({ entities }) => entities.map(({ name }) => name))
    const places = ['ShopSettings', 'Customer', 'Device', 'StatusRepair', 'Quote'].map((name) => ordered.indexOf(name))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(new Set(ordered).size).toBe(ordered.length)
  })
})
