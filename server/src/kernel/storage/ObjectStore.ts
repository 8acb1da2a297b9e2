import type { FileHandle } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { FastifyBaseLogger } from 'fastify'
import { ShopError } from '../errors/ShopError.js'
import type { ByteRange } from './FileFolder.js'

/** The protocol's limit of objects for one delete request. */
const maxRemoved = 1000

/** A bucket's objects by their full keys. Errors of the store become UNAVAILABLE. */
export class ObjectStore {
  constructor(
    private readonly client: S3Client,
    private readonly bucket: string,
    private readonly log: FastifyBaseLogger,
  ) {}

  /** @throws the error of the store when the bucket cannot be used */
  async assertUsable(prefix: string): Promise<void> {
    for await (const _ of this.pages(prefix, 1)) break
  }

  /** A short reason why the bucket cannot be used; null when it can. */
  async trouble(prefix: string): Promise<string | null> {
    return this.assertUsable(prefix).then(() => null, whyNot)
  }

  put(key: string, content: Buffer): Promise<void> {
    return this.ask(key, async () => {
      await this.client.send(new PutObjectCommand({ ...this.at(key), Body: content }))
    })
  }

  /** Uploads a local file in parts; the object does not exist before all of them are uploaded. */
  putFile(key: string, handle: FileHandle): Promise<void> {
    return this.ask(key, async () => {
      await this.upload(key, handle.createReadStream({ start: 0, autoClose: false }))
    })
  }

  /** Uploads what comes in parts; the object does not exist before all of them are uploaded. */
  async putStream(key: string, content: Readable): Promise<void> {
    let failure: unknown
    content.once('error', (error) => {
      failure = error
    })
    await this.ask(key, () => this.upload(key, content)).catch((error: unknown) => {
      content.destroy()
      throw failure ?? error
    })
  }

  private async upload(key: string, content: Readable): Promise<void> {
    await new Upload({ client: this.client, params: { ...this.at(key), Body: content }, queueSize: 1 }).done()
  }

  /** @returns null when it does not exist */
  head(key: string): Promise<{ size: number; changedAt: Date } | null> {
    return this.ask(key, async () => {
      const answer = await this.client.send(new HeadObjectCommand(this.at(key))).catch(unlessMissing)
      return answer && { size: answer.ContentLength ?? 0, changedAt: answer.LastModified ?? new Date(0) }
    })
  }

  get(key: string, range?: ByteRange): Promise<Readable> {
    return this.ask(key, async () => {
      const part = range && { Range: `bytes=${range.first}-${range.last}` }
      const { Body } = await this.client.send(new GetObjectCommand({ ...this.at(key), ...part }))
      return Body as Readable
    })
  }

  remove(keys: readonly string[]): Promise<void> {
    return this.ask(keys[0] ?? '', async () => {
      for (let first = 0; first < keys.length; first += maxRemoved) {
        const Objects = keys.slice(first, first + maxRemoved).map((Key) => ({ Key }))
        const { Errors } = await this.client.send(
          new DeleteObjectsCommand({ Bucket: this.bucket, Delete: { Objects, Quiet: true } }),
        )
        if (Errors?.[0]) throw Object.assign(new Error(Errors[0].Message), { name: Errors[0].Code })
      }
    })
  }

  /** The objects with this prefix, without subfolders. */
  list(prefix: string): Promise<{ key: string; changedAt: Date }[]> {
    return this.ask(prefix, async () => {
      const found = []
      for await (const { Contents = [] } of this.pages(prefix)) {
        for (const { Key = '', LastModified = new Date(0) } of Contents)
          found.push({ key: Key, changedAt: LastModified })
      }
      return found
    })
  }

  private pages(prefix: string, pageSize = 1000) {
    return paginateListObjectsV2(
      { client: this.client, pageSize },
      { Bucket: this.bucket, Prefix: prefix, Delimiter: '/' },
    )
  }

  private at(key: string) {
    return { Bucket: this.bucket, Key: key }
  }

  private async ask<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      this.log.error({ key, reason: whyNot(error) }, 'The store refused or did not answer')
      throw new ShopError('UNAVAILABLE')
    }
  }
}

function unlessMissing(error: unknown): null {
  if (error instanceof Error && /^(NotFound|NoSuchKey)$/.test(error.name)) return null
  throw error
}

/** The store's error has a name; without an answer, the system's error code says more. */
function whyNot(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? `${error.code} ` : ''
  return `${code}${error.name}: ${error.message}`
}
