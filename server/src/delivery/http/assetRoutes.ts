import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type Encoding, etagOf, isNamed } from '../../kernel/cache/CachedResponse.js'
import { acceptedEncoding } from './negotiate.js'

/** The files of a build, whose names change with their content. */
export interface Assets {
  /** Where they stand, with a `.br` and a `.gz` beside each that gets smaller by it. */
  folder: string
  /** The address of the folder, which Fastify puts before those of its files. */
  prefix: string
}

/** Of one build; what was asked least recently makes way. A start of the back office takes one megabyte. */
const maxHeldBytes = 8 * 1024 * 1024

/** Types that are served from memory. Others, and parts of a file, are read from disk at each request. */
const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
}

const endings = { br: '.br', gzip: '.gz', identity: '' } as const

const forever = { 'cache-control': 'public, max-age=31536000, immutable' }

interface HeldFile {
  bytes: Buffer
  headers: Record<string, string>
}

/** Serves the files of a build from memory, compressed as the build did it, once they were asked for. */
export async function assetRoutes(app: FastifyInstance, { folder }: Assets): Promise<void> {
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false })
  const files = new Set(await readdir(folder))
  const held = new LRUCache<string, HeldFile>({ maxSize: maxHeldBytes, sizeCalculation: ({ bytes }) => bytes.length })
  const isCompressedForm = (name: string) => /\.(br|gz)$/.test(name) && files.has(name.replace(/\.\w+$/, ''))

  for (const name of files) {
    if (isCompressedForm(name)) continue
    const type = types[path.extname(name)]
    app.get(`/${encodeURIComponent(name)}`, (request, reply) => {
      if (type === undefined || request.headers.range !== undefined) return reply.headers(forever).sendFile(name)
      const accepted = acceptedEncoding(request.headers['accept-encoding']?.toString())
      const encoding = files.has(name + endings[accepted]) ? accepted : 'identity'
      const stored = name + endings[encoding]
      const known = held.get(stored)
      if (known) return send(request, reply, known)
      read(path.join(folder, stored), type, encoding).then(
        (file) => {
          held.set(stored, file)
          send(request, reply, file)
        },
        (error) => reply.send(error),
      )
      return reply
    })
  }
}

async function read(file: string, type: string, encoding: Encoding): Promise<HeldFile> {
  const bytes = await readFile(file)
  const headers: Record<string, string> = {
    ...forever,
    'content-type': type,
    etag: etagOf(bytes),
    vary: 'accept-encoding',
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  }
  return { bytes, headers }
}

function send(request: FastifyRequest, reply: FastifyReply, { bytes, headers }: HeldFile): FastifyReply {
  const { etag = '', vary } = headers
  const known = request.headers['if-none-match']
  if (known !== undefined && isNamed(known, etag))
    return reply
      .code(304)
      .headers({ ...forever, etag, vary })
      .send()
  return reply.headers(headers).send(bytes)
}
