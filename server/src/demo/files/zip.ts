import { crc32 } from 'node:zlib'

export interface NamedBytes {
  name: string
  bytes: Buffer
}

const localHeader = 0x04034b50
const directoryHeader = 0x02014b50
const directoryEnd = 0x06054b50
const version = 20
const namesInUtf8 = 0x0800

/** An archive whose files are stored as they are. */
export function zipOf(files: readonly NamedBytes[], at: Date): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const file of files) {
    const name = Buffer.from(file.name)
    const facts = factsOf(file, name, at)
    const entry = Buffer.concat([words(localHeader), facts, name, file.bytes])
    parts.push(entry)
    // Comment, disk and attributes: none.
    directory.push(words(directoryHeader), halves(version), facts, Buffer.alloc(10), words(offset), name)
    offset += entry.length
  }
  const listed = Buffer.concat(directory)
  const counts = [0, 0, files.length, files.length]
  const end = [words(directoryEnd), halves(...counts), words(listed.length, offset), halves(0)]
  return Buffer.concat([...parts, listed, ...end])
}

/** What is written of a file both before it and in the directory. */
function factsOf({ bytes }: NamedBytes, name: Buffer, at: Date): Buffer {
  const stored = 0
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5)
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  return Buffer.concat([
    halves(version, namesInUtf8, stored, time, day),
    words(crc32(bytes), bytes.length, bytes.length),
    halves(name.length, 0),
  ])
}

function halves(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries()) bytes.writeUInt16LE(value, index * 2)
  return bytes
}

function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4)
  return bytes
}
