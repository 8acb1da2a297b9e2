/**
 * The measure of speed: Node's own HTTP server, in a process of its own, sending given bytes from memory and nothing
 * more. Started by `startBareServer`, which sends it the answers: one for each address, or one for all.
 */
import http from 'node:http'

/** @typedef {{status: number, headers: Record<string, string | string[]>, body: string}} Sent the body in base64 */

process.once('message', (/** @type {{all?: Sent, byPath?: Record<string, Sent>}} */ { all, byPath = {} }) => {
  const one = all && ready(all)
  const answers = new Map(Object.entries(byPath).map(([path, sent]) => [path, ready(sent)]))
  const server = http.createServer((request, response) => {
    request.resume()
    request.on('end', () => {
      const answer = one ?? answers.get(request.url ?? '')
      if (!answer) return response.writeHead(404).end()
      response.writeHead(answer.status, answer.headers)
      response.end(answer.bytes)
    })
  })
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
})
process.on('disconnect', () => process.exit())

/** @param {Sent} sent */
function ready({ status, headers, body }) {
  return { status, headers, bytes: Buffer.from(body, 'base64') }
}
