import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { expect, it } from '@jest/globals'
import { freePort } from './freePort.mjs'

const handedOut = '/proc/sys/net/ipv4/ip_local_port_range'

const onLinux = existsSync(handedOut) ? it : it.skip

onLinux('a free port is none that Linux hands out to a program that asks for any', async () => {
  const [first = 0, last = 0] = readFileSync(handedOut, 'utf8').trim().split(/\s+/).map(Number)
  const ports = await Promise.all(Array.from({ length: 50 }, () => freePort()))
  expect(ports.filter((port) => port >= first && port <= last)).toEqual([])
})

it('a free port has no other listener', async () => {
  const server = createServer().listen(await freePort(), '127.0.0.1')
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject))
  server.close()
})
