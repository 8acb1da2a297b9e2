import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { sendGraphql } from '../src/kernel/graphql/sendGraphql'

type Fetch = typeof globalThis.fetch
const realFetch = globalThis.fetch
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

let calls: { address: string; headers: Record<string, string> }[]

/** Answers the calls to /graphql one after the other; the token is always given. */
function serve(...answers: (() => Response)[]): void {
  globalThis.fetch = (async (address, init) => {
    calls.push({ address: String(address), headers: { ...(init?.headers as Record<string, string>) } })
    if (String(address) !== '/graphql') {
      document.cookie = 'XSRF-TOKEN=token-1'
      return new Response(null, { status: 204 })
    }
    const next = answers.shift()
    if (!next) throw new TypeError('Failed to fetch')
    return next()
  }) as Fetch
}

beforeEach(() => {
  calls = []
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] })
})
afterEach(() => {
  jest.useRealTimers()
  globalThis.fetch = realFetch
})

describe('the way to the server', () => {
  it('[R55] repeats a read that a proxy failed, with growing delays', async () => {
    serve(
      () => answer('bad gateway', 502),
      () => answer('bad gateway', 503),
      () => answer({ data: { me: null } }),
    )
    const asked = sendGraphql({ query: 'query { me { id } }' })
    await jest.advanceTimersByTimeAsync(400 + 800)
    await expect(asked).resolves.toEqual({ data: { me: null } })
    expect(calls).toHaveLength(3)
  })

  it('[R55] [M8] gives up after three repeats and says that there was no answer', async () => {
    serve()
    const asked = sendGraphql({ query: 'query { me { id } }' })
    const refused = expect(asked).rejects.toMatchObject({ name: 'NoAnswer', status: 0, message: 'failure.noAnswer' })
    await jest.advanceTimersByTimeAsync(400 + 800 + 1600)
    await refused
    expect(calls).toHaveLength(4)
  })

  it('[R53] fetches a token before a write, sends it along and never repeats', async () => {
    serve(() => answer('bad gateway', 502))
    await expect(sendGraphql({ query: 'mutation { logout { loggedOut } }' })).rejects.toMatchObject({ status: 502 })
    expect(calls.map(({ address }) => address)).toEqual(['/api/csrf-cookie', '/graphql'])
    expect(calls[1]?.headers).toMatchObject({ 'X-XSRF-TOKEN': 'token-1' })
  })

  it('[R54] [R53] gives a call 15000 ms, and asks its own host with its cookies', async () => {
    const limits: number[] = []
    const { timeout } = AbortSignal
    AbortSignal.timeout = (milliseconds) => {
      limits.push(milliseconds)
      return timeout(milliseconds)
    }
    const fetched: (RequestInit | undefined)[] = []
    globalThis.fetch = (async (_address, init) => {
      fetched.push(init)
      return answer({ data: { me: null } })
    }) as Fetch
    await sendGraphql({ query: 'query { me { id } }' })
    AbortSignal.timeout = timeout
    expect(limits).toEqual([15_000])
    expect(fetched).toMatchObject([{ credentials: 'same-origin', signal: expect.any(AbortSignal) }])
  })

  it('hands over what the server refused', async () => {
    const errors = [{ message: 'Product niet gevonden', extensions: { code: 'NOT_FOUND' } }]
    serve(() => answer({ errors }, 404))
    await expect(sendGraphql({ query: 'query { me { id } }' })).resolves.toEqual({ errors })
  })
})
