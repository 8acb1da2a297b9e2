import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { Call } from '../../../src/kernel/limits/Call.js'
import { CostAccount } from '../../../src/kernel/limits/CostAccount.js'
import { CostAccounts } from '../../../src/kernel/limits/CostAccounts.js'
import { FairSemaphore } from '../../../src/kernel/limits/FairSemaphore.js'
import { networksOf } from '../../../src/kernel/limits/networks.js'
import { ProcessorMeter } from '../../../src/kernel/limits/ProcessorMeter.js'

/** A second of processor time, available again within a second. */
const limit = { points: 1000, seconds: 1 }

const from = (address: string) => networksOf(address)

describe('the account of a subscriber', () => {
  it('[Y1] makes calls wait beyond its processor time, until there is room again', async () => {
    const account = new CostAccount(limit, () => undefined)
    const begun = async () => {
      const start = performance.now()
      await account.begin(from('203.0.113.1'))
      return performance.now() - start
    }
    expect(await begun()).toBeLessThan(50)
    account.end(1000)
    // A part of it is available at once, and so much again twice as fast.
    expect(await begun()).toBeGreaterThan(70)
    account.end(500)
    expect(await begun()).toBeGreaterThan(350)
    account.end(0)
  })

  it('[Y1] serves its networks in rotation meanwhile, and refuses the largest with the time to wait', async () => {
    const account = new CostAccount(limit, () => undefined)
    account.begin(from('203.0.113.1'))
    account.end(1000)
    const served: string[] = []
    const refused: unknown[] = []
    const ask = (address: string) =>
      (async () => {
        await account.begin(from(address))
        served.push(address)
        account.end(0)
      })().catch(({ code, details }) => refused.push([code, details.retryAfter]))
    const all = Array.from({ length: 200 }, () => ask('203.0.113.1'))
    all.push(ask('203.0.113.2'), ask('203.0.113.1'))
    await Promise.all(all)
    expect(served.indexOf('203.0.113.2')).toBeLessThanOrEqual(1)
    expect(refused).toEqual([
      ['RATE_LIMITED', expect.any(Number)],
      ['RATE_LIMITED', expect.any(Number)],
    ])
  })

  it('[Y1] is forgotten once everything is available again', async () => {
    let isForgotten = false
    const account = new CostAccount(limit, () => {
      isForgotten = true
    })
    account.begin(from('203.0.113.1'))
    account.end(50)
    expect(isForgotten).toBe(false)
    await wait(120)
    expect(isForgotten).toBe(true)
  })
})

describe('the accounts of subscribers', () => {
  const callOf = (accounts: CostAccounts, address: string, isStaff = false) =>
    new Call(accounts, () => ({ networks: isStaff ? [address] : from(address), isStaff }), {
      closed: false,
      once: () => undefined,
    })
  let now = 0
  const accountsOf = () => new CostAccounts({ points: 400, seconds: 400 }, new ProcessorMeter(() => now))
  async function spend(call: Call, milliseconds: number): Promise<void> {
    await call.begin()
    now += milliseconds
    call.end()
  }
  /** Whether a call may begin at once. */
  async function hasRoom(call: Call): Promise<boolean> {
    const room = await Promise.race([call.begin().then(() => true), wait(20, false)])
    call.end()
    return room
  }

  it.each([
    ['an IPv6 /48', '2001:db8:7:1::1', '2001:db8:7:ffff::1', '2001:db8:8::1'],
    ['an IPv4 /24', '203.0.113.1', '203.0.113.250', '198.51.100.1'],
  ])('[Y1] what %s costs is on one account, and on nobody else', async (_, one, another, other) => {
    const accounts = accountsOf()
    await spend(callOf(accounts, one), 100)
    expect(await hasRoom(callOf(accounts, another))).toBe(false)
    expect(await hasRoom(callOf(accounts, other))).toBe(true)
  })

  it('[Y1] who works for the shop has ten times as much', async () => {
    const accounts = accountsOf()
    await spend(callOf(accounts, 'user 1', true), 100)
    expect(await hasRoom(callOf(accounts, 'user 1', true))).toBe(true)
  })

  it('[Y1] a call that waits for its turn elsewhere costs nothing, and takes no place', async () => {
    const accounts = accountsOf()
    const queue = new FairSemaphore({ atOnce: 1, maxWaiting: 50 })
    await queue.acquire()
    const waiting = Array.from({ length: 20 }, () => callOf(accounts, '203.0.113.1'))
    const turns = waiting.map(async (call) => {
      await call.begin()
      await call.inTurn(queue, async () => undefined)
      call.end()
    })
    await wait(10)
    await spend(callOf(accounts, '198.51.100.1'), 100)
    queue.release()
    await Promise.all(turns)
    expect(await hasRoom(callOf(accounts, '203.0.113.1'))).toBe(true)
  })
})

describe('processor time', () => {
  it('[Y1] belongs to what works at the moment, in equal parts', () => {
    let now = 0
    const meter = new ProcessorMeter(() => now)
    now = 100
    const first = meter.begin()
    now = 110
    const second = meter.begin()
    now = 130
    expect(meter.end(first)).toBe(20)
    now = 135
    expect(meter.end(second)).toBe(15)
    now = 200
    const third = meter.begin()
    expect(meter.end(third)).toBe(0)
  })
})
