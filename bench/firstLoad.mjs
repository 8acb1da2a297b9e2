import { rawRequest } from './rawRequest.mjs'

/**
 * @typedef {{script: number, style: number, font: number}} Bytes as they come over the wire
 */

const acceptBrotli = { 'accept-encoding': 'br' }

/**
 * The bytes that a browser fetches before a screen is usable: what its HTML names, also for after the first paint, and
 * what these scripts import statically. What is imported later, on demand, is not counted.
 * @param {string} origin
 * @param {string} path of the screen
 * @returns {Promise<Bytes>}
 */
export async function firstLoad(origin, path) {
  const { status, body } = await rawRequest(origin, { path })
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  const html = body.toString('utf8')
  /** @type {Bytes} */
  const bytes = { script: 0, style: 0, font: 0 }
  /** @type {Set<string>} */
  const seen = new Set()

  /** @param {string} address */
  async function add(address) {
    if (seen.has(address)) return
    seen.add(address)
    const sent = await rawRequest(origin, { path: address, headers: acceptBrotli })
    if (sent.status !== 200) throw new Error(`${address}, which ${path} needs, answered ${sent.status}`)
    const kind = /\.[cm]?js$/.test(address) ? 'script' : address.endsWith('.css') ? 'style' : 'font'
    bytes[kind] += sent.body.length
    if (kind === 'script') {
      const plain = await rawRequest(origin, { path: address })
      for (const imported of staticImports(plain.body.toString('utf8')))
        await add(new URL(imported, `${origin}${address}`).pathname)
    }
  }

  for (const address of named(html)) await add(address)
  return bytes
}

/** @param {string} html */
function named(html) {
  const scripts = [...html.matchAll(/<script[^>]+\bsrc="([^"]+)"/g)].map((match) => match[1])
  const later = [...html.matchAll(/\bdata-scripts="([^"]+)"/g)].flatMap((match) => match[1]?.split(' '))
  const links = [...html.matchAll(/<link\b[^>]*>/g)]
    .filter(
      ([tag]) => /rel="(stylesheet|modulepreload)"/.test(tag) || (/rel="preload"/.test(tag) && /as="font"/.test(tag)),
    )
    .map(([tag]) => tag.match(/href="([^"]+)"/)?.[1])
  return [...scripts, ...later, ...links].flatMap((address) => address ?? [])
}

/** @param {string} script */
function staticImports(script) {
  return [...script.matchAll(/(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+|\/[^"']+\.js)["']/g)].flatMap(
    (match) => match[1] ?? [],
  )
}
