import { describe, expect, it, jest } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { connection } from '../src/kernel/graphql/connection'
import { createStore } from '../src/kernel/start/createStore'
import { preferenceSaver } from '../src/kernel/start/preferenceSaver'

describe('what the screens remember', () => {
  it('begins with what was kept before, and hands on what somebody arranges and nothing else', () => {
    const keep = jest.fn()
    const store = createStore({ locale: 'nl', 'kept:columns:page': ['title'] }, keep)
    store.setup()
    expect(store.getItem('kept:columns:page')).toEqual(['title'])
    store.setItem('kept:columns:page', ['menuTitle'])
    store.setItem('page.listParams', { page: 3 })
    expect(store.getItem('kept:columns:page')).toEqual(['menuTitle'])
    expect(keep.mock.calls).toEqual([['kept:columns:page', ['menuTitle']]])
  })
})

describe('what somebody arranged', () => {
  it('is sent to the server; what did not arrive, once the server answers again, and only the latest', async () => {
    let isDown = false
    const sent: unknown[] = []
    globalThis.fetch = jest.fn<typeof fetch>(async (_address, options) => {
      if (isDown) throw new TypeError('offline')
      if (options?.method === 'POST') sent.push(JSON.parse(String(options.body)).variables)
      return new Response(JSON.stringify({ data: { keepPreference: true } }))
    })
    const keep = preferenceSaver()
    keep('kept:filters:page', ['een'])
    await waitFor(() => expect(sent).toEqual([{ name: 'kept:filters:page', value: '["een"]' }]))
    isDown = true
    keep('kept:filters:page', ['twee'])
    await waitFor(() => expect(connection.isLost()).toBe(true))
    keep('kept:filters:page', ['drie'])
    isDown = false
    connection.noteAnswer(true)
    await waitFor(() => expect(sent.at(-1)).toEqual({ name: 'kept:filters:page', value: '["drie"]' }))
    expect(sent).toHaveLength(2)
  })
})
