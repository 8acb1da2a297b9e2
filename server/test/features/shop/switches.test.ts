import { afterEach, describe, expect, it } from '@jest/globals'
import { features } from '../../../src/features/features.js'
import {
  contentsOf,
  registerSwitches,
  shopSwitchNames,
  switchAround,
} from '../../../src/features/switches/shopSwitches.js'

const registered = features.flatMap(({ switches }) => switches ?? [])

describe('what of each feature goes away with a switch', () => {
  afterEach(() => registerSwitches(registered))

  it('[H2] is something for every switch of the settings', () => {
    expect(shopSwitchNames.length).toBeGreaterThan(8)
    expect(shopSwitchNames.filter((part) => contentsOf(part).length === 0)).toEqual([])
    expect(switchAround('usesReservations')).toBe('usesProducts')
  })

  it('[H2] hangs on a field of the settings: another name stops the start', () => {
    expect(() => registerSwitches([{ usesProducs: {} }])).toThrow(
      'A feature hangs on usesProducs, which is no field of ShopSettings.',
    )
  })
})
