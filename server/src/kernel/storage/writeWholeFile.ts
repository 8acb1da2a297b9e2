import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/** Writes a file atomically, for nobody else to read; durable once this has returned. */
export async function writeWholeFile(file: string, content: Buffer): Promise<void> {
  const draft = path.join(path.dirname(file), `.${randomUUID()}.part`)
  try {
    await writeToDisk(draft, content)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await flushFolder(path.dirname(file))
}

async function writeToDisk(file: string, content: Buffer): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A rename is durable only once its folder is flushed. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
