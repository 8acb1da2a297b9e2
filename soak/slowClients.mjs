import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * @typedef {object} SlowClientsReport
 * @property {number} clients
 * @property {number} stillOpen connections that the shop has not closed
 * @property {number} slowestClose seconds from the first byte until the last of them was closed
 * @property {number} visits of an ordinary visitor meanwhile
 * @property {number} failedVisits
 * @property {number} slowestVisit milliseconds
 */

/**
 * Connects clients that send their headers or their bodies, or read their answers, byte by byte, and measures how an
 * ordinary visitor is served meanwhile.
 * @param {string} url of the shop
 * @param {{clients: number, largeFile: string, page: string, seconds?: number}} options largeFile: path of an answer of
 *   some hundred kilobytes; page: what the visitor looks at; seconds: for how long at most
 * @returns {Promise<SlowClientsReport>}
 */
export async function slowClients(url, { clients, largeFile, page, seconds = 40 }) {
  const { port, host } = new URL(url)
  const begun = performance.now()
  // The system buffers some megabytes for each client that does not read, which a busy machine takes long to fill.
  const dripAt = (/** @type {number} */ index) =>
    index % 40 === 39 ? answers(host, largeFile) : index % 2 ? headers(host) : body(host)
  const open = Array.from({ length: clients }, (_, index) => new SlowClient(Number(port), dripAt(index)))
  /** @type {number[]} */
  const visits = []
  let failedVisits = 0
  while (open.some(({ closedAt }) => closedAt === null) && performance.now() - begun < seconds * 1000) {
    const asked = performance.now()
    const isServed = await fetch(`${url}${page}`, { signal: AbortSignal.timeout(10_000) }).then(
      async (answer) => answer.ok && (await answer.text()).length > 0,
      () => false,
    )
    visits.push(performance.now() - asked)
    if (!isServed) failedVisits += 1
    await wait(200)
  }
  const closed = open.flatMap(({ closedAt }) => (closedAt === null ? [] : [closedAt]))
  for (const client of open) client.hangUp()
  return {
    clients,
    stillOpen: clients - closed.length,
    slowestClose: (Math.max(begun, ...closed) - begun) / 1000,
    visits: visits.length,
    failedVisits,
    slowestVisit: Math.max(...visits),
  }
}

/** @typedef {{begin: string, drop: string, reads: boolean}} Drip what is sent immediately, and then every second */

/** @param {string} host @returns {Drip} */
function headers(host) {
  return { begin: `GET / HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `, drop: 'a', reads: true }
}

/** @param {string} host @returns {Drip} */
function body(host) {
  const head = `POST /graphql HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n`
  return { begin: `${head}{"query": "`, drop: ' ', reads: true }
}

/** Asks for more than the system keeps for who does not read. @param {string} host @param {string} file @returns {Drip} */
function answers(host, file) {
  // A client that does not read notices a closed connection only when it sends something.
  return { begin: `GET ${file} HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(100), drop: '\r\n', reads: false }
}

class SlowClient {
  /** On the clock of `performance`. @type {number | null} */
  closedAt = null

  /**
   * @param {number} port
   * @param {Drip} drip
   */
  constructor(port, { begin, drop, reads }) {
    this.socket = connect(port, '127.0.0.1', () => this.socket.write(begin))
    this.socket.on('error', () => undefined)
    this.socket.on('close', () => this.#end())
    this.timer = setInterval(() => this.socket.write(drop), 1000)
    if (reads) this.socket.resume()
    else this.socket.pause()
  }

  #end() {
    clearInterval(this.timer)
    this.closedAt ??= performance.now()
  }

  hangUp() {
    clearInterval(this.timer)
    this.socket.destroy()
  }
}
