import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { BlockList } from 'node:net'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { hasPromtool, hasSystemd } from './house/deployTools.mjs'
import { isNewEnough } from './house/nodeVersion.mjs'
import { testedMajors } from './house/otherNodes.mjs'
import { inRoot } from './house/root.mjs'

/**
 * The operator's value under this name, or else this default.
 * @param {string} name
 * @param {string} otherwise
 */
function given(name, otherwise) {
  return `$\{${name}:-${otherwise}}`
}

/** @param {string} file */
function read(file) {
  return readFileSync(inRoot(file), 'utf8')
}

/**
 * @param {string} network such as 10.0.0.0/8
 * @param {string} address
 */
function isWithin(network, address) {
  const [start = '', length] = network.split('/')
  const list = new BlockList()
  list.addSubnet(start, Number(length))
  return list.check(address)
}

/** How long each kind of record is retained. */
const keepSettings = read('server/src/kernel/settings/retentionPeriods.ts').match(/(?<=setting: ')KEEP_[A-Z_]+/g) ?? []

/** Every setting that the product reads; any other would have no effect. */
const settings = [
  ...(read('server/src/kernel/settings/readSettings.ts').match(/(?<=^ {2})[A-Z_]+(?=: )/gm) ?? []),
  ...keepSettings,
].map(String)

describe('the services of systemd', () => {
  it.each(['shop', 'shop@', 'shop-backup'])('[X3] %s writes files that nobody else can read', (name) => {
    expect(read(`deploy/${name}.service`)).toMatch(/^UMask=0077$/m)
  })
})

describe('docker-compose.yml', () => {
  const compose = parse(read('docker-compose.yml'), { merge: true })

  it('[O13] has MySQL, Redis, the app, a reverse proxy and a mail catcher', () => {
    expect(Object.keys(compose.services).sort()).toEqual(['app', 'database', 'mail', 'migrate', 'proxy', 'redis'])
    expect(compose.services.database.image).toMatch(/^mysql:8\.4\./)
    expect(compose.services.redis.image).toMatch(/^redis:/)
    expect(compose.services.app.deploy.replicas).toBe(2)
  })

  it.each(['proxy', 'database', 'redis', 'mail'])('[X28] pins the image of %s by digest', (name) => {
    expect(compose.services[name].image).toMatch(pinnedImage)
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
    expect(environment.SMTP_URL).toBe(given('SMTP_URL', 'smtp://mail:1025'))
    expect(volumes).toContain('uploads:/app/data')
    expect(environment.UPLOADS).toBe(given('UPLOADS', 'file:/app/data/uploads'))
  })

  it.each(['app', 'migrate'])('[O15] sets for %s only what the product knows', (service) => {
    const unknown = Object.keys(compose.services[service].environment).filter(
      (name) => !settings.includes(name) && !name.startsWith('AWS_'),
    )
    expect(unknown).toEqual([])
  })

  it('[O12] hands on how long records are retained', () => {
    expect(keepSettings).not.toEqual([])
    expect(Object.keys(compose.services.app.environment)).toEqual(expect.arrayContaining(keepSettings))
  })

  it('[A39] trusts the proxy at its own address, and no other sender, to say where a visitor comes from', () => {
    const { ipv4_address: address } = compose.services.proxy.networks.default
    expect(compose.services.app.environment.TRUSTED_PROXIES).toBe(address)
    const [{ subnet, ip_range: others }] = compose.networks.default.ipam.config
    expect(isWithin(subnet, address)).toBe(true)
    expect(isWithin(others, address)).toBe(false)
  })

  it('[O22] has no secret of its own, and does not start without those it is given', () => {
    for (const secret of ['SESSION_SECRET', 'MYSQL_PASSWORD']) {
      const used = read('docker-compose.yml').match(new RegExp(`(?<!\\$)\\$\\{${secret}[^}]*\\}`, 'g'))
      expect(used?.length).toBeGreaterThan(0)
      for (const one of used ?? []) expect(one).toMatch(/:\?/)
    }
    expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.env', '.git', 'data']))
  })

  it('[O17] speaks TLS where PUBLIC_URL says, and http only to lead there', () => {
    const { environment, ports } = compose.services.proxy
    expect(environment.SITE_ADDRESS).toBe(compose.services.app.environment.PUBLIC_URL)
    expect(environment.SITE_ADDRESS).toBe(given('PUBLIC_URL', 'https://localhost'))
    expect(ports).toEqual([
      `${given('HTTP_PORT', '80')}:80`,
      `${given('HTTPS_PORT', '443')}:${given('HTTPS_PORT', '443')}`,
    ])
    expect(read('deploy/Caddyfile')).toMatch(/^\{\$SITE_ADDRESS:https:\/\/localhost\} \{$/m)
  })

  it.each(['app', 'migrate', 'proxy', 'redis', 'mail'])('%s can change nothing of itself and has no rights', (name) => {
    const service = compose.services[name]
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.any(String),
      pids_limit: expect.any(Number),
    })
    expect(service.cap_add ?? []).toEqual(name === 'proxy' ? ['NET_BIND_SERVICE'] : [])
  })

  it('keeps the database and Redis where only the app reaches them', () => {
    const { services, networks } = compose
    expect(networks.data.internal).toBe(true)
    for (const name of ['database', 'redis']) expect(services[name].networks).toEqual(['data'])
    const reaching = Object.keys(services).filter((name) => [services[name].networks].flat().includes('data'))
    expect(reaching.sort()).toEqual(['app', 'database', 'migrate', 'redis'])
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

describe('alerts.yml', () => {
  const rules = parse(read('deploy/alerts.yml')).groups.flatMap(
    (/** @type {{rules: {alert: string, expr: string}[]}} */ group) => group.rules,
  )
  const names = rules.map((/** @type {{alert: string}} */ { alert }) => alert)

  ;(hasPromtool ? it : it.skip)('[X23] fires for what has broken, and for nothing else', () => {
    expect(execFileSync('promtool', ['test', 'rules', inRoot('deploy/alerts.test.yml')], { encoding: 'utf8' })).toMatch(
      /SUCCESS/,
    )
  })

  it.each(names)('[X23] %s fires in a test of the rules, and is silent in one', (/** @type {any} */ name) => {
    const tests = parse(read('deploy/alerts.test.yml')).tests.flatMap(
      (/** @type {{alert_rule_test: object[]}} */ test) => test.alert_rule_test,
    )
    const expected = tests
      .filter((/** @type {{alertname: string}} */ { alertname }) => alertname === name)
      .map((/** @type {{exp_alerts: object[]}} */ { exp_alerts }) => exp_alerts.length)
    expect(new Set(expected)).toEqual(new Set([0, 1]))
  })

  it('[Y46] several shops are never one, whatever is added up', () => {
    for (const { alert, expr } of rules) {
      expect([alert, expr.match(/\b(?:sum|max|min|avg|count|topk)\b(?! by \(shop)/g)]).toEqual([alert, null])
    }
  })

  it.each(names)('[X23] %s stands in the instructions', (name) => {
    expect(read('docs/operations.md')).toMatch(new RegExp(`^\\*\\*[^*]*\\b${name}\\b`, 'm'))
  })
})

describe('the units of systemd', () => {
  const units = ['shop.service', 'shop@.service', 'shop-backup.service']

  it('[Y46] that of several instances is that of one, but for its port', () => {
    /** @param {string} unit */
    const directivesOf = (unit) =>
      read(`deploy/${unit}`)
        .split('\n')
        .filter((line) => /^[A-Z[]/.test(line))
    const [one, several] = ['shop.service', 'shop@.service'].map(directivesOf)
    expect(several?.filter((line) => !one?.includes(line))).toEqual([
      'Description=Computer shop at port %i',
      'After=network-online.target mariadb.service mysql.service redis-server.service',
      'ExecStart=/usr/bin/env PORT=%i /usr/bin/node server/dist/main.js',
    ])
    expect(several).toHaveLength(one?.length ?? 0)
  })

  ;(hasSystemd ? it : it.skip)('[Y46] systemd reads the one of several instances without a complaint', () => {
    // The user and the program are not there where the tests run.
    const known = /user|not executable|No such file/i
    const { stderr } = spawnSync('systemd-analyze', ['verify', inRoot('deploy/shop@.service')], { encoding: 'utf8' })
    const complaints = stderr.split('\n').filter((line) => line.includes('shop@') && !known.test(line))
    expect(complaints).toEqual([])
  })

  it.each(units)('[X26] %s has no rights, few system calls and a limit of memory', (unit) => {
    const lines = read(`deploy/${unit}`).split('\n')
    expect(lines).toEqual(
      expect.arrayContaining(['CapabilityBoundingSet=', 'SystemCallFilter=@system-service', 'NoNewPrivileges=true']),
    )
    expect(lines.find((line) => line.startsWith('MemoryMax='))).toMatch(/=\d+M$/)
  })

  ;(hasSystemd ? it.each(units) : it.skip.each(units))('[X26] %s is exposed to little', (unit) => {
    const words = ['security', '--offline=true', '--threshold=20', inRoot('deploy', unit)]
    expect(spawnSync('systemd-analyze', words, { encoding: 'utf8' })).toMatchObject({ status: 0 })
  })
})

/** An image by the tag that says what it is, and by the digest that decides what is fetched. */
const pinnedImage = /^[a-z0-9./-]+:v?\d+\.\d+\.\d+[a-z0-9.-]*@sha256:[0-9a-f]{64}$/

describe('Dockerfile', () => {
  const lines = read('Dockerfile').split('\n')
  const [, nodeImage = ''] = read('Dockerfile').match(/^ARG NODE_IMAGE=(\S+)$/m) ?? []

  it('[X28] begins both stages with one image, pinned by digest', () => {
    expect(nodeImage).toMatch(pinnedImage)
    const stages = lines.filter((line) => line.startsWith('FROM '))
    expect(stages).toEqual([`FROM $\{NODE_IMAGE} AS build`, `FROM $\{NODE_IMAGE}`])
  })

  it('[X28] has a Node for which the product and its packages are meant', () => {
    const [, version = ''] = nodeImage.match(/^node:([\d.]+)-/) ?? []
    expect(isNewEnough(version)).toBe(true)
    expect(testedMajors).toContain(Number(version.split('.')[0]))
  })

  it('[X28] installs packages with an npm that keeps to allowScripts', () => {
    const { allowScripts } = JSON.parse(read('package.json'))
    expect(Object.values(allowScripts)).toContain(false)
    const [, major = ''] = read('Dockerfile').match(/^RUN npm install --global .*\bnpm@(\d+)\.\d+\.\d+$/m) ?? []
    // Older ones run the scripts of every package, whatever is written there.
    expect(Number(major)).toBeGreaterThanOrEqual(12)
    const order = ['npm install --global', 'npm ci --no-audit', 'npm ci --omit=dev'].map((command) =>
      lines.findIndex((line) => line.startsWith('RUN ') && line.includes(command)),
    )
    expect(order).toEqual([...order].sort((one, other) => one - other))
    expect(order[0]).toBeGreaterThan(-1)
  })

  it('[X28] says of every package with scripts whether they may run', () => {
    const { allowScripts } = JSON.parse(read('package.json'))
    const { packages } = JSON.parse(read('package-lock.json'))
    const scripted = Object.keys(packages).filter((place) => packages[place].hasInstallScript)
    const names = new Set(scripted.map((place) => place.replace(/^.*node_modules\//, '')))
    expect([...names].sort()).toEqual(Object.keys(allowScripts).sort())
  })

  it('[O16] listens on every address and runs as an unprivileged user', () => {
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

  it('brings along what the server needs in another version than the others', () => {
    const { packages } = JSON.parse(read('package-lock.json'))
    const nested = Object.keys(packages).filter(
      (name) => name.startsWith('server/node_modules/') && !packages[name].dev,
    )
    expect(lines.includes('COPY --from=build /app/server/node_modules server/node_modules')).toBe(nested.length > 0)
  })

  it('what runs belongs to root, but for the folder of data', () => {
    const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM')))
    expect(last.filter((line) => line.includes('chown'))).toEqual(['RUN mkdir data && chown node:node data'])
    expect(last.filter((line) => line.startsWith('COPY --chown'))).toEqual([])
    expect(last.findIndex((line) => line.startsWith('USER'))).toBeGreaterThan(
      last.findLastIndex((line) => /^(COPY|RUN)/.test(line)),
    )
  })
})
