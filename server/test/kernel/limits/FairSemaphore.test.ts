import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { FairSemaphore } from '../../../src/kernel/limits/FairSemaphore.js'
import { networksOf } from '../../../src/kernel/limits/networks.js'

/** A semaphore of one at a time, and the order in which whose work was done. */
function semaphoreOf(maxWaiting: number) {
  const semaphore = new FairSemaphore({ atOnce: 1, maxWaiting })
  const served: string[] = []
  const refused: string[] = []
  const ask = (who: string | readonly string[], name = String(who)) =>
    semaphore
      .run(async () => void served.push(name), who)
      .catch(({ code }: { code: string }) => void refused.push(`${name} ${code}`))
  return { semaphore, served, refused, ask }
}

describe('a fair semaphore', () => {
  it('[X6] serves callers in rotation, however much one of them asks', async () => {
    const { served, ask } = semaphoreOf(50)
    await Promise.all([...'aaaaa'].map((who) => ask(who)).concat(ask('b'), ask('c'), ask('b')))
    expect(served.join('')).toBe('aabcabaa')
  })

  it('[X6] refuses who has most waiting when there is no more room, its latest first', async () => {
    const { served, refused, ask } = semaphoreOf(3)
    await Promise.all([
      ask('a', 'a0'),
      ask('a', 'a1'),
      ask('a', 'a2'),
      ask('a', 'a3'),
      ask('a', 'a4'),
      ask('b'),
      ask('c'),
    ])
    expect(refused).toEqual(['a4 UNAVAILABLE', 'a3 UNAVAILABLE', 'a2 UNAVAILABLE'])
    expect(served).toEqual(['a0', 'a1', 'b', 'c'])
  })

  it('[X6] refuses a newcomer when nobody has more waiting than one', async () => {
    const { semaphore, served, refused, ask } = semaphoreOf(2)
    await Promise.all(['a', 'b', 'c', 'd'].map((who) => ask(who)))
    expect([served, refused]).toEqual([['a', 'b', 'c'], ['d UNAVAILABLE']])
    expect(semaphore.isIdle).toBe(true)
  })

  it('[Y1] [Y3] serves networks in rotation, however many addresses one of them has', async () => {
    const { served, ask } = semaphoreOf(50)
    const attacker = Array.from({ length: 9 }, (_, at) => ask(networksOf(`2001:db8:1:${at}00::1`), 'a'))
    const others = ['2001:db8:2::1', '203.0.113.4'].map((address) => ask(networksOf(address), 'b'))
    // Within a network, narrower ones take turns too.
    const neighbour = ask(networksOf('2001:db8:1:abcd::1'), 'n')
    await Promise.all([...attacker, ...others, neighbour])
    expect(served.join('')).toBe('aabbaaaaaaan')
    const within = semaphoreOf(50)
    const asked = ['198.51.100.1', '198.51.100.1', '198.51.100.1', '198.51.100.2'].map((address) =>
      within.ask(networksOf(address), address.at(-1)),
    )
    await Promise.all(asked)
    expect(within.served.join('')).toBe('1121')
  })

  it('[Y1] [Y3] lets a newcomer displace one of the largest network, whose addresses wait once each', async () => {
    const { served, refused, ask } = semaphoreOf(4)
    const attacker = Array.from({ length: 6 }, (_, at) => ask(networksOf(`2001:db8:1:${at}::1`), `a${at}`))
    const newcomers = ['2001:db8:2::1', '203.0.113.4'].map((address, at) => ask(networksOf(address), `b${at}`))
    await Promise.all([...attacker, ...newcomers])
    expect(refused).toEqual(['a5 UNAVAILABLE', 'a4 UNAVAILABLE', 'a3 UNAVAILABLE'])
    expect(served).toEqual(['a0', 'a1', 'b0', 'b1', 'a2'])
  })

  it('[X6] pauses as a multiple of what the work took, and no longer than is worth it', async () => {
    const semaphore = new FairSemaphore({ atOnce: 1, maxWaiting: 9, pause: 19, longestPause: 200 })
    const begun: number[] = []
    const work = (milliseconds: number) =>
      semaphore.run(async () => {
        begun.push(performance.now())
        await wait(milliseconds)
      })
    await Promise.all([work(5), work(100), work(0)])
    const [first = 0, second = 0, third = 0] = begun
    // A timer may end a millisecond early.
    expect(second - first).toBeGreaterThan(4 * 19)
    expect(third - second).toBeGreaterThan(100 + 190)
    // Without a limit it would be two seconds.
    expect(third - second).toBeLessThan(1000)
  })
})
