import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { dayOf, endOfDay, startOfDay } from '../src/kernel/format/dayBounds'
import { openScreen } from './openScreen'

const records = [{ id: 1, version: 1, title: 'Laptop', price: 349, language: 'nl', referenced: {}, sibling: null }]
type Listed = { filter: Record<string, unknown> }

afterEach(cleanup)

describe('[X32] an overview narrowed down from one value to another', () => {
  it('asks for amounts as one types them, says which, and clears them', async () => {
    const getList = jest.fn(async (_name: string, _parameters: Listed) => ({ data: records, total: 1 }))
    openScreen('producten/overzicht', { getList })
    const lastFilter = () => getList.mock.calls.at(-1)?.[1].filter
    await screen.findByText('Laptop')
    expect(screen.queryByRole('button', { name: 'id (nl)' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'price (nl)' }))
    const [from, to] = [
      screen.getByRole('textbox', { name: 'Vanaf' }),
      screen.getByRole('textbox', { name: 'Tot en met' }),
    ]
    await userEvent.type(from, '12,50')
    await waitFor(() => expect(lastFilter()).toEqual({ priceFrom: 12.5 }))
    await userEvent.type(to, 'veel')
    expect(screen.getByText('Vul een getal in.')).toBeTruthy()
    await userEvent.clear(to)
    await userEvent.type(to, '300')
    await waitFor(() => expect(lastFilter()).toEqual({ priceFrom: 12.5, priceTo: 300 }))
    expect((from as HTMLInputElement).value).toBe('12,50')
    expect(screen.getByText(/^price \(nl\): €\s12,50 – €\s300,00$/)).toBeTruthy()
    // One after the other, before the list has followed.
    await userEvent.clear(from)
    await userEvent.clear(to)
    await userEvent.type(to, '20')
    await waitFor(() => expect(lastFilter()).toEqual({ priceTo: 20 }))
    await userEvent.click(screen.getByRole('button', { name: 'Wissen' }))
    await waitFor(() => expect(lastFilter()).toEqual({}))
    expect((from as HTMLInputElement).value).toBe('')
    await userEvent.keyboard('{Escape}')
    expect(await screen.findByRole('button', { name: 'price (nl)' })).toBeTruthy()
  })

  it.each([
    ['2026-11-21', '2026-11-20T23:00:00.000Z', '2026-11-21T22:59:59.999Z'],
    ['2026-07-01', '2026-06-30T22:00:00.000Z', '2026-07-01T21:59:59.999Z'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
  ])('takes a day from its first moment in the shop to its last, on %s', (day, first, last) => {
    expect([startOfDay(day), endOfDay(day)]).toEqual([first, last])
    expect([dayOf(first), dayOf(last)]).toEqual([day, day])
  })
})
