import { type EntityManager, IsNull, LessThan, Not } from 'typeorm'
import type { Context, CoreServices } from '../../kernel/context/Context.js'
import { emptyTables } from '../../kernel/database/emptyTables.js'
import { invalidField, ShopError } from '../../kernel/errors/ShopError.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { unusedOnly } from '../../kernel/media/imageUses.js'
import type { MediaServices } from '../../kernel/media/MediaLibrary.js'
import { Media } from '../../kernel/records/Media.js'
import { SearchNgram } from '../../kernel/search/SearchNgram.js'
import { roleAddresses, setupPath } from '../../kernel/shared/screens.js'
import { isBeingMade } from '../backup/BackupClaim.js'
import type { BackupServices } from '../backup/Backups.js'
import { SoldItem } from '../billing/SoldItem.js'
import { BoughtItem } from '../boughtItems/BoughtItem.js'
import { BoughtItemPayout } from '../boughtItems/BoughtItemPayout.js'
import { BoughtItemSale } from '../boughtItems/BoughtItemSale.js'
import { BoughtItemSetOff } from '../boughtItems/BoughtItemSetOff.js'
import { BoughtItemPhoto } from '../buying/photos/BoughtItemPhoto.js'
import { Customer } from '../customers/Customer.js'
import { DemoEnd, demoEndId, type LeftFiles } from '../demo/DemoEnd.js'
import { DemoRecord } from '../demo/DemoRecord.js'
import { DownloadFile } from '../downloads/DownloadFile.js'
import type { DownloadServices } from '../downloads/Downloads.js'
import { CreditedLine } from '../invoices/CreditedLine.js'
import { CreditedPart } from '../invoices/CreditedPart.js'
import { DeductedDeposit } from '../invoices/DeductedDeposit.js'
import { closeFinalRows, openFinalRows } from '../invoices/DocumentGuard.js'
import { DocumentSeries } from '../invoices/DocumentSeries.js'
import { Invoice } from '../invoices/Invoice.js'
import { InvoiceJob } from '../invoices/InvoiceJob.js'
import { OwnMailServer } from '../mailServer/OwnMailServer.js'
import { IdempotencyKey } from '../messages/IdempotencyKey.js'
import { OutgoingMail } from '../messages/OutgoingMail.js'
import { OnlinePayment } from '../onlinePayments/OnlinePayment.js'
import { ReturnedOnline } from '../onlinePayments/ReturnedOnline.js'
import { InvoiceReminder } from '../openItems/InvoiceReminder.js'
import { OnlinePaymentKey } from '../paymentKeys/OnlinePaymentKey.js'
import { RefusedPaymentKey } from '../paymentKeys/RefusedPaymentKey.js'
import { Payment } from '../payments/Payment.js'
import { PaymentShare } from '../payments/PaymentShare.js'
import { Till } from '../payments/Till.js'
import { reauthenticate } from '../secondFactor/changeSecondFactor.js'
import { ShopSetup } from '../setup/ShopSetup.js'
import { addSetupCode, beginAddress, newSetupCode, removeSetupCodes } from '../setup/setupCodes.js'
import { setupId } from '../setup/setupProgress.js'
import { readShop } from '../shop/readShop.js'
import { PageView } from '../statistics/PageView.js'
import { CashMovement } from '../till/CashMovement.js'
import { TillClosing } from '../till/TillClosing.js'
import { AccessToken } from '../tokens/AccessToken.js'
import { WebhookDelivery } from '../webhooks/WebhookDelivery.js'
import { isDemoShop, tellsDemoApart } from './countDemo.js'
import { demoImages } from './demoImages.js'
import { removeDemo } from './removeDemo.js'
import { removeEverything } from './removeEverything.js'
import { resetShop } from './resetShop.js'

export type OwnShopServices = BackupServices & DownloadServices & MediaServices

/** What stays: what was added since, with what of the demo's content was changed, or nothing. */
export type Staying = 'own-and-changed' | 'own' | 'nothing'

interface Wish {
  staying: Staying
  /** Of the shop as it is now, typed to confirm. */
  name: string
  password: string
  code: string | null
}

/** An instance that has not been seen at it for so long was killed; the demo is whole then. */
const deadMilliseconds = 30_000
const seenEveryMilliseconds = 5_000

/** What was billed and paid in the name of the demo shop is no business of its owner's, who begins with number 1. */
const money = [
  ...[CreditedLine, CreditedPart, DeductedDeposit, DocumentSeries, Invoice, InvoiceJob, InvoiceReminder],
  ...[Payment, PaymentShare, SoldItem],
  ...[BoughtItem, BoughtItemSale, BoughtItemSetOff, BoughtItemPayout, BoughtItemPhoto, CashMovement, Till, TillClosing],
  OwnMailServer,
  ...[OnlinePayment, OnlinePaymentKey, RefusedPaymentKey, ReturnedOnline],
] as const

/** Written on behalf of the demo shop, or valid for it, no matter who made it. */
const always = [AccessToken, IdempotencyKey, OutgoingMail, PageView, WebhookDelivery, ...money] as const

/**
 * Begins to make a demo shop its owner's: a backup, then one transaction in which the demo goes, while the caller goes on.
 * @returns the address at which the owner goes on afterwards: with the first account, the set-up, or a login
 * @throws ShopError VALIDATION, SECOND_FACTOR, RATE_LIMITED, LOCKED, or CONFLICT when the shop is no demo, makes no backups,
 * or it is under way
 */
export async function makeShopMine(context: Context<OwnShopServices>, wish: Wish): Promise<string> {
  const { services } = context
  const { reader } = services.database
  const account = await reauthenticate(context, wish.password, wish.code ?? '')
  if (!(await isDemoShop(reader))) throw new ShopError('CONFLICT', { message: { key: 'ownShop.noDemo' } })
  if (wish.name.trim() !== (await readShop(reader)).name) throw invalidField('name', { key: 'ownShop.wrongName' })
  if (wish.staying !== 'nothing' && !(await tellsDemoApart(reader))) {
    throw invalidField('staying', { key: 'ownShop.notApart' })
  }
  services.backups.storedCopies()
  const run = await services.backups.state()
  if (run && isBeingMade(run, new Date())) throw new ShopError('CONFLICT', { message: { key: 'backup.isBeingMade' } })
  await claim(services)
  const code = newSetupCode()
  const stays = wish.staying !== 'nothing'
  const goesOn =
    stays && !account.demo ? setupPath : stays && (await hasOwner(reader)) ? roleAddresses['cms-admin'].login : null
  void work(context, wish.staying, code)
  return goesOn ? services.settings.publicUrl + goesOn : beginAddress(services.settings, code)
}

/** Whether an instance is at it. */
export function isAtWork(end: Pick<DemoEnd, 'seenAt'> | null): boolean {
  return Boolean(end?.seenAt && end.seenAt >= new Date(Date.now() - deadMilliseconds).toISOString())
}

async function claim({ database }: CoreServices): Promise<void> {
  const now = new Date()
  const seenAt = now.toISOString()
  const dead = LessThan(new Date(now.getTime() - deadMilliseconds).toISOString())
  const free = [IsNull(), dead].map((seen) => ({ id: demoEndId, endedAt: IsNull(), seenAt: seen }))
  const { affected } = await database.write(async (manager) => {
    await manager.createQueryBuilder().insert().into(DemoEnd).values({ id: demoEndId }).orIgnore().execute()
    return manager.update(DemoEnd, free, { seenAt, failure: null })
  })
  if (!affected) throw new ShopError('CONFLICT', { message: { key: 'ownShop.isRunning' } })
}

async function work(context: Context<OwnShopServices>, staying: Staying, code: string): Promise<void> {
  const { services, log } = context
  const { database } = services
  const note = (values: Partial<DemoEnd>) => database.write((manager) => manager.update(DemoEnd, demoEndId, values))
  const seen = setInterval(() => {
    note({ seenAt: new Date().toISOString() }).catch((error: unknown) => log.warn(error, 'It was not noted as seen'))
  }, seenEveryMilliseconds)
  try {
    const failure = await services.backups.makeNow(new Date())
    if (failure) return void (await note({ seenAt: null, failure }))
    await endDemo(context, staying, code)
    log.warn('The demo is gone: the shop is its owner’s')
  } catch (error) {
    log.error(error, 'The demo was not removed, and is whole')
    await note({ seenAt: null, failure: 'other' }).catch(() => undefined)
    return
  } finally {
    clearInterval(seen)
  }
  await removeLeftFiles(services).catch((error: unknown) => log.error(error, 'Files of the demo are left'))
}

/** All of it or nothing, and by one instance. */
async function endDemo(context: Context<OwnShopServices>, staying: Staying, code: string): Promise<void> {
  const { settings } = context.services
  await context.services.database.writeAlone(async (database) => {
    await database.write((manager) => openFinalRows(manager))
    const documents = await database.reader.find(DownloadFile)
    const pictures = await database.reader.find(Media)
    if (staying === 'nothing') await database.write(removeEverything)
    else await removeDemo(context, database, staying === 'own-and-changed')
    await database.write(async (manager) => {
      await emptyTables(
        manager,
        always.map((type) => manager.connection.getMetadata(type).tableName),
      )
      for (const type of [AccessToken, Invoice, OutgoingMail, Payment, WebhookDelivery]) {
        await manager.delete(SearchNgram, { entity: managedEntity(type).name })
      }
      await resetShop(manager, settings.publicUrl)
      await removeUnusedPictures(manager)
      await manager.createQueryBuilder().delete().from(DemoRecord).execute()
      await beginSetup(manager, code)
      const left = await leftFiles(manager, pictures, documents)
      await manager.update(DemoEnd, demoEndId, {
        seenAt: null,
        endedAt: new Date().toISOString(),
        leftFiles: left as object,
      })
      await closeFinalRows(manager)
    })
  })
}

/** Those of the demo that nothing shows which stays. */
async function removeUnusedPictures(manager: EntityManager): Promise<void> {
  const query = manager.createQueryBuilder(Media, 'media').where(await demoImages(manager))
  await unusedOnly(null, manager, query)
  for (const { url } of await query.getMany()) await manager.delete(Media, { url })
}

/** An owner who has an account of his own goes on with the shop; otherwise the first account is made. */
async function beginSetup(manager: EntityManager, code: string): Promise<void> {
  await manager.createQueryBuilder().delete().from(ShopSetup).execute()
  await removeSetupCodes(manager)
  if (!(await hasOwner(manager))) return addSetupCode(manager, code)
  await manager.insert(ShopSetup, {
    id: setupId,
    startedAt: new Date().toISOString(),
    doneSteps: 'account',
    endedAt: null,
  })
}

async function leftFiles(
  manager: EntityManager,
  pictures: readonly Media[],
  documents: readonly DownloadFile[],
): Promise<LeftFiles> {
  const shown = new Set((await manager.find(Media)).map(({ url }) => url))
  const stored = new Set((await manager.find(DownloadFile)).map(({ storageName }) => storageName))
  return {
    images: pictures.map(({ url }) => url).filter((url) => !shown.has(url)),
    documents: documents.map(({ storageName }) => storageName).filter((name) => !stored.has(name)),
  }
}

/** Whether someone can log in as an owner, but for the owner of the demo. */
export function hasOwner(reader: EntityManager): Promise<boolean> {
  return reader.existsBy(Customer, { role: 'cms-admin', demo: false, passwordHash: Not(IsNull()) })
}

/** Removes the files of a demo that went; what a kill has prevented is done at the next start. */
export async function removeLeftFiles({ database, media, downloads }: CoreServices & OwnShopServices): Promise<void> {
  const row = await database.reader.findOneBy(DemoEnd, { id: demoEndId, endedAt: Not(IsNull()) })
  if (!row?.leftFiles) return
  await media.discard(row.leftFiles.images)
  await downloads.removeUnused(row.leftFiles.documents)
  await database.write((manager) => manager.update(DemoEnd, demoEndId, { leftFiles: null }))
}
