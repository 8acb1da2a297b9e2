/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import type { DocumentNode, ExecutionResult } from 'graphql'
import { render } from '../src/app/entry.server'
import { deployment, layout } from './fixtures'
import { look } from './look'

type Asked = { name: string; variables: Record<string, unknown> }

function send(url: string, form: Record<string, string> | undefined, answers: Record<string, ExecutionResult> = {}) {
  const asked: Asked[] = []
  const execute = async (document: DocumentNode, variables: Record<string, unknown> = {}): Promise<ExecutionResult> => {
    const [definition] = document.definitions
    const name = definition?.kind === 'OperationDefinition' ? (definition.name?.value ?? '') : ''
    if (name === 'Layout') return { data: { shop: layout.shop, special: { openingExceptions: [] }, publicPages: [] } }
    asked.push({ name, variables })
    return answers[name] ?? { data: {} }
  }
  return render({
    ...{
      url,
      look,
      publicUrl: 'https://shop.example',
      deployment,
      cookies: {},
      requestNumber: '0123456789ab',
      execute,
    },
    form: form && new URLSearchParams(form).toString(),
  }).then((answer) => ({ ...answer, asked }))
}

const refusedWith = (code: string, message = code) =>
  ({ data: null, errors: [{ message, extensions: { code } }] }) as unknown as ExecutionResult
const loggedIn = { data: { login: { name: 'Jan', role: 'cms_status_user' } } }
const own = { email: 'jan@example.org', password: ' secret words ' }

describe('[X81] sessions without scripts', () => {
  it.each(['/login-status', '/login-admin?language=en', '/wachtwoord', '/wachtwoord/kiezen?language=en'])(
    '%s holds a form that is sent to itself, with a button that works',
    async (url) => {
      const { body } = await send(url, undefined)
      const [form = ''] = body.match(/<form[^>]*class="form"[^>]*>[\s\S]*?<\/form>/) ?? []
      expect(form).toContain(`action="${url}"`)
      // A browser without scripts does not show the button that waits for one.
      const shown = form.replace(/<button[^>]*with-scripts[^>]*>.*?<\/button>/, '')
      expect(shown).toContain('<button')
      expect(shown).not.toContain('disabled')
    },
  )

  it('logs in, with the password as it was typed, and goes where one wanted to go', async () => {
    const url = '/login-status?redirect=%2Fstatus%3Fpagina%3D2'
    const { status, headers, asked } = await send(url, own, { Login: loggedIn })
    expect([status, headers.location]).toEqual([303, '/status?pagina=2'])
    expect(asked).toEqual([{ name: 'Login', variables: { ...own, code: null } }])
  })

  it('never leads to another host', async () => {
    const { headers } = await send('/login-status?redirect=//evil.example', own, { Login: loggedIn })
    expect(headers.location).toBe('/status')
  })

  it('asks for the code as a second step, and has the password in no answer', async () => {
    const first = await send('/login-status', own, { Login: refusedWith('SECOND_FACTOR') })
    expect(first.status).toBe(422)
    expect(first.body).toContain('name="code"')
    expect(first.body).toContain('value="jan@example.org"')
    expect(first.body).not.toContain('secret words')
    const second = await send('/login-status', { ...own, code: '123456' }, { Login: loggedIn })
    expect([second.status, second.asked[0]?.variables.code]).toEqual([303, '123456'])
  })

  it.each([
    ['CREDENTIALS', 422],
    ['LOCKED', 429],
    ['OTHER_ROLE', 403],
  ])('shows the refusal %s with status %i, and the address that was typed', async (code, status) => {
    const answer = await send('/login-status', own, { Login: refusedWith(code, 'Zo niet.') })
    expect(answer.status).toBe(status)
    expect(answer.body).toContain('Zo niet.')
    expect(answer.body).toContain('value="jan@example.org"')
    expect(answer.body).not.toContain('secret words')
  })

  it('sends a link for a new password, and takes the new one', async () => {
    const asked = await send('/wachtwoord', { email: own.email })
    expect(asked.body).toContain('Als er een account is met dit adres')
    expect((await send('/wachtwoord', { email: '' })).status).toBe(422)
  })

  it.each(['https://shop.example/wachtwoord/kiezen?language=en#abc', ' abc ', '/wachtwoord?token=abc&language=en'])(
    '[Y11] takes a new password with the link as it stands in the mail: %s',
    async (token) => {
      const ResetPassword = { data: { resetPassword: '/login-status' } }
      const chosen = await send('/wachtwoord/kiezen', { token, password: own.password }, { ResetPassword })
      expect(chosen.asked).toEqual([{ name: 'ResetPassword', variables: { token: 'abc', password: own.password } }])
      expect(chosen.body).toContain('Je wachtwoord is opgeslagen')
    },
  )

  it('[Y11] asks for the link where no script reads it, and again for a password that is refused', async () => {
    const { body } = await send('/wachtwoord/kiezen', undefined)
    expect(body).toMatch(/<noscript>(?:(?!<\/noscript>).)*name="token"/s)
    // Pressed before a script has read the fragment it would send a form without a token: that button waits.
    expect(body).toMatch(/<button type="submit" class="button button--primary with-scripts" disabled=""/)
    expect(body).toMatch(/<noscript><button type="submit" class="button button--primary">/)
    const errors = [{ message: 'x', extensions: { code: 'VALIDATION', errors: { password: ['Zo niet.'] } } }]
    const ResetPassword = { data: null, errors } as unknown as ExecutionResult
    const refused = await send('/wachtwoord/kiezen', { token: 'abc', password: own.password }, { ResetPassword })
    expect(refused.status).toBe(422)
    expect(refused.body).toContain('Zo niet.')
    expect(refused.body).toContain('value="abc"')
    expect(refused.body).not.toContain(own.password)
    expect((await send('/wachtwoord/kiezen', { password: own.password })).asked).toEqual([])
  })

  it('[Y11] a link of before, with its token in the query, still leads to the form', async () => {
    const { body } = await send('/wachtwoord?token=abc', undefined)
    expect(body).toContain('action="/wachtwoord/kiezen"')
    expect(body).toContain('<input type="hidden" name="token" value="abc"/>')
    expect(body).not.toContain('disabled=""')
  })

  it('logs out', async () => {
    const Logout = { data: { logout: { loggedOut: true, loginRedirect: '/login-status' } } }
    expect((await send('/uitloggen?language=en', {}, { Logout })).headers.location).toBe('/login-status?language=en')
    expect((await send('/uitloggen', {}, { Logout: refusedWith('UNAUTHENTICATED') })).headers.location).toBe('/')
  })
})
