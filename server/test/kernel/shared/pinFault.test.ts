import { describe, expect, it } from '@jest/globals'
import { pinFault } from '../../../src/kernel/shared/pinFault.js'

describe('[L15] a PIN', () => {
  it.each(['', '123', '1234567', '12a4', ' 4821', '4821 ', '४८२१', '-482', '48.1'])('%p is none', (pin) => {
    expect(pinFault(pin)).toBe('digits')
  })

  it.each([
    ...['0000', '9999', '111111', '1234', '4321', '0123', '7890', '8901', '2468', '13579', '98765', '123456'],
    ...['1212', '474747', '123123', '1122', '112233', '1221', '123321', '1984', '2026', '2580'],
  ])('%s is guessed first', (pin) => {
    expect(pinFault(pin)).toBe('weak')
  })

  it.each(['4821', '7305', '90417', '271828'])('%s is accepted', (pin) => {
    expect(pinFault(pin)).toBeNull()
  })

  it('nearly all are accepted', () => {
    const all = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, '0'))
    const refused = all.filter((pin) => pinFault(pin) !== null)
    expect(refused.length).toBeGreaterThan(250)
    expect(refused.length).toBeLessThan(600)
  })
})
