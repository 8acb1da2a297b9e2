import { describe, expect, it } from '@jest/globals'
import { redirectAfterLogin, redirectAfterLogout } from '../src/features/sessions/redirects'
import { keepLanguage } from '../src/kernel/addresses/addresses'

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

  it.each([
    ['/status', '/login-status?language=en', '/status?language=en'],
    ['/status?page=2#a', '/login-status?language=en', '/status?page=2&language=en#a'],
    ['/status?language=nl', '/login-status?language=en', '/status?language=nl'],
    ['/nl/nieuws', '/login-status?language=en', '/nl/nieuws'],
    ['/', '/uitloggen?language=en', '/en'],
    ['/status', '/login-status?language=nl', '/status?language=nl'],
    ['/status', '/login-status?language=de', '/status'],
    ["/cougarXr7/pagina's", '/login-admin', "/cougarXr7/pagina's"],
  ])('[X51] sends on to %s from %s as %s', (target, from, expected) => {
    expect(keepLanguage(target, new URL(from, 'https://shop.example'))).toBe(expected)
  })
})
