import type { FileContent } from '../../kernel/storage/FileContent.js'

const pieceBytes = 256 * 1024

/** By byte: control characters that no text contains in any encoding. */
const isControl = table((byte) => (byte < 0x20 && ![0x09, 0x0a, 0x0d].includes(byte)) || byte === 0x7f)

/** By byte: undefined in Windows-1252, the encoding of older spreadsheets. */
const isUnknown = table((byte) => [0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte))

/** Whether a file is text in lines with a separator, in UTF-8 or Windows-1252; markup is refused. */
export async function isCsv(content: FileContent): Promise<boolean> {
  const utf8 = new Utf8Check()
  let isWindows1252 = true
  let firstLine: string | undefined
  for await (const piece of content.pieces(pieceBytes)) {
    for (const byte of piece) {
      if (isControl[byte]) return false
      if (isUnknown[byte]) isWindows1252 = false
    }
    utf8.add(piece)
    if (!utf8.holds && !isWindows1252) return false
    firstLine ??= /\S.*/.exec(piece.toString('utf8'))?.[0]
  }
  return (utf8.ends() || isWindows1252) && /^(?!<).*[,;|\t]/.test(firstLine ?? '')
}

/** Checks chunk by chunk whether bytes are UTF-8 without two-byte control characters. */
class Utf8Check {
  private readonly decoder = new TextDecoder('utf-8', { fatal: true })
  holds = true

  add(piece: Buffer): void {
    if (this.holds) this.decode(() => this.decoder.decode(piece, { stream: true }))
  }

  ends(): boolean {
    if (this.holds) this.decode(() => this.decoder.decode())
    return this.holds
  }

  private decode(read: () => string): void {
    try {
      if (/[\u0080-\u009f]/.test(read())) this.holds = false
    } catch {
      this.holds = false
    }
  }
}

function table(holds: (byte: number) => boolean): readonly boolean[] {
  return Array.from({ length: 256 }, (_, byte) => holds(byte))
}
