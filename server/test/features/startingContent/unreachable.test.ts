import { describe, expect, it } from '@jest/globals'
import { startWarnings, unreachable } from '../../../src/features/onboarding/unreachable.js'
import { readSettings } from '../../../src/kernel/settings/readSettings.js'

const secret = 'only for a shop that lives as long as one run of the tests'
const real = {
  NODE_ENV: 'production',
  SESSION_SECRET: secret,
  PUBLIC_URL: 'https://www.example.nl',
}
const namesOf = (environment: Record<string, string>, name: string, hasMailServer = true) =>
  Object.entries(unreachable(readSettings(environment), { name }, hasMailServer)).flatMap(([each, isMissing]) =>
    isMissing ? [each] : [],
  )

describe('[Y48] what keeps customers from reaching a shop', () => {
  it('[Y48] is nothing where name, address and mail are set', () => {
    expect(namesOf(real, 'Computers Veldhoek')).toEqual([])
    expect(startWarnings(readSettings(real), { name: 'Computers Veldhoek' }, true)).toEqual([])
  })

  it('[Y48] [L18] is a mail server that is missing', () => {
    expect(namesOf(real, 'A shop', false)).toEqual(['mail'])
  })

  it.each(['localhost', 'www.example.nl', '', ' '])('[Y48] a shop called %j has no name', (name) => {
    expect(namesOf(real, name)).toEqual(['name'])
  })

  it('[Y48] in production its address is not that of the machine', () => {
    expect(namesOf({ ...real, PUBLIC_URL: 'http://localhost:4000' }, 'A shop')).toEqual(['public-address'])
    expect(namesOf({ ...real, PUBLIC_URL: 'http://localhost:4000', NODE_ENV: '' }, 'A shop')).toEqual([])
  })

  it('[Y48] is said at the start, with the setting that mends it; a demo needs none of it', () => {
    const bare = { NODE_ENV: 'production', SESSION_SECRET: secret }
    const said = startWarnings(readSettings(bare), { name: 'localhost' }, false)
    expect(said).toHaveLength(3)
    for (const word of ['PUBLIC_URL', 'SMTP_URL', 'no name']) expect(said.join('\n')).toContain(word)
    expect(startWarnings(readSettings({ SESSION_SECRET: secret, DEMO: 'true' }), { name: 'localhost' }, false)).toEqual(
      [],
    )
  })
})
