import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { readSettings } from '../../../src/kernel/settings/readSettings.js'

const secret = '9f3ab1c04d7e62588b1e07c94a2f6d3350e1'
const read = (environment: Record<string, string>) => readSettings({ SESSION_SECRET: 'x', ...environment })

describe('settings', () => {
  it('[O15, O16, O17, O21] have defaults that work', () => {
    expect(read({})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4000',
      database: { kind: 'sqlite' },
      demo: true,
      smtp: null,
      loginLimit: { points: 20, seconds: 60 },
      messageLimit: { points: 5, seconds: 600 },
      costLimit: { points: 2000, seconds: 20 },
      logLevel: 'info',
    })
    expect(read({ NODE_ENV: 'production', SESSION_SECRET: secret })).toMatchObject({ host: '0.0.0.0', demo: false })
    expect(read({ MESSAGE_LIMIT: 'off' })).toMatchObject({ messageLimit: null, costLimit: null })
    expect(read({ MESSAGE_LIMIT: 'off', COST_LIMIT: '10/1s' }).costLimit).toEqual({ points: 10, seconds: 1 })
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

  it('[O14] take the address of Redis, or none', () => {
    expect(read({}).redisUrl).toBeNull()
    expect(read({ REDIS_URL: 'redis://redis:6379' }).redisUrl).toBe('redis://redis:6379')
  })

  it('[O20] take the address of a mail server', () => {
    expect(read({ SMTP_URL: 'smtp://mail:1025' }).smtp).toEqual({
      host: 'mail',
      port: 1025,
      secure: false,
      login: null,
    })
    expect(read({ SMTP_URL: 'smtps://info%40example.com:p%40ss@[::1]' }).smtp).toEqual({
      host: '::1',
      port: 465,
      secure: true,
      login: { user: 'info@example.com', password: 'p@ss' },
    })
    expect(read({ SMTP_URL: 'smtp://mail.example.com' }).smtp).toMatchObject({ port: 587 })
  })

  it('[O19] take a folder or a bucket for uploads', () => {
    const uploads = (value: string) => read({ UPLOADS: value }).uploads
    expect(uploads('file:/var/uploads')).toEqual({ kind: 'folder', folder: '/var/uploads' })
    expect(uploads('s3://shop.images')).toEqual({ kind: 'bucket', bucket: 'shop.images', prefix: '' })
    for (const value of ['s3://bucket/my/shop', 's3://bucket/my/shop/']) {
      expect(uploads(value)).toEqual({ kind: 'bucket', bucket: 'bucket', prefix: 'my/shop/' })
    }
  })

  it('[A39] take a limit, or none', () => {
    expect(read({ MESSAGE_LIMIT: '2/1h' }).messageLimit).toEqual({ points: 2, seconds: 3600 })
    expect(read({ MESSAGE_LIMIT: 'off' }).messageLimit).toBeNull()
    expect(read({ LOGIN_LIMIT: '5/10m' }).loginLimit).toEqual({ points: 5, seconds: 600 })
    expect(read({ LOGIN_LIMIT: 'off' }).loginLimit).toBeNull()
  })

  it('[A39] take the proxies that are trusted, or none', () => {
    expect(read({}).trustedProxies).toEqual([])
    expect(read({ NODE_ENV: 'production', SESSION_SECRET: secret }).trustedProxies).toEqual([])
    expect(read({ TRUSTED_PROXIES: 'loopback, 10.0.0.7,fd00::/8' }).trustedProxies).toEqual([
      'loopback',
      '10.0.0.7',
      'fd00::/8',
    ])
  })

  it('[Y94] take the origins whose pages may call, or none', () => {
    expect(read({}).corsOrigins).toEqual([])
    const given = { CORS_ORIGINS: 'https://app.example.com/, http://localhost:5173' }
    expect(read(given).corsOrigins).toEqual(['https://app.example.com', 'http://localhost:5173'])
    for (const value of ['*', 'null', 'app.example.com', 'https://app.example.com/shop', 'https://*.example.com']) {
      expect(() => read({ CORS_ORIGINS: value })).toThrow(/CORS_ORIGINS must be origins such as/)
    }
  })

  it('[O15] have retention periods, in days or months or for ever', () => {
    expect(read({}).retention).toEqual({
      messages: { count: 24, unit: 'month' },
      jobs: { count: 96, unit: 'month' },
      appointments: { count: 24, unit: 'month' },
      reservations: { count: 24, unit: 'month' },
      customers: { count: 24, unit: 'month' },
      mails: { count: 24, unit: 'month' },
      pageViews: { count: 36, unit: 'month' },
      signIns: { count: 90, unit: 'day' },
      webhookDeliveries: { count: 30, unit: 'day' },
      history: { count: 24, unit: 'month' },
      bin: { count: 30, unit: 'day' },
    })
    const { retention } = read({ KEEP_MESSAGES: '1 month', KEEP_BIN: '90 days', KEEP_JOBS: 'off' })
    expect(retention).toMatchObject({
      messages: { count: 1, unit: 'month' },
      bin: { count: 90, unit: 'day' },
      jobs: null,
    })
  })

  it.each([
    ['PORT', 'eighty'],
    ['TRUSTED_PROXIES', 'true'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.7,'],
    ['TRUSTED_PROXIES', '1'],
    ['REDIS_URL', 'redis:6379'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'shop.example.com'],
    ['PUBLIC_URL', 'ftp://shop.example.com'],
    ['DATABASE_URL', 'postgres://localhost/shop'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['UPLOADS', '/var/uploads'],
    ['UPLOADS', 's3://'],
    ['UPLOADS', 's3://Bucket'],
    ['UPLOADS', 's3://bucket/../other'],
    ['UPLOADS', 's3://key:secret@bucket/prefix'],
    ['DEMO', 'yes'],
    ['SMTP_URL', 'mail.example.com'],
    ['SMTP_URL', 'http://mail.example.com'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp://mail.example.com/inbox'],
    ['SMTP_URL', 'smtp://mail.example.com:99999'],
    ['SMTP_URL', 'smtp://mail.example.com?pool=true'],
    ['SMTP_URL', 'smtp://:secret@mail.example.com'],
    ['SMTP_URL', 'smtp://us%er:secret@mail.example.com'],
    ['KEEP_MESSAGES', '24'],
    ['KEEP_MESSAGES', '24m'],
    ['KEEP_JOBS', '0 months'],
    ['KEEP_BIN', 'never'],
    ['KEEP_HISTORY', '2 years'],
    ['KEEP_MAILS', '99999 days'],
    ['LOGIN_LIMIT', 'many'],
    ['MESSAGE_LIMIT', '5'],
    ['COST_LIMIT', '10%'],
    ['LOG_LEVEL', 'loud'],
  ])('[O25] %s=%s stops the start with one sentence that names it', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^The setting ${name} [^.]*.*\\.$`))
  })

  it('[O25] do not reveal the password of the mail server', () => {
    expect(() => read({ SMTP_URL: 'smtp://user:secret@mail.example.com/inbox' })).not.toThrow('secret@')
    expect(() => read({ SMTP_URL: 'smtp://user:hunter2@mail.example.com/inbox' })).not.toThrow('hunter2')
  })

  it('[X22] a secret is made with the data and stays, also where a process was killed before it was written', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'shop-secret-'))
    try {
      const secret = () => readSettings({ DATABASE_URL: `sqlite:${path.join(folder, 'shop.sqlite')}` }).sessionSecret
      writeFileSync(path.join(folder, 'session-secret'), '')
      const made = secret()
      expect(made).toMatch(/^[0-9a-f]{64}$/)
      expect(secret()).toBe(made)
      expect(readdirSync(folder)).toEqual(['session-secret'])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('[O22] production wants a secret', () => {
    expect(() => readSettings({ NODE_ENV: 'production' })).toThrow(
      'The setting SESSION_SECRET is required in production',
    )
  })

  it.each([
    ['a', 'must have at least 32 characters in production'],
    [secret.slice(0, 31), 'must have at least 32 characters in production'],
    ['a'.repeat(64), 'must not repeat or count up in production'],
    ['0123456789'.repeat(5), 'must not repeat or count up in production'],
    ['a1b2'.repeat(10), 'must not repeat or count up in production'],
  ])('[X10] production refuses the secret %s', (given, sentence) => {
    expect(() => read({ NODE_ENV: 'production', SESSION_SECRET: given })).toThrow(
      new RegExp(`^The setting SESSION_SECRET ${sentence}: make one with \`openssl rand -hex 32\`\\.$`),
    )
    expect(read({ SESSION_SECRET: given }).sessionSecret).toBe(given)
  })

  it('[X10] production takes secrets as openssl makes them', () => {
    for (const given of [secret, randomBytes(32).toString('hex'), randomBytes(24).toString('base64')]) {
      expect(read({ NODE_ENV: 'production', SESSION_SECRET: given }).sessionSecret).toBe(given)
    }
  })

  it.each([
    'http://shop.example',
    'http://192.168.1.10:4000',
    'http://localhost.example.com',
    'http://127.0.0.1.nip.io',
  ])('[X10] production refuses to be at %s', (address) => {
    const live = { NODE_ENV: 'production', SESSION_SECRET: secret }
    expect(() => read({ ...live, PUBLIC_URL: address })).toThrow(
      `The setting PUBLIC_URL must begin with https:// in production, not be '${address}'.`,
    )
    expect(read({ PUBLIC_URL: address }).publicUrl).toBe(address)
    const safe = address.replace('http:', 'https:')
    expect(read({ ...live, PUBLIC_URL: safe }).publicUrl).toBe(safe)
  })

  it.each(['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000', 'http://shop.localhost'])(
    '[X10] production may be tried on the machine itself, at %s',
    (address) => {
      expect(read({ NODE_ENV: 'production', SESSION_SECRET: secret, PUBLIC_URL: address }).publicUrl).toBe(address)
    },
  )
})
