import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext } from 'ra-core'
import { MemoryRouter } from 'react-router'
import type { GraphqlAnswer } from '../src/kernel/graphql/GraphqlAnswer'
import { sendGraphql } from '../src/kernel/graphql/sendGraphql'
import { createI18nProvider } from '../src/kernel/i18n/createI18nProvider'
import type { Language } from '../src/kernel/managed/ManagedEntity'
import { SessionKeeper } from '../src/kernel/session/SessionKeeper'
import { logOut } from '../src/kernel/start/logOut'
import { catalogue } from './shopFixture'

const sophie = { id: 1, name: 'Sophie Visser', email: 'admin@example.com', role: 'cms_admin' as const }
const save = { query: 'mutation Save { updateTip(id: 1) { id } }' }
const refused = (code: string, message: string) => ({ data: null, errors: [{ message, extensions: { code } }] })

let sent: string[]
let answers: Record<string, GraphqlAnswer<unknown>[]>

beforeEach(() => {
  sent = []
  answers = {
    Save: [refused('UNAUTHENTICATED', 'Sorry, je bent nog niet ingelogd.'), { data: { updateTip: { id: 1 } } }],
    LogIn: [{ data: { login: sophie } }],
    Logout: [{ data: { logout: { loggedOut: true, loginRedirect: '/login-status' } } }],
  }
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    if (!init?.body) return new Response(null, { status: 204 })
    const { query } = JSON.parse(String(init.body))
    const name = /^\s*\w+ (\w+)/.exec(query)?.[1] ?? ''
    sent.push(name)
    return Response.json(answers[name]?.shift())
  })
})
afterEach(() => {
  jest.restoreAllMocks()
})

function open(language: Language = 'nl') {
  render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={createI18nProvider(catalogue, language)}>
        <SessionKeeper viewer={sophie} />
      </CoreAdminContext>
    </MemoryRouter>,
  )
}

async function logIn(password = 'demo-password') {
  await userEvent.type(await screen.findByLabelText('Wachtwoord'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Inloggen' }))
}

describe('a session that has ended', () => {
  it('[M9] [B16] lets one log in over the work, and the call goes on', async () => {
    open()
    const saved = sendGraphql(save)
    expect(await screen.findByRole('dialog', { name: 'Log opnieuw in' })).toBeTruthy()
    expect((screen.getByLabelText('E-mailadres') as HTMLInputElement).value).toBe('admin@example.com')
    await logIn()
    await expect(saved).resolves.toEqual({ data: { updateTip: { id: 1 } } })
    expect(sent).toEqual(['Save', 'LogIn', 'Save'])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('asks once for all calls that wait, in English too', async () => {
    answers.Save = [...(answers.Save ?? [])].flatMap((answer) => [answer, answer])
    open('en')
    const both = Promise.all([sendGraphql(save), sendGraphql(save)])
    await userEvent.type(await screen.findByLabelText('Password'), 'demo-password')
    expect(screen.getAllByRole('dialog', { name: 'Log in again' })).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
    expect(await both).toHaveLength(2)
    expect(sent.filter((name) => name === 'LogIn')).toHaveLength(1)
  })

  it('[A4] says in the words of the server that a password is wrong, and asks again', async () => {
    answers.LogIn?.unshift(refused('CREDENTIALS', 'Ongeldige gebruikersnaam of wachtwoord.'))
    open()
    const saved = sendGraphql(save)
    await logIn('verkeerd')
    expect((await screen.findByRole('alert')).textContent).toBe('Ongeldige gebruikersnaam of wachtwoord.')
    await logIn()
    expect((await saved).data).toBeTruthy()
  })

  it('[A9] lets an account of another role out again', async () => {
    answers.LogIn?.unshift({ data: { login: { ...sophie, id: 5, name: 'Jan Jansen', role: 'cms_status_user' } } })
    open()
    const saved = sendGraphql(save)
    await logIn()
    expect((await screen.findByRole('alert')).textContent).toContain('Jan Jansen heeft geen toegang tot het beheer')
    expect(sent).toEqual(['Save', 'LogIn', 'Logout'])
    await logIn()
    expect((await saved).data).toBeTruthy()
  })

  it('tells a colleague in whose name the work will be saved before it is', async () => {
    answers.LogIn = [{ data: { login: { ...sophie, id: 2, name: 'Tom Bakker' } } }]
    open()
    const saved = sendGraphql(save)
    await logIn()
    const dialog = await screen.findByRole('dialog', { name: 'Je bent iemand anders' })
    expect(dialog.textContent).toContain('begonnen door Sophie Visser. Je bent nu ingelogd als Tom Bakker')
    expect(sent).toEqual(['Save', 'LogIn'])
    await userEvent.click(screen.getByRole('button', { name: 'Verder als Tom Bakker' }))
    expect((await saved).data).toBeTruthy()
  })

  it('can wait: the call is refused and the next one asks again', async () => {
    open()
    const first = sendGraphql(save)
    await userEvent.click(await screen.findByRole('button', { name: 'Later' }))
    expect((await first).errors?.[0]?.message).toBe('Sorry, je bent nog niet ingelogd.')
    answers.Save?.unshift(refused('UNAUTHENTICATED', 'Sorry, je bent nog niet ingelogd.'))
    const second = sendGraphql(save)
    await logIn()
    expect((await second).data).toBeTruthy()
  })

  it('[A13] is no obstacle to logging out', async () => {
    answers.Logout = [refused('UNAUTHENTICATED', 'Sorry, je bent nog niet ingelogd.')]
    open()
    await expect(logOut()).resolves.toBe(window.location.pathname)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
