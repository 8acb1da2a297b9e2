import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { QueryClient } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext, ResourceContextProvider, testDataProvider } from 'ra-core'
import { createMemoryRouter, RouterProvider } from 'react-router'
import AccessTokenCreateScreen from '../src/features/accessTokens/AccessTokenCreateScreen'
import { createI18nProvider } from '../src/kernel/i18n/createI18nProvider'
import { ManagedContext } from '../src/kernel/managed/ManagedContext'
import { catalogue } from './shopFixture'

const sets = [
  { name: 'webshop', access: 'write', sections: ['producten'] },
  { name: 'bookkeeping', access: 'read', sections: ['klanten'] },
]

/** A server with sets of rights, or without. @returns what was asked of it */
function open(answer: object = { data: { sets } }) {
  const calls: { name: string; variables: { input?: object; sections?: string[] } }[] = []
  jest.spyOn(window, 'fetch').mockImplementation(async (_url, init) => {
    const { query = '', variables } = JSON.parse(String(init?.body ?? '{}'))
    const name = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? ''
    calls.push({ name, variables })
    const data =
      name === 'AccessTokenSets'
        ? answer
        : { data: name === 'CreateAccessToken' ? { created: { token: 'shop_x' } } : {} }
    return new Response(JSON.stringify(data), { headers: { 'content-type': 'application/json' } })
  })
  const element = (
    <CoreAdminContext
      dataProvider={testDataProvider({})}
      i18nProvider={createI18nProvider(catalogue, 'nl')}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <ManagedContext value={catalogue}>
        <ResourceContextProvider value="accessToken">
          <AccessTokenCreateScreen />
        </ResourceContextProvider>
      </ManagedContext>
    </CoreAdminContext>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  return calls
}

const ticked = () =>
  screen
    .getAllByRole('checkbox', { checked: true })
    .map((box) => box.closest('label')?.textContent)
    .filter((label) => label !== undefined)

afterEach(() => {
  jest.restoreAllMocks()
})

describe('making an access token', () => {
  it('[Y90] fills in the rights of a ready set, which then can still be changed', async () => {
    const calls = open()
    await userEvent.type(screen.getByRole('textbox', { name: /^name/ }), 'Webwinkel')
    await userEvent.click(await screen.findByRole('radio', { name: 'Webshop' }))
    expect(ticked()).toHaveLength(1)
    await userEvent.click(screen.getByRole('radio', { name: 'Boekhouding' }))
    expect(screen.getByRole('radio', { name: 'Boekhouding' })).toHaveProperty('checked', true)
    const [first] = ticked()
    await userEvent.click(screen.getByRole('checkbox', { name: first }))
    expect(screen.getByRole('radio', { name: 'Boekhouding' })).toHaveProperty('checked', false)
    await userEvent.click(screen.getByRole('radio', { name: 'Webshop' }))
    await userEvent.type(screen.getByLabelText(/achtwoord/), 'een lang wachtwoord')
    await userEvent.click(screen.getByRole('button', { name: 'Token maken' }))
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('CreateAccessToken'))
    expect(calls.find(({ name }) => name === 'CreateAccessToken')?.variables).toMatchObject({
      input: { name: 'Webwinkel', role: 'cms_admin', access: 'write' },
      sections: ['producten'],
    })
  })

  it('[Y90] offers the roles alone by which a program comes to anything', async () => {
    open()
    await userEvent.click(screen.getByRole('combobox', { name: /^role/ }))
    const options = within(await screen.findByRole('listbox')).getAllByRole('option')
    expect(options.map(({ dataset }) => dataset.value)).toEqual(['cms_admin', 'cms_zzp'])
  })

  it('[Y90] can be made without the sets when these do not come', async () => {
    open({ errors: [{ message: 'Weg' }] })
    expect(await screen.findByText(/Kies de rechten hieronder zelf/)).toBeTruthy()
    expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(3)
  })
})
