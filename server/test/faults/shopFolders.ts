import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyWithoutVariants } from '../../../scripts/house/demoShop.mjs'

const made: string[] = []

/** A folder with a copy of the filled shop, or an empty one. */
export async function shopFolder({ isFilled = true } = {}): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-fault-'))
  made.push(folder)
  if (isFilled) fill(folder)
  return folder
}

export function fill(folder: string): void {
  copyWithoutVariants(process.env.FILLED_SHOP ?? '', folder)
}

export async function removeShopFolders(): Promise<void> {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true, force: true })
}
