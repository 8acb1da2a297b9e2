import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import Fastify, { type FastifyInstance } from 'fastify'
import { answerError } from '../../../src/delivery/http/answerError.js'
import { answerInTime } from '../../../src/delivery/http/answerInTime.js'
import { takeMultipart } from '../../../src/kernel/media/multipart.js'
import { until } from '../../until.js'

const form = 'multipart/form-data; boundary=x'

describe('a request that takes too long', () => {
  let app: FastifyInstance
  let url: string
  let isBegun = false
  let finish: () => void

  beforeEach(async () => {
    jest.useFakeTimers({
      doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'setTimeout', 'clearTimeout'],
    })
    isBegun = false
    const finished = new Promise<void>((resolve) => {
      finish = resolve
    })
    app = Fastify()
    app.setErrorHandler(answerError)
    answerInTime(app)
    const slow = async () => {
      isBegun = true
      await finished
      return { data: true }
    }
    app.route({ method: ['GET', 'POST'], url: '/api/slow', handler: slow })
    await app.register(async (forms) => {
      takeMultipart(forms)
      forms.route({ method: ['GET', 'POST'], url: '/api/form', handler: slow })
    })
    url = await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterEach(async () => {
    finish()
    await app.close()
    jest.useRealTimers()
  })

  async function statusOf(path: string, options: RequestInit): Promise<number> {
    const sent = fetch(url + path, options)
    await until(() => isBegun)
    jest.advanceTimersByTime(13_000)
    finish()
    return (await sent).status
  }

  it.each([
    ['GET', '/api/slow', { headers: { 'content-type': form } }],
    ['GET', '/api/form', { headers: { 'content-type': form } }],
    [
      'POST of JSON',
      '/api/slow',
      { method: 'POST', body: '{}', headers: { 'content-type': 'application/json; x="multipart/form-data"' } },
    ],
  ])('[X4] is answered in time, whatever a %s to %s says of its content', async (_, path, options) => {
    expect(await statusOf(path, options)).toBe(503)
  })

  it('[X4] is waited for where it is a form that the route takes', async () => {
    const upload = { method: 'POST', body: '--x--\r\n', headers: { 'content-type': form } }
    expect(await statusOf('/api/form', upload)).toBe(200)
  })
})
