import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get } from 'node:http'
import { connect } from 'node:http2'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { hasNginx } from './house/deployTools.mjs'
import { freePort } from './house/freePort.mjs'
import { inRoot } from './house/root.mjs'

const config = readFileSync(inRoot('deploy/nginx.conf'), 'utf8')

/** The braces and semicolons of a file of nginx, as lists of words and the blocks below them. @param {string} text */
function directivesIn(text) {
  const tokens = text.replace(/^\s*#.*$/gm, '').match(/"[^"]*"|[{};]|[^\s{};]+/g) ?? []
  /** @typedef {{words: string[], block?: Directive[]}} Directive */
  /** @returns {Directive[]} */
  const read = () => {
    const found = []
    /** @type {string[]} */
    let words = []
    for (let token = tokens.shift(); token !== undefined && token !== '}'; token = tokens.shift()) {
      if (token !== ';' && token !== '{') words.push(token)
      else {
        found.push({ words, ...(token === '{' && { block: read() }) })
        words = []
      }
    }
    if (words.length > 0) throw new Error(`No end: ${words.join(' ')}`)
    return found
  }
  return read()
}

describe('[Y46] deploy/nginx.conf', () => {
  const servers = directivesIn(config).filter(({ words }) => words[0] === 'server')
  const valuesOf = (/** @type {ReturnType<typeof directivesIn>} */ block, /** @type {string} */ name) =>
    block.filter(({ words }) => words[0] === name).map(({ words }) => words.slice(1).join(' '))

  it('leads port 80 to https, speaks HTTP/2, and keeps its connections to the instances', () => {
    const [http, ...https] = servers.map(({ block = [] }) => block)
    expect(valuesOf(http ?? [], 'listen')).toEqual(['80', '[::]:80'])
    expect(https).toHaveLength(2)
    for (const block of https) expect(valuesOf(block, 'listen')).toEqual(['443 ssl http2', '[::]:443 ssl http2'])
    const [upstream] = directivesIn(config).filter(({ words }) => words.join(' ') === 'upstream shop')
    expect(valuesOf(upstream?.block ?? [], 'keepalive')).toEqual(['32'])
    const [shop] = https.at(-1)?.filter(({ words }) => words.join(' ') === 'location /') ?? []
    expect(valuesOf(shop?.block ?? [], 'proxy_pass')).toEqual(['http://shop'])
    expect(valuesOf(shop?.block ?? [], 'proxy_http_version')).toEqual(['1.1'])
    expect(valuesOf(shop?.block ?? [], 'proxy_set_header')).toEqual([
      'Connection ""',
      'Host $host',
      'X-Forwarded-For $remote_addr',
      'X-Request-Id $request_id',
    ])
  })

  it('has the line that the guide changes for several instances', () => {
    const [, command = ''] =
      readFileSync(inRoot('docs/operations.md'), 'utf8').match(/^sudo sed --in-place '(.*)' /m) ?? []
    const changed = execFileSync('sed', [command], { input: config, encoding: 'utf8' })
    const [upstream] = directivesIn(changed).filter(({ words }) => words[0] === 'upstream')
    expect(valuesOf(upstream?.block ?? [], 'server')).toEqual(
      [4001, 4002].map((port) => `127.0.0.1:${port} max_fails=1 fail_timeout=10s`),
    )
  })
})

/** Named by `npm test` where there is none. */
const withNginx = hasNginx ? describe : describe.skip

withNginx('[Y46] nginx with deploy/nginx.conf, before two instances', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-nginx-'))
  const connections = [0, 0]
  /** @type {import('node:http').IncomingHttpHeaders[]} */
  const received = []
  const instances = connections.map((_none, index) =>
    createServer((request, response) => {
      received.push(request.headers)
      response.end(`instance ${index}`)
    }).on('connection', () => {
      connections[index] = (connections[index] ?? 0) + 1
    }),
  )
  /** @type {import('node:child_process').ChildProcess} */
  let nginx
  let httpPort = 0
  let httpsPort = 0

  beforeAll(async () => {
    for (const instance of instances) {
      instance.listen(0, '127.0.0.1')
      await once(instance, 'listening')
    }
    const ports = instances.map((instance) => /** @type {import('node:net').AddressInfo} */ (instance.address()).port)
    httpPort = await freePort()
    httpsPort = await freePort()
    const certificate = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=www.example.nl']
    const [key, chain] = ['key.pem', 'chain.pem'].map((name) => path.join(folder, name))
    execFileSync('openssl', ['req', ...certificate, '-keyout', `${key}`, '-out', `${chain}`], { stdio: 'ignore' })
    const own = config
      .replace(/^ {2}listen \[::\].*\n/gm, '')
      .replace(/listen 80;/g, `listen 127.0.0.1:${httpPort};`)
      .replace(/listen 443 /g, `listen 127.0.0.1:${httpsPort} `)
      .replace(/\/etc\/\S+\/fullchain\.pem/g, `${chain}`)
      .replace(/\/etc\/\S+\/privkey\.pem/g, `${key}`)
      .replace(
        /^ {2}server 127.*$/m,
        ports.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=10s;`).join('\n'),
      )
    for (const name of ['body', 'proxy', 'other']) mkdirSync(path.join(folder, name))
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) =>
        `${kind}_temp_path ${folder}/${kind === 'client_body' ? 'body' : kind === 'proxy' ? 'proxy' : `other/${kind}`};`,
    )
    writeFileSync(path.join(folder, 'shop.conf'), own)
    writeFileSync(
      path.join(folder, 'nginx.conf'),
      `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log; events {}
      http { access_log off; ${temporary.join(' ')} include ${folder}/shop.conf; }`,
    )
    const words = ['-p', folder, '-c', path.join(folder, 'nginx.conf')]
    expect(() => execFileSync('nginx', ['-t', ...words], { stdio: 'pipe' })).not.toThrow()
    nginx = spawn('nginx', words, { stdio: 'ignore' })
    while (!(await overHttp('/').catch(() => null))) await wait(50)
  })
  afterAll(async () => {
    const ended = once(nginx, 'exit')
    nginx.kill('SIGTERM')
    await ended
    for (const instance of instances) instance.close()
    rmSync(folder, { recursive: true })
  })

  /** @param {string} address @returns {Promise<import('node:http').IncomingMessage>} */
  const overHttp = (address) =>
    new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port: httpPort, path: address, headers: { host: 'example.nl' } }
      get(options, (answer) => resolve(answer.resume())).on('error', reject)
    })

  /** One after the other over one connection. @param {string[]} addresses */
  async function overHttp2(addresses) {
    const session = connect(`https://127.0.0.1:${httpsPort}`, { rejectUnauthorized: false })
    const answers = []
    for (const address of addresses) {
      const stream = session.request({
        ':path': address,
        ':authority': 'www.example.nl',
        'x-forwarded-for': '203.0.113.7',
        'x-request-id': 'of the visitor',
      })
      const [headers] = await once(stream, 'response')
      stream.setEncoding('utf8')
      let body = ''
      for await (const piece of stream) body += piece
      answers.push({ status: headers[':status'], body })
    }
    expect(session.alpnProtocol).toBe('h2')
    session.close()
    return answers
  }

  it('port 80 leads to the shop, with the address that was asked for', async () => {
    const { statusCode, headers } = await overHttp('/nl/nieuws?pagina=2')
    expect([statusCode, headers.location]).toEqual([301, 'https://www.example.nl/nl/nieuws?pagina=2'])
  })

  it('many requests take few connections, and say who asks', async () => {
    const answers = await overHttp2(Array.from({ length: 60 }, () => '/nl'))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['instance 0', 'instance 1']))
    expect(connections.reduce((sum, count) => sum + count)).toBeLessThan(6)
    expect(received.at(-1)).toMatchObject({ host: 'www.example.nl', 'x-forwarded-for': '127.0.0.1' })
    expect(received.at(-1)?.['x-request-id']).toMatch(/^[0-9a-f]{32}$/)
  })

  it('measures are closed, and an instance that is gone is noticed by nobody', async () => {
    expect(await overHttp2(['/metrics'])).toEqual([{ status: 403, body: expect.any(String) }])
    instances[0]?.close()
    instances[0]?.closeAllConnections()
    const answers = await overHttp2(Array.from({ length: 20 }, () => '/nl'))
    expect(answers).toEqual(Array.from({ length: 20 }, () => ({ status: 200, body: 'instance 1' })))
  })
})
