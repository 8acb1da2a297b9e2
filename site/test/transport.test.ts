import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { mutate, query } from '../src/kernel/data/browserCall'
import { csrfToken } from '../src/kernel/data/writeAsVisitor'

type Fetch = typeof globalThis.fetch
const realFetch = globalThis.fetch

interface Sent {
  address: string
  init: RequestInit | undefined
}

let sent: Sent[]

/** Answers each call in turn, and after the last one fails as a broken connection does. */
function serve(...answers: (() => Response | Promise<Response>)[]): void {
  globalThis.fetch = (async (address, init) => {
    sent.push({ address: String(address), init })
    const next = answers.shift()
    if (!next) throw new TypeError('Failed to fetch')
    return next()
  }) as Fetch
}

const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

beforeEach(() => {
  sent = []
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] })
})
afterEach(() => {
  jest.useRealTimers()
  globalThis.fetch = realFetch
})

describe('the way from the site to the server', () => {
  it('[R55] repeats a failed read three times, each time later, and only then says so', async () => {
    const start = Date.now()
    const moments: number[] = []
    globalThis.fetch = (async () => {
      moments.push(Date.now() - start)
      throw new TypeError('Failed to fetch')
    }) as Fetch
    const refused = expect(query('Viewer', {})).rejects.toMatchObject({ code: 'NO_RESPONSE' })
    await jest.advanceTimersByTimeAsync(10_000)
    await refused
    expect(moments).toEqual([0, 300, 900, 2100])
  })

  it('[R55] shows nothing of a failure that the next try mends', async () => {
    serve(
      () => answer('bad gateway', 502),
      () => answer({ data: { me: null } }),
    )
    const asked = query('Viewer', {})
    await jest.advanceTimersByTimeAsync(2_000)
    await expect(asked).resolves.toEqual({ me: null })
    expect(sent).toHaveLength(2)
  })

  it('[R55] never repeats a write', async () => {
    serve(() => answer('bad gateway', 502))
    const refused = expect(mutate('Logout', { role: 'cms_admin' } as never)).rejects.toMatchObject({ code: 'INTERNAL' })
    await jest.advanceTimersByTimeAsync(20_000)
    await refused
    expect(sent).toHaveLength(1)
  })

  it('[R53] asks its own host only, with credentials, and fetches the token of a write from it', async () => {
    serve(
      () => answer({ data: { me: null } }),
      () => {
        document.cookie = 'XSRF-TOKEN=token-1'
        return new Response(null, { status: 204 })
      },
    )
    await query('Viewer', {})
    expect(await csrfToken()).toBe('token-1')
    expect(sent.map(({ address }) => address)).toEqual(['/graphql', '/api/csrf-cookie'])
    expect(sent.map(({ init }) => init?.credentials)).toEqual(['same-origin', 'same-origin'])
  })

  it('[R54] gives up a call after 15000 ms', async () => {
    const limits: number[] = []
    const timeout = AbortSignal.timeout
    AbortSignal.timeout = (milliseconds) => {
      limits.push(milliseconds)
      return timeout(milliseconds)
    }
    serve(() => answer({ data: { me: null } }))
    await query('Viewer', {})
    AbortSignal.timeout = timeout
    expect(limits).toEqual([15_000])
    expect(sent[0]?.init?.signal).toBeInstanceOf(AbortSignal)
  })

  it.each([
    ['an error', () => answer({ errors: [{ message: 'x', extensions: { code: 'INTERNAL' } }] })],
    ['no answer of its own', () => answer('bad gateway', 500)],
  ])('[M10] knows what the server calls a request that met with %s', async (_, failing) => {
    serve(() => {
      const response = failing()
      response.headers.set('x-request-id', '0123456789ab')
      return response
    })
    await expect(query('Viewer', {})).rejects.toMatchObject({ code: 'INTERNAL', requestNumber: '0123456789ab' })
  })
})
