import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { hasManyValues } from '../../../src/delivery/http/limitValues.js'

const names = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, each) => [`v${each}`, 1]))

describe('the values of a body', () => {
  it('[Y1] are a thousand names, or six thousand in all, however deep they are', () => {
    const answers = (value: unknown) => hasManyValues(JSON.stringify(value))
    expect([answers(names(1000)), answers(names(1001)), answers([[[names(1001)]]])]).toEqual([false, true, true])
    expect([answers(Array(6000).fill(1)), answers(Array(6001).fill({}))]).toEqual([false, true])
  })

  it('[Y1] are none within a text, whatever it says', () => {
    const text = fc.string({ unit: fc.constantFrom('"', '\\', ':', ',', '[', '{', 'é', '\n'), maxLength: 40 })
    fc.assert(
      fc.property(text, (each) => {
        const texts = Array(500).fill(each)
        expect(hasManyValues(JSON.stringify({ [each]: texts }))).toBe(false)
        expect(hasManyValues(JSON.stringify({ [each]: texts, more: names(1000) }))).toBe(true)
      }),
    )
  })

  it('[Y1] take no longer to count than their text is long', () => {
    const hostile = [
      '"'.repeat(250_000),
      `"${'\\'.repeat(250_000)}"`,
      '\\"'.repeat(125_000),
      `${'"\\"'.repeat(80_000)}"`,
    ]
    const start = performance.now()
    for (const each of hostile) hasManyValues(each)
    expect(performance.now() - start).toBeLessThan(250)
  })
})
