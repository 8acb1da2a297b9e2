import { describe, expect, it } from '@jest/globals'
import { redirectAfterLogin, redirectAfterLogout } from '../src/session/redirects'

describe('redirects', () => {
  it.each(['/cougarXr7/producten/wijzigen/5', '/nl', "/cougarXr7/pagina's?page=2#a"])(
    '[A19] goes to %s after login',
    (asked) => {
      expect(redirectAfterLogin(asked, '/cougarXr7')).toBe(asked)
    },
  )

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/%0d\\evil',
    'evil',
    '',
  ])('[A19] does not follow %j', (asked) => {
    expect(redirectAfterLogin(asked, '/cougarXr7')).toBe('/cougarXr7')
  })

  it('[A22] does not follow a redirect to a login page', () => {
    expect(redirectAfterLogin('/login-admin?redirect=/login-admin', '/cougarXr7')).toBe('/cougarXr7')
  })

  it('[A13] follows only a path of this site after logout', () => {
    expect(redirectAfterLogout('/login-admin')).toBe('/login-admin')
    expect(redirectAfterLogout('//evil.example')).toBe('/')
  })
})
