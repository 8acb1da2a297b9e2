import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, it } from '@jest/globals'
import { type Shop, startShop } from '../../../scripts/house/shop.mjs'
import { ShopClient } from '../../../soak/ShopClient.mjs'
import { removeShopFolders, shopFolder } from './shopFolders.js'

afterAll(removeShopFolders)

const contact = { name: 'Kees', email: 'kees@example.com', message: 'Mijn laptop is traag sinds gisteren.' }

it('stopped with SIGTERM under load: requests in flight are finished, and it ends within 10 seconds', async () => {
  const folder = await shopFolder()
  const shop = await startShop({ folder })
  const admin = await ShopClient.admin(shop.url)
  const visitors = Array.from({ length: 8 }, () => visitUntilClosed(shop))
  const mutation = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { downloadUrl } }'
  const begun = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2
        ? begin(shop, admin, '/api/send-contact-email', contact)
        : begin(shop, admin, '/graphql', { query: mutation, variables: { input: contact } }),
    ),
  )

  const stopping = shop.stop()
  await untilClosed(shop)
  const answers = await Promise.all(begun.map((finish) => finish()))
  expect(answers.map(({ status, body }) => [status, body.errors])).toEqual(answers.map(() => [200, undefined]))
  expect(await stopping).toBeLessThan(10)
  expect((await Promise.all(visitors)).flat()).toEqual([])

  const again = await startShop({ folder })
  try {
    const messages = await admin.at(again.url).all('emails')
    expect(messages.filter(({ name }) => name === 'Kees')).toHaveLength(20)
  } finally {
    await again.stop()
  }
})

it('[O3] browsers that connected in advance, or sent half of the headers, do not delay the end', async () => {
  const shop = await startShop({ folder: await shopFolder() })
  for (const sent of ['', 'GET /nl HTTP/1.1\r\nHost: localhost']) {
    const socket = connect(Number(new URL(shop.url).port), '127.0.0.1').on('error', () => undefined)
    await once(socket, 'connect')
    socket.write(sent)
  }
  await wait(200)
  expect(await shop.stop()).toBeLessThan(5)
})

/** Sends the head of a request, waits until the shop has read it, and sends the rest when asked to. */
async function begin({ url }: Shop, { headers }: ShopClient, path: string, content: object) {
  const body = JSON.stringify(content)
  const sent = request(url + path, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
      connection: 'close',
    },
  })
  sent.flushHeaders()
  await once(sent, 'continue')
  return async () => {
    const answered = once(sent, 'response')
    sent.end(body)
    const [answer] = (await answered) as [IncomingMessage]
    return { status: answer.statusCode, body: JSON.parse(Buffer.concat(await answer.toArray()).toString()) }
  }
}

/** @returns what was answered neither well nor with the word that the shop is stopping */
async function visitUntilClosed({ url }: Shop): Promise<string[]> {
  const faults: string[] = []
  for (;;) {
    try {
      const { status } = await fetch(`${url}/api/public-tips/nl/1?${Math.random()}`, {
        headers: { connection: 'close' },
      })
      if (status !== 200 && status !== 503) faults.push(`${status}`)
    } catch {
      return faults
    }
  }
}

async function untilClosed({ url }: Shop): Promise<void> {
  while (
    await fetch(`${url}/healthz`, { headers: { connection: 'close' } }).then(
      () => true,
      () => false,
    )
  )
    await wait(20)
}
