import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { uploadsAddress } from '../../../src/kernel/settings/storageAddress.js'
import type { UploadStorage } from '../../../src/kernel/storage/FileFolder.js'
import { openStorage } from '../../../src/kernel/storage/openStorage.js'
import { Relay } from '../../Relay.js'

export interface TestStorage {
  /** As `UPLOADS` names it. */
  setting: string
  open(): Promise<UploadStorage>
  drop(): Promise<void>
}

/** The kinds of storage for uploads: a folder of this machine, and a bucket of a server that speaks S3. */
export const testStorages: { name: string; create(): Promise<TestStorage> }[] = [
  { name: 'disk', create: createDisk },
  { name: 'S3', create: createBucket },
]

const log = pino({ level: 'silent' })

export async function createDisk(): Promise<TestStorage> {
  const place = await mkdtemp(path.join(tmpdir(), 'shop-uploads-'))
  return testStorage(`file:${path.join(place, 'uploads')}`, () => rm(place, { recursive: true }))
}

export interface TestBucket extends TestStorage {
  /** The proxy to it, which a test may disconnect. */
  wire: Relay
}

/** A server with one bucket; its credentials are in the environment until it is dropped. */
export async function createBucket(): Promise<TestBucket> {
  const bucket = `shop-${randomUUID()}`
  const server = spawn(process.execPath, [path.join(import.meta.dirname, 'storeServer.mjs'), bucket], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = await Promise.race([
    once(server.stdout.setEncoding('utf8'), 'data'),
    once(server, 'exit').then(() => Promise.reject(new Error('The store did not start'))),
  ])
  const wire = await Relay.to('127.0.0.1', Number(port))
  const names = {
    AWS_ENDPOINT_URL: `http://127.0.0.1:${wire.ownPort}`,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  }
  Object.assign(process.env, names)
  const storage = testStorage(`s3://${bucket}/the/shop`, async () => {
    for (const name of Object.keys(names)) delete process.env[name]
    await wire.close()
    server.kill()
  })
  return { ...storage, wire }
}

function testStorage(setting: string, drop: () => Promise<void>): TestStorage {
  return { setting, open: () => openStorage(uploadsAddress.parse(setting), log), drop }
}
