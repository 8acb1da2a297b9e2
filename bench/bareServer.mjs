/**
 * The measure of speed: Node's own HTTP server, in a process of its own, sending given bytes from memory and nothing
 * more. Started by `startBareServer`; its only parameter is the answer as JSON.
 */
import http from 'node:http'

const { status, headers, body } = JSON.parse(process.argv[2] ?? '{}')
const bytes = Buffer.from(body, 'base64')

const server = http.createServer((request, response) => {
  request.resume()
  request.on('end', () => {
    response.writeHead(status, headers)
    response.end(bytes)
  })
})
server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
process.on('disconnect', () => process.exit())
