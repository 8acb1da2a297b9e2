import { describe, expect, it } from '@jest/globals'
import { removalOf } from '../../../src/delivery/composition/removal.js'
import { features } from '../../../src/features/features.js'
import { retentionKinds } from '../../../src/kernel/settings/retentionPeriods.js'

describe('what features remove', () => {
  it('[H2] is for every retention period what one feature says', () => {
    const { removers, expire } = removalOf(features)
    expect(Object.keys(removers)).toEqual(retentionKinds)
    expect(expire.length).toBeGreaterThan(5)
  })

  it('[H2] a period that no feature keeps to, or two do, stops the start with one sentence', () => {
    const withoutJobs = features.filter(({ retention }) => !retention?.jobs)
    expect(() => removalOf(withoutJobs)).toThrow('No feature removes jobs: see retention in their feature.ts.')
    const twice = [...features, { retention: { jobs: async () => 0 } }]
    expect(() => removalOf(twice)).toThrow('Several features remove jobs: see retention in their feature.ts.')
  })
})
