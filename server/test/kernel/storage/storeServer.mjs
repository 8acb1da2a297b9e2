// An S3 server, in a process of its own; prints its port when it is ready.
import { startFauxqs } from 'fauxqs'

const server = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false })
server.createBucket(process.argv[2])
console.log(server.port)
