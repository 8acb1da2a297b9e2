import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { inRoot } from './house/root.mjs'

/** Every setting that the product has; what is not here would be set in vain. */
const settings = [
  ...[
    'NODE_ENV',
    'PORT',
    'HOST',
    'PUBLIC_URL',
    'DATABASE_URL',
    'REDIS_URL',
    'UPLOADS',
    'SMTP_URL',
    'DEMO',
    'METRICS_TOKEN',
  ],
  ...['SESSION_SECRET', 'MESSAGE_LIMIT', 'LOGIN_LIMIT', 'LOG_LEVEL'],
]

/** @param {string} file */
function read(file) {
  return readFileSync(inRoot(file), 'utf8')
}

describe('docker-compose.yml', () => {
  const compose = parse(read('docker-compose.yml'), { merge: true })

  it('[O13] has MySQL, Redis, the app, a reverse proxy and a mail catcher', () => {
    expect(Object.keys(compose.services).sort()).toEqual(['app', 'database', 'mail', 'migrate', 'proxy', 'redis'])
    expect(compose.services.database.image).toMatch(/^mysql:8\.4/)
    expect(compose.services.redis.image).toMatch(/^redis:/)
    expect(compose.services.app.deploy.replicas).toBe(2)
  })

  it('[O13] migrates once, before the instances start', () => {
    expect(compose.services.migrate.command).toEqual(['node', 'server/dist/manage.js', 'migrate'])
    expect(compose.services.app.depends_on.migrate).toEqual({ condition: 'service_completed_successfully' })
    expect(compose.services.migrate.environment).toEqual(compose.services.app.environment)
  })

  it('[O14] gives every instance the same database, Redis, uploads and secret', () => {
    const { environment, volumes } = compose.services.app
    expect(new URL(environment.REDIS_URL).hostname).toBe('redis')
    expect(environment.DATABASE_URL).toMatch(/^mysql:\/\/shop:.*@database:3306\/shop$/)
    expect(new URL(environment.SMTP_URL).hostname).toBe('mail')
    expect(volumes).toContain('uploads:/app/data')
    expect(environment.UPLOADS).toBe('file:/app/data/uploads')
    expect(environment.SESSION_SECRET).toMatch(/^\$\{SESSION_SECRET:\?/)
  })

  it.each(['app', 'migrate'])('[O15] sets for %s only what the product knows', (service) => {
    const unknown = Object.keys(compose.services[service].environment).filter((name) => !settings.includes(name))
    expect(unknown).toEqual([])
  })

  it('mounts volumes that are declared and files that exist', () => {
    const mounts = Object.values(compose.services).flatMap((service) => service.volumes ?? [])
    for (const mount of mounts) {
      const [source = ''] = mount.split(':')
      if (source.startsWith('.')) expect(existsSync(inRoot(source))).toBe(true)
      else expect(Object.keys(compose.volumes)).toContain(source)
    }
  })

  it('lets only the proxy, and the mail catcher on this machine, be reached from outside', () => {
    const reachable = Object.entries(compose.services).filter(([, service]) => service.ports)
    expect(reachable.map(([name]) => name).sort()).toEqual(['mail', 'proxy'])
    expect(compose.services.mail.ports).toEqual(['127.0.0.1:8025:8025'])
    expect(read('deploy/Caddyfile')).toContain(`dynamic a app ${compose.services.app.environment.PORT}`)
  })
})

describe('Dockerfile', () => {
  const lines = read('Dockerfile').split('\n')

  it('[O16] listens on every address and runs as nobody special', () => {
    expect(lines.find((line) => line.startsWith('ENV'))).toContain('HOST=0.0.0.0')
    expect(lines).toContain('USER node')
    expect(lines.indexOf('USER node')).toBeLessThan(lines.findIndex((line) => line.startsWith('CMD')))
  })

  it('copies only what is there', () => {
    const sources = lines
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from'))
      .flatMap((line) => line.split(' ').slice(1, -1))
    expect(sources.filter((source) => !existsSync(path.join(inRoot(), source)))).toEqual([])
  })
})
