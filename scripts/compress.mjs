/**
 * `node scripts/compress.mjs <folder>`: writes a `.br` and a `.gz` beside every file of a build that gets smaller by it,
 * compressed better than there would be time for at every request.
 */
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const compressible = /\.(js|css|svg|json|map|html|txt)$/

const folder = path.resolve(process.argv[2] ?? 'dist')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => compressible.test(file))
await Promise.all(files.map((file) => compress(path.join(folder, file))))

/** @param {string} file */
async function compress(file) {
  const content = await readFile(file)
  const [br, gz] = await Promise.all([promisify(brotliCompress)(content), promisify(gzip)(content)])
  if (br.length < content.length) await writeFile(`${file}.br`, br)
  if (gz.length < content.length) await writeFile(`${file}.gz`, gz)
}
