/**
 * One attacking subscriber, with a /48 of addresses and 16 calls under way of a dear kind, beside visitors: what those
 * notice. Runs in a thread of its own, so that visitors do not wait for who sends the others.
 */
import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import net from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { allocator } from '../scripts/house/allocator.mjs'
import { step } from '../scripts/house/progress.mjs'
import { startShop } from '../scripts/house/shop.mjs'
import { rawRequest } from './rawRequest.mjs'

/**
 * @typedef {import('./rawRequest.mjs').Request} Request
 * @typedef {import('../scripts/house/shop.mjs').Shop} Shop
 * @typedef {import('./Table.mjs').Table} Table
 * @typedef {{waits: number[], searches: number, searchesDone: number, forms: number, formsDone: number, photos: number, photosDone: number}} Noticed
 */

const underWay = 16
const seconds = 10
const pagesPerSecond = 40
const longestRatio = 3
const fewestOfHundred = 95
const maxMegabytes = 200
const json = { 'content-type': 'application/json' }
const words = ['laptop', 'scherm', 'batterij', 'virus', 'printer', 'windows', 'toetsenbord', 'traag', 'backup', 'wifi']

/** An address of the attacking subscriber. */
const attacking = () => `2001:db8:77:${randomInt(65_536).toString(16)}::${randomInt(1, 65_536).toString(16)}`
/** An address of some visitor. */
const visiting = () => `${randomInt(1, 120)}.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

/**
 * Each attack meets a shop that has just been started and visited, so that its memory is compared with that of an idle
 * shop, not with what the attack before it left.
 * @param {Table} table
 * @param {string} [only] words of the attacks' names
 */
export async function measureSubscriber(table, only = '') {
  for (const title of Object.keys(attacks).filter((name) => name.includes(only))) {
    await withCalmShop(async (shop, calm) => {
      const idle = residentBytes(shop)
      const attack = await beginAttack(shop.url, title)
      await wait(500)
      let peak = 0
      const watch = setInterval(() => {
        peak = Math.max(peak, residentBytes(shop))
      }, 50)
      const noticed = await step(`One subscriber: ${title}`, () => visitors(shop, seconds))
      clearInterval(watch)
      const answers = await attack.end()
      console.log(`  answers to the subscriber: ${JSON.stringify(answers)}`)
      report(table, title, calm, noticed, peak - idle)
    })
  }
  if (!only) await withCalmShop((shop, calm) => office(table, shop, calm))
}

/** @param {(shop: Shop, calm: Noticed) => Promise<void>} measure what visitors notice while nobody attacks */
async function withCalmShop(measure) {
  const env = { ...allocator, TRUSTED_PROXIES: 'loopback', COST_LIMIT: '2000/20s', MESSAGE_LIMIT: '1000/1m' }
  const shop = await step('Starting the shop', () => startShop({ env, root: process.env.BENCH_ROOT }))
  try {
    await rawRequest(shop.url, { path: '/nl' })
    await visitors(shop, 3)
    await measure(shop, await step('Visitors alone', () => visitors(shop, seconds)))
  } finally {
    await shop.stop()
  }
}

/**
 * @param {Table} table
 * @param {string} title
 * @param {Noticed} calm
 * @param {Noticed} noticed
 * @param {number} bytes
 */
function report(table, title, calm, noticed, bytes) {
  const [average, usual] = [mean(noticed.waits), mean(calm.waits)]
  table.wait(`one subscriber, ${title}: /nl, cached, on average`, average, usual, 'calm', longestRatio)
  table.wait('the same: 95 of 100 within', at(noticed.waits, 0.95), at(calm.waits, 0.95), 'calm')
  const failedSearches = 100 - (100 * noticed.searchesDone) / noticed.searches
  const failedForms = 100 - (100 * noticed.formsDone) / noticed.forms
  const failedPhotos = 100 - (100 * noticed.photosDone) / noticed.photos
  table.count('the same: searches of others that failed, of 100', failedSearches, 100 - fewestOfHundred)
  table.count('the same: forms of others that failed, of 100', failedForms, 100 - fewestOfHundred)
  table.count('the same: forms of others with a photo that failed, of 100', failedPhotos, 100 - fewestOfHundred)
  table.count('the same: more memory at its peak, in MB', Math.max(0, bytes / 1e6), maxMegabytes)
}

/**
 * Thirty people behind one address, who work side by side: each opens cached pages, searches, and reads lists.
 * @param {Table} table
 * @param {Shop} shop
 * @param {Noticed} calm
 */
async function office(table, shop, calm) {
  const from = { 'x-forwarded-for': '198.51.100.20' }
  const people = 30
  let failed = 0
  /** @type {number[]} */
  const searches = []
  const until = performance.now() + 20_000
  const person = async () => {
    await wait(randomInt(4000))
    while (performance.now() < until) {
      const sent = performance.now()
      const { status } = await rawRequest(shop.url, { path: searchPath(), headers: from })
      if (status >= 400) failed += 1
      searches.push(performance.now() - sent)
      for (const path of ['/nl', '/nl/nieuws', '/nl/contact', `/api/public-products/nl/${randomInt(1, 4)}`]) {
        await wait(randomInt(500, 4000))
        const answer = await rawRequest(shop.url, { path, headers: from })
        if (answer.status >= 400) failed += 1
      }
    }
  }
  const [noticed] = await step('Thirty people behind one address', async () =>
    Promise.all([visitors(shop, 20), ...Array.from({ length: people }, person)]),
  )
  table.count('thirty people behind one address: requests of theirs that failed', failed, 0)
  table.wait(
    'the same: their searches, 95 of 100 within',
    at(searches, 0.95),
    at(calm.waits, 0.95),
    'a calm cached page',
  )
  table.wait(
    'the same: /nl, cached, of others, on average',
    mean(noticed.waits),
    mean(calm.waits),
    'calm',
    longestRatio,
  )
}

/**
 * Visitors of other networks for a while, who do not wait for each other.
 * @param {Shop} shop
 * @param {number} duration seconds
 * @returns {Promise<Noticed>}
 */
async function visitors(shop, duration) {
  /** @type {Noticed} */
  const noticed = { waits: [], searches: 0, searchesDone: 0, forms: 0, formsDone: 0, photos: 0, photosDone: 0 }
  const headers = () => ({ 'x-forwarded-for': visiting(), origin: shop.url })
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const photo = await smallPhoto()
  /** @type {Array<Promise<void>>} */
  const asked = []
  /** @param {Request} request @param {(isDone: boolean, took: number) => void} then */
  const ask = (request, then) => {
    const sent = performance.now()
    asked.push(
      Promise.race([rawRequest(shop.url, request), wait(12_000, { status: 0 })]).then(
        ({ status }) => then(status >= 200 && status < 400, performance.now() - sent),
        () => then(false, performance.now() - sent),
      ),
    )
  }
  const start = performance.now()
  for (let number = 0; number < pagesPerSecond * duration; number += 1) {
    const early = start + (number * 1000) / pagesPerSecond - performance.now()
    if (early > 1) await wait(early)
    ask({ path: '/nl', headers: { ...headers(), 'accept-encoding': 'br' } }, (_, took) => noticed.waits.push(took))
    if (number % 20 === 5) {
      noticed.searches += 1
      ask({ path: searchPath(), headers: headers() }, (isDone) => {
        if (isDone) noticed.searchesDone += 1
      })
    }
    if (number % 40 === 15) {
      noticed.forms += 1
      const body = contactForm().toString()
      ask({ path: '/nl/contact?form=question', method: 'POST', headers: { ...headers(), ...form }, body }, (isDone) => {
        if (isDone) noticed.formsDone += 1
      })
    }
    if (number % 80 === 35) {
      noticed.photos += 1
      const multipart = withPhoto(contactForm(), photo)
      ask(
        {
          path: '/nl/contact?form=question',
          method: 'POST',
          headers: { ...headers(), ...multipart.headers },
          body: multipart.body,
        },
        (isDone) => {
          if (isDone) noticed.photosDone += 1
        },
      )
    }
  }
  await Promise.all(asked)
  return noticed
}

const word = () => /** @type {string} */ (words[randomInt(words.length)])
const searchPath = () => `/nl/zoeken?q=${word()}+${word()}+${randomBytes(2).toString('hex')}`

function contactForm() {
  return new URLSearchParams({
    name: 'Jan Bezoeker',
    email: `bezoeker${randomInt(1_000_000)}@example.com`,
    message: `Mijn laptop start niet op, al ${randomInt(1_000_000)} keer.`,
  })
}

/**
 * @param {URLSearchParams} fields
 * @param {Buffer} photo
 */
function withPhoto(fields, photo) {
  const boundary = `----${randomUUID()}`
  const texts = [...fields].map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="photos"; filename="foto.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`
  const body = Buffer.concat([Buffer.from(texts.join('') + head), photo, Buffer.from(`\r\n--${boundary}--\r\n`)])
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': String(body.length) }
  return { headers, body }
}

function smallPhoto() {
  return photoOf(640, 480)
}

/** @param {number} width @param {number} height */
function photoOf(width, height) {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) }
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

/** @param {Shop} shop */
function residentBytes({ pid }) {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

/** @param {readonly number[]} times */
function mean(times) {
  return times.reduce((sum, time) => sum + time, 0) / times.length
}

/** @param {readonly number[]} times @param {number} part */
function at(times, part) {
  return [...times].sort((one, other) => one - other)[Math.floor(times.length * part)] ?? 0
}

/**
 * @param {string} origin
 * @param {string} title
 * @returns {Promise<{end(): Promise<Record<string, number>>}>}
 */
async function beginAttack(origin, title) {
  const thread = new Worker(new URL(import.meta.url), { workerData: { origin, title } })
  await new Promise((resolve, reject) => {
    thread.once('message', resolve)
    thread.once('error', reject)
  })
  return {
    end: () =>
      new Promise((resolve) => {
        thread.once('message', async (answers) => {
          await thread.terminate()
          resolve(answers)
        })
        thread.postMessage('end')
      }),
  }
}

/** @param {string} query @param {object} [more] @returns {Request} */
function graphql(query, more) {
  return { path: '/graphql', method: 'POST', headers: json, body: JSON.stringify({ query, ...more }) }
}

/** @param {number} count */
function searches(count) {
  const each = Array.from({ length: count }, (_, at) => {
    const asked = `${word()} ${word()} ${randomBytes(3).toString('hex')}`
    return `a${at}: publicSearch(language: nl, q: "${asked}") { total items { title { text } excerpt { text } } }`
  })
  return `{ ${each.join(' ')} }`
}

/** @param {number} count @returns {Request} */
function withVariables(count) {
  const names = Array.from({ length: count }, (_, at) => [`v${randomInt(1_000_000)}x${at}`, 1])
  const persistedQuery = { version: 1, sha256Hash: randomBytes(32).toString('hex') }
  const body = JSON.stringify({ variables: Object.fromEntries(names), extensions: { persistedQuery } })
  return { path: '/graphql', method: 'POST', headers: json, body }
}

/** What the subscriber sends, each of them 16 times side by side. @type {Record<string, () => Request | Promise<Request>>} */
const attacks = {
  '20 searches in one document': () => graphql(searches(20)),
  'as many searches as one document may have': () => graphql(searches(4)),
  'searches over REST': () => ({ path: `/api/public-search/nl?q=${word()}+${randomBytes(3).toString('hex')}` }),
  '1,240 equal selections': () => graphql(`{ ${'me{id} '.repeat(1240)} } # ${randomUUID()}`),
  '14,000 variables with a persisted hash': () => withVariables(14_000),
  'as many variables as a call may have': () => withVariables(990),
  'everything about the products': () =>
    graphql(
      `{ ${Array.from({ length: 4 }, (_, at) => `a${at}: publicProducts(language: nl, page: ${randomInt(1, 900)}) { total items { id title url price } }`).join(' ')} }`,
    ),
  'lists that are narrowed down': () => ({ path: `/nl/verkoop/product-verkoop?merk=${randomUUID()}` }),
  'slow uploads': () => ({ path: '/nl/contact' }),
  'photos of 12 million pixels': async () => {
    const { headers, body } = withPhoto(contactForm(), await photoOf(4000, 3000))
    return { path: '/nl/contact?form=question', method: 'POST', headers, body }
  },
}

const laborious = new Set([
  '14,000 variables with a persisted hash',
  'as many variables as a call may have',
  'photos of 12 million pixels',
])

/**
 * A form of which 800 bytes a second arrive, until it is closed.
 * @param {string} origin
 */
async function uploadSlowly(origin) {
  const { hostname, port } = new URL(origin)
  const socket = net.connect(Number(port), hostname)
  let answered = ''
  socket.on('data', (data) => {
    answered += data
  })
  const closed = new Promise((resolve) => socket.once('close', resolve).on('error', () => resolve(undefined)))
  const head = [
    'POST /nl/contact?form=question HTTP/1.1',
    `host: ${hostname}:${port}`,
    `origin: ${origin}`,
    `x-forwarded-for: ${attacking()}`,
    'content-type: multipart/form-data; boundary=b',
    'content-length: 4000000',
  ]
  socket.write(
    `${head.join('\r\n')}\r\n\r\n--b\r\ncontent-disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n`,
  )
  const timer = setInterval(() => socket.write(Buffer.alloc(800)), 1000)
  await closed
  clearInterval(timer)
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answered)?.[1] ?? 0)
}

/**
 * What takes long to make is made before anything is measured, since the shop shares the machine with who attacks it.
 * @param {string} title
 * @returns {Promise<() => Request | Promise<Request>>}
 */
async function prepared(title) {
  const make = /** @type {() => Request | Promise<Request>} */ (attacks[title])
  if (!laborious.has(title)) return make
  const made = await Promise.all(Array.from({ length: 50 }, make))
  return () => /** @type {Request} */ (made[randomInt(made.length)])
}

/** Sends the same over and over, as fast as it is answered. */
async function attackInThread() {
  const { origin, title } = workerData
  const make = await prepared(title)
  /** @type {Record<string, number>} */
  const answers = {}
  const send = async () => {
    for (;;) {
      const request = await make()
      const headers = { ...request.headers, 'x-forwarded-for': attacking(), origin }
      const status = await (title === 'slow uploads'
        ? uploadSlowly(origin)
        : rawRequest(origin, { ...request, headers }).then(
            (answer) => answer.status,
            () => 0,
          ))
      answers[status] = (answers[status] ?? 0) + 1
      if (status === 0) await wait(100)
    }
  }
  for (let caller = 0; caller < underWay; caller += 1) void send()
  parentPort?.postMessage('begun')
  parentPort?.once('message', () => parentPort?.postMessage(answers))
}

if (!isMainThread && workerData?.title) await attackInThread()
