import { In, LessThanOrEqual } from 'typeorm'
import type { CoreServices } from '../../kernel/context/Context.js'
import { records } from '../../kernel/records/records.js'
import { BoughtItem } from '../boughtItems/BoughtItem.js'
import { withFinalRowsOpen } from '../invoices/DocumentGuard.js'
import { lastForgottenYear } from '../invoices/retainedByLaw.js'
import { BoughtItemPhoto, type BoughtItemPhotoServices } from './photos/BoughtItemPhoto.js'

/** Once the law no longer asks for it, a purchase goes with its photos and all that it says of its seller. */
export async function forgetOldPurchases(
  { database, boughtItemPhotos }: CoreServices & BoughtItemPhotoServices,
  now: Date,
): Promise<void> {
  const year = LessThanOrEqual(lastForgottenYear(now))
  const old = await database.reader.find(BoughtItem, { select: { id: true }, where: { year } })
  if (old.length === 0) return
  const boughtItem = In(old.map(({ id }) => id))
  const photos = await database.reader.find(BoughtItemPhoto, { select: { name: true }, where: { boughtItem } })
  await database.write((manager) =>
    withFinalRowsOpen(manager, async () => {
      await manager.delete(BoughtItemPhoto, { boughtItem })
      await records.removeWhere(manager, BoughtItem, { year })
    }),
  )
  await boughtItemPhotos.removeUnused(photos.map(({ name }) => name))
}
