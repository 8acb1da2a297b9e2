import type { Readable } from 'node:stream'
import type { FileDraft } from './FileDraft.js'

/** Both ends included. */
export interface ByteRange {
  first: number
  last: number
}

/** An opened file, to be read once or closed. */
export interface StoredFile {
  /** Bytes. */
  readonly size: number
  readonly changedAt: Date
  /** The content, or a range of it. @throws ShopError UNAVAILABLE */
  read(range?: ByteRange): Promise<Readable>
  close(): Promise<void>
}

/** A folder of files under generated names, on disk or in a bucket. Every method may throw UNAVAILABLE. */
export interface FileFolder {
  /** Writes atomically, replacing a file of that name; durable once this has returned. */
  write(name: string, content: Buffer): Promise<void>
  /** Begins a file that is written in chunks. */
  begin(): Promise<FileDraft>
  /** Writes what comes, atomically; nothing is there under the name before all of it is durable. */
  receive(name: string, content: AsyncIterable<Buffer>): Promise<void>
  has(name: string): Promise<boolean>
  /** @returns null when it does not exist */
  open(name: string): Promise<StoredFile | null>
  /** Ignores files that do not exist. */
  remove(names: readonly string[]): Promise<void>
  /** Writes these bytes and removes them again. @throws an error of the system or the store when files cannot be stored */
  probe(content: Buffer): Promise<void>
  /** The bytes that still fit; null where nobody knows. */
  freeBytes(): Promise<number | null>
  /** The files whose names have this prefix, without subfolders. */
  list(beginning?: string): Promise<{ name: string; changedAt: Date }[]>
}

/** The storage of uploads. */
export interface UploadStorage {
  /** Served to every visitor. */
  images: FileFolder
  /** The narrower copies of images. */
  variants: FileFolder
  /** Sent only after an access check. */
  privateFiles: FileFolder
  /** The photos of jobs; sent only after an access check. */
  jobPhotos: FileFolder
  /** The photos that visitors send with messages; likewise. */
  messagePhotos: FileFolder
  /** The photos of what was bought in; likewise. */
  boughtItemPhotos: FileFolder
  /** What was drawn of invoices; likewise. */
  invoiceFiles: FileFolder
}
