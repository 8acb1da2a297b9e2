import { logIn } from '../scripts/house/session.mjs'

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {any} body as JSON; undefined when it is none
 * @property {string} text
 */

/** Calls a shop as a logged-in user; the session outlives a restart on another port. */
export class ShopClient {
  /**
   * @param {string} url
   * @param {Record<string, string>} headers
   */
  constructor(url, headers) {
    this.url = url
    this.headers = headers
  }

  /** @param {string} url */
  static async admin(url) {
    return new ShopClient(url, (await logIn(url)).headers)
  }

  /** @param {string} url */
  at(url) {
    return new ShopClient(url, this.headers)
  }

  /**
   * @param {string} method
   * @param {string} path below /api/
   * @param {object} [body]
   * @param {Record<string, string>} [headers]
   * @returns {Promise<Answer>}
   */
  rest(method, path, body, headers = {}) {
    return this.ask(`/api/${path}`, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
  }

  /**
   * @param {string} query
   * @param {object} [variables]
   * @returns {Promise<Answer>}
   */
  graphql(query, variables) {
    const body = JSON.stringify({ query, variables })
    return this.ask('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  }

  /**
   * @param {string} path
   * @param {RequestInit} [init]
   * @returns {Promise<Answer>}
   */
  async ask(path, init = {}) {
    const headers = { ...this.headers, .../** @type {Record<string, string>} */ (init.headers) }
    const answer = await fetch(this.url + path, { redirect: 'manual', ...init, headers })
    const text = await answer.text()
    return { status: answer.status, text, body: parsed(text) }
  }

  /**
   * All records of a list.
   * @param {string} path
   * @returns {Promise<Array<Record<string, any>>>}
   */
  async all(path) {
    const records = []
    for (let page = 1; ; page += 1) {
      const { status, body } = await this.rest('GET', `${path}?page=${page}&per_page=100`)
      if (status !== 200) throw new Error(`${path} answered ${status}`)
      records.push(...body.data)
      if (records.length >= body.meta.total || body.data.length === 0) return records
    }
  }
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
