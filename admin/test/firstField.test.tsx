import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { openScreen } from './openScreen'

/** A screen of which only these are true. */
const screenWith = (...features: string[]) =>
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({
      matches: features.some((feature) => query.includes(feature)),
      addEventListener: jest.fn(),
      removeEventListener: jest.fn(),
    }),
  })
afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia')
})

describe('[L18] a new record', () => {
  it('is typed from its first field on', async () => {
    screenWith('(pointer: fine)')
    openScreen('tips/toevoegen')
    const title = await screen.findByLabelText(/^title/)
    await waitFor(() => expect(document.activeElement).toBe(title))
  })

  it('leaves the keyboard of a touch screen folded', async () => {
    screenWith()
    openScreen('tips/toevoegen')
    await screen.findByLabelText(/^title/)
    expect(document.activeElement).toBe(document.body)
  })
})
