import http from 'node:http'

/**
 * @typedef {object} Request what is asked of a server
 * @property {string} path
 * @property {'GET' | 'POST'} [method]
 * @property {Record<string, string>} [headers]
 * @property {string | Buffer} [body]
 *
 * @typedef {object} Answer
 * @property {number} status
 * @property {Record<string, string | string[]>} headers
 * @property {Buffer} body exactly as sent, compressed if it was
 */

const connections = new http.Agent({ keepAlive: true })

/**
 * One request over a persistent connection; the body is not decoded.
 * @param {string} origin
 * @param {Request} request
 * @returns {Promise<Answer>}
 */
export function rawRequest(origin, { path, method = 'GET', headers, body }) {
  return new Promise((resolve, reject) => {
    const sent = http.request(new URL(path, origin), { method, headers, agent: connections }, (answer) => {
      /** @type {Buffer[]} */
      const chunks = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const known = Object.entries(answer.headers).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, value]],
        )
        resolve({ status: answer.statusCode ?? 0, headers: Object.fromEntries(known), body: Buffer.concat(chunks) })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
