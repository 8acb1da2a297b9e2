import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { FileDraft } from './FileDraft.js'
import type { ByteRange, FileFolder, StoredFile } from './FileFolder.js'
import type { ObjectStore } from './ObjectStore.js'

/** The objects of a bucket under one prefix. */
export class BucketFolder implements FileFolder {
  /** @param prefix with a trailing slash */
  constructor(
    private readonly store: ObjectStore,
    private readonly prefix: string,
  ) {}

  write(name: string, content: Buffer): Promise<void> {
    return this.store.put(this.keyOf(name), content)
  }

  /** A draft is checked before it is stored, so it is first written to an unlinked temporary file. */
  async begin(): Promise<FileDraft> {
    const file = path.join(tmpdir(), randomUUID())
    const handle = await open(file, 'wx+', 0o600)
    await rm(file)
    return new BucketDraft(handle, (name, content) => this.store.putFile(this.keyOf(name), content))
  }

  receive(name: string, content: AsyncIterable<Buffer>): Promise<void> {
    return this.store.putStream(this.keyOf(name), Readable.from(content))
  }

  async freeBytes(): Promise<null> {
    return null
  }

  /** Only asks for the folder: stores charge for every object that is written. */
  async probe(): Promise<void> {
    await this.store.assertUsable(this.prefix)
  }

  async has(name: string): Promise<boolean> {
    return (await this.store.head(this.keyOf(name))) !== null
  }

  async open(name: string): Promise<StoredFile | null> {
    const key = this.keyOf(name)
    const found = await this.store.head(key)
    return found && new BucketFile(this.store, key, found.size, found.changedAt)
  }

  async remove(names: readonly string[]): Promise<void> {
    if (names.length > 0) await this.store.remove(names.map((name) => this.keyOf(name)))
  }

  async list(beginning = ''): Promise<{ name: string; changedAt: Date }[]> {
    const objects = await this.store.list(this.prefix + beginning)
    return objects.map(({ key, changedAt }) => ({ name: key.slice(this.prefix.length), changedAt }))
  }

  /** Uses the last part of a name only, so that no name leads outside the folder. */
  private keyOf(name: string): string {
    return this.prefix + path.basename(name)
  }
}

class BucketDraft extends FileDraft {
  constructor(
    handle: FileDraft['handle'],
    private readonly put: (name: string, content: FileDraft['handle']) => Promise<void>,
  ) {
    super(handle)
  }

  async saveAs(name: string): Promise<void> {
    await this.put(name, this.handle)
    await this.handle.close()
  }

  async discard(): Promise<void> {
    await this.handle.close()
  }
}

class BucketFile implements StoredFile {
  constructor(
    private readonly store: ObjectStore,
    private readonly key: string,
    readonly size: number,
    readonly changedAt: Date,
  ) {}

  read(range?: ByteRange): Promise<Readable> {
    return this.store.get(this.key, range)
  }

  async close(): Promise<void> {}
}
