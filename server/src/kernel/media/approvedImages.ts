import type { EntityManager } from 'typeorm'
import type { Context } from '../context/Context.js'
import { approvalNeeded, isSeen } from '../publication/approval.js'
import type { Media } from '../records/Media.js'
import { folderUses } from './folderImages.js'
import { imageUses } from './imageUses.js'

/**
 * Whoever has to ask before visitors see something leaves the images as they are that visitors see, and adds none to a folder
 * that a page shows.
 * @param folder that it is in from then on
 * @throws ShopError FORBIDDEN
 */
export async function assertImageApproved(
  { viewer, services: { database } }: Context,
  manager: EntityManager,
  { url, folder: current }: Pick<Media, 'url' | 'folder'>,
  folder: string | null = current,
): Promise<void> {
  if (!viewer?.asksApproval) return
  const uses = (await imageUses(database, [url], { isWhole: true, manager })).get(url) ?? []
  const isShown = uses.some(({ row }) => isSeen(row))
  if (isShown || (await isFolderSeen(manager, current)) || (await isFolderSeen(manager, folder))) throw approvalNeeded()
}

/** Whether visitors see all images of a folder. */
export async function isFolderSeen(manager: EntityManager, folder: string | null): Promise<boolean> {
  if (folder === null) return false
  return ((await folderUses(manager)).get(folder) ?? []).some(({ row }) => isSeen(row))
}
