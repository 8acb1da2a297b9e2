import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { QueryClient } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext } from 'ra-core'
import { MemoryRouter } from 'react-router'
import { connection } from '../src/kernel/graphql/connection'
import { sendGraphql } from '../src/kernel/graphql/sendGraphql'
import { createI18nProvider } from '../src/kernel/i18n/createI18nProvider'
import { OfflineNotice } from '../src/kernel/layout/OfflineNotice'
import type { Language } from '../src/kernel/managed/ManagedEntity'
import { catalogue } from './shopFixture'

afterEach(() => {
  act(() => connection.noteAnswer(true))
  jest.restoreAllMocks()
})

function open(language: Language = 'nl') {
  render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={createI18nProvider(catalogue, language)} queryClient={new QueryClient()}>
        <OfflineNotice />
      </CoreAdminContext>
    </MemoryRouter>,
  )
}

const told = () => screen.getByRole('status').textContent

describe('the connection', () => {
  it('[M8] is said to be lost when the browser says so, and to be back when the server answers', async () => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('ok'))
    open()
    expect(told()).toBe('')
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(told()).toContain('Geen verbinding met de server. Wat je hebt ingevuld blijft staan')
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(told()).toBe('Er is weer verbinding.'))
  })

  it('[M8] is lost when a call is not answered, and back with the next that is', async () => {
    const fetching = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    open('en')
    await act(async () => {
      await expect(sendGraphql({ query: 'mutation { save }' })).rejects.toThrow()
    })
    expect(told()).toContain('No connection to the server.')
    fetching.mockImplementation(async () => Response.json({ data: {} }))
    await act(async () => {
      await sendGraphql({ query: '{ me { id } }' })
    })
    expect(told()).toBe('The connection is back.')
  })

  it('is not lost when the server refuses', async () => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ errors: [{ message: 'Nee' }] }))
    open()
    await sendGraphql({ query: '{ me { id } }' })
    expect(told()).toBe('')
  })
})
