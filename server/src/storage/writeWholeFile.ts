import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/** Writes a file so that nobody ever sees half of it, and so that it survives a power cut once this has returned. */
export async function writeWholeFile(file: string, content: Buffer, mode: number): Promise<void> {
  const draft = path.join(path.dirname(file), `.${randomUUID()}.part`)
  try {
    await writeToDisk(draft, content, mode)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await flushFolder(path.dirname(file))
}

async function writeToDisk(file: string, content: Buffer, mode: number): Promise<void> {
  const handle = await open(file, 'wx', mode)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A rename is only kept once its folder is on disk. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
