import { readSettings } from '../../src/settings/readSettings.js'

const read = (environment: Record<string, string>) => readSettings({ SESSION_SECRET: 'x', ...environment })

describe('settings', () => {
  it('[O15, O16, O17, O21] have defaults that work', () => {
    expect(read({})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4000',
      database: { kind: 'sqlite' },
      demo: true,
      loginLimit: { points: 20, seconds: 60 },
      logLevel: 'info',
    })
    expect(read({ NODE_ENV: 'production' })).toMatchObject({ host: '0.0.0.0', demo: false })
    expect(read({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
  })

  it('[O18] take a MySQL address', () => {
    expect(read({ DATABASE_URL: 'mysql://user:p%40ss@db.example:3307/shop' }).database).toEqual({
      kind: 'mysql',
      user: 'user',
      password: 'p@ss',
      host: 'db.example',
      port: 3307,
      database: 'shop',
    })
  })

  it('[A39] take a limit, or none', () => {
    expect(read({ LOGIN_LIMIT: '5/10m' }).loginLimit).toEqual({ points: 5, seconds: 600 })
    expect(read({ LOGIN_LIMIT: 'off' }).loginLimit).toBeNull()
  })

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'shop.example.com'],
    ['PUBLIC_URL', 'ftp://shop.example.com'],
    ['DATABASE_URL', 'postgres://localhost/shop'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['UPLOADS', '/var/uploads'],
    ['DEMO', 'yes'],
    ['LOGIN_LIMIT', 'many'],
    ['LOG_LEVEL', 'loud'],
  ])('[O25] %s=%s stops the start with one sentence that names it', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^The setting ${name} [^.]*.*\\.$`))
  })

  it('[O22] production wants a secret', () => {
    expect(() => readSettings({ NODE_ENV: 'production' })).toThrow(
      'The setting SESSION_SECRET is required in production',
    )
  })
})
