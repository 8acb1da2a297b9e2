import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from '@jest/globals'
import { fetchPublic } from '../../../src/kernel/network/fetchPublic.js'

const own = { production: true, publicUrl: 'https://shop.example', webhookPrivateNetworks: false }
const limits = { maxBytes: 1000, milliseconds: 2000 }
let server: Server | undefined

async function serve(listener: RequestListener): Promise<string> {
  const started = createServer(listener)
  server = started
  await new Promise<void>((done) => started.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`
}

const allowed = { ...own, webhookPrivateNetworks: true }

describe('[L10] what is fetched of others', () => {
  afterEach(() => {
    server?.closeAllConnections()
    server?.close()
  })

  it('is what a public address has, also after a redirect', async () => {
    const url = await serve(({ url: path }, answer) =>
      path === '/a' ? answer.writeHead(301, { location: '/b' }).end() : answer.end('content'),
    )
    expect((await fetchPublic(`${url}/a`, { ...limits, settings: allowed })).toString()).toBe('content')
  })

  it.each([
    'http://127.0.0.1/x.png',
    'http://[::1]/x.png',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/x.png',
    'http://2130706433/x.png',
    'http://localhost/x.png',
    'https://router.lan/x.png',
    'https://shop.example/x.png',
    'https://www.example.org:8443/x.png',
    'https://user:password@www.example.org/x.png',
    'file:///etc/passwd',
    'ftp://www.example.org/x.png',
  ])('is nothing of the own network, nor by another way than the web: %s', async (address) => {
    await expect(fetchPublic(address, { ...limits, settings: own })).rejects.toMatchObject({ fault: 'forbidden' })
  })

  it('is nothing of the own network by a name that leads into it', async () => {
    const resolve = async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '192.168.1.1', family: 4 },
    ]
    const fetched = fetchPublic('http://pictures.example.org/x.png', { ...limits, settings: own, resolve })
    await expect(fetched).rejects.toMatchObject({ fault: 'forbidden' })
  })

  it('is nothing of the own network by a redirect to it', async () => {
    const asked: (string | undefined)[] = []
    const url = await serve(({ url: path }, answer) => {
      asked.push(path)
      answer.writeHead(302, { location: '/inside' }).end()
    })
    // The first address counts as public, and what comes after it as what it is.
    const settings = {
      ...own,
      get webhookPrivateNetworks() {
        return asked.length === 0
      },
    }
    await expect(fetchPublic(`${url}/a`, { ...limits, settings })).rejects.toMatchObject({ fault: 'forbidden' })
    expect(asked).toEqual(['/a'])
  })

  it.each<[string, RequestListener, object]>([
    ['goes round', (_, answer) => answer.writeHead(302, { location: '/' }).end(), { fault: 'refused', status: 302 }],
    ['is not there', (_, answer) => answer.writeHead(404).end(), { fault: 'refused', status: 404 }],
    ['is too large', (_, answer) => answer.end('x'.repeat(1001)), { fault: 'tooLarge' }],
    ['never ends', (_, answer) => void answer.write('x'), { fault: 'timeout' }],
    ['breaks off', (_, answer) => void answer.destroy(), { fault: 'unreachable' }],
  ])('is nothing that %s', async (_, listener, fault) => {
    const url = await serve(listener)
    await expect(fetchPublic(url, { ...limits, settings: allowed })).rejects.toMatchObject(fault)
  })
})
