import type { Readable } from 'node:stream'
import type { FileDraft } from './FileDraft.js'

/** The bytes from the first to the last, both included. */
export interface ByteRange {
  first: number
  last: number
}

/** A file that is there, to be read once or closed. */
export interface StoredFile {
  /** Bytes. */
  readonly size: number
  readonly changedAt: Date
  /** What it holds, or a part of that. @throws ShopError UNAVAILABLE */
  read(range?: ByteRange): Promise<Readable>
  close(): Promise<void>
}

/** One folder of files under names that the product has made, wherever it is. All but `name` may throw UNAVAILABLE. */
export interface FileFolder {
  /** Nobody ever sees half of it, and it is kept once this has returned. What has that name already is replaced. */
  write(name: string, content: Buffer): Promise<void>
  /** Begins a file that comes in pieces. */
  begin(): Promise<FileDraft>
  has(name: string): Promise<boolean>
  /** @returns null when it is not there */
  open(name: string): Promise<StoredFile | null>
  /** Whether or not they are there. */
  remove(names: readonly string[]): Promise<void>
  /** Everything in it whose name begins so, but for other folders. */
  list(beginning?: string): Promise<{ name: string; changedAt: Date }[]>
}

/** Where the product keeps what is uploaded. */
export interface UploadStorage {
  /** Served to everybody. */
  images: FileFolder
  /** The narrower copies of images. */
  variants: FileFolder
  /** Only ever sent to whom they belong. */
  privateFiles: FileFolder
}
