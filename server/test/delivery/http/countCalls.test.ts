import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import Fastify, { type FastifyInstance } from 'fastify'
import { answerError } from '../../../src/delivery/http/answerError.js'
import { countCalls } from '../../../src/delivery/http/countCalls.js'
import { programViewer } from '../../../src/kernel/access/Viewer.js'
import { takeMultipart } from '../../../src/kernel/media/multipart.js'
import { until } from '../../until.js'

const [atOnce, maxWaiting] = [16, 200]

describe('what one network has under way', () => {
  let app: FastifyInstance
  let url: string
  let begun = 0
  let finish: () => void
  let finished: Promise<void>

  beforeEach(async () => {
    begun = 0
    finished = new Promise((resolve) => {
      finish = resolve
    })
    app = Fastify({ trustProxy: true })
    app.setErrorHandler(answerError)
    countCalls(app, { costLimit: null })
    app.addHook('onRequest', async (request) => {
      const token = Number(request.headers['x-token'] ?? 0)
      const limits = { token, isReadOnly: true, entities: null, secrets: new Set<never>() }
      const viewer = token > 0 ? programViewer('Webwinkel', 'cms-admin', limits) : null
      request.shopContext = { viewer } as typeof request.shopContext
    })
    const slow = async () => {
      begun += 1
      await finished
      return { data: true }
    }
    for (const path of ['/api/slow', '/nl']) app.route({ method: ['GET', 'POST'], url: path, handler: slow })
    await app.register(async (forms) => {
      takeMultipart(forms)
      forms.route({ method: ['GET', 'POST'], url: '/api/form', handler: slow })
    })
    url = await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterEach(async () => {
    finish()
    await app.close()
  })

  const ask = (path: string, address = '203.0.113.1', signal?: AbortSignal) =>
    fetch(url + path, { headers: { 'x-forwarded-for': address }, signal })
  const many = (count: number) => Array.from({ length: count }, () => ask('/api/slow'))

  it('[X4] is limited: more calls wait, and beyond that they are refused for a moment', async () => {
    const calls = many(atOnce + maxWaiting + 10)
    const refused = await Promise.any(calls)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2'])
    expect(begun).toBe(atOnce)
    const other = ask('/api/slow', '198.51.100.2')
    const page = ask('/nl')
    await until(() => begun === atOnce + 2)
    finish()
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200).length).toBe(atOnce + maxWaiting)
    expect([(await other).status, (await page).status]).toEqual([200, 200])
  })

  it('[Y1] tokens of one name have an account each', async () => {
    const call = (token: string) => fetch(`${url}/api/slow`, { headers: { 'x-token': token } })
    const calls = Array.from({ length: atOnce + 1 }, () => call('1'))
    await until(() => begun === atOnce)
    const other = call('2')
    await until(() => begun === atOnce + 1)
    finish()
    for (const { status } of await Promise.all([...calls, other])) expect(status).toBe(200)
  })

  it('[X4] ends with a client that goes away, under way or waiting', async () => {
    const gone = new AbortController()
    const calls = Array.from({ length: atOnce * 2 }, () => ask('/api/slow', '203.0.113.1', gone.signal))
    await until(() => begun === atOnce)
    gone.abort()
    await Promise.allSettled(calls)
    const next = ask('/api/slow')
    await until(() => begun > atOnce)
    finish()
    expect((await next).status).toBe(200)
  })

  it('[Y1] is counted in processor time over all addresses of a subscriber, and others notice nothing', async () => {
    await app.close()
    app = Fastify({ trustProxy: true })
    app.setErrorHandler(answerError)
    countCalls(app, { costLimit: { points: 100, seconds: 10 } })
    let served = 0
    app.get('/api/dear', async () => {
      const begun = process.cpuUsage()
      for (let used = process.cpuUsage(begun); used.user + used.system < 40_000; ) used = process.cpuUsage(begun)
      served += 1
      return {}
    })
    app.get('/nl', async () => ({}))
    url = await app.listen({ port: 0, host: '127.0.0.1' })
    const gone = new AbortController()
    const attack = Array.from({ length: 40 }, (_, at) => ask('/api/dear', `2001:db8:7:${at}::1`, gone.signal))
    await until(() => served >= 3)
    await ask('/nl', '2001:db8:7:1::2')
    expect((await ask('/api/dear', '2001:db8:8::1')).status).toBe(200)
    // The first few were not known to be so dear.
    expect(served).toBeLessThan(20)
    gone.abort()
    await Promise.allSettled(attack)
  })

  const form = 'multipart/form-data; boundary=x'
  const json = { body: '{}', method: 'POST' }
  it.each([
    ['GET', '/api/slow', form, {}],
    ['GET', '/api/form', form, {}],
    ['POST of JSON', '/api/slow', 'application/json; x="multipart/form-data"', json],
    ['POST of JSON', '/api/form', 'application/json; x="multipart/"', json],
  ])('[X4] is limited whatever a %s to %s says of its content', async (_, path, type, options) => {
    const sent = Array.from({ length: atOnce + 5 }, () =>
      fetch(url + path, { ...options, headers: { 'x-forwarded-for': '203.0.113.1', 'content-type': type } }),
    )
    await until(() => begun === atOnce)
    await ask('/nl', '198.51.100.2', AbortSignal.timeout(200)).catch(() => undefined)
    expect(begun).toBe(atOnce + 1)
    finish()
    for (const { status } of await Promise.all(sent)) expect(status).toBe(200)
  })

  it('[X4] leaves forms alone that a route takes', async () => {
    const calls = many(atOnce)
    await until(() => begun === atOnce)
    const upload = fetch(`${url}/api/form`, {
      method: 'POST',
      headers: { 'x-forwarded-for': '203.0.113.1', 'content-type': form },
      body: '--x--\r\n',
    })
    await until(() => begun === atOnce + 1)
    finish()
    for (const { status } of await Promise.all([...calls, upload])) expect(status).toBe(200)
  })
})
