import type { FileHandle } from 'node:fs/promises'

/** The bytes of a file on disk, read in parts, so that checks do not load all of it into memory. */
export class FileContent {
  constructor(
    private readonly handle: FileHandle,
    /** Bytes. */
    readonly size: number,
  ) {}

  /** Returns fewer bytes than requested at the end of the file. */
  async read(position: number, length: number): Promise<Buffer> {
    const bytes = Buffer.alloc(Math.max(0, Math.min(length, this.size - position)))
    const { bytesRead } = await this.handle.read(bytes, 0, bytes.length, position)
    return bytes.subarray(0, bytesRead)
  }

  /** The last bytes, or the whole file when it is shorter. */
  readEnd(length: number): Promise<Buffer> {
    return this.read(Math.max(0, this.size - length), length)
  }

  async *pieces(length: number): AsyncGenerator<Buffer> {
    for (let position = 0; position < this.size; position += length) yield await this.read(position, length)
  }
}
