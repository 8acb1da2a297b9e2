import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, renderHook } from '@testing-library/react'
import { useShuffled } from '../src/kernel/browser/useShuffled'

const items = ['een', 'twee', 'drie', 'vier']

/** What a visit shows for whom chance gives these numbers. */
function visit(chances: number[], isRandom = true): string[] {
  const random = jest.spyOn(Math, 'random')
  for (const chance of chances) random.mockReturnValueOnce(chance)
  const { result } = renderHook(() => useShuffled(items, isRandom))
  random.mockRestore()
  return result.current
}

describe('random order', () => {
  afterEach(cleanup)

  it('[P28] differs between visits and holds the same items', () => {
    expect(visit([0.4, 0.3, 0.2, 0.1])).toEqual(['vier', 'drie', 'twee', 'een'])
    expect(visit([0.3, 0.1, 0.4, 0.2])).toEqual(['twee', 'vier', 'een', 'drie'])
  })

  it('[P28] is not made where it is not asked for', () => {
    expect(visit([0.4, 0.3, 0.2, 0.1], false)).toEqual(items)
  })

  it('[P28] begins with the order that all visitors are sent, so that nothing is taken over wrongly', () => {
    const shown: string[][] = []
    renderHook(() => shown.push(useShuffled(items, true)))
    expect(shown[0]).toEqual(items)
  })
})
