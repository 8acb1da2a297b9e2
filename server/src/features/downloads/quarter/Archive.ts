import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A ZIP file that is written entry by entry. The same entries give the same bytes. */
export class Archive {
  private readonly pieces: Uint8Array[] = []
  private readonly zip = new Zip((error, piece) => {
    if (error) throw error
    this.pieces.push(piece)
    this.bytes += piece.length
  })

  /** So far. */
  bytes = 0

  /** @param day `YYYY-MM-DD`, the date of the entry */
  add(name: string, content: Uint8Array, day: string): void {
    // A PDF is compressed already.
    const entry = name.endsWith('.pdf') ? new ZipPassThrough(name) : new ZipDeflate(name)
    // A ZIP file has local times: noon is on that day in each zone.
    entry.mtime = `${day}T12:00`
    this.zip.add(entry)
    entry.push(content, true)
  }

  content(): Buffer {
    this.zip.end()
    return Buffer.concat(this.pieces)
  }
}
