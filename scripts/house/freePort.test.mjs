import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { afterEach, expect, it, jest } from '@jest/globals'
import { freePort } from './freePort.mjs'

const handedOut = '/proc/sys/net/ipv4/ip_local_port_range'
const [first = 0] = existsSync(handedOut) ? readFileSync(handedOut, 'utf8').split(/\s+/).map(Number) : []
const onUsualLinux = first >= 32_768 ? it : it.skip

afterEach(() => void jest.restoreAllMocks())

onUsualLinux('a free port is none that Linux hands out to a program that asks for any', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, () => freePort()))
  expect(ports.filter((port) => port >= first)).toEqual([])
})

it('a free port has no other listener', async () => {
  const server = createServer()
  const taken = await freePort()
  await new Promise((resolve) => server.listen(taken, '127.0.0.1', () => resolve(undefined)))
  server.unref()
  const place = (taken - 20_000 + 0.5) / 12_000
  jest.spyOn(Math, 'random').mockReturnValueOnce(place)
  expect(await freePort()).not.toBe(taken)
  expect(Math.random).toHaveBeenCalledTimes(2)
  server.close()
})
