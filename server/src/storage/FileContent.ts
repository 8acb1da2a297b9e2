import type { FileHandle } from 'node:fs/promises'

/** The bytes of a file on disk, read piece by piece: nothing that is looked at needs all of it in memory. */
export class FileContent {
  constructor(
    private readonly handle: FileHandle,
    /** Bytes. */
    readonly size: number,
  ) {}

  /** Fewer bytes than asked for where the file ends before. */
  async read(position: number, length: number): Promise<Buffer> {
    const bytes = Buffer.alloc(Math.max(0, Math.min(length, this.size - position)))
    const { bytesRead } = await this.handle.read(bytes, 0, bytes.length, position)
    return bytes.subarray(0, bytesRead)
  }

  /** The last bytes, or all there are. */
  readEnd(length: number): Promise<Buffer> {
    return this.read(Math.max(0, this.size - length), length)
  }

  async *pieces(length: number): AsyncGenerator<Buffer> {
    for (let position = 0; position < this.size; position += length) yield await this.read(position, length)
  }
}
